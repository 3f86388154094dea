/** Durations of the user interface (Spec §9). */
export const TOAST_AUTO_HIDE_MS = 8000
export const LOADING_BAR_DURATION_MS = 5000
export const LOADING_BAR_THROTTLE_MS = 200
export const FETCH_MINIMUM_DELAY_MS = 200
export const IDLE_PREFETCH_TIMEOUT_MS = 2000
export const CHUNK_RELOAD_GUARD_MS = 60_000
export const TEST_LIST_STALE_MS = 20 * 60_000
export const USER_STALE_MS = 20_000
export const LOCALE_COOKIE_DAYS = 365

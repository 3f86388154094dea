import { defineConfig } from 'vitest/config'

/** Journeys in a real Chromium (CHROMIUM_PATH) against the real server. One at a time: each starts a server of its own. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    environment: 'node',
    pool: 'threads',
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
})

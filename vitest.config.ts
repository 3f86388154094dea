import { defineConfig } from 'vitest/config'

const FOLDERS = '{src,db,instruments,scripts,bench}'

/** Rules, calls and parts of screens. Journeys in a real browser have their own: vitest.e2e.config.ts. */
export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    restoreMocks: true,
    projects: [
      { extends: true, test: { name: 'node', environment: 'node', include: [`${FOLDERS}/**/*.test.ts`] } },
      { extends: true, test: { name: 'dom', environment: 'happy-dom', include: [`${FOLDERS}/**/*.test.tsx`] } },
    ],
  },
})

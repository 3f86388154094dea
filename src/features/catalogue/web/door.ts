/** What other features may use of the catalogue in the browser. */
export { testPalette } from './testPalette.ts'
export { clearStoredTests } from './testStore.ts'
export { useTestList } from './useTestList.ts'

/** What other features may use of the catalogue in the browser. */
export { useTestList } from './useTestList.ts'
export { Highlighted } from './Highlighted.tsx'

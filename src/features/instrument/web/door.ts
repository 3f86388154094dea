/** What other features may use of instrument in the browser. */
export { MiniTrend } from './MiniTrend.tsx'
export { severityClass } from './severityClass.ts'
export { SeverityCells } from './SeverityCells.tsx'

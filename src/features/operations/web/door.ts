/** What other features may use of operations in the browser. */
export { useConfiguration } from './configuration.ts'

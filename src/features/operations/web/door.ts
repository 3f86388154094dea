/** What other features may use of operations in the browser. */
export { getConfiguration, useConfiguration } from './configuration.ts'

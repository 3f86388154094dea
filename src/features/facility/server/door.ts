/** What other features may use of facility on the server. */
export { facility, facilityMember } from './facility.table.ts'

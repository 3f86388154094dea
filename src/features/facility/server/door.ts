/** What other features may use of facility on the server. */
export { facility, facilityMember } from './facility.table.ts'
export { addFacility } from './addFacility.ts'
export { listFacilitiesOf, removeFacilitiesOf } from './facilityQueries.ts'

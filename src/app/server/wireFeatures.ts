import { wireAccount } from '#features/account/server/door.ts'
import { addFacility, listFacilitiesOf, removeFacilitiesOf } from '#features/facility/server/door.ts'

import { wireAccount } from '#features/account/server/door.ts'
import { addFacility, listFacilitiesOf, removeFacilitiesOf } from '#features/facility/server/door.ts'
import { forgetSession, hasKey, rememberPasswordLogin, wireVault } from '#features/vault/server/door.ts'

/** Hands features what they need of those that stand above them in the order of features. Call it before the first request. */
export function wireFeatures(): void {
  wireAccount({
    addFacility,
    removeFacilitiesOf,
    listFacilitiesOf,
    hasKey,
    afterPasswordLogin: rememberPasswordLogin,
    afterLogout: forgetSession,
  })
  wireVault({ listFacilitiesOf })
}

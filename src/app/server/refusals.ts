/** EVERY REFUSAL: code, status and both sentences, gathered from the features. A code stands in exactly one of them. */
import { COMMON_REFUSALS, type RefusalCatalogue } from '#base/contract/refusals.ts'
import { accountRefusals } from '#features/account/contract/refusals.ts'
import { facilityRefusals } from '#features/facility/contract/refusals.ts'
import { patientRefusals } from '#features/patient/contract/refusals.ts'
import { catalogueRefusals } from '#features/catalogue/contract/refusals.ts'
import { sittingRefusals } from '#features/sitting/contract/refusals.ts'
import { evaluationRefusals } from '#features/evaluation/contract/refusals.ts'
import { vaultRefusals } from '#features/vault/contract/refusals.ts'

export const refusals: RefusalCatalogue = {
  ...COMMON_REFUSALS,
  ...accountRefusals,
  ...vaultRefusals,
  ...facilityRefusals,
  ...patientRefusals,
  ...catalogueRefusals,
  ...sittingRefusals,
  ...evaluationRefusals,
}

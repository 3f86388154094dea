/**
 * What a member of a facility may do, as named permissions (Spec §6: "Permissions are a list of names"; the names are ours, because the
 * spec does not show them). The admin holds all of them.
 */
export const FACILITY_PERMISSIONS = [
  'patient.view',
  'patient.edit',
  'sitting.create',
  'sitting.view',
  'sitting.evaluate',
  'sitting.trash',
  'member.edit',
  'facility.edit',
] as const

export type FacilityPermission = (typeof FACILITY_PERMISSIONS)[number]

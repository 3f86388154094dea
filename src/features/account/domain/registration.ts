/** Who may register and as what. Asked by the server before it acts and by the form before it shows a choice. */
export type UseCase = 'private' | 'medical' | 'demo'

export interface RegistrationConfiguration {
  /** Spec §3: `closed` unless set. */
  registration: 'closed' | 'open' | 'invitation' | 'waitingList'
  b2c: boolean
  b2b: boolean
  demo: boolean
}

/** Anyone may register on their own. */
export function isRegistrationOpen(configuration: Pick<RegistrationConfiguration, 'registration'>): boolean {
  return configuration.registration === 'open'
}

/** Use cases by operation mode (Spec §1): medical is B2B, private is B2C. The one that most people want comes first. */
export function offeredUseCases(configuration: RegistrationConfiguration): UseCase[] {
  const offered: UseCase[] = []
  if (configuration.b2b) offered.push('medical')
  if (configuration.b2c) offered.push('private')
  if (configuration.demo) offered.push('demo')
  return offered
}

/** A private user works without a facility (Spec §1). */
export function needsFacility(useCase: UseCase): boolean {
  return useCase !== 'private'
}

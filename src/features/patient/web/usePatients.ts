import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { callServer } from '#base/web/callServer.ts'
import { createStore, useStore } from '#base/web/store.ts'
import { callKey } from '#base/web/useCall.ts'
import { useUser } from '#features/account/web/door.ts'
import { useVaultState } from '#features/vault/web/door.ts'
import { listPatients } from '../contract/listPatients.ts'
import type { PatientOnWire } from '../contract/patientShape.ts'
import type { PatientName } from '../domain/patientName.ts'
import { openPatientNames } from './openPatientNames.ts'

/** A patient with the opened name; null where it does not open with the keys at hand. */
export type NamedPatient = PatientOnWire & { name: PatientName | null }

interface OpenedPatients {
  list: NamedPatient[]
  byID: ReadonlyMap<string, NamedPatient>
}

export interface Patients extends OpenedPatients {
  /** `locked`: no key is open; `opening`: keys or names are being opened; `open`: the list is complete. */
  status: 'locked' | 'notActivated' | 'opening' | 'open'
  error: Error | null
  refetch: () => void
  /** How many names are open, while a large list is being opened. */
  progress: { done: number; total: number } | null
}

const NOBODY: OpenedPatients = { list: [], byID: new Map() }
const progress = createStore<Patients['progress']>(null)

/** Lists the patients of a facility and opens their names; the answer lives in memory only and is wiped with the session. */
export function patientsQuery(filter: string) {
  return queryOptions({
    queryKey: [...callKey(listPatients, {}), filter],
    queryFn: async ({ signal }): Promise<OpenedPatients> => {
      const { patients } = await callServer(listPatients, {}, { signal, minimumDelay: true })
      try {
        const names = await openPatientNames(patients, (done, total) => progress.set({ done, total }))
        const list = patients.map((patient, index) => ({ ...patient, name: names[index] ?? null }))
        return { list, byID: new Map(list.map((patient) => [patient._id, patient])) }
      } finally {
        progress.set(null)
      }
    },
    structuralSharing: false,
    staleTime: 30_000,
  })
}

/** All patients of the selected facility with opened names. */
export function usePatients(): Patients {
  const { filter } = useUser()
  const vault = useVaultState()
  const isOpen = vault.status === 'open' && vault.openFacilities.includes(filter)
  const query = useQuery({ ...patientsQuery(filter), enabled: isOpen, placeholderData: keepPreviousData })
  const current = useStore(progress)
  const opened = isOpen ? (query.data ?? NOBODY) : NOBODY
  return {
    ...opened,
    status: statusOf(vault.status, isOpen, query.isPending),
    error: isOpen ? query.error : null,
    refetch: () => void query.refetch(),
    progress: current,
  }
}

/** One patient, or null while locked, being opened, or where there is none. */
export function usePatient(id: string): { patient: NamedPatient | null; patients: Patients } {
  const patients = usePatients()
  return { patient: patients.byID.get(id) ?? null, patients }
}

function statusOf(vault: ReturnType<typeof useVaultState>['status'], isOpen: boolean, isPending: boolean) {
  if (vault === 'opening') return 'opening'
  if (vault !== 'open') return 'locked'
  if (!isOpen) return 'notActivated'
  return isPending ? 'opening' : 'open'
}

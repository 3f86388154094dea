import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { InputOf, OutputOf } from '#base/contract/call.ts'
import type { ItemValues } from '#features/instrument/domain/questionnaire.ts'
import type { RunMeta } from '../../contract/runShapes.ts'
import type { saveSitting } from '../../contract/saveSitting.ts'
import type { startSitting } from '../../contract/startSitting.ts'
import type { LogEntry, RunStep } from '../../domain/runStep.ts'
import type { ReadingAids } from './readingAids.ts'

/** A run as this browser keeps it: with it and its steps the sitting goes on without the network, at the same item. */
export interface RunRecord {
  subSittingID: string
  sittingID: string
  /** Made when the sub-sitting begins on this device; names the run in uploads and in the save. */
  saveId: string
  token: string
  start: OutputOf<typeof startSitting>
  /** What the run began with, when another device had sent answers before. */
  inherited: { values: ItemValues; log: LogEntry[] }
  /** −1 instructions, 0 … items, `totalPages` the page before sending. */
  page: number
  /** Furthest page reached. */
  lastPage: number
  stepCount: number
  /** Steps that the server has acknowledged. */
  received: number
  firstItemSent: boolean
  /** Started on a device of the practice: the end page asks to give it back. */
  handBack: boolean
  /** As they are set now; `meta` notes what was ever used. */
  aids: ReadingAids
  meta: RunMeta
  phase: 'running' | 'saving' | 'cancelling'
  /** The save exactly as it is sent, so that every repetition has the same hash. */
  save: InputOf<typeof saveSitting> | null
}

interface RunDatabase extends DBSchema {
  runs: { key: string; value: RunRecord }
  steps: { key: [string, number]; value: { subSittingID: string; number: number; step: RunStep } }
}

export interface RunStore {
  list: () => Promise<RunRecord[]>
  readSteps: (subSittingID: string) => Promise<RunStep[]>
  /** Writes the record and the steps from `firstNumber` on in one transaction that has reached the disk when the promise resolves. */
  write: (run: RunRecord, firstNumber: number, steps: readonly RunStep[]) => Promise<void>
  /** Puts a whole run in the place of what is kept of its sub-sitting, in one transaction: a break leaves the old one or the new one. */
  replace: (run: RunRecord, steps: readonly RunStep[]) => Promise<void>
  /** Writes the record alone, if it is still kept. */
  update: (run: RunRecord) => Promise<void>
  remove: (subSittingID: string) => Promise<void>
}

export const RUN_DATABASE = 'befundo-sitting'

/** Opens the store; throws where the browser blocks it (private mode of some, full disk). Opens it again when the browser has closed it. */
export async function openRunStore(): Promise<RunStore> {
  let database: IDBPDatabase<RunDatabase> | null = await open()
  const opened = async () => (database ??= await open())

  async function open(): Promise<IDBPDatabase<RunDatabase>> {
    return await openDB<RunDatabase>(RUN_DATABASE, 1, {
      upgrade: (fresh) => {
        fresh.createObjectStore('runs', { keyPath: 'subSittingID' })
        fresh.createObjectStore('steps', { keyPath: ['subSittingID', 'number'] })
      },
      terminated: () => {
        database = null
      },
      blocking: () => {
        database?.close()
        database = null
      },
    })
  }

  const stepsOf = (subSittingID: string) =>
    IDBKeyRange.bound([subSittingID, 0], [subSittingID, Number.MAX_SAFE_INTEGER])

  async function writeAll(
    run: RunRecord,
    firstNumber: number,
    steps: readonly RunStep[],
    isWhole: boolean,
  ): Promise<void> {
    const transaction = (await opened()).transaction(['runs', 'steps'], 'readwrite', { durability: 'strict' })
    const writes: Promise<unknown>[] = [transaction.done]
    try {
      if (isWhole) writes.push(transaction.objectStore('steps').delete(stepsOf(run.subSittingID)))
      writes.push(transaction.objectStore('runs').put(run))
      for (const [index, step] of steps.entries()) {
        const row = { subSittingID: run.subSittingID, number: firstNumber + index, step }
        writes.push(transaction.objectStore('steps').put(row))
      }
      await Promise.all(writes)
    } catch (error) {
      // All or nothing: a record that counts steps which are not there would be worth nothing.
      void Promise.allSettled(writes)
      abort(transaction)
      throw error
    }
  }

  return {
    list: async () => (await opened()).getAll('runs'),
    readSteps: async (subSittingID) => {
      const rows = await (await opened()).getAll('steps', stepsOf(subSittingID))
      // A gap ends the list, so that what is behind it is not taken for whole.
      return rows.filter((row, index) => row.number === index + 1).map((row) => row.step)
    },
    write: (run, firstNumber, steps) => writeAll(run, firstNumber, steps, false),
    replace: (run, steps) => writeAll(run, 1, steps, true),
    update: async (run) => {
      const transaction = (await opened()).transaction('runs', 'readwrite')
      if ((await transaction.store.getKey(run.subSittingID)) !== undefined) await transaction.store.put(run)
      await transaction.done
    },
    remove: async (subSittingID) => {
      const transaction = (await opened()).transaction(['runs', 'steps'], 'readwrite', { durability: 'strict' })
      await Promise.all([
        transaction.objectStore('runs').delete(subSittingID),
        transaction.objectStore('steps').delete(stepsOf(subSittingID)),
        transaction.done,
      ])
    },
  }
}

/** One that failed by itself has been taken back already. */
function abort(transaction: { abort: () => void }): void {
  try {
    transaction.abort()
  } catch {
    return
  }
}

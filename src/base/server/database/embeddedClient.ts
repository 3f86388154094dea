import { Worker } from 'node:worker_threads'
import type {
  EmbeddedAnswer,
  EmbeddedError,
  EmbeddedQuery,
  EmbeddedRequest,
  EmbeddedResult,
  EmbeddedStart,
} from './embeddedMessages.ts'

type Act = EmbeddedRequest extends infer R ? (R extends { id: number } ? Omit<R, 'id'> : never) : never
interface Waiting {
  resolve(value: unknown): void
  reject(error: Error): void
}
interface QueryOptions {
  rowMode?: 'array' | 'object'
  parsers?: Record<number, unknown>
}

/** A refusal of PostgreSQL with its code, as node-postgres would throw it. */
export class EmbeddedDatabaseError extends Error {
  constructor(fields: EmbeddedError) {
    super(fields.message)
    this.name = 'EmbeddedDatabaseError'
    Object.assign(this, fields)
  }
}

/** The part of PGlite that drizzle uses, spoken over messages to the thread in which PostgreSQL runs. */
export class EmbeddedClient {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #lastId = 0
  /** Ends when everyone who came before is done; a transaction keeps the one connection until its end. */
  #queue: Promise<unknown> = Promise.resolve()
  #stopped: Error | null = null
  #isClosing = false
  #onLost: () => void = () => undefined

  private constructor(worker: Worker) {
    this.#worker = worker
  }

  /** Starts the thread and waits until PostgreSQL answers. */
  static async start(start: EmbeddedStart): Promise<EmbeddedClient> {
    const worker = new Worker(new URL('./embeddedThread.ts', import.meta.url), { workerData: start, execArgv: [] })
    const client = new EmbeddedClient(worker)
    await new Promise<void>((resolve, reject) => {
      worker.on('message', (message: EmbeddedAnswer) => {
        if (message.kind === 'ready') resolve()
        else if (message.kind === 'failedToStart') reject(new Error(message.message))
        else client.#settle(message)
      })
      worker.on('error', (error) => {
        reject(error)
        client.#stop(error)
      })
      worker.on('exit', () => {
        const error = new Error('The embedded database has stopped')
        reject(error)
        client.#stop(error)
      })
    })
    return client
  }

  async query(text: string, values?: unknown[], options?: QueryOptions): Promise<EmbeddedResult> {
    return this.#alone(() => this.#query(text, values, options))
  }

  /** Runs `work` between BEGIN and COMMIT. Queries on the outer client wait until it ends, so `work` must use the one it is given. */
  async transaction<T>(work: (tx: Pick<EmbeddedClient, 'query'>) => Promise<T>): Promise<T> {
    return this.#alone(async () => {
      let open = true
      await this.#query('BEGIN')
      try {
        const value = await work({
          query: (...asked) =>
            open ? this.#query(...asked) : Promise.reject(new Error('This transaction has already ended')),
        })
        await this.#commit()
        return value
      } catch (error) {
        if (!this.#stopped) await this.#query('ROLLBACK')
        throw error
      } finally {
        open = false
      }
    })
  }

  /** The whole data folder as a tar file. */
  async image(): Promise<Uint8Array<ArrayBuffer>> {
    return (await this.#alone(() => this.#send({ kind: 'image' }))) as Uint8Array<ArrayBuffer>
  }

  /** How often the disk was made to keep what was written. */
  async syncs(): Promise<number> {
    return (await this.#alone(() => this.#send({ kind: 'syncs' }))) as number
  }

  /** Calls `listener` once where PostgreSQL ends without having been closed: then no query will ever be answered again. */
  whenLost(listener: () => void): void {
    this.#onLost = listener
  }

  async close(): Promise<void> {
    this.#isClosing = true
    if (!this.#stopped) await this.#alone(() => this.#send({ kind: 'close' }))
    await this.#worker.terminate()
  }

  /** COMMIT of a transaction that had an error is a ROLLBACK to PostgreSQL, and says so only in the name of the command it ran. */
  async #commit(): Promise<void> {
    const { command } = await this.#query('COMMIT')
    if (command === 'ROLLBACK')
      throw new Error('The transaction was rolled back because one of its statements had failed')
  }

  #query(
    text: string,
    values: unknown[] = [],
    { rowMode = 'object', parsers = {} }: QueryOptions = {},
  ): Promise<EmbeddedResult> {
    const query: EmbeddedQuery = { kind: 'query', text, values, rowMode, textTypes: Object.keys(parsers).map(Number) }
    return this.#send(query) as Promise<EmbeddedResult>
  }

  #alone<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#queue.then(work, work)
    this.#queue = mine.catch(() => undefined)
    return mine
  }

  #send(act: Act): Promise<unknown> {
    if (this.#stopped) return Promise.reject(this.#stopped)
    const id = (this.#lastId += 1)
    return new Promise((resolve, reject) => {
      this.#worker.postMessage({ id, ...act }, [])
      this.#waiting.set(id, { resolve, reject })
    })
  }

  #settle(message: Extract<EmbeddedAnswer, { id: number }>): void {
    const waiting = this.#waiting.get(message.id)
    this.#waiting.delete(message.id)
    if (message.kind === 'done') waiting?.resolve(message.value)
    else waiting?.reject(new EmbeddedDatabaseError(message.error))
  }

  #stop(error: Error): void {
    if (this.#stopped === null && !this.#isClosing) this.#onLost()
    this.#stopped ??= error
    for (const waiting of this.#waiting.values()) waiting.reject(this.#stopped)
    this.#waiting.clear()
  }
}

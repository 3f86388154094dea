/** What the main thread and the thread of the embedded database say to each other. Only values a structured clone can carry. */
export interface EmbeddedStart {
  /** Folder of the rows; in memory where null (tests). */
  folder: string | null
  /** A data folder as a tar file to begin with, instead of a fresh one. */
  image: Uint8Array<ArrayBuffer> | null
}

export interface EmbeddedQuery {
  kind: 'query'
  text: string
  values: unknown[]
  rowMode: 'array' | 'object'
  /** Type numbers of PostgreSQL whose values are wanted as the text they came in. */
  textTypes: number[]
}

export type EmbeddedRequest = { id: number } & (
  | EmbeddedQuery
  | { kind: 'image' }
  | { kind: 'syncs' }
  | { kind: 'close' }
)

export interface EmbeddedResult {
  rows: unknown[]
  fields: { name: string; dataTypeID: number }[]
  affectedRows?: number
  /** What PostgreSQL did: `INSERT`, `COMMIT`, … */
  command?: string
}

/** The fields of a PostgreSQL error that callers look at. */
export interface EmbeddedError {
  message: string
  code?: string
  detail?: string
  constraint?: string
  table?: string
  column?: string
  severity?: string
}

export type EmbeddedAnswer =
  | { kind: 'ready' }
  | { kind: 'failedToStart'; message: string }
  | { kind: 'done'; id: number; value: unknown }
  | { kind: 'failed'; id: number; error: EmbeddedError }

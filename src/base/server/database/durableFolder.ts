import { fdatasyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** What Emscripten hands to a file operation; `nfd` is the descriptor of the real file. */
interface OpenFile {
  nfd: number
}

/**
 * A folder on disk whose fsync is a real one. PGlite starts PostgreSQL with fsync off, and its file layer answers an fsync without doing
 * anything. Here PostgreSQL keeps its own rules (write-ahead log before the answer to a commit, data files at a checkpoint) and each of
 * its fsync calls reaches the disk. `wal_sync_method` must be `fsync`: the layer has no place for fdatasync.
 */
export class DurableFolder extends NodeFS {
  /** Counts what reached the disk, so that a test can see a commit that did not. */
  syncs = 0

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const prepared = await super.init(pg, options)
    const preRun = prepared.emscriptenOpts.preRun ?? []
    const sync = (file: OpenFile) => {
      fdatasyncSync(file.nfd)
      this.syncs += 1
      return 0
    }
    preRun.push((module) =>
      Object.assign(module.NODEFS, { stream_ops: { ...streamOperations(module.NODEFS), fsync: sync } }),
    )
    return { emscriptenOpts: { ...prepared.emscriptenOpts, preRun } }
  }
}

function streamOperations(nodeFs: object): object {
  if (!('stream_ops' in nodeFs) || typeof nodeFs.stream_ops !== 'object' || nodeFs.stream_ops === null) {
    throw new Error('PGlite changed its file layer: NODEFS has no stream_ops to add fsync to')
  }
  return nodeFs.stream_ops
}

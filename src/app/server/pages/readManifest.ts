import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface ManifestChunk {
  file: string
  css?: string[]
  imports?: string[]
}

/** What a page of one entry has to name in its head. */
export interface EntryFiles {
  script: string
  preload: string[]
  styles: string[]
}

/** Reads the build's manifest: which files an entry needs at once. Throws with what to do where the web app has not been built. */
export function readManifest(distFolder: string): (entry: string) => EntryFiles {
  const file = join(distFolder, '.vite', 'manifest.json')
  let chunks: Record<string, ManifestChunk>
  try {
    chunks = JSON.parse(readFileSync(file, 'utf8')) as Record<string, ManifestChunk>
  } catch (cause) {
    throw new Error('The web app has not been built yet. Run "npm start", or "npx vite build" in a checkout.', {
      cause,
    })
  }
  return (entry) => {
    const first = chunks[entry]
    if (!first) throw new Error(`The build has no entry ${entry}.`)
    const needed = new Set<string>()
    const visit = (name: string) => {
      for (const next of chunks[name]?.imports ?? []) {
        if (needed.has(next)) continue
        needed.add(next)
        visit(next)
      }
    }
    visit(entry)
    const all = [first, ...[...needed].flatMap((name) => chunks[name] ?? [])]
    return {
      script: `/${first.file}`,
      preload: all.slice(1).map((chunk) => `/${chunk.file}`),
      styles: [...new Set(all.flatMap((chunk) => chunk.css ?? []))].map((href) => `/${href}`),
    }
  }
}

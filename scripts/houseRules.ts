import { dirname, join } from 'node:path/posix'

/** Path from the root of the repository → text. */
export type Tree = ReadonlyMap<string, string>

const LONGEST_FILE_LINES = 300
const FLOORS_BELOW: Record<string, readonly string[]> = {
  domain: ['domain'],
  contract: ['domain', 'contract'],
  server: ['domain', 'contract', 'server'],
  web: ['domain', 'contract', 'web'],
}
const PACKAGES_ALLOWED: Record<string, RegExp> = {
  // Parsing a definition is a rule like any other, and zod/mini is as pure as the rules.
  domain: /^zod\/mini$/,
  contract: /^zod\/mini$/,
  server: /^(?!react|@mantine\/|@tanstack\/|@tabler\/|idb$)/,
  web: /^(?!node:|pg$|pg-boss$|drizzle-orm|fastify|@fastify\/|nodemailer|@electric-sql\/|@node-rs\/)/,
}

/** The one use outside the vault: a hash of what is sent, for the receipt. No key is near it, and the patient's page must not load the vault. */
const KEYLESS_DIGEST = 'src/base/web/sha256Hex.ts'

interface Place {
  zone: 'base' | 'features' | 'app' | 'other'
  feature: string
  floor: string
}

/** Where a file lives: `src/features/sitting/server/…` → features, sitting, server. */
function placeOf(path: string): Place {
  const [src, zone, second = '', third = ''] = path.split('/')
  if (src !== 'src') return { zone: 'other', feature: '', floor: '' }
  if (zone === 'features') return { zone, feature: second, floor: third }
  if (zone === 'base' || zone === 'app') return { zone, feature: '', floor: second === 'keyServer' ? 'server' : second }
  return { zone: 'other', feature: '', floor: '' }
}

interface Import {
  from: string
  to: string
  /** As written. */
  said: string
  isPackage: boolean
}

function importsOf(path: string, text: string): Import[] {
  const found = withoutComments(text).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^'\n]+)'/g)
  return [...found].map(([, said = '']) => {
    const alias = /^#(base|features|app)\//.test(said)
    const to = alias ? `src/${said.slice(1)}` : said.startsWith('#db/') ? said.slice(1) : join(dirname(path), said)
    return { from: path, to, said, isPackage: !said.startsWith('#') && !said.startsWith('.') }
  })
}

export function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|[\s;{(,])\/\/.*$/gm, '$1')
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const isCode = (path: string) => /\.(ts|tsx|mjs)$/.test(path)
const sources = (tree: Tree) => [...tree].filter(([path]) => isCode(path) && !isTest(path))
const allImports = (tree: Tree) => sources(tree).flatMap(([path, text]) => importsOf(path, text))

/** domain ← contract ← server, domain ← contract ← web; base knows no feature; nothing imports app; features meet at doors. */
export function wrongImports(tree: Tree): string[] {
  return allImports(tree).flatMap((one) => {
    const reason = one.isPackage ? wrongPackage(one) : wrongArrow(one)
    return reason ? [`${one.from} imports ${one.said}: ${reason}`] : []
  })
}

function wrongPackage({ from, said }: Import): string | null {
  const { floor, zone } = placeOf(from)
  const allowed = PACKAGES_ALLOWED[floor]
  return zone === 'other' || !allowed || allowed.test(said) ? null : `${floor} does without this package`
}

function wrongArrow({ from, to, said }: Import): string | null {
  const here = placeOf(from)
  const there = placeOf(to)
  if (here.zone === 'other' || here.zone === 'app') return null
  if (to.startsWith('db/')) return 'only app and tests fill the database with seeds'
  if (there.zone === 'app') return 'nothing imports app'
  if (here.zone === 'base' && there.zone === 'features') return 'base knows no feature'
  if (!FLOORS_BELOW[here.floor]?.includes(there.floor)) return `${here.floor} may not know ${there.floor}`
  if (there.zone !== here.zone || there.feature !== here.feature) {
    if (said.startsWith('.')) return 'across features and floors of base write #base/… or #features/…'
    const isOpen =
      ['domain', 'contract'].includes(there.floor) || /^src\/features\/\w+\/(server|web)\/door\.tsx?$/.test(to)
    if (there.zone === 'features' && !isOpen)
      return `only domain, contract and door.ts of ${there.feature} are open to others`
  }
  return null
}

/** Circles between features, each as `a → b → a`. */
export function featureCircles(tree: Tree): string[] {
  const edges = new Map<string, Set<string>>()
  for (const { from, to, isPackage } of allImports(tree)) {
    const [here, there] = [placeOf(from).feature, placeOf(to).feature]
    if (!isPackage && here && there && here !== there) edges.set(here, (edges.get(here) ?? new Set()).add(there))
  }
  const circles = new Set<string>()
  const walk = (feature: string, way: string[]): void => {
    const at = way.indexOf(feature)
    if (at >= 0) {
      const circle = way.slice(at)
      if (circle[0] === circle.toSorted()[0]) circles.add([...circle, feature].join(' → '))
      return
    }
    for (const next of edges.get(feature) ?? []) walk(next, [...way, feature])
  }
  for (const feature of edges.keys()) walk(feature, [])
  return [...circles]
}

export function tooLongFiles(tree: Tree): string[] {
  return [...tree].flatMap(([path, text]) => {
    const lines = text.split('\n').length - 1
    return (isCode(path) || path.endsWith('.css')) && lines > LONGEST_FILE_LINES ? [`${path} has ${lines} lines`] : []
  })
}

/** Names that say nothing about what is inside. */
export function emptyNames(tree: Tree): string[] {
  const isEmpty =
    /(^|\/)(index|[\w.-]*(Manager|Helpers?|Service|Utils?|Misc|Common)|utils?|helpers?|misc|common)(\.[\w.]+)?$/
  return [...tree.keys()].filter((path) => isCode(path) && path.split('/').some((part) => isEmpty.test(part)))
}

const FORBIDDEN: { where: (path: string) => boolean; words: RegExp; reason: string }[] = [
  {
    where: (path) => path.startsWith('src/') && !path.startsWith('src/features/vault/') && path !== KEYLESS_DIGEST,
    words: /\bcrypto\.subtle\b|\bsubtle\b.*from 'node:crypto'/,
    reason: 'crypto.subtle outside features/vault',
  },
  {
    where: (path) => placeOf(path).floor === 'domain',
    words:
      /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bcrypto\.|\bfetch\(|\bprocess\.|\blocalStorage\b|\bdocument\.|\bwindow\./,
    reason: 'a rule that is not pure: pass clock, chance and world in',
  },
  {
    where: () => true,
    words: /\bas unknown as\b|@ts-ignore|@ts-nocheck|@ts-expect-error/,
    reason: 'a way around the compiler',
  },
  {
    where: (path) => path.startsWith('src/'),
    words: /\benum \w+ \{|\bnamespace \w+ \{/,
    reason: 'syntax that Node cannot erase',
  },
  {
    where: (path) => path.startsWith('src/'),
    words: /\busePageTitle\([^\n]*(?<![.\w])(?:name|fullName|patient)\b/,
    reason: "a patient's name in the title of the tab, which the browser keeps in its history",
  },
]

export function forbiddenWords(tree: Tree): string[] {
  const found = sources(tree).flatMap(([path, text]) => {
    const code = path === 'scripts/houseRules.ts' ? '' : text
    return FORBIDDEN.flatMap(({ where, words, reason }) =>
      where(path) && words.test(withoutComments(code).concat(commentsThatCount(code))) ? [`${path}: ${reason}`] : [],
    )
  })
  const unfinished = sources(tree).flatMap(([path, text]) =>
    path !== 'scripts/houseRules.ts' && /\b(TODO|FIXME|XXX)\b/.test(text) ? [`${path}: something left to do`] : [],
  )
  return [...found, ...unfinished]
}

/** Instructions to the compiler stand in comments. */
function commentsThatCount(text: string): string {
  return (text.match(/@ts-\w+/g) ?? []).join(' ')
}

/** Every contract has one handler of its name, a test beside it and its place in a list of calls. */
export function contractsWithoutHandler(tree: Tree): string[] {
  const lists = sources(tree).filter(
    ([path]) => path === 'src/app/server/handlers.ts' || path.startsWith('src/app/keyServer/'),
  )
  return [...tree].flatMap(([path, text]) => {
    const [, feature, name] = /^src\/features\/(\w+)\/contract\/(\w+)\.ts$/.exec(path) ?? []
    if (!feature || !name || !/\bcall\(\{/.test(text)) return []
    const handlers = [...tree.keys()].filter(
      (one) => one.startsWith(`src/features/${feature}/server/`) && one.endsWith(`/${name}.ts`),
    )
    const [handler] = handlers
    if (handlers.length !== 1 || !handler)
      return [`${path} has ${handlers.length} handlers of its name in ${feature}/server`]
    const spoken = handler.replace('src/features/', '#features/')
    const listed = lists.some(([, list]) => list.includes(`'${spoken}'`)) || isThroughDoor(tree, handler, name, lists)
    return [
      ...(tree.has(handler.replace(/\.ts$/, '.test.ts')) ? [] : [`${handler} has no test beside it`]),
      ...(listed ? [] : [`${handler} is in no list of calls`]),
    ]
  })
}

/** The key server's calls come to `app/keyServer` through a door in their own folder. */
function isThroughDoor(tree: Tree, handler: string, name: string, lists: [string, string][]): boolean {
  const door = join(dirname(handler), 'door.ts')
  const opens = (tree.get(door) ?? '').includes(`./${name}.ts`)
  return opens && lists.some(([, list]) => list.includes(door.replace('src/features/', '#features/')))
}

export function textsWithoutTwin(tree: Tree): string[] {
  const pairs = [...tree.keys()].flatMap((path) => {
    if (path.endsWith('/text.de.ts')) return [[path, path.replace('.de.', '.en.')]]
    return path.endsWith('/text.en.ts') ? [[path, path.replace('.en.', '.de.')]] : []
  })
  return pairs.flatMap(([path = '', twin = '']) => (tree.has(twin) ? [] : [`${path} has no ${twin}`]))
}

/** A lock file that names a host installs from there only. */
export function hostsInLock(lock: string): string[] {
  return [...new Set([...lock.matchAll(/"resolved": "(https?:\/\/[^/"]+)/g)].map(([, host = '']) => host))]
}

/** Each dependency has a line `- \`name\`: what for.` in docs/dependencies.md, and nothing else has. */
export function unexplainedDependencies(packageJson: string, explained: string): string[] {
  const { dependencies = {}, devDependencies = {} }: { dependencies?: object; devDependencies?: object } =
    JSON.parse(packageJson)
  const used = [...Object.keys(dependencies), ...Object.keys(devDependencies)]
  const lines = [...explained.matchAll(/^- `([^`]+)`: .{20,}/gm)].map(([, name = '']) => name)
  return [
    ...used.filter((name) => !lines.includes(name)).map((name) => `${name} is not explained`),
    ...lines.filter((name) => !used.includes(name)).map((name) => `${name} is explained but not used`),
  ]
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  contractsWithoutHandler,
  emptyNames,
  featureCircles,
  forbiddenWords,
  hostsInLock,
  textsWithoutTwin,
  tooLongFiles,
  unexplainedDependencies,
  wrongImports,
  type Tree,
} from '../../scripts/houseRules.ts'

const ROOT = join(import.meta.dirname, '../..')
const FOLDERS = ['src', 'db', 'e2e', 'bench', 'scripts', 'instruments']
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

const tree: Tree = new Map(
  FOLDERS.filter((folder) => existsSync(join(ROOT, folder)))
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((path) => /\.(ts|tsx|mjs|css)$/.test(path))
    .map((path) => [path, read(path)]),
)

const file = (path: string, text = ''): Tree => new Map([[path, text]])
const importing = (from: string, what: string): Tree => file(from, `import { x } from '${what}'\n`)

test('sees the whole tree', () => expect(tree.size).toBeGreaterThan(100))

test('imports go domain ← contract ← server and web, never to app, and into other features only through doors', () =>
  expect(wrongImports(tree)).toEqual([]))
test.each([
  ['src/features/sitting/domain/a.ts', '#features/sitting/contract/b.ts', 'domain may not know contract'],
  ['src/features/sitting/contract/a.ts', '../server/b.ts', 'contract may not know server'],
  ['src/features/sitting/web/a.tsx', '../server/b.ts', 'web may not know server'],
  ['src/features/sitting/server/a.ts', '#features/sitting/web/b.ts', 'server may not know web'],
  [
    'src/features/sitting/server/a.ts',
    '#features/patient/server/patientQueries.ts',
    'only domain, contract and door.ts of patient',
  ],
  ['src/features/sitting/server/a.ts', '../../patient/domain/patient.ts', 'across features'],
  ['src/features/sitting/server/a.ts', '#app/server/handlers.ts', 'nothing imports app'],
  ['src/features/sitting/server/a.ts', '#db/seed/builders.ts', 'only app and tests'],
  ['src/base/server/a.ts', '#features/account/domain/b.ts', 'base knows no feature'],
  ['src/features/sitting/domain/a.ts', 'node:crypto', 'domain does without this package'],
  ['src/features/sitting/contract/a.ts', 'zod', 'contract does without this package'],
  ['src/features/sitting/web/a.tsx', 'drizzle-orm', 'web does without this package'],
  ['src/features/sitting/server/a.ts', 'react', 'server does without this package'],
])('catches %s importing %s', (from, what, reason) => {
  expect(wrongImports(importing(from, what)).join()).toContain(reason)
})
test.each([
  ['src/features/sitting/server/a.ts', '#features/patient/server/door.ts'],
  ['src/features/sitting/web/a.tsx', '#features/patient/contract/listPatients.ts'],
  ['src/features/sitting/contract/a.ts', 'zod/mini'],
  ['src/app/server/handlers.ts', '#features/patient/server/listPatients.ts'],
])('allows %s to import %s', (from, what) => expect(wrongImports(importing(from, what))).toEqual([]))

test('features do not go round in circles', () => expect(featureCircles(tree)).toEqual([]))
test('catches a circle of three features', () => {
  const circle = new Map([
    ...importing('src/features/a/domain/x.ts', '#features/b/domain/x.ts'),
    ...importing('src/features/b/domain/x.ts', '#features/c/domain/x.ts'),
    ...importing('src/features/c/domain/x.ts', '#features/a/domain/x.ts'),
  ])
  expect(featureCircles(circle)).toEqual(['a → b → c → a'])
})

test('no file is longer than 300 lines', () => expect(tooLongFiles(tree)).toEqual([]))
test('catches a file of 301 lines', () => expect(tooLongFiles(file('src/a.ts', 'x\n'.repeat(301)))).toHaveLength(1))

test('no name is empty of meaning', () => expect(emptyNames(tree)).toEqual([]))
test.each([
  'src/base/web/index.ts',
  'src/base/server/utils/date.ts',
  'src/features/sitting/server/SittingManager.ts',
  'src/base/domain/common.ts',
  'src/base/domain/dateHelpers.ts',
])('catches the name %s', (path) => expect(emptyNames(file(path))).toEqual([path]))

test('nothing forbidden is written: cryptography outside the vault, impure rules, ways around the compiler', () =>
  expect(forbiddenWords(tree)).toEqual([]))
test.each([
  ['src/features/sitting/web/a.ts', 'await crypto.subtle.digest("SHA-256", x)'],
  ['src/features/sitting/domain/a.ts', 'const now = Date.now()'],
  ['src/base/server/a.ts', 'return x as unknown as Y'],
  ['src/base/server/a.ts', '// @ts-ignore'],
  ['src/base/server/a.ts', '// TODO later'],
  ['src/features/sitting/web/a.tsx', 'usePageTitle(t.title, `${texts.name}, ${name}`)'],
])('catches in %s: %s', (path, text) => expect(forbiddenWords(file(path, text))).toHaveLength(1))
test('does not take a word in a comment for code', () =>
  expect(forbiddenWords(file('src/features/a/domain/b.ts', '/** not Date.now() */'))).toEqual([]))

test('every call has one handler of its name, a test beside it, and a place in the list', () =>
  expect(contractsWithoutHandler(tree)).toEqual([]))
test('catches a call without handler, without test, and outside of the list', () => {
  const contract = file('src/features/a/contract/doIt.ts', 'export const doIt = call({ method })')
  expect(contractsWithoutHandler(contract)).toEqual([
    'src/features/a/contract/doIt.ts has 0 handlers of its name in a/server',
  ])
  const handled = new Map([...contract, ...file('src/features/a/server/doIt.ts')])
  expect(contractsWithoutHandler(handled)).toEqual([
    'src/features/a/server/doIt.ts has no test beside it',
    'src/features/a/server/doIt.ts is in no list of calls',
  ])
})

test('each text exists in both languages', () => expect(textsWithoutTwin(tree)).toEqual([]))
test('catches a text that is German only', () =>
  expect(textsWithoutTwin(file('src/features/a/web/text.de.ts'))).toHaveLength(1))

test('the lock file names no registry', () => expect(hostsInLock(read('package-lock.json'))).toEqual([]))
test('catches a host in the lock file', () =>
  expect(hostsInLock('"resolved": "https://npm.example/x.tgz"')).toEqual(['https://npm.example']))

test('every dependency says what it is for', () =>
  expect(unexplainedDependencies(read('package.json'), read('docs/dependencies.md'))).toEqual([]))
test('catches a dependency without a sentence, and a sentence without its dependency', () => {
  expect(
    unexplainedDependencies('{"dependencies":{"left-pad":"1.0.0"}}', '- `right-pad`: pads on the right, for reasons.'),
  ).toEqual(['left-pad is not explained', 'right-pad is explained but not used'])
})

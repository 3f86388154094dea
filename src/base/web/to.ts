import { getLocale, pathInLocale } from './locale.ts'

/** Filled by `app/web/screens.ts` with every address of its table, so that a link to a page that does not exist does not compile. */
// eslint-disable-next-line typescript/no-empty-object-type -- an interface so that the table can add to it from the outside
export interface Addresses {}

/** An address as the table writes it: `/patient/{id}/view`. */
export type Address = Addresses extends { path: infer Path extends string } ? Path : string

type Names<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never
type Required<N extends string> = N extends `${string}?` ? never : N
type Optional<N extends string> = N extends `${infer Name}?` ? Name : never

export type ParamsOf<P extends string> = { [K in Required<Names<P>>]: string | number } & {
  [K in Optional<Names<P>>]?: string | number | undefined
}

export type Query = Record<string, string | number | boolean | null | undefined>

type Given<P extends string> = [Names<P>] extends [never]
  ? [params?: ParamsOf<P>, query?: Query]
  : [Required<Names<P>>] extends [never]
    ? [params?: ParamsOf<P>, query?: Query]
    : [params: ParamsOf<P>, query?: Query]

/** The address of a screen in the language of the page: `to('/patient/{id}/view', { id })`. */
export function to<P extends Address>(path: P, ...[params, query]: Given<P>): string {
  const values: Record<string, string | number | undefined> = { ...params }
  const filled = path
    .split('/')
    .map((segment) => {
      const name = /^\{(\w+)\??\}$/.exec(segment)?.[1]
      if (name === undefined) return segment
      const value = values[name]
      return value === undefined ? null : encodeURIComponent(value)
    })
    .filter((segment) => segment !== null)
    .join('/')
  return pathInLocale(filled || '/', getLocale()) + queryText(query)
}

function queryText(query: Query | undefined): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== null && value !== undefined && value !== '') search.set(name, String(value))
  }
  return search.size === 0 ? '' : `?${search}`
}

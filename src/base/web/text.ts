/**
 * The shape of a text module in the other language: same keys, functions with the same parameters.
 * A key that is missing or left over does not compile.
 */
export type SameKeys<T> = {
  readonly [K in keyof T]: T[K] extends (...given: infer Given) => string
    ? (...given: Given) => string
    : T[K] extends readonly string[]
      ? readonly string[]
      : T[K] extends object
        ? SameKeys<T[K]>
        : string
}

/** Both languages of one text module. German is the original. */
export interface Texts<T> {
  de: T
  en: SameKeys<T>
}

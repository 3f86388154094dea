/** What scoring may know of the person; both may be unknown. */
export interface Person {
  /** Years. */
  age: number | null
  gender: 'male' | 'female' | 'other' | null
}

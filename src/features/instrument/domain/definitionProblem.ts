/** Why an instrument cannot be used. `code` is for programs, `place` and `reason` are for whoever wrote the file. */
export type DefinitionProblemCode =
  | 'shape'
  | 'duplicateID'
  | 'unknownID'
  | 'cycle'
  | 'order'
  | 'band'
  | 'missingText'
  | 'recode'
  | 'policy'
  | 'vector'

export interface DefinitionProblem {
  code: DefinitionProblemCode
  /** Where, in words: `item q3`, `node total`, `texts.de items`. */
  place: string
  reason: string
}

/** Thrown with every problem found, so that a file is corrected in one go. */
export class DefinitionRefused extends Error {
  readonly problems: DefinitionProblem[]

  constructor(problems: DefinitionProblem[]) {
    super(problems.map((problem) => `${problem.place}: ${problem.reason} (${problem.code})`).join('\n'))
    this.name = 'DefinitionRefused'
    this.problems = problems
  }
}

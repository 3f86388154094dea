/**
 * The small, total expression language of definitions (no eval, CSP-safe): conditions of modules and items, decision tables, alerts.
 * A string operand names an item or a node; `{ "value": … }` is a literal text; numbers stand for themselves.
 */
export type Operand = number | string | { value: string | number }

export type Condition =
  | { and: Condition[] }
  | { or: Condition[] }
  | { not: Condition }
  | { '>=': [Operand, Operand] }
  | { '>': [Operand, Operand] }
  | { '<=': [Operand, Operand] }
  | { '<': [Operand, Operand] }
  | { '==': [Operand, Operand] }
  | { '!=': [Operand, Operand] }
  /** True where the item or node has a value. */
  | { answered: string }

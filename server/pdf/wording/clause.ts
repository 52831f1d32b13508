/** A part of the policy in print: title at the left, clauses beside it. */
export interface Part {
  readonly title: string
  readonly clauses: readonly Clause[]
}

export interface Clause {
  /** heading at the start of the clause */
  readonly head?: string
  readonly text: string
  /** numbered, so that a letter about a claim can cite one */
  readonly points?: readonly string[]
}

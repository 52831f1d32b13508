/** A part of the policy as it is printed: its title at the left, its clauses beside it. */
export interface Part {
  readonly title: string
  readonly clauses: readonly Clause[]
}

export interface Clause {
  /** what it is about, at its beginning */
  readonly head?: string
  readonly text: string
  /** numbered within the clause, so that a letter about a claim can name one */
  readonly points?: readonly string[]
}

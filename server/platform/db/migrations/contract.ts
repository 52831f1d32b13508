/**
 * A contract step: it removes a part of the schema, or makes it stricter, which no release uses any more (decision 56).
 * A migration exports it beside `up` as `contract`. @public
 */
export interface Contract {
  /** the migration of the first release whose code does not use it; an earlier one than this */
  readonly unusedSince: string
  /** `table`, `table.column`, or `table.constraint` */
  readonly removes: readonly string[]
}

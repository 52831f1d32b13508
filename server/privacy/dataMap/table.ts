import type { Database } from '../../platform/db/schema'

/** The classes of data that a column may have. An export for a person leaves out the last four. */
export const classWords = {
  person: 'names, addresses and words of a person',
  insurance: 'the event and its insurance',
  money: 'prices and payments',
  record: 'numbers, states and times',
  staff: 'written by our staff, or about them',
  file: 'the key of a stored file',
  index: 'made from other columns, for search',
  secret: 'hashes, keys and tokens',
} as const
export type DataClass = keyof typeof classWords

/** The levels of protection, each with what it asks of the product. No class is public. */
export const levelWords = {
  1: 'Only the owner of the record, staff who are signed in, and our processes read it.',
  2: 'As level 1. In addition, the process log and the metrics do not have it, and a call that answers it needs a permission, or the link, code or key that belongs to the record.',
  3: 'As level 2. In addition, no export has it, and an answer has it at most once, when it is made. The database has a hash of it, or has it sealed with AES-256-GCM, so that a copy of the database opens nothing.',
} as const

/** The level of each class, with its own rules. A class without a level does not compile. */
export const protections: Readonly<
  Record<DataClass, { readonly level: keyof typeof levelWords; readonly own: string }>
> = {
  person: { level: 2, own: 'it is in no address of a page, apart from calls that the specification names' },
  insurance: { level: 1, own: 'everybody with the code of a certificate reads its part of it' },
  money: { level: 2, own: 'no number and no security code of a card; each change has an audit row' },
  record: { level: 1, own: 'ids are random, and a logged path has only their beginning' },
  staff: { level: 2, own: 'customers and partners read only the name under a message or a document' },
  file: { level: 2, own: 'the key is random, and an upload is checked before it is stored' },
  index: { level: 2, own: 'only searches of staff read it, and it is erased with its source' },
  secret: { level: 3, own: 'apart from `token` of `document`, which is the address of one file in a mail' },
}

/** How long the rows of a table are kept. */
export const retentionWords = {
  quote: 'without a policy, until `QUOTE_RETENTION_DAYS` after the last change, or until erased on request',
  policy: '`RECORD_RETENTION_YEARS` after the policy has ended, then until erased on request',
  money: '`RECORD_RETENTION_YEARS` after the money has moved, then until erased on request',
  request: 'until erased on request',
  mail: 'the content for `MAIL_KEPT_DAYS`; recipient, subject and time with the quote or policy',
  optOut: 'for good, so that no mailing reaches the address again',
  link: 'until the link ends',
  subscription: 'until 90 days after its end, or 30 days if nobody confirms it',
  webhook: 'for 90 days, or until it is delivered or given up',
  day: 'for a day',
  hour: 'for an hour at most, and until the hourly round',
  session: 'until the session has ended',
  factor: 'until its user or an administrator removes it',
  account: 'for good, because documents and the history name the user',
  history: 'for good; the values are erased with the quote or policy',
  good: 'for good: it is about nobody',
  sandbox: 'for good, in trials only: a real processor keeps its own records',
} as const

/** How a row is linked to a person. */
export type PersonLink =
  | { readonly by: 'contact'; readonly column: string }
  /** an email address, in upper or lower case */
  | { readonly by: 'email'; readonly column: string }
  /** a value inside a column of JSON */
  | { readonly by: 'json'; readonly column: string; readonly name: 'contactId' | 'email' }
  /** a row of another table */
  | { readonly by: 'row'; readonly column: string; readonly of: keyof Database }

export const byContact = (column = 'contact_id'): PersonLink => ({ by: 'contact', column })
export const byEmail = (column = 'email'): PersonLink => ({ by: 'email', column })
export const byJson = (column: string, name: 'contactId' | 'email'): PersonLink => ({ by: 'json', column, name })
/** @param column names the `id` of the other table */
export const byRow = (column: string, of: keyof Database): PersonLink => ({ by: 'row', column, of })

/** A table of the database: its purpose, the person of a row, and the data in each column. */
export interface TableData<Row = Readonly<Record<string, unknown>>> {
  readonly purpose: string
  /** the name of its rows for staff who answer a person's request; if left out, the purpose */
  readonly label?: string
  readonly person: readonly PersonLink[]
  /** `blanked`: the row stays, without its values */
  readonly erased: 'deleted' | 'blanked' | 'kept'
  /**
   * For a row with the address of a person some of whose records are kept. By default, it is erased if it belongs to no
   * contact.
   */
  readonly ifRetained?: 'erased' | 'kept'
  readonly kept: keyof typeof retentionWords
  readonly columns: { readonly [Column in keyof Row]-?: DataClass }
}

/** The entries of some tables. A column that has no class does not compile. */
export type DataMapOf<Table extends keyof Database> = { readonly [T in Table]: TableData<Database[T]> }

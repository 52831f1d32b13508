/**
 * The files of `tests/server` that run on PostgreSQL too. All others run on PGlite alone, which is PostgreSQL in one
 * process with one connection; `tools/statements` lets PostgreSQL plan each statement that they send. By their folders.
 */

/** Calls, jobs and servers at the same time: locks, and constraints that decide who comes first. */
const concurrency = {
  '': ['rain'],
  accounting: ['charges', 'killed', 'refunds'],
  approvals: ['refund', 'terms'],
  chaos: ['chaos'],
  compliance: ['moratoria'],
  contactList: ['cancel', 'events', 'prospects'],
  contract: ['others'],
  documents: ['job'],
  exhibitors: ['invitations', 'proof'],
  http: ['canary'],
  jobs: ['again', 'lease', 'queue', 'workers'],
  ledger: ['ledger'],
  mail: ['quote'],
  orders: ['http', 'placing'],
  payments: ['authentication', 'factStores', 'killed', 'parallel', 'reconcile', 'refund'],
  policies: ['claim', 'killed'],
  privacy: ['erasure'],
  quotes: ['create', 'fee', 'save'],
  settings: ['lists'],
  staff: [
    'accounts',
    'authenticator',
    'guesses',
    'ownPassword',
    'passwordReset',
    'recoveryCodes',
    'storedKey',
    'users',
  ],
  stripe: ['purchase', 'webhook'],
  underwriting: ['referral'],
  venues: ['directory'],
  webhooks: ['delivery'],
}

/** Migrations, partitions, and the types of columns. */
const tables = {
  contactList: ['listColumns'],
  db: ['auditMonths', 'booksMigrations', 'columns', 'database', 'statements'],
  documents: ['before'],
  ledger: ['migration'],
}

/**
 * The driver and the settings of a server: how it sorts and compares text, what it makes of days, amounts, arrays and
 * JSON, and in which order it answers. With the files above, these run 921 of 938 statements, and they are the cheapest
 * that do.
 */
const values = {
  accounting: ['month', 'reports'],
  compliance: ['screening'],
  contactList: ['export', 'find', 'order', 'record'],
  contract: ['audited'],
  db: ['lastStatement'],
  exhibitors: ['invoices', 'organizer'],
  http: ['alerts', 'traces'],
  mail: ['certificateHolders', 'mailbox', 'order', 'retention'],
  mailings: ['prospects', 'unsubscribe'],
  orders: ['changeOrder'],
  partners: ['keys', 'quotes'],
  policies: ['find', 'written'],
  producers: ['producer'],
  quotes: ['drawn', 'status'],
  signatures: ['signing'],
  staff: ['audit'],
  underwriting: ['queue'],
  venues: ['board', 'quote'],
  webhooks: ['events'],
  workItems: ['list', 'work'],
}

export const onPostgres: readonly string[] = [concurrency, tables, values].flatMap((folders) =>
  Object.entries(folders).flatMap(([folder, names]) =>
    names.map((name) => ['tests/server', folder, `${name}.test.ts`].filter(Boolean).join('/')),
  ),
)

import type { Selectable } from 'kysely'
import type { ExcludedCustomer } from '../../contract/client'
import type { Db } from '../db/database'
import type { ExcludedCustomerTable } from '../db/desk.schema'
import { type CustomerForm, type CustomerValues, readCustomer } from './forms'
import type { Noun, Shelf } from './list'
import type { Paging } from './page'

export type Stored = Selectable<ExcludedCustomerTable>
type ExcludedFrom = Stored['list']

export const excludedRow = ({ id, list, email, note, version, created, edited }: Stored): ExcludedCustomer => ({
  id,
  list,
  email,
  note,
  version,
  created: created.toISOString(),
  edited: edited.toISOString(),
})

/** Who is left out of a mailing (decision 41). */
function excludedFrom(
  list: ExcludedFrom,
  name: string,
  noun: Noun,
): Shelf<CustomerForm, CustomerValues, Stored, ExcludedCustomer> {
  const of = (db: Db) => db.q.selectFrom('excluded_customer').where('list', '=', list)
  const found = (db: Db, { pattern }: Paging) =>
    of(db).where((e) => e.or([e('email', 'ilike', pattern), e('note', 'ilike', pattern)]))
  return {
    name,
    noun,
    read: readCustomer,
    changed: ({ email, note }, form) => ({ email, note, ...form }),
    row: excludedRow,
    told: ({ email, note }) => ({ email, note }),
    count: async (db, paging) => {
      const counted = found(db, paging).select(({ fn }) => fn.countAll<number>().as('total'))
      return (await counted.executeTakeFirstOrThrow()).total
    },
    find: (db, paging) =>
      found(db, paging)
        .selectAll()
        .orderBy(paging.sort, paging.direction)
        .orderBy('id', paging.direction)
        .limit(paging.size)
        .offset(paging.offset)
        .execute(),
    taken: async (db, emails) => {
      const rows = await of(db)
        .select('email')
        .where('email', 'in', [...emails])
        .execute()
      return rows.map(({ email }) => email)
    },
    one: (db, id) => of(db).selectAll().where('id', '=', id).executeTakeFirst(),
    insert: (db, values) =>
      db.q
        .insertInto('excluded_customer')
        .values(values.map((value) => ({ ...value, list })))
        .returningAll()
        .execute(),
    set: (db, id, values) =>
      db.q.updateTable('excluded_customer').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),
    drop: async (db, id) => void (await db.q.deleteFrom('excluded_customer').where('id', '=', id).execute()),
  }
}

export const excludedDaily = excludedFrom('daily', 'excluded-daily-email-customers', 'excludedDaily')
export const excludedProspecting = excludedFrom(
  'prospecting',
  'excluded-prospecting-newsletter-email-customers',
  'excludedProspecting',
)

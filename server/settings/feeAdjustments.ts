import type { Selectable } from 'kysely'
import type { FeeAdjustment } from '../../contract/client'
import { dollarsOf } from '../../domain/common/money'
import type { Db } from '../platform/db/database'
import type { Database } from '../platform/db/schema'
import { type FeeForm, type FeeValues, readFee } from './forms'
import type { Paging } from './paging'
import type { SettingsTable } from './settingsList'

type Stored = Selectable<Database['policy_fee_adjustment']>

const table = (db: Db, { pattern }: Paging) =>
  db.q
    .selectFrom('policy_fee_adjustment')
    .where((e) => e.or([e('email', 'ilike', pattern), e('note', 'ilike', pattern)]))

const percentOf = ({ percent_thousandths: thousandths }: Stored) => (thousandths === null ? null : thousandths / 1000)
const amountOf = ({ amount_cents: cents }: Stored) => (cents === null ? null : dollarsOf(cents))

/** Policy fee adjustments agreed with customers (decision 46); new prices use them at once. */
export const feeAdjustments: SettingsTable<FeeForm, FeeValues, Stored, FeeAdjustment> = {
  name: 'policy-fee-adjustment',
  read: readFee,
  // setting a percentage clears the amount, and the other way around
  changed: (stored, { percent, amount, ...form }) => ({
    email: stored.email,
    note: stored.note,
    ...form,
    percent: percent === undefined && amount == null ? percentOf(stored) : (percent ?? null),
    amount: amount === undefined && percent == null ? amountOf(stored) : (amount ?? null),
  }),
  row: (stored) => ({
    id: stored.id,
    email: stored.email,
    percent: percentOf(stored),
    amount: amountOf(stored),
    note: stored.note,
    version: stored.version,
    created: stored.created.toISOString(),
    edited: stored.edited.toISOString(),
  }),
  auditFacts: (stored) => ({
    email: stored.email,
    percent: percentOf(stored),
    amount: amountOf(stored),
    note: stored.note,
  }),
  count: async (db, paging) => {
    const counted = table(db, paging).select(({ fn }) => fn.countAll<number>().as('total'))
    return (await counted.executeTakeFirstOrThrow()).total
  },
  find: (db, paging) =>
    table(db, paging)
      .selectAll()
      .orderBy(paging.sort, paging.direction)
      .orderBy('id', paging.direction)
      .limit(paging.size)
      .offset(paging.offset)
      .execute(),
  taken: async (db, emails) => {
    const rows = await db.q
      .selectFrom('policy_fee_adjustment')
      .select('email')
      .where('email', 'in', [...emails])
      .execute()
    return rows.map(({ email }) => email)
  },
  one: (db, id) => db.q.selectFrom('policy_fee_adjustment').selectAll().where('id', '=', id).executeTakeFirst(),
  insert: (db, values) =>
    db.q
      .insertInto('policy_fee_adjustment')
      .values([...values])
      .returningAll()
      .execute(),
  set: (db, id, values) =>
    db.q.updateTable('policy_fee_adjustment').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),
  drop: async (db, id) => void (await db.q.deleteFrom('policy_fee_adjustment').where('id', '=', id).execute()),
}

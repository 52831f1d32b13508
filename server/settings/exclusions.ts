import type { Selectable } from 'kysely'
import type { ExcludedCustomer } from '../../contract/client'
import { type Declared, type Mailing, type SettingsList, settings, settingsLists } from '../../domain/staff/settings'
import { audit } from '../platform/audit/audit'
import type { Db } from '../platform/db/database'
import type { ExcludedCustomerTable } from '../platform/db/staffTables'
import { onceUnder } from '../platform/idempotency/once'
import type { Services } from '../platform/services/services'
import { type CustomerForm, type CustomerValues, readCustomer, readRows } from './forms'
import type { Paging } from './paging'
import { type SettingsTable, whileLocked } from './settingsList'

type Stored = Selectable<ExcludedCustomerTable>

const excludedRow = ({ id, list, email, note, version, created, edited }: Stored): ExcludedCustomer => ({
  id,
  list,
  email,
  note,
  version,
  created: created.toISOString(),
  edited: edited.toISOString(),
})

type ExclusionTable = SettingsTable<CustomerForm, CustomerValues, Stored, ExcludedCustomer>

/** The addresses excluded from a mailing (decision 41). */
function excludedFrom(list: Mailing, name: SettingsList): ExclusionTable {
  const of = (db: Db) => db.q.selectFrom('excluded_customer').where('list', '=', list)
  const search = (db: Db, { pattern }: Paging) =>
    of(db).where((e) => e.or([e('email', 'ilike', pattern), e('note', 'ilike', pattern)]))
  return {
    name,
    read: readCustomer,
    changed: ({ email, note }, form) => ({ email, note, ...form }),
    row: excludedRow,
    auditFacts: ({ email, note }) => ({ email, note }),
    count: async (db, paging) => {
      const counted = search(db, paging).select(({ fn }) => fn.countAll<number>().as('total'))
      return (await counted.executeTakeFirstOrThrow()).total
    },
    find: (db, paging) =>
      search(db, paging)
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

/** The lists that exclude customers from a mailing. */
type ExclusionList = { [L in SettingsList]: Declared<L>['mailing'] extends null ? never : L }[SettingsList]

export const exclusions = Object.fromEntries(
  settingsLists.flatMap((name) => {
    const { mailing } = settings[name]
    return mailing === null ? [] : [[name, excludedFrom(mailing, name)]]
  }),
) as Readonly<Record<ExclusionList, ExclusionTable>>

/** The list of a mailing. */
export const exclusionsFrom = (mailing: Mailing): ExclusionTable =>
  Object.values(exclusions).find(({ name }) => settings[name].mailing === mailing)!

interface ExclusionRequest {
  readonly rows: readonly CustomerForm[]
  /** the caller's Idempotency-Key */
  readonly key: string
  readonly actor: string
}

/**
 * Excludes addresses from every mailing: adds each one to every list that offers it, unless it is there already.
 * @throws Problem 422 that names each invalid row
 */
export const excludeFromAll = ({ db, now }: Pick<Services, 'db' | 'now'>, { rows, key, actor }: ExclusionRequest) =>
  whileLocked(db, () =>
    onceUnder(db, { key, request: { list: 'excluded-email-customers', rows }, actor, at: now() }, async () => {
      const values = readRows(rows, readCustomer, new Set())
      const emails = values.map(({ email }) => email)
      const stored: Stored[] = []
      for (const list of Object.values(exclusions).filter(({ name }) => settings[name].hasAllMailings)) {
        const taken = new Set(await list.taken(db, emails))
        const missing = values.filter(({ email }) => !taken.has(email))
        const added = missing.length > 0 ? await list.insert(db, missing) : []
        for (const row of added) {
          await audit(db, {
            actor,
            entity: 'setting',
            entityId: `${list.name}/${row.id}`,
            action: `${settings[list.name].audit.noun}.added`,
            after: list.auditFacts(row),
          })
        }
        stored.push(...added)
      }
      return { rows: stored.map(excludedRow) }
    }),
  )

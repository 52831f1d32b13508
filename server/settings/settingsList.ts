import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { type SettingsList, settings } from '../../domain/staff/settings'
import { audit } from '../platform/audit/audit'
import type { Db } from '../platform/db/database'
import { onceUnder } from '../platform/idempotency/once'
import { notFound } from '../platform/problems/problem'
import { assertRowVersion } from '../platform/problems/version'
import type { Services } from '../platform/services/services'
import { type CustomerValues, type FormReading, readRow, readRows } from './forms'
import { type ListQuery, type Paging, pagingOf } from './paging'

/** A row's version, which each change increases by one. */
interface Known {
  readonly id: number
  readonly version: number
}

/** The table of one list. Its changes run inside a transaction that has locked all lists. */
export interface SettingsTable<Form, Values extends CustomerValues, Stored extends Known, Row extends Known> {
  /** in the URL, and in the audit log before a row's number */
  readonly name: SettingsList
  readonly read: (form: Form) => FormReading<Values>
  /** the stored row as a form, overlaid by the given form */
  readonly changed: (stored: Stored, form: Form) => Form
  readonly row: (stored: Stored) => Row
  /** the fields for the audit log */
  readonly auditFacts: (stored: Stored) => Readonly<Record<string, unknown>>
  readonly count: (db: Db, paging: Paging) => Promise<number>
  readonly find: (db: Db, paging: Paging) => Promise<Stored[]>
  /** the given addresses that are in the list already */
  readonly taken: (db: Db, emails: readonly string[]) => Promise<readonly string[]>
  readonly one: (db: Db, id: number) => Promise<Stored | undefined>
  readonly insert: (db: Db, values: readonly Values[]) => Promise<Stored[]>
  readonly set: (
    db: Db,
    id: number,
    values: Values & Pick<Known, 'version'> & { readonly edited: Date },
  ) => Promise<Stored>
  readonly drop: (db: Db, id: number) => Promise<void>
}

interface SettingRequest<Form> {
  readonly rows: readonly Form[]
  /** the caller's Idempotency-Key */
  readonly key: string
  readonly actor: string
}

interface Wanted {
  readonly id: number
  /** from If-Match */
  readonly version: string | undefined
  readonly actor: string
}

type ListServices = Pick<Services, 'db' | 'now'>

/** The operations of one settings list (specification section 7). */
export function settingsList<
  Form extends object,
  Values extends CustomerValues,
  Stored extends Known,
  Row extends Known,
>({ db, now }: ListServices, table: SettingsTable<Form, Values, Stored, Row>) {
  const auditFacts = (stored: Stored | null) => (stored ? table.auditFacts(stored) : undefined)
  const note = (actor: string, event: 'added' | 'changed' | 'deleted', before: Stored | null, after: Stored | null) =>
    audit(db, {
      actor,
      entity: 'setting',
      entityId: `${table.name}/${(after ?? before)!.id}`,
      action: `${settings[table.name].audit.noun}.${event}`,
      before: auditFacts(before),
      after: auditFacts(after),
    })
  const existing = async ({ id, version }: Wanted) => {
    const stored = await table.one(db, id)
    if (!stored) throw notFound('row')
    assertRowVersion(table.row(stored), version)
    return stored
  }
  return {
    async find(query: ListQuery) {
      const paging = pagingOf(query)
      const rows = await table.find(db, paging)
      return { rows: rows.map(table.row), total: await table.count(db, paging), page: paging.page, size: paging.size }
    },

    /** Adds all rows or none, once per key. @throws Problem 422 that names each invalid row */
    add: ({ rows, key, actor }: SettingRequest<Form>) =>
      whileLocked(db, () =>
        onceUnder(db, { key, request: { list: table.name, rows }, actor, at: now() }, async () => {
          const emails = rows.map((form) => table.read(form)[0].email)
          const taken = new Set(await table.taken(db, emails))
          const added = await table.insert(db, readRows(rows, table.read, taken))
          for (const stored of added) await note(actor, 'added', null, stored)
          return { rows: added.map(table.row) }
        }),
      ),

    /** Changes a row; without a difference, it writes nothing. @throws Problem 404, 412, or 422 by field */
    update: (wanted: Wanted, form: Form) =>
      whileLocked(db, async () => {
        const before = await existing(wanted)
        const whole = table.changed(before, form)
        const [{ email }] = table.read(whole)
        const isOwn = email === table.auditFacts(before)['email']
        const values = readRow(whole, table.read, !isOwn && (await table.taken(db, [email])).length > 0)
        if (isDeepStrictEqual(table.auditFacts({ ...before, ...values }), table.auditFacts(before)))
          return { rows: [table.row(before)] }
        const after = await table.set(db, wanted.id, { ...values, version: before.version + 1, edited: now() })
        await note(wanted.actor, 'changed', before, after)
        return { rows: [table.row(after)] }
      }),

    /** @throws Problem 404 or 412 */
    remove: (wanted: Wanted) =>
      whileLocked(db, async () => {
        const gone = await existing(wanted)
        await table.drop(db, wanted.id)
        await note(wanted.actor, 'deleted', gone, null)
        return { rows: [table.row(gone)] }
      }),
  }
}

/**
 * Runs changes one after the other. An address is in a list only once, so the second of two concurrent calls gets an
 * error beside it.
 */
export const whileLocked = <R>(db: Db, work: () => Promise<R>): Promise<R> =>
  db.tx(async () => {
    await sql`select pg_advisory_xact_lock(hashtext('settings'))`.execute(db.q)
    return work()
  })

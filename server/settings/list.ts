import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { audit } from '../audit'
import type { Db } from '../db/database'
import { onceUnder } from '../orders/once'
import { notFound } from '../problem'
import { assertRowVersion } from '../rowVersion'
import type { Services } from '../services'
import { type CustomerValues, type Reading, readRow, readRows } from './forms'
import { type ListQuery, type Paging, pagingOf } from './page'

/** Each has words in server/history. */
export type Noun = 'feeAdjustment' | 'excludedDaily' | 'excludedProspecting'

/** Of which version a row is, as its change counts it. */
interface Known {
  readonly id: number
  readonly version: number
}

/** Where the rows of one list lie. What changes them runs inside a unit of work that has locked all lists. */
export interface Shelf<Form, Values extends CustomerValues, Stored extends Known, Row extends Known> {
  /** as it stands in an address, and in the audit before a row's number */
  readonly name: string
  /** of its events in the audit, as in `feeAdjustment.added` */
  readonly noun: Noun
  readonly read: (form: Form) => Reading<Values>
  /** a row as the form that would write it, with what is written in place of its own */
  readonly changed: (stored: Stored, form: Form) => Form
  readonly row: (stored: Stored) => Row
  /** what of it the audit keeps */
  readonly told: (stored: Stored) => Readonly<Record<string, unknown>>
  readonly count: (db: Db, paging: Paging) => Promise<number>
  readonly find: (db: Db, paging: Paging) => Promise<Stored[]>
  /** those of the addresses that are in the list */
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

interface Asked<Form> {
  readonly rows: readonly Form[]
  /** the caller's Idempotency-Key */
  readonly key: string
  readonly actor: string
}

interface Wanted {
  readonly id: number
  /** of If-Match */
  readonly version: string | undefined
  readonly actor: string
}

type ListServices = Pick<Services, 'db' | 'now'>

/** One of the settings lists (specification section 7): its pages, and what changes it. */
export function settingsList<
  Form extends object,
  Values extends CustomerValues,
  Stored extends Known,
  Row extends Known,
>({ db, now }: ListServices, shelf: Shelf<Form, Values, Stored, Row>) {
  const told = (stored: Stored | null) => (stored ? shelf.told(stored) : undefined)
  const note = (actor: string, event: 'added' | 'changed' | 'deleted', before: Stored | null, after: Stored | null) =>
    audit(db, {
      actor,
      entity: 'setting',
      entityId: `${shelf.name}/${(after ?? before)!.id}`,
      action: `${shelf.noun}.${event}`,
      before: told(before),
      after: told(after),
    })
  const existing = async ({ id, version }: Wanted) => {
    const stored = await shelf.one(db, id)
    if (!stored) throw notFound('row')
    assertRowVersion(shelf.row(stored), version)
    return stored
  }
  return {
    async find(query: ListQuery) {
      const paging = pagingOf(query)
      const rows = await shelf.find(db, paging)
      return { rows: rows.map(shelf.row), total: await shelf.count(db, paging), page: paging.page, size: paging.size }
    },

    /** All of the rows or none, once under the caller's key. @throws a 422 that names each row at fault */
    add: ({ rows, key, actor }: Asked<Form>) =>
      whileLocked(db, () =>
        onceUnder(db, { key, request: { list: shelf.name, rows }, actor, at: now() }, async () => {
          const emails = rows.map((form) => shelf.read(form)[0].email)
          const taken = new Set(await shelf.taken(db, emails))
          const added = await shelf.insert(db, readRows(rows, shelf.read, taken))
          for (const stored of added) await note(actor, 'added', null, stored)
          return { rows: added.map(shelf.row) }
        }),
      ),

    /** What says what it said before is left as it stands, and leaves no trace. @throws a 404, a 412, or a 422 by field */
    update: (wanted: Wanted, form: Form) =>
      whileLocked(db, async () => {
        const before = await existing(wanted)
        const whole = shelf.changed(before, form)
        const [{ email }] = shelf.read(whole)
        const isOwn = email === shelf.told(before)['email']
        const values = readRow(whole, shelf.read, !isOwn && (await shelf.taken(db, [email])).length > 0)
        if (isDeepStrictEqual(shelf.told({ ...before, ...values }), shelf.told(before)))
          return { rows: [shelf.row(before)] }
        const after = await shelf.set(db, wanted.id, { ...values, version: before.version + 1, edited: now() })
        await note(wanted.actor, 'changed', before, after)
        return { rows: [shelf.row(after)] }
      }),

    /** @throws a 404 or a 412 */
    remove: (wanted: Wanted) =>
      whileLocked(db, async () => {
        const gone = await existing(wanted)
        await shelf.drop(db, wanted.id)
        await note(wanted.actor, 'deleted', gone, null)
        return { rows: [shelf.row(gone)] }
      }),
  }
}

/** One after the other: an address stands in a list once, and whoever comes second is told so beside it. */
export const whileLocked = <R>(db: Db, work: () => Promise<R>): Promise<R> =>
  db.tx(async () => {
    await sql`select pg_advisory_xact_lock(hashtext('settings'))`.execute(db.q)
    return work()
  })

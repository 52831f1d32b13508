import { randomBytes } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { components } from '../../contract/schema.gen'
import type { Answers } from '../../domain/application'
import { todayIn } from '../../domain/common/dates'
import { isInForce, type Moratorium, stoppingMoratorium } from '../../domain/quote/moratorium'
import type { Suspension } from '../../domain/quote/suspension'
import { type MoratoriumForm, moratoriumFaults, readMoratorium } from '../../domain/staff/moratoria'
import { audit } from '../platform/audit/audit'
import type { MoratoriumTable } from '../platform/db/complianceTables'
import type { Db } from '../platform/db/database'
import { calendarDateOf, dateOf } from '../platform/db/dates'
import { containing } from '../platform/db/patterns'
import { prepared } from '../platform/db/prepared'
import { onceUnder } from '../platform/idempotency/once'
import { notFound, Problem, wrongAnswers } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'

type Row = Selectable<MoratoriumTable>
type MoratoriumRow = components['schemas']['MoratoriumRow']
type MoratoriumPage = components['schemas']['MoratoriumPage']
type MoratoriumServices = Pick<Services, 'db' | 'now' | 'today'>

const termColumns = ['coverages', 'states', 'zips', 'from_day', 'until_day', 'reason'] as const

const termsOf = (row: Pick<Row, (typeof termColumns)[number]>): Moratorium => ({
  coverages: row.coverages,
  states: row.states,
  zips: row.zips,
  from: calendarDateOf(row.from_day),
  until: row.until_day && calendarDateOf(row.until_day),
  reason: row.reason,
})

const unlifted = prepared((q) =>
  q
    .selectFrom('moratorium')
    .select(termColumns)
    .where('lifted', 'is', null)
    .where('from_day', '<=', '')
    .where((e) => e.or([e('until_day', 'is', null), e('until_day', '>=', '')]))
    .orderBy('created'),
)

/** The moratoria in force on the New York day of an instant. */
async function moratoriaInForce(db: Db, at: Date): Promise<Moratorium[]> {
  const today = dateOf(todayIn(at))
  return (await unlifted(db, today, today)).map(termsOf)
}

interface Look {
  readonly at: Date
  readonly moratoria: Promise<Moratorium[]>
}
const looks = new WeakMap<Db, Look>()
/** milliseconds for which a look shows the moratoria that were read before */
const lookMs = 1000

/**
 * The same for a look, such as a price, of which a busy server makes thousands in a second: read at most a second before,
 * and anew after a change by this process. A purchase reads them in its own transaction. The time is that of the services,
 * so a simulated day repeats itself.
 */
function moratoriaSeen(db: Db, at: Date): Promise<Moratorium[]> {
  const last = looks.get(db)
  const age = last ? at.getTime() - last.at.getTime() : lookMs
  if (last && age >= 0 && age < lookMs && todayIn(at) === todayIn(last.at)) return last.moratoria
  const moratoria = moratoriaInForce(db, at)
  looks.set(db, { at, moratoria })
  moratoria.catch(() => looks.delete(db))
  return moratoria
}

/** The next look reads the moratoria anew. */
const forgetLook = (db: Db) => db.afterCommit(() => looks.delete(db))

/** The moratorium that stops these answers from being bound, for a look; null if there is none. */
export async function moratoriumSeen(db: Db, answers: () => Answers, at: Date): Promise<Suspension | null> {
  const moratoria = await moratoriaSeen(db, at)
  return moratoria.length > 0 ? suspensionBy(moratoria, answers()) : null
}

/** The same for the transaction that binds. */
export const moratoriumSuspension = async (db: Db, answers: Answers, at: Date): Promise<Suspension | null> =>
  suspensionBy(await moratoriaInForce(db, at), answers)

function suspensionBy(moratoria: readonly Moratorium[], answers: Answers): Suspension | null {
  const stopping = stoppingMoratorium(moratoria, answers)
  if (!stopping) return null
  const { moratorium, coverages } = stopping
  return { kind: 'moratorium', coverages, reason: moratorium.reason, until: moratorium.until }
}

/**
 * Makes a transaction that binds, and one that sets a moratorium, wait for each other: once a moratorium is set, nothing
 * that had not seen it is bound. Those that bind do not wait for one another.
 */
export async function awaitMoratoria(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtext('moratorium'))`.execute(db.q)
}

const lockMoratoria = (db: Db) => sql`select pg_advisory_xact_lock(hashtext('moratorium'))`.execute(db.q)

interface MoratoriumQuery {
  readonly search?: string
  readonly sort?: 'from' | 'until' | 'created'
  readonly direction?: 'asc' | 'desc'
  readonly page?: number
  readonly size?: number
}

const sortColumns = { from: 'from_day', until: 'until_day', created: 'created' } as const

/** One page of the moratoria. The search reads the reason, the states and the ZIP codes. */
export async function listMoratoria(
  { db, today }: MoratoriumServices,
  query: MoratoriumQuery,
): Promise<MoratoriumPage> {
  const { search = '', sort = 'created', direction = 'desc', page = 1, size = 50 } = query
  const pattern = containing(search.trim())
  const matches = db.q
    .selectFrom('moratorium')
    .where((e) =>
      e.or([
        e('reason', 'ilike', pattern),
        e(sql<string>`states::text`, 'ilike', pattern),
        e(sql<string>`zips::text`, 'ilike', pattern),
      ]),
    )
  const { total } = await matches.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await matches
    .selectAll()
    .orderBy(sortColumns[sort], direction)
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows: rows.map((row) => rowOf(row, today())), total: Number(total), page, size }
}

function rowOf(row: Row, today: string): MoratoriumRow {
  const { coverages, states, zips, from, until, reason } = termsOf(row)
  return {
    id: row.id,
    coverages: [...coverages],
    states: [...states],
    zips: [...zips],
    from,
    until,
    reason,
    state: stateOf(row, today),
    created: row.created.toISOString(),
    created_by: row.created_by,
    lifted: row.lifted?.toISOString() ?? null,
    lifted_by: row.lifted_by,
  }
}

function stateOf(row: Row, today: string): MoratoriumRow['state'] {
  if (row.lifted) return 'lifted'
  if (isInForce(termsOf(row), today)) return 'active'
  return row.from_day > dateOf(today) ? 'upcoming' : 'ended'
}

interface Adding {
  readonly form: MoratoriumForm
  /** the caller's Idempotency-Key */
  readonly key: string
  readonly actor: string
}

/** Sets a moratorium, once per key. @throws Problem 422 by field */
export function addMoratorium(services: MoratoriumServices, { form, key, actor }: Adding): Promise<MoratoriumRow> {
  const { db, now, today } = services
  const faults = moratoriumFaults(form)
  if (Object.keys(faults).length > 0) throw wrongAnswers(faults)
  return db.tx(async () => {
    await lockMoratoria(db)
    return onceUnder(db, { key, request: { moratorium: form }, actor, at: now() }, async () => {
      const { coverages, states, zips, from, until, reason } = readMoratorium(form)
      const row = await db.q
        .insertInto('moratorium')
        .values({
          id: randomBytes(16).toString('base64url'),
          coverages: JSON.stringify(coverages),
          states: JSON.stringify(states),
          zips: JSON.stringify(zips),
          from_day: dateOf(from),
          until_day: until && dateOf(until),
          reason,
          created: now(),
          created_by: actor,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      const after = { coverages, states, zips, from, until, reason }
      await audit(db, { actor, entity: 'moratorium', entityId: row.id, action: 'moratorium.set', after })
      forgetLook(db)
      return rowOf(row, today())
    })
  })
}

/** Lifts a moratorium. @throws Problem 404, 409 for one that has ended or was lifted */
export function liftMoratorium(services: MoratoriumServices, id: string, actor: string): Promise<MoratoriumRow> {
  const { db, now, today } = services
  return db.tx(async () => {
    await lockMoratoria(db)
    const row = await db.q.selectFrom('moratorium').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw notFound('moratorium')
    const state = stateOf(row, today())
    if (state === 'lifted' || state === 'ended') throw new Problem(409, `This moratorium has ${over[state]}.`)
    const lifted = await db.q
      .updateTable('moratorium')
      .set({ lifted: now(), lifted_by: actor, version: row.version + 1 })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const { reason, from, until } = termsOf(row)
    await audit(db, {
      actor,
      entity: 'moratorium',
      entityId: id,
      action: 'moratorium.lifted',
      before: { reason, from, until, state },
      after: { state: 'lifted' },
    })
    forgetLook(db)
    return rowOf(lifted, today())
  })
}

const over = { lifted: 'been lifted already', ended: 'ended by its date' } as const

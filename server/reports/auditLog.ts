import type { ExpressionBuilder } from 'kysely'
import { addDays, type CalendarDate, isCalendarDate } from '../../domain/common/dates'
import { startOf } from '../../domain/common/instants'
import { readReference } from '../../domain/common/reference'
import { actionWords, wordsOf } from '../platform/audit/actions'
import type { Db } from '../platform/db/database'
import { containing } from '../platform/db/patterns'
import type { Database } from '../platform/db/schema'
import { badRequest } from '../platform/problems/problem'
import { historyRowOf } from './auditRow'

export interface AuditQuery {
  /** part of the name or email of a member of staff; or customer, system */
  readonly actor?: string
  /** part of an action's name or description */
  readonly action?: string
  /** of a failed call, as its caller reads it out */
  readonly reference?: string
  /** New York days, inclusive */
  readonly from?: string
  readonly to?: string
  readonly page?: number
  readonly size?: number
}

/** the newest rows that are counted and can be paged through */
const mostCounted = 100_000

/** Every recorded action that matches, newest first. */
export async function searchAudit(db: Db, query: AuditQuery) {
  const { actor = '', action = '', reference = '', page = 1, size = 50 } = query
  const failed = reference.trim() ? readReference(reference) : null
  const [from, to] = [beginOf(query.from, 0), beginOf(query.to, 1)]
  const actors = actor.trim() ? await actorsLike(db, actor) : null
  const actions = action.trim() ? actionsLike(action) : null
  const newest = db.q
    .selectFrom('audit')
    .selectAll()
    .$if(actors !== null, (q) => q.where('actor', 'in', actors!))
    .$if(actions !== null, (q) => q.where('action', 'in', actions!))
    .$if(reference.trim() !== '', (q) => q.where('entity', '=', 'call').where(beginsWith(failed)))
    .$if(from !== null, (q) => q.where('at', '>=', from!))
    .$if(to !== null, (q) => q.where('at', '<', to!))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostCounted)
    .as('newest')
  const { total } = await db.q
    .selectFrom(newest)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await db.q
    .selectFrom(newest)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows: rows.map(historyRowOf), total, page, size }
}

/** An impossible reference matches nothing. */
const beginsWith = (letters: string | null) => (e: ExpressionBuilder<Database, 'audit'>) =>
  letters === null ? e.lit(false) : e.and([e('entity_id', '>=', letters), e('entity_id', '<', `${letters}g`)])

/** actors that are not members of staff */
const others = ['customer', 'system']

/** The matching actors as a list, so that the query uses an index. */
async function actorsLike(db: Db, sought: string): Promise<string[]> {
  const pattern = containing(sought.trim())
  const staff = await db.q
    .selectFrom('staff_user')
    .select('email')
    .where((e) => e.or([e('email', 'ilike', pattern), e('name', 'ilike', pattern)]))
    .execute()
  const words = sought.trim().toLowerCase()
  return [...staff.map(({ email }) => email), ...others.filter((other) => other.includes(words)), '']
}

const actionsLike = (sought: string): string[] => {
  const words = sought.trim().toLowerCase()
  const known = Object.keys(actionWords)
  return [...known.filter((one) => `${one} ${wordsOf(one)}`.toLowerCase().includes(words)), '']
}

/** The midnight in New York that begins a day, or a day some days later. @throws Problem 400 for an invalid day */
function beginOf(day: CalendarDate | string | undefined, later: number): Date | null {
  if (day === undefined) return null
  if (!isCalendarDate(day)) throw badRequest('There is no such day')
  return startOf(addDays(day, later))
}

import { fromZonedTime } from 'date-fns-tz'
import { addDays, type CalendarDate, isCalendarDate, timeZone } from '../../domain/common/dates'
import { actionWords, wordsOf } from '../platform/audit/actions'
import type { Db } from '../platform/db/database'
import { dateOf } from '../platform/db/dates'
import { badRequest } from '../platform/problems/problem'
import { historyRowOf } from './auditRow'

export interface AuditQuery {
  /** part of the name or the address of a member of staff; customer, system */
  readonly actor?: string
  /** part of what was done, in words or as it is written down */
  readonly action?: string
  /** New York days, both counted */
  readonly from?: string
  readonly to?: string
  readonly page?: number
  readonly size?: number
}

/** the most that is counted, and so the most that can be paged through: the newest */
const mostCounted = 100_000

/** Everything that was done by anybody, newest first. */
export async function searchAudit(db: Db, query: AuditQuery) {
  const { actor = '', action = '', page = 1, size = 50 } = query
  const [from, to] = [beginOf(query.from, 0), beginOf(query.to, 1)]
  const actors = actor.trim() ? await actorsLike(db, actor) : null
  const actions = action.trim() ? actionsLike(action) : null
  const newest = db.q
    .selectFrom('audit')
    .selectAll()
    .$if(actors !== null, (q) => q.where('actor', 'in', actors!))
    .$if(actions !== null, (q) => q.where('action', 'in', actions!))
    .$if(from !== null, (q) => q.where('at', '>=', from!))
    .$if(to !== null, (q) => q.where('at', '<', to!))
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
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows: rows.map(historyRowOf), total, page, size }
}

/** the actors who are no member of staff */
const others = ['customer', 'system']

/** A list, which an index is read by; where nobody is like it, nobody's. */
async function actorsLike(db: Db, sought: string): Promise<string[]> {
  const pattern = `%${sought.trim().replace(/[\\%_]/g, '\\$&')}%`
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

/** The midnight in New York with which a day begins, or the one some days later. @throws a 400 for a day that there is not */
function beginOf(day: CalendarDate | string | undefined, later: number): Date | null {
  if (day === undefined) return null
  if (!isCalendarDate(day)) throw badRequest('There is no such day')
  return fromZonedTime(`${dateOf(addDays(day, later))}T00:00:00`, timeZone)
}

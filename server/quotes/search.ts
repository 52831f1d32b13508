import {
  type Expression,
  type ExpressionBuilder,
  type ReferenceExpression,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely'
import type { ContactRow, QuoteStatus } from '../../contract/client'
import { type CalendarDate, isBefore, isCalendarDate } from '../../domain/common/dates'
import { messages } from '../../domain/common/messages'
import { statusWords } from '../../domain/quote/statusWords'
import type { Db } from '../platform/db/database'
import { dateOf } from '../platform/db/dates'
import type { Database } from '../platform/db/schema'
import { wrongAnswers } from '../platform/problems/problem'
import { rowColumns, rowOf } from './contactDto'
import { type SearchWord, searchWordsIn } from './searchWords'

/** Filters of the contact list; a missing one matches everything. */
export interface ContactListFilters {
  /** every word must match, in any order */
  readonly search?: string
  readonly status?: QuoteStatus
  /** range of the event's first day, inclusive */
  readonly event_from?: CalendarDate
  readonly event_to?: CalendarDate
  readonly type?: string
  /** an email address, or 'none' */
  readonly owner?: string
  readonly provider?: 'first' | 'second'
  readonly queue?: keyof typeof queues
  readonly sort?: Sort
  readonly direction?: 'asc' | 'desc'
}

type Sort = keyof typeof sorts

/** Counting stops here: no user turns two hundred pages (openapi.yaml, findContacts). */
const mostCounted = 10_000

/** One page of matching contacts. @throws Problem 422 for an invalid day or a reversed range */
export async function searchContacts(
  db: Db,
  wanted: ContactListFilters,
  { page, size }: { page: number; size: number },
) {
  const words = await searchWordsIn(db, wanted.search)
  const [rows, counts, owners] = await Promise.all([
    inOrder(db, wanted, words)
      .select(rowColumns)
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    countsOf(db, wanted, words),
    ownersIn(db),
  ])
  const { [wanted.status ?? 'all']: total = 0 } = counts
  return { rows: rows.map(rowOf), total, counts, owners, page, size }
}

/** The first `most` matches in one query, so that no contact appears twice. */
export const contactsInOrder = async (db: Db, wanted: ContactListFilters, most: number): Promise<ContactRow[]> =>
  (
    await inOrder(db, wanted, await searchWordsIn(db, wanted.search))
      .select(rowColumns)
      .limit(most)
      .execute()
  ).map(rowOf)

/** The number of matches by status, ignoring the status filter, and in total. */
async function countsOf(
  db: Db,
  { status: _, ...wanted }: ContactListFilters,
  words: readonly SearchWord[],
): Promise<Record<string, number>> {
  const isWholeList = words.length === 0 && filters.every((name) => wanted[name] === undefined)
  const counted = isWholeList ? await countsOfAll(db) : await countsOfMatches(db, wanted, words)
  const all = counted.reduce((sum, { count }) => sum + Number(count), 0)
  return Object.fromEntries(
    [['all', all] as const, ...counted.map(({ quote_status, count }) => [quote_status, Number(count)] as const)].map(
      ([name, count]) => [name, Math.min(count, mostCounted)],
    ),
  )
}

/** The filters that narrow what is counted, beside the words of the search. */
const filters = ['event_from', 'event_to', 'type', 'owner', 'provider', 'queue'] as const

interface StatusCount {
  readonly quote_status: QuoteStatus
  readonly count: number
}

const countsOfMatches = (
  db: Db,
  wanted: ContactListFilters,
  words: readonly SearchWord[],
): Promise<readonly StatusCount[]> =>
  matching(db, wanted, words)
    .select((e) => ['quote_status', e.fn.countAll<number>().as('count')])
    .groupBy('quote_status')
    .execute()

/** The list that staff open has no filter: each status is counted by its index, and no further than is shown. */
async function countsOfAll({ q }: Db): Promise<readonly StatusCount[]> {
  const { rows } = await sql<StatusCount>`
    select quote_status, (
      select count(*) from (
        select from contact where contact.quote_status = statuses.quote_status limit ${mostCounted}
      ) as counted
    ) as count
    from unnest(${Object.keys(statusWords)}::text[]) as statuses (quote_status)`.execute(q)
  return rows.filter(({ count }) => Number(count) > 0)
}

/** The staff members who own a quote. */
async function ownersIn(db: Db): Promise<string[]> {
  const owners = await db.q
    .selectFrom('staff_user')
    .select('email')
    .where((e) => e.exists(e.selectFrom('contact').select('id').whereRef('record_owner', '=', 'staff_user.email')))
    .orderBy('email')
    .execute()
  return owners.map(({ email }) => email)
}

type Contacts = SelectQueryBuilder<Database, 'contact', object>

/** The underwriters' queues: submitted, not yet submitted, and decided by staff. */
const queues = {
  waiting: (e) => e.and([e('quote_status', '=', 'referred'), e('review', 'is not', null)]),
  unsubmitted: (e) => e.and([e('quote_status', '=', 'referred'), e('review', 'is', null)]),
  decided: (e) => e.or([e('quote_status', '=', 'approved'), e('declined_by', '=', 'staff')]),
} as const satisfies Record<string, (e: ExpressionBuilder<Database, 'contact'>) => Expression<SqlBool>>

function matching(
  db: Db,
  { status, type, owner, provider, queue, ...wanted }: ContactListFilters,
  words: readonly SearchWord[],
): Contacts {
  const [from, to] = daysIn(wanted)
  return db.q
    .selectFrom('contact')
    .where((e) =>
      e.and(
        words.map(({ texts, contactIds }) =>
          e.or([
            ...texts.map((text) => e('search', 'like', pattern(text))),
            ...(contactIds.length > 0 ? [e('id', 'in', contactIds)] : []),
          ]),
        ),
      ),
    )
    .$if(status !== undefined, (q) => q.where('quote_status', '=', status!))
    .$if(queue !== undefined, (q) => q.where(queues[queue!]))
    .$if(from !== null, (q) => q.where('event_day', '>=', from))
    .$if(to !== null, (q) => q.where('event_day', '<=', to))
    .$if(type !== undefined, (q) => q.where('event_type', '=', type!))
    .$if(owner === 'none', (q) => q.where('record_owner', 'is', null))
    .$if(owner !== undefined && owner !== 'none', (q) => q.where('record_owner', '=', owner!.toLowerCase()))
    .$if(provider !== undefined, (q) => q.where('is_second_provider', '=', provider === 'second'))
}

/** @throws Problem 422 */
function daysIn({ event_from, event_to }: Pick<ContactListFilters, 'event_from' | 'event_to'>) {
  const wrong = Object.entries({ event_from, event_to }).filter(([, day]) => day && !isCalendarDate(day))
  const labels: Record<string, string> = { event_from: 'Event from', event_to: 'Event to' }
  if (wrong.length > 0)
    throw wrongAnswers(Object.fromEntries(wrong.map(([name]) => [name, messages.calendarDate(labels[name]!)])))
  if (event_from && event_to && isBefore(event_to, event_from))
    throw wrongAnswers({ event_to: '“To” cannot be before “Event from”' })
  return [event_from ? dateOf(event_from) : null, event_to ? dateOf(event_to) : null] as const
}

/** A sparse column may be null; such rows come last in both directions. */
const sorts = {
  quote_number: { by: 'quote_number' },
  insured_name: { by: sql`lower(insured_name)`, isSparse: true },
  event_type: { by: 'event_type', isSparse: true },
  event_start_date: { by: 'event_day', isSparse: true },
  quote_status: { by: 'quote_status' },
  amount_due: { by: 'amount_due_cents', isSparse: true },
  edited: { by: 'edited' },
  created: { by: 'created' },
} as const satisfies Record<string, { by: ReferenceExpression<Database, 'contact'>; isSparse?: true }>

const newestFirst: ReadonlySet<Sort> = new Set(['edited', 'created'])

function inOrder(db: Db, wanted: ContactListFilters, words: readonly SearchWord[]): Contacts {
  const { sort = 'edited', direction = newestFirst.has(sort) ? 'desc' : 'asc' } = wanted
  const isWaiting = (wanted.status === 'referred' || wanted.queue === 'waiting') && wanted.sort === undefined
  const order: { by: ReferenceExpression<Database, 'contact'>; isSparse?: true } = sorts[sort]
  return (
    matching(db, wanted, words)
      // the longest-waiting submission comes first
      .$if(isWaiting, (q) => q.orderBy(submitted, (o) => o.asc().nullsLast()))
      .orderBy(order.by, (o) => {
        const way = direction === 'asc' ? o.asc() : o.desc()
        return order.isSparse && direction === 'desc' ? way.nullsLast() : way
      })
      // matches the index, and makes the opposite direction an exact reverse
      .orderBy('id', direction === 'desc' ? 'asc' : 'desc')
  )
}

/** ISO instants, which sort as text */
const submitted = sql<string | null>`(review ->> 'submitted') collate "C"`

/** Escapes wildcards, so that they match literally. */
const pattern = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

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
import type { Contact } from '../contacts/contact'
import type { Db } from '../platform/db/database'
import { dateOf } from '../platform/db/dates'
import { literal } from '../platform/db/patterns'
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

/** Counting the whole list stops here for each status: no user turns two hundred pages (openapi.yaml, findContacts). */
const mostCounted = 10_000 as const
/** Counting what a search or a filter matches stops here, in all: it reads every match. */
const mostMatches = 1000 as const

/** The quotes and policies of a producer, which is an address. */
export interface ProducerFilters extends Pick<ContactListFilters, 'search' | 'status' | 'sort'> {
  readonly producer: string
}

type Filters = ContactListFilters & Partial<ProducerFilters>

interface Page {
  readonly page: number
  readonly size: number
}

/** One page of matching contacts. @throws Problem 422 for an invalid day or a reversed range */
export async function searchContacts(db: Db, wanted: ContactListFilters, page: Page) {
  const words = await searchWordsIn(db, wanted.search)
  const isWholeList = words.length === 0 && filters.every((name) => wanted[name] === undefined)
  const [matches, owners] = await Promise.all([
    isWholeList ? wholeList(db, wanted, page) : matchesOn(db, wanted, words, page),
    ownersIn(db),
  ])
  return { ...matches, rows: matches.rows.map(rowOf), owners, ...page }
}

/** One page of the quotes and policies of a producer. */
export const searchOfProducer = async (db: Db, wanted: ProducerFilters, page: Page) =>
  matchesOn(db, wanted, await searchWordsIn(db, wanted.search), page)

/** Whether a contact has this producer, in the words of the index (migration 040). */
export const isOfProducer = (email: string) =>
  sql<SqlBool>`answers ->> 'insurance_producer' = 'True' and lower(email) = ${email.toLowerCase()}`

/** The filters that narrow what is counted, beside the words of the search. */
const filters = ['event_from', 'event_to', 'type', 'owner', 'provider', 'queue'] as const

async function wholeList(db: Db, wanted: ContactListFilters, page: Page) {
  const [rows, counts] = await Promise.all([pageOf(inOrder(db, wanted, []), page), countsOfAll(db)])
  return { rows, counts, total: counts[wanted.status ?? 'all'] ?? 0, counted_to: mostCounted }
}

/**
 * Reads up to `mostMatches` matches of any status first. If these are all, they are counted and sorted by themselves;
 * if there are more, each count is that many or more, and the page is read in the order of an index.
 */
async function matchesOn(db: Db, wanted: Filters, words: readonly SearchWord[], page: Page) {
  const { status, ...others } = wanted
  const matches = await matching(db, others, words).select(['id', 'quote_status']).limit(mostMatches).execute()
  const counts = countsIn(matches)
  if (matches.length < mostMatches) {
    const ids = matches.filter(({ quote_status }) => !status || quote_status === status).map(({ id }) => id)
    const rows = ids.length > 0 ? await pageOf(ordered(withIds(db, ids), wanted), page) : []
    return { rows, counts, total: ids.length, counted_to: mostMatches }
  }
  const [rows, total] = await Promise.all([
    pageOf(inOrder(db, wanted, words), page),
    status ? countOf(matching(db, wanted, words)) : mostMatches,
  ])
  return { rows, counts: { ...counts, ...(status && { [status]: total }) }, total, counted_to: mostMatches }
}

const pageOf = (contacts: Contacts, { page, size }: Page) =>
  contacts
    .select(rowColumns)
    .limit(size)
    .offset((page - 1) * size)
    .execute()

/** One array, so that the SQL is the same for any number of them. */
const withIds = ({ q }: Db, ids: readonly string[]): Contacts =>
  q.selectFrom('contact').where(sql<SqlBool>`id = any(${ids}::text[])`)

const countOf = async (contacts: Contacts): Promise<number> =>
  (await contacts.select('id').limit(mostMatches).execute()).length

/** The first `most` matches in one query, so that no contact appears twice. */
export const contactsInOrder = async (db: Db, wanted: ContactListFilters, most: number): Promise<ContactRow[]> =>
  (
    await inOrder(db, wanted, await searchWordsIn(db, wanted.search))
      .select(rowColumns)
      .limit(most)
      .execute()
  ).map(rowOf)

type Counts = Record<string, number>

function countsIn(matches: readonly Pick<Contact, 'quote_status'>[]): Counts {
  const counts: Counts = { all: matches.length }
  for (const { quote_status } of matches) counts[quote_status] = (counts[quote_status] ?? 0) + 1
  return counts
}

/** The list that staff open has no filter: each status is counted by its index, and no further than is shown. */
async function countsOfAll({ q }: Db): Promise<Counts> {
  const { rows } = await sql<{ readonly quote_status: QuoteStatus; readonly count: number }>`
    select quote_status, (
      select count(*) from (
        select from contact where contact.quote_status = statuses.quote_status limit ${mostCounted}
      ) as counted
    ) as count
    from unnest(${Object.keys(statusWords)}::text[]) as statuses (quote_status)`.execute(q)
  const counted = rows.map(({ quote_status, count }) => [quote_status, Number(count)] as const)
  const all = counted.reduce((sum, [, count]) => sum + count, 0)
  return { all: Math.min(all, mostCounted), ...Object.fromEntries(counted.filter(([, count]) => count > 0)) }
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
  decided: (e) =>
    e.or([
      e('quote_status', '=', 'approved'),
      e('declined_by', '=', 'staff'),
      // an approved quote that was ordered or bought since
      e.and([
        e('quote_status', 'in', ['awaitingPayment', 'purchased', 'cancelled']),
        e.or([e('review', 'is not', null), e('offered_terms', 'is not', null)]),
      ]),
    ]),
} as const satisfies Record<string, (e: ExpressionBuilder<Database, 'contact'>) => Expression<SqlBool>>

function matching(
  db: Db,
  { status, type, owner, provider, queue, producer, ...wanted }: Filters,
  words: readonly SearchWord[],
): Contacts {
  const [from, to] = daysIn(wanted)
  return db.q
    .selectFrom('contact')
    .where((e) =>
      e.and(
        words.map(({ texts, contactIds }) =>
          e.or([
            ...texts.flatMap((text) => patterns(text).map((pattern) => e('search', 'like', pattern))),
            ...(contactIds.length > 0 ? [e('id', 'in', contactIds)] : []),
          ]),
        ),
      ),
    )
    .$if(producer !== undefined, (q) => q.where(isOfProducer(producer!)))
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

interface Order {
  readonly by: readonly ReferenceExpression<Database, 'contact'>[]
  readonly isSparse?: true
}

/** as its indexes: the day, then the instant within it (migration 019) */
const lastChange = ['edited_day', 'edited'] as const

/** A sparse column may be null; such rows come last in both directions. */
const sorts = {
  quote_number: { by: ['quote_number'] },
  insured_name: { by: [sql`lower(insured_name)`], isSparse: true },
  event_type: { by: ['event_type'], isSparse: true },
  event_start_date: { by: ['event_day'], isSparse: true },
  quote_status: { by: ['quote_status'] },
  amount_due: { by: ['amount_due_cents'], isSparse: true },
  edited: { by: lastChange },
  created: { by: ['created'] },
} as const satisfies Record<string, Order>

const newestFirst: ReadonlySet<Sort> = new Set(['edited', 'created'])

const inOrder = (db: Db, wanted: Filters, words: readonly SearchWord[]): Contacts =>
  ordered(matching(db, wanted, words), wanted)

function ordered(contacts: Contacts, wanted: ContactListFilters): Contacts {
  const { sort = 'edited', direction = newestFirst.has(sort) ? 'desc' : 'asc' } = wanted
  const isWaiting = (wanted.status === 'referred' || wanted.queue === 'waiting') && wanted.sort === undefined
  const { by, isSparse }: Order = sorts[sort]
  const opposite = direction === 'desc' ? 'asc' : 'desc'
  // the longest-waiting submission comes first
  let inOrder = isWaiting ? contacts.orderBy(submitted, (o) => o.asc().nullsLast()) : contacts
  for (const expression of by) {
    inOrder = inOrder.orderBy(expression, (o) => {
      const way = direction === 'asc' ? o.asc() : o.desc()
      return isSparse && direction === 'desc' ? way.nullsLast() : way
    })
  }
  // within a status the newest first; the opposite direction is an exact reverse
  if (sort === 'quote_status') for (const expression of lastChange) inOrder = inOrder.orderBy(expression, opposite)
  // matches the index
  return inOrder.orderBy('id', opposite)
}

/** ISO instants, which sort as text */
const submitted = sql<string | null>`(review ->> 'submitted') collate "C"`

/**
 * LIKE patterns that a trigram index serves. One or two letters have no trigram inside of a word, so they match where a
 * word begins.
 */
function patterns(word: string): string[] {
  const text = literal(word)
  return /^[\p{L}\p{N}]{1,2}$/u.test(word) ? [`${text}%`, `% ${text}%`] : [`%${text}%`]
}

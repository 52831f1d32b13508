import type { components } from '../../contract/schema.gen'
import { blankAnswers } from '../../domain/application'
import { countedAnswers } from '../../domain/application/applicable'
import { type CalendarDate, dayNumber, isBefore, todayIn } from '../../domain/common/dates'
import { checkRequirements } from '../../domain/venues/check'
import type { RequirementSheet } from '../../domain/venues/sheet'
import { liabilityBeginsAt } from '../pdf/facts/period'
import type { Db } from '../platform/db/database'
import type { Services } from '../platform/services/services'
import { boughtAnswers, type Policy } from '../policies/policy'
import { venueOfLink } from './invitations'
import { sheetVersion } from './venue'

type VenueBoard = components['schemas']['VenueBoard']
type VenueEvent = VenueBoard['rows'][number]

export interface BoardQuery {
  readonly search?: string
  readonly status?: VenueEvent['status']
  readonly page?: number
  readonly size?: number
}

/** the newest choices of the venue that are looked at; a venue with more events would need an index of its days */
const mostEvents = 2000

/**
 * The coming events at a venue, by day: for each the certificate of its policy, compared with the newest published
 * sheet. An event with a price and without a policy shows its day and kind, and neither name nor address.
 * @throws Problem 404 for a link that does not work
 */
export async function venueBoard(services: Services, token: string, query: BoardQuery): Promise<VenueBoard> {
  const { db, now, today } = services
  const { search = '', status, page = 1, size = 50 } = query
  const id = await venueOfLink(db, token, now())
  const { known_as, code, published_sheet } = await db.q
    .selectFrom('venue')
    .select(['known_as', 'code', 'published_sheet'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const sheet = published_sheet === null ? null : await sheetVersion(db, id, published_sheet)
  const choices = await choicesOf(db, await withMerged(db, id))
  const events = choices.flatMap((choice) => eventOf(choice, { sheet, at: now(), today: today() }) ?? [])
  const shown = withoutRepeated(events).filter(
    (event) => matches(event, search) && (!status || event.status === status),
  )
  shown.sort((a, b) => dayNumber(a.from) - dayNumber(b.from) || (a.insured ?? '').localeCompare(b.insured ?? ''))
  const rows = shown.slice((page - 1) * size, page * size).map(({ email: _, ...row }) => row)
  return { venue: known_as, code, rows, total: shown.length, page, size }
}

/** A venue and those that were merged into it, whose quotes are now its own. */
async function withMerged(db: Db, id: string): Promise<string[]> {
  const merged = await db.q.selectFrom('venue').select('id').where('merged_into', '=', id).execute()
  const below = await Promise.all(merged.map((venue) => withMerged(db, venue.id)))
  return [id, ...below.flat()]
}

const choicesOf = ({ q }: Db, venueIds: readonly string[]) =>
  q
    .selectFrom('quote_venue')
    .innerJoin('contact', 'contact.id', 'quote_venue.contact_id')
    .leftJoin('policy', 'policy.contact_id', 'contact.id')
    .leftJoin('certificate', (join) =>
      join
        .onRef('certificate.policy_number', '=', 'policy.policy_number')
        .onRef('certificate.policy_version', '=', 'policy.version')
        .on('certificate.kind', '=', 'certificate')
        // the certificate that follows from the answers is the venue's
        .on('certificate.holder_words', 'is', null)
        .on('certificate.replaced', 'is', null),
    )
    .select([
      'contact.answers as quoted',
      'contact.quote_status',
      'contact.email',
      'contact.insured_name',
      'policy.answers as bought',
      'policy.created',
      'policy.cancelled',
      'certificate.code',
    ])
    .where('quote_venue.venue_id', 'in', venueIds)
    .orderBy('quote_venue.chosen', 'desc')
    .limit(mostEvents)
    .execute()

type Choice = Awaited<ReturnType<typeof choicesOf>>[number]
type Event = VenueEvent & { readonly email: string | null }

interface Comparing {
  readonly sheet: RequirementSheet | null
  readonly at: Date
  /** New York day */
  readonly today: CalendarDate
}

/** Quotes with an answered event that can still become a policy. */
const open: readonly string[] = ['quoted', 'referred', 'approved', 'awaitingPayment']

const missing = {
  status: 'missing',
  insured: null,
  event_name: null,
  code: null,
  unmet: [],
  unchecked: [],
} satisfies Partial<Event>

/** Null for an event that is over, or that nobody is about to insure. */
function eventOf(choice: Choice, comparing: Comparing): Event | null {
  const answers = choice.bought
    ? boughtAnswers({ answers: choice.bought })
    : { ...blankAnswers, ...(choice.quoted as Policy['answers']) }
  const { event_start_date: from, event_end_date: to, event_type } = answers
  if (!from || !to || !event_type || isBefore(to, comparing.today)) return null
  const event = { from, to, event_type, email: choice.email }
  if (!choice.bought || !choice.created) return open.includes(choice.quote_status) ? { ...event, ...missing } : null
  const lines = comparing.sheet ? checkRequirements(comparing.sheet, answers, { issued: todayIn(choice.created) }) : []
  const wrong = lines.filter(({ state }) => state !== 'met')
  // words that only a person can compare are no fault of the certificate
  const unmet = wrong.filter(({ key }) => key !== 'otherWords').map(({ requirement }) => requirement)
  const unchecked = wrong.filter(({ key }) => key === 'otherWords').map(({ requirement }) => requirement)
  const created = choice.created
  const isBegun = () => comparing.at >= liabilityBeginsAt(countedAnswers(answers), created)
  return {
    ...event,
    status: statusOf({ isCancelled: choice.cancelled !== null, isMet: unmet.length === 0, isBegun }),
    insured: choice.insured_name,
    event_name: answers.event_name,
    code: choice.code,
    unmet,
    unchecked,
  }
}

interface EventStatus {
  readonly isCancelled: boolean
  readonly isMet: boolean
  readonly isBegun: () => boolean
}

/** The status that matters most to the venue comes first. */
function statusOf({ isCancelled, isMet, isBegun }: EventStatus): VenueEvent['status'] {
  if (isCancelled) return 'cancelled'
  if (!isMet) return 'unmet'
  return isBegun() ? 'inForce' : 'notYet'
}

/** Without quotes of a customer who has insured the same days, or has asked for them before. */
function withoutRepeated(events: readonly Event[]): Event[] {
  const keyOf = ({ from, to, email }: Event) => `${from} ${to} ${email?.toLowerCase() ?? ''}`
  const insured = new Set(events.filter(({ status }) => status !== 'missing' && status !== 'cancelled').map(keyOf))
  return events.filter((event) => {
    if (event.status !== 'missing') return true
    const key = keyOf(event)
    if (event.email === null) return true
    if (insured.has(key)) return false
    insured.add(key)
    return true
  })
}

function matches({ insured, event_name, event_type, code }: Event, search: string): boolean {
  const text = [insured, event_name, event_type, code, code?.replace('-', '')].join(' ').toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

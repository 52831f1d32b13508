import type { components } from '../../contract/schema.gen'
import type { Answers } from '../../domain/application'
import { holdsRain } from '../../domain/common/coverageTypes'
import { type CalendarDate, todayIn } from '../../domain/common/dates'
import { dollarsOf } from '../../domain/common/money'
import { type Asker, checkRequirements, type RequirementLine } from '../../domain/venues/check'
import { type ChangeCost, costOf } from '../../domain/venues/cost'
import type { RequirementSheet } from '../../domain/venues/sheet'
import type { Contact } from '../contacts/contact'
import { audit } from '../platform/audit/audit'
import type { Db } from '../platform/db/database'
import { notFound, Problem, wrongAnswers } from '../platform/problems/problem'
import { actorOf, type Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { workOut } from '../policies/changes/quote'
import { boughtAnswers, type Policy, policyOf } from '../policies/policy'
import { wholeAnswers } from '../quotes/answers'
import { changeQuote } from '../quotes/change'
import { quoteFacts } from '../quotes/quoteFacts'
import { basisOf } from '../quotes/ratingBasis'
import { currentVenue, hasPublishedVenue, publishedVenue, sheetVersion, type VenueMatch, venueMatch } from './venue'

type VenueCheck = components['schemas']['VenueCheck']
type Cost = VenueCheck['lines'][number]['cost']

/** Requirements to compare with, and the words for their source. */
export interface RequiredList {
  readonly asker: Asker
  readonly shown: VenueMatch
  readonly sheet: RequirementSheet
  readonly check: (answers: Answers, issued: CalendarDate) => readonly RequirementLine[]
  /** whether the organizer pays for its exhibitors */
  readonly pays: boolean
}

/** Venues require liability insurance, so rain insurance is compared with nothing. */
const ofNoVenue: VenueCheck = {
  asker: 'venue',
  has_directory: false,
  organizer_pays: false,
  venue: null,
  fill: {},
  lines: [],
}

const noVenue = async (db: Db): Promise<VenueCheck> => ({ ...ofNoVenue, has_directory: await hasPublishedVenue(db) })

/** The venue of a quote with its published sheet, after all merges. */
async function chosenVenue(db: Db, contactId: string): Promise<RequiredList | null> {
  const chosen = await db.q
    .selectFrom('quote_venue')
    .innerJoin('venue', 'venue.id', 'quote_venue.venue_id')
    .selectAll('venue')
    .where('quote_venue.contact_id', '=', contactId)
    .executeTakeFirst()
  const venue = await currentVenue(db, chosen)
  if (!venue?.published_sheet) return null
  const sheet = await sheetVersion(db, venue.id, venue.published_sheet)
  return {
    asker: 'venue',
    shown: venueMatch(venue, sheet),
    sheet,
    check: (answers, issued) => checkRequirements(sheet, answers, { issued }),
    pays: false,
  }
}

interface Checking {
  readonly answers: Answers
  /** New York day of the certificate */
  readonly issued: CalendarDate
  readonly costOfChange: (change: Partial<Answers>) => Promise<Cost>
}

/** Each requirement with the price of the change that meets it. */
async function checkOf({ asker, shown, sheet, check, pays }: RequiredList, checking: Checking): Promise<VenueCheck> {
  const { answers, issued, costOfChange } = checking
  const lines: VenueCheck['lines'] = []
  for (const line of check(answers, issued))
    lines.push({ ...line, cost: line.change && (await costOfChange(line.change)) })
  return { asker, has_directory: true, organizer_pays: pays, venue: shown, fill: fillOf(sheet), lines }
}

/** The answers that the directory knows. Nobody has to type them, so nobody mistypes them. */
function fillOf({ venue, additional_insured, send_to }: RequirementSheet): Partial<Answers> {
  const { name, address_1, address_2, city, zip } = venue
  return {
    event_location_name: name,
    event_address_1: address_1,
    event_address_2: address_2,
    event_zip: zip,
    event_city: city,
    ...(send_to && { event_email: send_to }),
    ...(additional_insured && { event_location_ai: 'True' }),
  }
}

const dollarsIn = (cost: ChangeCost): Cost => (typeof cost === 'string' ? cost : cost.dollars)

/**
 * The venue of a quote and each of its requirements, by the stored answers.
 * @param required requirements that go before those of the venue
 * @throws Problem 404
 */
export const quoteVenue = (
  services: Services,
  contactId: string,
  required: RequiredList | null = null,
): Promise<VenueCheck> => compared(services, { contactId, required })

interface Compared {
  readonly contactId: string
  readonly required?: RequiredList | null
  /** answers that are about to be stored with those of the quote */
  readonly added?: (sheet: RequirementSheet) => Partial<Answers>
}

async function compared(
  { db, today }: Services,
  { contactId, required = null, added = () => ({}) }: Compared,
): Promise<VenueCheck> {
  const contact = await db.q.selectFrom('contact').selectAll().where('id', '=', contactId).executeTakeFirst()
  if (!contact) throw notFound('quote')
  if (holdsRain(contact.answers.coverage_type)) return ofNoVenue
  const chosen = required ?? (await chosenVenue(db, contactId))
  if (!chosen) return noVenue(db)
  const { sheet } = chosen
  const answers = { ...wholeAnswers(contact.answers, quoteFacts(contact)), ...added(sheet) }
  const basis = await basisOf(db, contact, answers)
  const isUnderwritten = contact.offered_terms !== null
  return checkOf(chosen, {
    answers,
    issued: today(),
    // an underwriter's premium is for the answers as they are
    costOfChange: async (change) =>
      isUnderwritten ? 'review' : dollarsIn(costOf(change, answers, { ...basis, today: today() })),
  })
}

interface Choosing {
  readonly id: string
  /** null for no venue of the directory */
  readonly code: string | null
  readonly caller: Caller
}

/**
 * Chooses the venue of a quote, or none. The page stores the answers that the venue fills, so they count as stored in the
 * comparison: a name that we fill in is never shown as missing.
 * @throws Problem 404, 409 for a quote that is bought, 422 for a code without a published venue
 */
export async function chooseVenue(services: Services, { id, code, caller }: Choosing): Promise<VenueCheck> {
  const { db, now } = services
  await changeQuote(services, { id }, async (contact: Contact) => {
    const venue = code === null ? null : await publishedVenue(db, code)
    if (venue === undefined) throw wrongAnswers({ code: 'No venue has this code' })
    await db.q.deleteFrom('quote_venue').where('contact_id', '=', id).execute()
    if (venue)
      await db.q.insertInto('quote_venue').values({ contact_id: id, venue_id: venue.id, chosen: now() }).execute()
    await audit(db, {
      actor: actorOf(caller),
      entity: 'contact',
      entityId: id,
      action: 'quote.venueChosen',
      after: { venue: venue?.legal_name ?? null },
    })
    return contact
  })
  return compared(services, { contactId: id, added: fillOf })
}

/** The same for a policy, by the insured answers. @throws Problem 404 */
export async function policyVenue(
  { db, now }: Services,
  contactId: string,
  required: RequiredList | null = null,
): Promise<VenueCheck> {
  const contact = await db.q.selectFrom('contact').selectAll().where('id', '=', contactId).executeTakeFirst()
  const policy = contact && (await policyOf(db, contactId))
  if (!contact || !policy) throw notFound('policy')
  if (holdsRain(boughtAnswers(policy).coverage_type)) return ofNoVenue
  const chosen = required ?? (await chosenVenue(db, contactId))
  if (!chosen) return noVenue(db)
  return checkOf(chosen, {
    answers: boughtAnswers(policy),
    issued: todayIn(policy.created),
    costOfChange: (given) => costOnPolicy(db, { contact, policy, given, at: now() }),
  })
}

interface PolicyCost {
  readonly contact: Contact
  readonly policy: Policy
  readonly given: Partial<Answers>
  readonly at: Date
}

/** Dollars; `review` if the change needs us. */
async function costOnPolicy(db: Db, { contact, policy, given, at }: PolicyCost): Promise<Cost> {
  try {
    const { difference } = await workOut(db, { contact, policy, wanted: { type: 'change', given }, at })
    return dollarsOf(difference)
  } catch (fault) {
    if (fault instanceof Problem) return 'review'
    throw fault
  }
}

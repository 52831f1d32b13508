import type { Client, Contact, ContactRow, OpenedContact, PlacedOrder, Price } from '../../contract/client'
import { type Problem, problemTypes, type Reason, type StartingPrice } from '../../contract/problem'
import type { Answers } from '../../domain/application'
import type { CalendarDate } from '../../domain/common/dates'
import type { Suspension } from '../../domain/quote/suspension'
import { customerCall, soundPayload } from './call'

export type Coupon = OpenedContact['coupons'][number]

/** An empty code removes the quote's coupon. Either way the quote comes back with its new price. */
export const applyCoupon = (client: Client) =>
  customerCall((input: { id: string; code: string }, signal) => client.applyCoupon(input, signal), {
    answered: ({ coupons, contact }, { code }): CouponChange<'applied'> | CouponChange<'withdrawn'> =>
      code === '' ? { type: 'coupon.withdrawn', coupons, contact } : { type: 'coupon.applied', coupons, contact },
    refused: 'coupon.refused',
  })
type CouponChange<Name extends string> = { type: `coupon.${Name}`; coupons: readonly Coupon[]; contact: Contact }

/** `quote`: the public. `admin`: staff, who may open a contact that has its policy (specification section 6). */
export type View = 'quote' | 'admin'

interface Opened {
  readonly contact: Contact
  readonly today: CalendarDate
  readonly coupons: readonly Coupon[]
  /** why staff of this role can save nothing */
  readonly readOnly?: string
}

/** How an order by check or invoice ended that was not paid: in time, or because staff withdrew it. */
export type OrderEnd = NonNullable<OpenedContact['order_end']>

/**
 * `order.found`: the quote awaits its payment by check or invoice; `received` is in dollars. `orderEnd`: it expired with
 * its order.
 */
type Opening =
  | ({ type: 'contact.opened'; orderEnd?: OrderEnd } & Opened)
  | ({ type: 'order.found'; order: PlacedOrder; received: number } & Opened)
  | { type: 'policy.found'; link: string; number: string }
  | { type: 'contact.failed'; problem: Problem }

export const openContact = (client: Client) =>
  customerCall(
    (input: { id: string; view: View }, signal) => client.openContact(input.id, { from: input.view }, signal),
    {
      answered: toOpening,
      refused: 'contact.failed',
    },
  )

function toOpening(
  {
    contact,
    date,
    coupons,
    manage_policy_link,
    order,
    order_received: received = 0,
    order_end: orderEnd,
    read_only: readOnly,
  }: OpenedContact,
  { view }: { view: View },
): Opening {
  const number = policyNumberOf(contact)
  if (number !== null && manage_policy_link !== null && view === 'quote')
    return { type: 'policy.found', link: manage_policy_link, number }
  if ('customFields' in contact) {
    const opened = { contact, today: date, coupons, ...(readOnly && { readOnly }) }
    if (view !== 'quote') return { type: 'contact.opened', ...opened }
    if (order) return { type: 'order.found', order, received, ...opened }
    return { type: 'contact.opened', ...opened, ...(orderEnd && { orderEnd }) }
  }
  return { type: 'contact.failed', problem: { status: 404, message: 'This quote cannot be opened here' } }
}

/** Reads a quote that was changed in another window, to compare it with the answers here. */
export const compareContact = (client: Client) =>
  customerCall(
    (input: { id: string; view: View }, signal) => client.openContact(input.id, { from: input.view }, signal),
    {
      answered: ({ contact }): Compared =>
        'customFields' in contact
          ? { type: 'contact.compared', contact }
          : { type: 'contact.notCompared', problem: bought },
      refused: 'contact.notCompared',
    },
  )
type Compared = { type: 'contact.compared'; contact: Contact } | { type: 'contact.notCompared'; problem: Problem }

/** Whether a suspended quote can be bought again. */
export const askAvailability = (client: Client) =>
  customerCall(
    (input: { id: string; view: View }, signal) => client.openContact(input.id, { from: input.view }, signal),
    {
      answered: ({ contact }): Availability => ({
        type: 'availability.answered',
        suspension: ('customFields' in contact ? contact.suspension : null) ?? null,
      }),
      refused: 'availability.unknown',
    },
  )
type Availability = { type: 'availability.answered'; suspension: Suspension | null }

const bought: Problem = { status: 409, type: problemTypes.alreadyBought, message: 'This quote has been bought' }

const policyNumberOf = (contact: OpenedContact['contact']): string | null =>
  'customFields' in contact ? contact.customFields.policy_number : contact.policy_number

interface Sent {
  readonly answers: Answers
  readonly view: View
}
/** A save by staff for a customer is marked (specification section 3). */
const formOf = ({ answers, view }: Sent, id: string | null) => ({
  ...soundPayload(answers, id),
  ...(view === 'admin' && { saveFromAdmin: true }),
})
const newFormOf = (input: Sent & { partner?: string | null }) => ({
  ...formOf(input, null),
  ...(input.partner && { partner: input.partner }),
})

/**
 * `sent` is the answers that were sent, because the user may have changed them since: a refusal applies only to those.
 * `outdated`: nothing was stored, since the quote has another version than the one known here.
 */
interface NotStored {
  readonly problem: Problem
  readonly sent: Answers
}
const refused = (
  problem: Problem,
  { answers: sent }: Sent,
): ({ type: 'contact.refused' } & NotStored) | ({ type: 'contact.outdated' } & NotStored) =>
  problem.status === 412 ? { type: 'contact.outdated', problem, sent } : { type: 'contact.refused', problem, sent }

/** Only names the quote: repeated under its key it returns the contact made first, whatever is sent. */
export const createContact = (client: Client) =>
  customerCall(
    (input: Sent & { partner?: string | null; idempotencyKey: string }, signal) =>
      client.createContact(newFormOf(input), input.idempotencyKey, signal),
    {
      answered: ({ contact }) => ({ type: 'contact.created', contact }),
      refused,
    },
  )

/** @param delayed makes the request later, and resolves with its result */
export const patchContact = (client: Client, delayed: Delayed = (send) => send()) =>
  customerCall(
    (input: Sent & { id: string; version?: number | null }, signal) =>
      delayed(() => client.patchContact(input.id, formOf(input, input.id), input.version ?? null, signal)),
    {
      answered: ({ contact }, { answers }) => ({
        type: 'contact.stored',
        contact,
        sent: answers,
      }),
      refused,
    },
  )

export type Delayed = <Result>(send: () => Promise<Result>) => Promise<Result>

/** Today in New York, for hints beside the dates. The server decides whether a date is valid. */
export const currentDate = (client: Client) =>
  customerCall((_: undefined, signal) => client.currentDate(signal), {
    answered: ({ date, read_only }): { type: 'today.answered'; date: CalendarDate; readOnly?: string } => ({
      type: 'today.answered',
      date,
      ...(read_only && { readOnly: read_only }),
    }),
    refused: 'today.refused',
  })

/** The city of a ZIP code, to fill it in; null for a ZIP code that is unknown. */
export const getCity = (client: Client) =>
  customerCall((input: { zip: string }, signal) => client.getCity(input.zip, signal), {
    answered: ({ city }, { zip }): { type: 'city.answered'; zip: string; city: string | null } => ({
      type: 'city.answered',
      zip,
      city,
    }),
    refused: 'city.unavailable',
  })

/**
 * The public gets the same message whether or not there are quotes, and the links by email; staff get the quotes
 * (decision 38).
 * @param input the event's first day, as MM/DD/YYYY
 */
export const findQuotes = (client: Client) =>
  customerCall(
    (input: { email: string; day: string }, signal) =>
      client.findQuotes(input.email, input.day.replaceAll('/', '-'), signal),
    {
      answered: ({ quotes, message }): QuoteMatches => ({ type: 'quotes.answered', quotes, message }),
      refused: 'form.refused',
    },
  )
type QuoteMatches = { type: 'quotes.answered'; quotes: readonly ContactRow[]; message: string | null }

/** The partner whose link starts the quote. Questions and offers may depend on it. */
export const getPartner = (client: Client) =>
  customerCall((input: { slug: string }, signal) => client.getPartner(input.slug, signal), {
    answered: (partner) => ({ type: 'partner.loaded', partner }),
    refused: 'partner.failed',
  })

interface PriceRequest {
  readonly answers: Answers
  readonly contactId: string | null
  /** needed while the quote has no contact */
  readonly partner?: string | null
}

/** @param isOnline whether the browser reports a network */
export const recalculate = (client: Client, isOnline: () => boolean = () => true) =>
  customerCall(
    ({ partner, ...request }: PriceRequest, signal) =>
      client.recalculate({ ...soundPayload(request.answers, request.contactId), ...(partner && { partner }) }, signal),
    {
      answered: (price): { type: 'price.arrived'; price: Price } => ({ type: 'price.arrived', price }),
      refused: (problem): Unpriced =>
        problem.status === 0 && !isOnline() ? { type: 'price.postponed' } : unpriced(problem),
    },
  )

/**
 * `unfinished`: answers about cancellation are missing, so there is only a lowest price (decision 75).
 * `withheld`: the event is referred or declined, or too soon for a part of the coverage (with `is_event_popup` too), and
 * the reasons say why. `refused`: the price could not be calculated, or one of the days has passed (`is_event_popup`
 * alone). `postponed`: there is no network, so no request was sent.
 */
type Unpriced =
  | { type: 'price.unfinished'; startingPrice: StartingPrice }
  | { type: 'price.withheld'; decision: Reason['decision']; reasons: readonly Reason[]; problem: Problem }
  | { type: 'price.refused'; problem: Problem }
  | { type: 'price.postponed' }

const unpriced = (problem: Problem): Unpriced => {
  if (problem.starting_price) return { type: 'price.unfinished', startingPrice: problem.starting_price }
  return problem.is_underwriting_review
    ? { type: 'price.withheld', decision: problem.decision ?? 'refer', reasons: problem.reasons ?? [], problem }
    : { type: 'price.refused', problem }
}

interface Addressed {
  readonly id: string
  /** separated by semicolons */
  readonly emails: string
}

/** Emails the link for payment. */
export const sendPurchaseLink = (client: Client) =>
  customerCall((input: Addressed, signal) => client.sendPurchaseLink(input.id, { emails: input.emails }, signal), {
    answered: () => ({ type: 'purchaseLink.sent' }),
    refused: 'purchaseLink.refused',
  })

/** Emails the quote (decision 52). */
export const sendQuoteEmail = (client: Client) =>
  customerCall((input: Addressed, signal) => client.sendQuoteEmail(input, signal), {
    answered: () => ({ type: 'quoteEmail.sent' }),
    refused: 'quoteEmail.refused',
  })

export interface ReviewRequest {
  /** where the underwriter's decision is sent */
  readonly email: string
  /** for the underwriter */
  readonly message: string | null
}

/** The server decides on the stored answers whether this is a referral, so the chart stores them first. */
export const submitForReview = (client: Client) =>
  customerCall(
    ({ id, ...request }: ReviewRequest & { id: string }, signal) => client.submitForReview(id, request, signal),
    {
      answered: ({ contact }) => ({
        type: 'review.submitted',
        contact,
      }),
      refused: 'review.refused',
    },
  )

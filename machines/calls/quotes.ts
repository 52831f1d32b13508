import type { Client, Contact, ContactRow, OpenedContact, Partner, PlacedOrder, Price } from '../../contract/client'
import { type Problem, problemTypes, type Reason } from '../../contract/problem'
import type { Answers } from '../../domain/application'
import type { CalendarDate } from '../../domain/common/dates'
import { call, soundPayload } from './call'

export type Coupon = OpenedContact['coupons'][number]

/** `withdrawn`: it was taken away again. Both come with the quote as it is now: its price is another one. */
export type CouponFact =
  | { type: 'coupon.applied'; coupons: readonly Coupon[]; contact: Contact }
  | { type: 'coupon.withdrawn'; coupons: readonly Coupon[]; contact: Contact }
  | { type: 'coupon.refused'; problem: Problem }

/** An empty code takes away the coupon that a quote has. */
export const applyCoupon = (client: Client) =>
  call(({ id, code }: { id: string; code: string }, signal) => client.applyCoupon({ id, code }, signal), {
    answered: ({ coupons, contact }, { code }): CouponFact => ({
      type: code === '' ? 'coupon.withdrawn' : 'coupon.applied',
      coupons,
      contact,
    }),
    refused: (problem): CouponFact => ({ type: 'coupon.refused', problem }),
  })

/** Who looks: the public, or staff, who are shown a contact even when it has its policy (specification section 6). */
export type View = 'quote' | 'admin'

interface Opened {
  readonly contact: Contact
  readonly today: CalendarDate
  readonly coupons: readonly Coupon[]
}

/** `order.found`: it awaits its payment by check or invoice. */
export type OpeningFact =
  | ({ type: 'contact.opened' } & Opened)
  | ({ type: 'order.found'; order: PlacedOrder } & Opened)
  | { type: 'policy.found'; link: string }
  | { type: 'contact.missed'; problem: Problem }

/**
 * `created` only names the quote: repeated under its key it gives the contact first made, whatever was sent. `sent` is
 * what was sent: by then the answers may be others, and a refusal lasts only as long as they are not. `outdated`: nothing
 * was stored, since the quote is no longer the version that was known here.
 */
export type StoringFact =
  | { type: 'contact.created'; contact: Contact }
  | { type: 'contact.stored'; contact: Contact; sent: Answers }
  | { type: 'contact.refused'; problem: Problem; sent: Answers }
  | { type: 'contact.outdated'; problem: Problem; sent: Answers }

export const openContact = (client: Client) =>
  call((input: { id: string; view: View }, signal) => client.openContact(input.id, { from: input.view }, signal), {
    answered: toLookupFact,
    refused: (problem): OpeningFact => ({ type: 'contact.missed', problem }),
  })

function toLookupFact(
  { contact, date, coupons, manage_policy_link, order }: OpenedContact,
  { view }: { view: View },
): OpeningFact {
  if (isPolicy(contact) && manage_policy_link !== null && view === 'quote')
    return { type: 'policy.found', link: manage_policy_link }
  if ('customFields' in contact) {
    const facts = { contact, today: date, coupons }
    return order && view === 'quote' ? { type: 'order.found', order, ...facts } : { type: 'contact.opened', ...facts }
  }
  return { type: 'contact.missed', problem: { status: 404, message: 'This quote cannot be opened here' } }
}

/** What a quote has become that was changed elsewhere, to be compared with what stands here. */
export type ComparedFact =
  | { type: 'contact.compared'; contact: Contact }
  | { type: 'contact.uncompared'; problem: Problem }

export const compareContact = (client: Client) =>
  call((input: { id: string; view: View }, signal) => client.openContact(input.id, { from: input.view }, signal), {
    answered: ({ contact }): ComparedFact =>
      'customFields' in contact
        ? { type: 'contact.compared', contact }
        : { type: 'contact.uncompared', problem: bought },
    refused: (problem): ComparedFact => ({ type: 'contact.uncompared', problem }),
  })

const bought: Problem = { status: 409, type: problemTypes.alreadyBought, message: 'This quote has been bought' }

const isPolicy = (contact: OpenedContact['contact']) =>
  ('customFields' in contact ? contact.customFields.policy_number : contact.policy_number) !== null

interface Sent {
  readonly answers: Answers
  readonly view: View
}
/** What staff save for a customer says so (specification section 3). */
const formOf = ({ answers, view }: Sent, id: string | null) => ({
  ...soundPayload(answers, id),
  ...(view === 'admin' && { saveFromAdmin: true }),
})
/** Whose customer it is, it is from the beginning. */
const begunOf = (input: Sent & { partner?: string | null }) => ({
  ...formOf(input, null),
  ...(input.partner && { partner: input.partner }),
})
const refused = (problem: Problem, { answers }: Sent): StoringFact => ({
  type: problem.status === 412 ? 'contact.outdated' : 'contact.refused',
  problem,
  sent: answers,
})

export const createContact = (client: Client) =>
  call(
    (input: Sent & { partner?: string | null; idempotencyKey: string }, signal) =>
      client.createContact(begunOf(input), input.idempotencyKey, signal),
    { answered: ({ contact }): StoringFact => ({ type: 'contact.created', contact }), refused },
  )

export const patchContact = (client: Client) =>
  call(
    (input: Sent & { id: string; version?: number | null }, signal) =>
      client.patchContact(input.id, formOf(input, input.id), input.version ?? null, signal),
    {
      answered: ({ contact }, { answers }): StoringFact => ({ type: 'contact.stored', contact, sent: answers }),
      refused,
    },
  )

export type DateFact = { type: 'today.told'; date: CalendarDate } | { type: 'today.refused'; problem: Problem }

/** Today in New York, for what is said beside the dates. What a date leads to, the server decides. */
export const currentDate = (client: Client) =>
  call((_: undefined, signal) => client.currentDate(signal), {
    answered: ({ date }): DateFact => ({ type: 'today.told', date }),
    refused: (problem): DateFact => ({ type: 'today.refused', problem }),
  })

/**
 * `told`: what may be told. The public hears a sentence, whether there are any quotes or not, and finds the links in its
 * mail; staff are shown them (decision 38).
 */
export type QuoteLookupFact =
  | { type: 'quotes.told'; quotes: readonly ContactRow[]; message: string | null }
  | { type: 'form.refused'; problem: Problem }

/** @param input the event's first day, as MM/DD/YYYY */
export const findQuotes = (client: Client) =>
  call(
    (input: { email: string; day: string }, signal) =>
      client.findQuotes(input.email, input.day.replaceAll('/', '-'), signal),
    {
      answered: ({ quotes, message }): QuoteLookupFact => ({ type: 'quotes.told', quotes, message }),
      refused: (problem): QuoteLookupFact => ({ type: 'form.refused', problem }),
    },
  )

export type PartnerFact = { type: 'partner.met'; partner: Partner } | { type: 'partner.missed'; problem: Problem }

/** Whose link it is that a quote is begun from: what is asked and offered may hang on it. */
export const getPartner = (client: Client) =>
  call((input: { slug: string }, signal) => client.getPartner(input.slug, signal), {
    answered: (partner): PartnerFact => ({ type: 'partner.met', partner }),
    refused: (problem): PartnerFact => ({ type: 'partner.missed', problem }),
  })

/**
 * What became of asking for a price. `withheld`: the event is referred or declined, or on short notice for a part of the
 * cover (with `is_event_popup` too), so there is none, and the reasons say why. `refused`: it could not be worked out, or
 * a day of it has passed (`is_event_popup` alone). `postponed`: there is no network, so nobody was asked.
 */
export type PriceFact =
  | { type: 'price.arrived'; price: Price }
  | { type: 'price.withheld'; decision: Reason['decision']; reasons: readonly Reason[]; problem: Problem }
  | { type: 'price.refused'; problem: Problem }
  | { type: 'price.postponed' }

interface PriceRequest {
  readonly answers: Answers
  readonly contactId: string | null
  /** counts for a quote that has no contact yet */
  readonly partner?: string | null
}

/** `isOnline`: whether there is a network, as far as the window knows. */
export const recalculate = (client: Client, isOnline: () => boolean = () => true) =>
  call(
    ({ partner, ...request }: PriceRequest, signal) =>
      client.recalculate({ ...soundPayload(request.answers, request.contactId), ...(partner && { partner }) }, signal),
    {
      answered: (price): PriceFact => ({ type: 'price.arrived', price }),
      refused: (problem): PriceFact =>
        problem.status === 0 && !isOnline() ? { type: 'price.postponed' } : refusal(problem),
    },
  )

const refusal = (problem: Problem): PriceFact =>
  problem.is_underwriting_review
    ? { type: 'price.withheld', decision: problem.decision ?? 'refer', reasons: problem.reasons ?? [], problem }
    : { type: 'price.refused', problem }

export type PurchaseLinkFact = { type: 'purchaseLink.sent' } | { type: 'purchaseLink.refused'; problem: Problem }

/** `emails`: addresses with semicolons between them, of whoever is to pay. */
export const sendPurchaseLink = (client: Client) =>
  call(
    (input: { id: string; emails: string }, signal) =>
      client.sendPurchaseLink(input.id, { emails: input.emails }, signal),
    {
      answered: (): PurchaseLinkFact => ({ type: 'purchaseLink.sent' }),
      refused: (problem): PurchaseLinkFact => ({ type: 'purchaseLink.refused', problem }),
    },
  )

export type EmailFact = { type: 'quoteEmail.sent' } | { type: 'quoteEmail.refused'; problem: Problem }

/** `emails`: addresses with semicolons between them (decision 52). */
export const sendQuoteEmail = (client: Client) =>
  call(({ id, emails }: { id: string; emails: string }, signal) => client.sendQuoteEmail({ id, emails }, signal), {
    answered: (): EmailFact => ({ type: 'quoteEmail.sent' }),
    refused: (problem): EmailFact => ({ type: 'quoteEmail.refused', problem }),
  })

export type ReviewFact = { type: 'review.submitted'; contact: Contact } | { type: 'review.refused'; problem: Problem }

/** Who is told what comes of it, and what an underwriter should know. */
export interface ReviewRequest {
  readonly email: string
  readonly message: string | null
}

/** A referral is what the stored answers come to, so they are stored first. */
export const submitForReview = (client: Client) =>
  call(({ id, ...request }: ReviewRequest & { id: string }, signal) => client.submitForReview(id, request, signal), {
    answered: ({ contact }): ReviewFact => ({ type: 'review.submitted', contact }),
    refused: (problem): ReviewFact => ({ type: 'review.refused', problem }),
  })

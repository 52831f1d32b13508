import type { FieldName } from '../../domain/application'
import { pathOf } from '../../domain/application/payload'
import { Problem, wrongAnswers } from '../platform/problems/problem'
import type { Offer } from './offer'

/** Why `/recalculate` returns no price. The flags open the dialogs of the specification (section 8). */
export function withheld(offer: Exclude<Offer, { outcome: 'quote' }>): Problem {
  if (offer.outcome === 'passed') return passed(offer.days)
  if (offer.outcome === 'unfinished') return wrongAnswers(offer.errors)
  const { outcome: decision, reasons } = offer
  return new Problem(422, reviewMessage(offer), {
    is_underwriting_review: true,
    ...(isShortNotice(reasons) && { is_event_popup: true }),
    decision,
    reasons: [...reasons],
  })
}

type Reviewed = Extract<Offer, { readonly reasons: unknown }>

/** Cancellation coverage too close to the event; the event dates dialog explains it (decision 12). */
export const isShortNotice = (reasons: Reviewed['reasons']) => reasons.some(({ code }) => code === 'short_notice')

/** Without a full stop. */
export function reviewMessage({ outcome, reasons }: Reviewed): string {
  if (isShortNotice(reasons)) {
    const late = 'It is too late to buy cancellation coverage for this event'
    return reasons.every(({ cover }) => cover === 'cancellation') ? `${late}, but liability can still be bought` : late
  }
  return outcome === 'decline'
    ? 'This event is one that we do not insure'
    : 'An underwriter has to look at this event before there is a price'
}

function passed(days: readonly FieldName[]): Problem {
  const message = 'Coverage can begin today at the earliest'
  const errors = Object.fromEntries(days.map((field) => [pathOf(field), message]))
  return new Problem(422, message, { is_event_popup: true, errors })
}

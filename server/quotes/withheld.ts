import type { FieldName } from '../../domain/application'
import { pathOf } from '../../domain/application/payload'
import { Problem, wrongAnswers } from '../problem'
import type { Offer } from './offer'

/** Why there is no price, as `/recalculate` tells it; the flags open the specification's dialogs (section 8). */
export function withheld(offer: Exclude<Offer, { outcome: 'quote' }>): Problem {
  if (offer.outcome === 'passed') return passed(offer.days)
  if (offer.outcome === 'unfinished') return wrongAnswers(offer.errors)
  const { outcome: decision, reasons } = offer
  const message =
    decision === 'decline'
      ? 'This event is one that we do not insure'
      : 'An underwriter has to look at this event before there is a price'
  return new Problem(422, message, { is_underwriting_review: true, decision, reasons: [...reasons] })
}

function passed(days: readonly FieldName[]): Problem {
  const message = 'Cover can begin today at the earliest'
  const errors = Object.fromEntries(days.map((field) => [pathOf(field), message]))
  return new Problem(422, message, { is_event_popup: true, errors })
}

import type { Price } from '../../contract/client'
import type { Answers } from '../../domain/application'
import { todayIn } from '../../domain/dates'
import { centsOf } from '../../domain/money'
import { move, readStatus } from '../../machines/lifecycle/lifecycle.move'
import { Problem, wrongAnswers } from '../problem'
import { wholeAnswers } from '../quotes/answers'
import { answersHash } from '../quotes/answersHash'
import { offerFor, unfinished } from '../quotes/offer'
import { inWords } from '../quotes/standing'
import { notPurchasable, priceChanged, termsNotSigned } from './problems'
import type { Contact } from './rows'

/** Whether a quote can be bought for an amount, and the price that then stands in the policy. */
export type Verdict = { readonly ok: true; readonly price: Price } | { readonly ok: false; readonly problem: Problem }

/**
 * Everything that may stand against a purchase, worked out anew from what is stored, with the contact locked: nothing
 * that a caller or an earlier save said is believed.
 * @param at the moment that the purchase was begun
 */
export function verdictOn(contact: Contact, amountCents: number, at: Date): Verdict {
  try {
    return { ok: true, price: assertPurchasable(contact, amountCents, at) }
  } catch (problem) {
    if (problem instanceof Problem) return { ok: false, problem }
    throw problem
  }
}

/** In the order in which a buyer can put it right. @throws the Problem that stands against it */
function assertPurchasable(contact: Contact, amountCents: number, at: Date): Price {
  if (contact.policy_number !== null) throw notPurchasable(`This quote was bought: policy ${contact.policy_number}.`)
  const answers = wholeAnswers(contact.answers)
  const errors = unfinished(answers)
  if (Object.keys(errors).length > 0) throw wrongAnswers(errors)
  if (hasExpired(contact, at)) throw notPurchasable('This quote has expired: open it again to have it priced anew.')
  const price = priceOf(contact, answers, at)
  const status = readStatus(contact.quote_status)
  if (!move(status, { type: 'quote.purchased' }).ok) throw notPurchasable(`This quote is ${inWords[status]}.`)
  if (centsOf(price.pricing_detail.amount_due) !== amountCents) throw priceChanged(price)
  if (contact.terms?.answersHash !== answersHash(contact.answers)) throw termsNotSigned()
  return price
}

const hasExpired = ({ quote_status, expires }: Contact, at: Date) =>
  quote_status === 'expired' || (expires !== null && expires <= at)

/** What staff approved has the price that they gave it; everything else the price of its answers. */
function priceOf({ quote_status, price, rating_plan }: Contact, answers: Answers, at: Date): Price {
  if (quote_status === 'approved' && price) return price
  const offer = offerFor(answers, { today: todayIn(at), plan: rating_plan })
  if (offer.outcome === 'quote') return offer.price
  if (offer.outcome === 'unfinished') throw wrongAnswers(offer.errors)
  if (offer.outcome === 'passed') throw notPurchasable('A day of this event has passed.', { is_event_popup: true })
  const why = offer.outcome === 'refer' ? 'An underwriter has to look at this event.' : 'We do not insure this event.'
  throw notPurchasable(why, { decision: offer.outcome, reasons: [...offer.reasons] })
}

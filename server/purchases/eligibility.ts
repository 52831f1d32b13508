import type { Price } from '../../contract/client'
import { todayIn } from '../../domain/common/dates'
import { centsOf } from '../../domain/common/money'
import { move, readStatus } from '../../machines/lifecycle/lifecycle.transition'
import type { Contact } from '../contacts/contact'
import { answersMissing, notPurchasable, priceChanged, termsNotSigned } from '../payments/problems'
import type { Eligibility } from '../payments/purpose'
import type { Db } from '../platform/db/database'
import { Problem } from '../platform/problems/problem'
import { wholeAnswers } from '../quotes/answers'
import { approvedPrice } from '../quotes/approval'
import { offerOf, unfinished } from '../quotes/offer'
import { quoteFacts } from '../quotes/quoteFacts'
import { isShortNotice, reviewMessage } from '../quotes/restrictions'
import { inWords } from '../quotes/status'
import { type NoLongerSold, noLongerSold } from '../quotes/stillSold'
import { isSignedFor } from '../quotes/termsSigning'
import { openOrderOf, receivedFor } from './order'

/**
 * Checks whether a contact can buy now. It recomputes everything from stored data with the contact locked, and trusts
 * neither the caller nor an earlier save.
 * @param at when the purchase began
 */
export async function eligibilityFor(db: Db, contact: Contact, amountCents: number, at: Date): Promise<Eligibility> {
  try {
    return { ok: true, price: await assertPurchasable(db, contact, amountCents, at) }
  } catch (problem) {
    if (problem instanceof Problem) return { ok: false, problem }
    throw problem
  }
}

/** Checks in the order in which a buyer can fix each problem. @throws the first Problem that blocks the purchase */
async function assertPurchasable(db: Db, contact: Contact, amountCents: number, at: Date): Promise<Price> {
  if (contact.policy_number !== null) throw notPurchasable(`This quote was bought: policy ${contact.policy_number}.`)
  const errors = unfinished(wholeAnswers(contact.answers, quoteFacts(contact)))
  if (Object.keys(errors).length > 0) throw answersMissing(errors)
  if (hasExpired(contact, at)) throw notPurchasable('This quote has expired: open it again for a new price.')
  const late = noLongerSold(contact, at)
  const order = await openOrderOf(db, contact.id)
  // an agreed price is not recomputed below, so its dates are checked here
  if (late && (order || contact.quote_status === 'approved')) throw noLonger(late)
  if (order && (await receivedFor(db, order)) > 0) throw notPurchasable('A part of this quote was paid by check.')
  // an order that is finally paid another way keeps the ordered price
  const price = order?.price ?? (await priceOf(db, contact, at))
  const status = readStatus(contact.quote_status)
  if (!move(status, { type: 'quote.purchased' }).ok) throw notPurchasable(`This quote is ${inWords[status]}.`)
  if (centsOf(price.pricing_detail.amount_due) !== amountCents) throw priceChanged(price)
  if (!isSignedFor(contact)) throw termsNotSigned()
  return price
}

const noLonger = ({ message, errors }: NoLongerSold) =>
  notPurchasable(message, { is_event_popup: true, ...(errors && { errors }) })

const hasExpired = ({ quote_status, expires }: Contact, at: Date) =>
  quote_status === 'expired' || (expires !== null && expires <= at)

/** Recomputes the price. An approved quote uses the underwriter's terms; any other quote uses its answers. */
async function priceOf(db: Db, contact: Contact, at: Date): Promise<Price> {
  const approved = contact.quote_status === 'approved' ? await approvedPrice(db, contact, contact.answers) : null
  if (approved) return approved
  const { offer } = await offerOf(db, contact, contact.answers, todayIn(at))
  if (offer.outcome === 'quote') return offer.price
  if (offer.outcome === 'unfinished') throw answersMissing(offer.errors)
  if (offer.outcome === 'passed') throw notPurchasable('A day of this event has passed.', { is_event_popup: true })
  throw notPurchasable(`${reviewMessage(offer)}.`, {
    ...(isShortNotice(offer.reasons) && { is_event_popup: true }),
    decision: offer.outcome,
    reasons: [...offer.reasons],
  })
}

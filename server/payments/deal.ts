import type { Price } from '../../contract/client'
import type { Cents } from '../../domain/money'
import type { Problem } from '../problem'
import type { Contact, Payment } from './rows'
import type { PurchaseServices } from './services'

/** Whether something can be paid for with an amount, and the price that then stands in the policy. */
export type Verdict = { readonly ok: true; readonly price: Price } | { readonly ok: false; readonly problem: Problem }

/** What is made of money that came. */
interface Bargain {
  /** locked by the settling transaction */
  readonly contact: Contact
  readonly payment: Payment
  /** of the books' entry of the charge */
  readonly transactionId: string
  readonly ledgerId: number
  readonly actor: string
  /** of the verdict a moment ago, in the same transaction */
  readonly price: Price
}

/**
 * What a card may pay for, as the protocol of `pay` sees it: a purchase, or a change of a policy. Which one a payment is
 * for stands in its `purpose`, so that a server that takes over from a dead one knows too.
 */
export interface Deal {
  /** Everything that stands against it, worked out anew with the contact locked. @param at when the payment was begun */
  permit(services: PurchaseServices, contact: Contact, amountCents: Cents, at: Date): Promise<Verdict>
  /** Makes what was paid for, in the transaction that settles the payment. @throws only for what `permit` has ruled out */
  bind(services: PurchaseServices, bargain: Bargain): Promise<void>
  /** What the caller is told: made once, then sealed under the caller's key and replayed to the byte. */
  answer(services: PurchaseServices, contactId: string, payment: Payment): Promise<unknown>
}

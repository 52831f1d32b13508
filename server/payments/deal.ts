import type { Price } from '../../contract/client'
import type { Cents } from '../../domain/money'
import type { Entry } from '../ledger'
import type { Problem } from '../problem'
import type { Contact, Payment } from './rows'
import type { PurchaseServices } from './services'

/** Whether something can be paid for with an amount, and the price that then stands in the policy. */
export type Verdict<Agreed = Price> =
  | { readonly ok: true; readonly price: Agreed }
  | { readonly ok: false; readonly problem: Problem }

/** What is made of money that came. */
interface Bargain<Agreed> {
  /** locked by the settling transaction */
  readonly contact: Contact
  readonly payment: Payment
  /** of the books' entry of the charge */
  readonly transactionId: string
  readonly ledgerId: number
  readonly actor: string
  /** of the verdict a moment ago, in the same transaction */
  readonly price: Agreed
}

/** How the books say a charge that is not for insurance. */
export type Charged = Pick<Entry, 'kind' | 'purpose' | 'description' | 'items' | 'reference' | 'note'>

/**
 * What a card may pay for, as the protocol of `pay` sees it: a purchase, a change of a policy, or what staff charge for.
 * Which one a payment is for stands in its `purpose`, so that a server that takes over from a dead one knows too.
 * `Agreed` is the price that then stands in the policy; null of what makes none.
 */
export interface Deal<Agreed = unknown> {
  /** Everything that stands against it, worked out anew with the contact locked. @param at when the payment was begun */
  permit(services: PurchaseServices, contact: Contact, amountCents: Cents, at: Date): Promise<Verdict<Agreed>>
  /** Left out it is a sales receipt. */
  charged?(services: PurchaseServices, payment: Payment): Promise<Charged>
  /** Makes what was paid for, in the transaction that settles the payment. @throws only for what `permit` has ruled out */
  bind(services: PurchaseServices, bargain: Bargain<Agreed>): Promise<void>
  /** What the caller is told: made once, then sealed under the caller's key and replayed to the byte. */
  answer(services: PurchaseServices, contactId: string, payment: Payment): Promise<unknown>
}

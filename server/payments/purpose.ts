import type { Price } from '../../contract/client'
import type { Cents } from '../../domain/common/money'
import type { Contact } from '../contacts/contact'
import type { Entry } from '../ledger/ledger'
import type { Problem } from '../platform/problems/problem'
import type { Payment } from './payment'
import type { PurchaseServices } from './services'

/** Whether something can be paid for with an amount, and the price that then stands in the policy. */
export type Eligibility<Agreed = Price> =
  | { readonly ok: true; readonly price: Agreed }
  | { readonly ok: false; readonly problem: Problem }

/** What is made of money that came. */
interface SettledPayment<Agreed> {
  /** locked by the settling transaction */
  readonly contact: Contact
  readonly payment: Payment
  /** of the books' entry of the charge */
  readonly transactionId: string
  readonly ledgerId: number
  readonly actor: string
  /** of the eligibility a moment ago, in the same transaction */
  readonly price: Agreed
}

/** How the books say a charge that is not for insurance. */
export type Charged = Pick<Entry, 'kind' | 'purpose' | 'description' | 'items' | 'reference' | 'note'>

/**
 * What a card may pay for, as the protocol of `pay` sees it: a purchase, a change of a policy, or what staff charge for.
 * Which one a payment is for stands in its `purpose`, so that a server that takes over from a dead one knows too.
 * `Agreed` is the price that then stands in the policy; null of what makes none.
 */
export interface PaymentPurpose<Agreed = unknown> {
  /** Everything that stands against it, worked out anew with the contact locked. @param at when the payment was begun */
  permit(services: PurchaseServices, contact: Contact, amountCents: Cents, at: Date): Promise<Eligibility<Agreed>>
  /** Left out it is a sales receipt. */
  charged?(services: PurchaseServices, payment: Payment): Promise<Charged>
  /** Makes what was paid for, in the transaction that settles the payment. @throws only for what `permit` has ruled out */
  bind(services: PurchaseServices, settled: SettledPayment<Agreed>): Promise<void>
  /** What the caller is told: made once, then sealed under the caller's key and replayed to the byte. */
  answer(services: PurchaseServices, contactId: string, payment: Payment): Promise<unknown>
}

type MakePurpose = (id: string) => PaymentPurpose<never>

const purposes = new Map<string, MakePurpose>()

/**
 * Says what a payment can be for. `server/registrations.ts` calls it for each purpose before payments that an earlier
 * process left behind are settled, since any of them may be for any purpose.
 * @param prefix with which the purpose of such a payment begins; the rest of it is the id that `make` is given
 * @throws where another purpose has the same prefix
 */
export function registerPurpose<Agreed>(prefix: string, make: (id: string) => PaymentPurpose<Agreed>): void {
  const known = purposes.get(prefix)
  if (known && known !== (make as MakePurpose)) throw new Error(`the purpose ${prefix} is registered twice`)
  purposes.set(prefix, make as MakePurpose)
}

/** What a payment is for. @throws for a purpose that nobody registered */
export function purposeOf(purpose: string): PaymentPurpose {
  const prefix = purpose.slice(0, purpose.indexOf(':') + 1) || purpose
  const make = purposes.get(prefix)
  if (!make) throw new Error('a payment for nothing that we know')
  return make(purpose.slice(prefix.length)) as PaymentPurpose
}

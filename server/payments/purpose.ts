import type { Price } from '../../contract/client'
import type { Cents } from '../../domain/common/money'
import type { Contact } from '../contacts/contact'
import type { Entry } from '../ledger/ledger'
import type { Problem } from '../platform/problems/problem'
import type { Payment } from './payment'
import type { PurchaseServices } from './services'

/** Whether an amount can be paid, and the price that the policy then stores. */
export type Eligibility<Agreed = Price> =
  | { readonly ok: true; readonly price: Agreed }
  | { readonly ok: false; readonly problem: Problem }

/** A payment whose money has arrived. */
interface SettledPayment<Agreed> {
  /** locked by the settling transaction */
  readonly contact: Contact
  readonly payment: Payment
  /** transaction id of the charge's ledger entry */
  readonly transactionId: string
  readonly ledgerId: number
  readonly actor: string
  /** price from the eligibility check earlier in the same transaction */
  readonly price: Agreed
}

/** Ledger fields of a charge that is not for insurance. */
export type Charged = Pick<Entry, 'kind' | 'purpose' | 'description' | 'items' | 'reference' | 'note'>

/**
 * A reason to charge a card: a purchase, a change of a policy, or a staff charge. A payment stores its purpose, so a
 * server that takes over from a dead one can complete it. `Agreed` is the price that the policy then stores, or null
 * where the purpose has none.
 */
export interface PaymentPurpose<Agreed = unknown> {
  /** Checks every rule again with the contact locked. @param at when the payment began */
  permit(services: PurchaseServices, contact: Contact, amountCents: Cents, at: Date): Promise<Eligibility<Agreed>>
  /**
   * Rules for a payment that begins, checked after `permit`. One that has begun settles without them.
   * @throws the Problem that stops it
   */
  admit?(services: PurchaseServices, contact: Contact): Promise<void>
  /**
   * The person who asked for the payment, for the books and the history: the timer or a message of the processor may settle
   * it. Without this, it is the one who settles it.
   */
  requester?(services: PurchaseServices): Promise<string | undefined>
  /** Ledger fields of the charge; a sales receipt by default. */
  charged?(services: PurchaseServices, payment: Payment): Promise<Charged>
  /**
   * Completes the purchase in the transaction that settles the payment.
   * @throws only for cases that `permit` excludes
   */
  bind(services: PurchaseServices, settled: SettledPayment<Agreed>): Promise<void>
  /** The response to the caller: created once, sealed under the caller's key, and replayed to the byte. */
  answer(services: PurchaseServices, contactId: string, payment: Payment): Promise<unknown>
}

type MakePurpose = (id: string) => PaymentPurpose<never>

const purposes = new Map<string, MakePurpose>()

/**
 * Registers a payment purpose. `server/registrations.ts` does so for each one before startup settles open payments,
 * which may have any purpose.
 * @param prefix the beginning of the purpose's name; the rest is the id that `make` receives
 * @throws where another purpose has the same prefix
 */
export function registerPurpose<Agreed>(prefix: string, make: (id: string) => PaymentPurpose<Agreed>): void {
  const known = purposes.get(prefix)
  if (known && known !== (make as MakePurpose)) throw new Error(`the purpose ${prefix} is registered twice`)
  purposes.set(prefix, make as MakePurpose)
}

/** Returns the handler of a payment's purpose. @throws for a purpose that does not exist */
export const purposeOf = ({ purposes = registeredPurpose }: Pick<PurchaseServices, 'purposes'>, purpose: string) =>
  purposes(purpose)

function registeredPurpose(purpose: string): PaymentPurpose {
  const prefix = purpose.slice(0, purpose.indexOf(':') + 1) || purpose
  const make = purposes.get(prefix)
  if (!make) throw new Error('a payment for nothing that we know')
  return make(purpose.slice(prefix.length)) as PaymentPurpose
}

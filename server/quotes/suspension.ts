import { type ScreeningServices, screeningSuspension } from '../compliance/screening'
import { assertBindable, assertNoMoratorium, suspensionOf } from '../compliance/suspension'
import type { Contact } from '../contacts/contact'
import { wholeAnswers } from './answers'
import { contactOf } from './contactDto'
import { quoteFacts } from './quoteFacts'

const answersOf = (contact: Contact) => wholeAnswers(contact.answers, quoteFacts(contact))

/**
 * Refuses to bind a stored quote that is suspended; call it in the transaction that begins to bind.
 * @throws Problem 409 with the suspension
 */
export const assertQuoteBindable = (services: ScreeningServices, contact: Contact): Promise<void> =>
  assertBindable(services, contact, answersOf(contact))

/** Refuses to approve a quote under a moratorium: its names are screened once it is bought. @throws Problem 409 */
export const assertQuoteApprovable = ({ db, now }: ScreeningServices, contact: Contact): Promise<void> =>
  assertNoMoratorium(db, answersOf(contact), now())

/** A quote as the contract has it, with the reason why it cannot be bought now. */
export async function contactWithSuspension({ db, now }: ScreeningServices, contact: Contact) {
  if (contact.policy_number !== null) return contactOf(contact)
  const suspension = await suspensionOf(db, await screeningSuspension(db, contact.id), answersOf(contact), now())
  return { ...contactOf(contact), ...(suspension && { suspension }) }
}

import {
  type ScreeningServices,
  screeningSuspension,
  suspensionByNames,
  type WithNamesState,
} from '../compliance/screening'
import { assertBindable, assertNoMoratorium, rewordSuspension, suspensionOf } from '../compliance/suspension'
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
export async function assertQuoteApprovable({ db, now }: ScreeningServices, contact: Contact): Promise<void> {
  try {
    await assertNoMoratorium(db, answersOf(contact), now())
  } catch (problem) {
    throw rewordSuspension(problem, 'The quote was not approved. Approve it once the hold ends.')
  }
}

/**
 * Why a stored quote cannot be bought now, for a look; undefined for a policy, and if nothing stops it.
 * @param contact with the state of its names, if that was read with it
 */
export async function quoteSuspension(
  { db, now }: Pick<ScreeningServices, 'db' | 'now'>,
  contact: Contact & Partial<WithNamesState>,
) {
  if (contact.policy_number !== null) return undefined
  const { names_state: state } = contact
  const byNames = state === undefined ? await screeningSuspension(db, contact.id) : suspensionByNames(state)
  return suspensionOf(db, byNames, () => answersOf(contact), now())
}

/** A quote as the contract has it, with the reason why it cannot be bought now. */
export async function contactWithSuspension(services: ScreeningServices, contact: Contact & Partial<WithNamesState>) {
  const suspension = await quoteSuspension(services, contact)
  return { ...contactOf(contact), ...(suspension && { suspension }) }
}

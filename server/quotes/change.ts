import { type Contact, lockContact } from '../contacts/contact'
import { notFound } from '../platform/problems/problem'
import { assertVersion } from '../platform/problems/version'
import { lapsed } from './expiration'
import type { SaveServices } from './save'
import { assertUnbought } from './status'

interface Wanted {
  readonly id: string
  /** from If-Match */
  readonly version?: string | undefined
}

/**
 * Runs a unit of work on a quote, with the contact locked and its expiration applied.
 * @throws Problem 404, 409 for a purchased quote, 412 where the caller's version is not the current one
 */
export const changeQuote = (
  services: SaveServices,
  { id, version }: Wanted,
  work: (contact: Contact) => Promise<Contact>,
): Promise<Contact> => services.db.tx(async () => work(await changeable(services, id, version)))

async function changeable(services: SaveServices, id: string, version: string | undefined): Promise<Contact> {
  const contact = await lockContact(services.db, id)
  if (!contact) throw notFound('quote')
  assertUnbought(contact)
  assertVersion(contact, version)
  return lapsed(services, contact)
}

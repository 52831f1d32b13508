import { type Contact, lockContact } from '../contacts/contact'
import { notFound } from '../platform/problems/problem'
import { assertVersion } from '../platform/problems/version'
import { lapsed } from './expiration'
import type { SaveServices } from './save'
import { assertUnbought } from './status'

interface Wanted {
  readonly id: string
  /** of If-Match */
  readonly version?: string | undefined
}

/**
 * A unit of work on a quote that nobody else changes meanwhile, as it stands by now.
 * @throws a 404, a 409 for what is sold, a 412 where it is no longer the version that the caller knows
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

import type { Contact } from '../contacts/contact'
import { contactColumns } from '../platform/db/contactColumns'
import { prepared } from '../platform/db/prepared'
import { notFound } from '../platform/problems/problem'
import { assertVersion } from '../platform/problems/version'
import { lapsed } from './expiration'
import { agreedFeeOfRow } from './fees'
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

/** `lockContact`, with the fee agreed for the quote's address. */
const locked = prepared((q) =>
  q.selectFrom('contact').select(contactColumns).select(agreedFeeOfRow).where('id', '=', '').forUpdate(),
)

async function changeable(services: SaveServices, id: string, version: string | undefined): Promise<Contact> {
  const [contact] = await locked(services.db, id)
  if (!contact) throw notFound('quote')
  assertUnbought(contact)
  assertVersion(contact, version)
  return lapsed(services, contact)
}

import { namesStateOfRow, type WithNamesState } from '../compliance/screening'
import type { Contact } from '../contacts/contact'
import { contactColumns } from '../platform/db/contactColumns'
import { prepared } from '../platform/db/prepared'
import { notFound } from '../platform/problems/problem'
import { assertVersion } from '../platform/problems/version'
import { lapsed } from './expiration'
import { agreedFeeOfRow, type WithAgreedFee } from './fees'
import type { SaveServices } from './save'
import { assertUnbought } from './status'

interface Wanted {
  readonly id: string
  /** from If-Match */
  readonly version?: string | undefined
}

/** A locked quote. The fee and the state of its names were read with it, unless its expiration was applied. */
type ChangeableQuote = Contact & Partial<WithAgreedFee & WithNamesState>

/** @param isUnwritten whether the transaction has written nothing yet */
type Change = (quote: ChangeableQuote, isUnwritten: boolean) => Promise<Contact>

/**
 * Runs a unit of work on a quote, with the contact locked and its expiration applied.
 * @returns the changed quote, with the state of its names where the lock has read it
 * @throws Problem 404, 409 for a purchased quote, 412 where the caller's version is not the current one
 */
export const changeQuote = (
  services: SaveServices,
  { id, version }: Wanted,
  work: Change,
): Promise<Contact & Partial<WithNamesState>> =>
  services.db.tx(async () => {
    const contact = await lockedQuote(services, id)
    assertUnbought(contact)
    assertVersion(contact, version)
    const quote: ChangeableQuote = await lapsed(services, contact)
    const changed = await work(quote, quote === contact)
    return { ...changed, names_state: contact.names_state }
  })

/** `lockContact`, with the fee agreed for the quote's address and the state of its names. */
const locked = prepared((q) =>
  q
    .selectFrom('contact')
    .select(contactColumns)
    .select([agreedFeeOfRow, namesStateOfRow])
    .where('id', '=', '')
    .forUpdate(),
)

/** @throws Problem 404 */
async function lockedQuote({ db }: SaveServices, id: string) {
  const [contact] = await locked(db, id)
  if (!contact) throw notFound('quote')
  return contact
}

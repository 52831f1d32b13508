import type { Contact } from '../payments/rows'
import { conflict } from '../problem'
import { assertUnbought, inWords } from './standing'

type Stood = Pick<Contact, 'policy_number' | 'quote_status'>

/** Whether there is something to agree to and to buy, as far as the status tells. */
export const isOffered = ({ policy_number, quote_status: status }: Stood): boolean =>
  policy_number === null && (status === 'quoted' || status === 'approved')

/** @throws a 409 for what is bought, and for what we do not offer as it stands */
export function assertOffered(contact: Stood): void {
  assertUnbought(contact)
  if (isOffered(contact)) return
  throw conflict('notPurchasable', `There is no offer to agree to: the quote is ${inWords[contact.quote_status]}`)
}

import type { Contact } from '../../contract/client'
import { quoteLink } from '../contacts/links'
import type { Services } from '../platform/services/services'
import { contactOf } from '../quotes/contactDto'
import { type AccountingTransaction, entryDto } from './transaction'

/** The confirmation shown to the member of staff who recorded an entry: the contact afterwards, and the entry. */
export interface Booked {
  readonly contact: Contact
  readonly transaction: AccountingTransaction
}

export async function booked({ db }: Pick<Services, 'db'>, contactId: string, transactionId: string): Promise<Booked> {
  const contact = await db.q.selectFrom('contact').selectAll().where('id', '=', contactId).executeTakeFirstOrThrow()
  return { contact: contactOf(contact), transaction: await entryDto(db, contactId, transactionId) }
}

export const bookedAnswer = ({ config }: Pick<Services, 'config'>, { contact, transaction }: Booked) =>
  ({ status: 200, body: { contact, link: quoteLink(config, contact.id), transaction } }) as const

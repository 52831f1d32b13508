import type { Contact } from '../../contract/client'
import { quoteLink } from '../quotes/link'
import { contactOf } from '../quotes/wire'
import type { Services } from '../services'
import { type AccountingTransaction, entryTold } from './entries'

/** What who entered something is told: the contact as it stands then, and the entry. */
export interface Booked {
  readonly contact: Contact
  readonly transaction: AccountingTransaction
}

export async function booked({ db }: Pick<Services, 'db'>, contactId: string, transactionId: string): Promise<Booked> {
  const stands = await db.q.selectFrom('contact').selectAll().where('id', '=', contactId).executeTakeFirstOrThrow()
  return { contact: contactOf(stands), transaction: await entryTold(db, contactId, transactionId) }
}

export const bookedAnswer = ({ config }: Pick<Services, 'config'>, { contact, transaction }: Booked) =>
  ({ status: 200, body: { contact, link: quoteLink(config, contact.id), transaction } }) as const

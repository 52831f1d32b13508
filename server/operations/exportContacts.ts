import { looksLikeCardNumber } from '../../domain/luhn'
import { audit } from '../audit'
import { actorOf, type Operation } from '../handler'
import { asCsv } from '../list/csv'
import { contactsInOrder } from '../list/find'

const mostExported = 50_000

/** `GET /admin/contacts/export`: what the same query of the list would find, as CSV. Who took it with them is written down. */
export const exportContacts: Operation<'exportContacts'> =
  ({ db, today }) =>
  async ({ query, caller }) => {
    const contacts = await contactsInOrder(db, query, mostExported)
    const { search = '' } = query
    await audit(db, {
      actor: actorOf(caller),
      entity: 'contact_list',
      entityId: 'all',
      action: 'contacts.exported',
      after: { ...query, contacts: contacts.length, ...(looksLikeCardNumber(search) && { search: null }) },
    })
    const [month, day, year] = today().split('/')
    return {
      status: 200,
      type: 'text/csv',
      headers: {
        'content-disposition': `attachment; filename="contacts-${year}-${month}-${day}.csv"`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      },
      body: await asCsv(contacts),
    }
  }

import type { PersonalData } from '../../contract/client'
import { messages } from '../../domain/common/messages'
import type { Contact } from '../contacts/contact'
import { staffAddress } from '../notifications/recipients'
import { normalEmail, storedAddressIn } from '../platform/mail/addresses'
import { wrongAnswers } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'
import { tables } from './dataMap'
import { type Obligation, obligationOf } from './obligation'
import { referenceOf } from './reference'
import { rowsOf } from './rows'

/**
 * Mail to our staff is about many customers: it is no data of one person, and an erasure would lose it.
 * @returns the address in lower case
 * @throws Problem 422 beside `email` for no address, and for one of our staff
 */
export async function personAddress({ db, config }: Pick<Services, 'db' | 'config'>, email: string): Promise<string> {
  const address = storedAddressIn(email)?.toLowerCase()
  if (!address) throw wrongAnswers({ email: messages.email('Email') })
  const users = db.q.selectFrom('staff_user').select('id').where('email', '=', normalEmail(address))
  if (address === staffAddress(config).toLowerCase() || (await users.executeTakeFirst())) throw ours()
  return address
}

const ours = () =>
  wrongAnswers({
    email: 'This is an address of our staff, so mail to it is not one person’s data. Enter the address of a customer',
  })

/** The quotes and policies of which an address is the customer's, newest first. */
export const contactsWith = ({ db }: Pick<Services, 'db'>, email: string): Promise<Contact[]> =>
  db.q
    .selectFrom('contact')
    .selectAll()
    .where(({ fn }) => fn('lower', ['email']), '=', email)
    .orderBy('created', 'desc')
    .execute()

/**
 * The data that we have of a person: quotes and policies, each with the last day on which it must be kept, and the
 * number of other rows with the address.
 * @param email lower case
 */
export async function personalDataOf(services: Services, email: string): Promise<PersonalData> {
  const contacts = await contactsWith(services, email)
  const others: { name: string; rows: number }[] = []
  for (const entry of tables) {
    const [name, { purpose, label = purpose, columns }] = entry
    // the history, and work that is done, are not the person's own records
    if (name === 'audit' || name === 'job' || name === 'contact') continue
    const rows = await rowsOf(services.db, entry, { contactIds: [], email })
    const alone = rows.filter(({ contact_id }) => !('contact_id' in columns) || contact_id === null)
    if (alone.length > 0) others.push({ name: label, rows: alone.length })
  }
  return {
    email,
    reference: await referenceOf(services, email),
    contacts: await Promise.all(contacts.map((contact) => toDto(services, contact))),
    others,
  }
}

async function toDto(services: Services, contact: Contact): Promise<PersonalData['contacts'][number]> {
  const { id, quote_number, policy_number, insured_name, event_name, edited } = contact
  const obligation = await obligationOf(services, contact)
  return {
    contact_id: id,
    quote_number,
    policy_number,
    insured_name,
    event_name,
    edited: edited.toISOString(),
    retained_until: obligation?.until ?? null,
    retained_because: obligation && reasons[obligation.because](contact, obligation),
  }
}

const reasons: Readonly<Record<Obligation['because'], (contact: Contact, obligation: Obligation) => string>> = {
  policy: ({ policy_number }, { until }) =>
    `The law asks us to keep the records of policy ${policy_number} until ${until}.`,
  money: (_, { until }) => `Money was paid. The law asks us to keep its records until ${until}.`,
}

import type { Selectable } from 'kysely'
import type { components } from '../../contract/schema.gen'
import { messages } from '../../domain/common/messages'
import { assertNoCards, trimmed } from '../contacts/text'
import { audit } from '../platform/audit/audit'
import type { ProspectTable } from '../platform/db/staffTables'
import { addressIn } from '../platform/mail/addresses'
import { notFound, wrongAnswers } from '../platform/problems/problem'
import { actorOf, type Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { contactOf } from '../quotes/contactDto'

type ProspectForm = components['schemas']['ProspectForm']
type Prospect = components['schemas']['Prospect']

/** A prospect's data, as far as it is known. */
interface Sought {
  readonly contactId: string | null
  readonly email: string
  readonly name: string | null
  readonly phone: string | null
  readonly note: string | null
}

/**
 * Adds a prospect: a contact by id, or any email address. An existing prospect stays unchanged.
 * @throws Problem 404, 422 without an address
 */
export function addToProspects({ db, now }: Services, form: ProspectForm, caller: Caller): Promise<Prospect> {
  const { name, phone, note } = form
  assertNoCards({ name: ['Name', name], phone: ['Phone', phone], note: ['Note', note] })
  return db.tx(async () => {
    const { contactId, ...prospect } = await soughtBy(db, form)
    const row = { ...prospect, email: prospect.email.toLowerCase(), contact_id: contactId, actor: actorOf(caller) }
    const added = await db.q
      .insertInto('prospect')
      .values({ ...row, created: now() })
      .onConflict((known) => known.column('email').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!added) {
      const known = db.q.selectFrom('prospect').selectAll().where('email', '=', row.email)
      return toProspectDto(await known.executeTakeFirstOrThrow(), false)
    }
    const { id, actor, contact_id, created: _, ...after } = added
    await audit(db, {
      actor,
      entity: 'prospect',
      entityId: String(id),
      contactId: contact_id,
      action: 'prospect.added',
      after,
    })
    return toProspectDto(added, true)
  })
}

const toProspectDto = ({ contact_id: _, created, ...row }: Selectable<ProspectTable>, isNew: boolean): Prospect => ({
  ...row,
  created: created.toISOString(),
  is_new: isNew,
})

async function soughtBy(db: Services['db'], form: ProspectForm): Promise<Sought> {
  const known = form.id ? await contactKnown(db, form.id) : null
  const typed = trimmed(form.email)
  const email = addressIn(typed ?? known?.email ?? '')
  if (!email)
    throw wrongAnswers({ email: known && !typed ? 'This contact has no email address yet' : messages.email('Email') })
  return {
    contactId: known?.contactId ?? null,
    email,
    name: trimmed(form.name) ?? known?.name ?? null,
    phone: trimmed(form.phone) ?? known?.phone ?? null,
    note: trimmed(form.note),
  }
}

async function contactKnown(db: Services['db'], id: string) {
  const row = await db.q.selectFrom('contact').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('quote')
  const { emailAddress, customFields } = contactOf(row)
  const isProducer = customFields['insurance_producer'] === 'True'
  const text = (name: string) => (typeof customFields[name] === 'string' ? (customFields[name] as string) : null)
  const [name, phone] = isProducer
    ? [text('producer_agency_name') ?? text('producer_contact_name'), text('producer_phone')]
    : [text('insured_company_name') ?? text('insured_contact_name'), text('insured_phone')]
  return { contactId: id, email: emailAddress, name, phone }
}

import { type RawBuilder, sql } from 'kysely'
import { type Contact, lockContact } from '../contacts/contact'
import { staffAddress } from '../notifications/recipients'
import { audit } from '../platform/audit/audit'
import { messageIdOf } from '../platform/mail/deliver'
import { letterEnding } from '../platform/mail/folder'
import { Problem } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'
import { dataMap } from './dataMap'
import type { TableData } from './dataMap/table'
import { obligationOf } from './obligation'
import { queueRemoval, removalOf } from './removal'
import { everyRow, inDeletionOrder, isOf, type RowCondition, type Sought } from './rows'

interface Erasing {
  readonly contactId: string
  /** 'system' or the email address of a member of staff */
  readonly actor: string
}

/**
 * Erases all data of a contact, and its files after the commit. The history keeps the actions without their values.
 * @returns null for a contact that does not exist, or whose records must be kept
 * @throws Problem 409 while a job of the contact runs
 */
export async function eraseContact(services: Services, { contactId, actor }: Erasing): Promise<Contact | null> {
  const { db } = services
  const sought = { contactIds: [contactId], email: null }
  return db.tx(async () => {
    const contact = await lockContact(db, contactId)
    if (!contact || (await obligationOf(services, contact))) return null
    await assertAtRest(services, sought)
    const removal = await removalOf(db, sought)
    await eraseRows(services, sought, everyRow)
    const { quote_number, policy_number } = contact
    await audit(db, {
      actor,
      entity: 'contact',
      entityId: contactId,
      action: 'contact.erased',
      after: { quote_number, policy_number },
    })
    await queueRemoval(services, removal)
    return contact
  })
}

interface ErasingAddress {
  /** lower case */
  readonly email: string
  /** whether some records of the person must be kept */
  readonly isKept: boolean
}

/** Erases the rows with a person's address that belong to no contact: requests, prospects, mail. */
export function eraseAddress(services: Services, { email, isKept }: ErasingAddress): Promise<void> {
  const { db } = services
  const sought = { contactIds: [], email }
  return db.tx(async () => {
    await assertAtRest(services, sought)
    const letters = await eraseStaffLetters(services, email)
    const removal = await removalOf(db, sought, (table) => ownedBy(table, isKept))
    await eraseRows(services, sought, (table) => ownedBy(table, isKept))
    await queueRemoval(services, {
      ...removal,
      contents: [...removal.contents, ...letters.flatMap(({ content_key }) => content_key ?? [])],
      letters: [...removal.letters, ...letters.map(({ message_id }) => letterEnding(message_id))],
    })
  })
}

/** A request for rain insurance is mailed to staff as well, and that letter names neither a contact nor the person. */
async function eraseStaffLetters({ db, config }: Services, email: string) {
  const requests = await db.q
    .selectFrom('rain_request')
    .select('id')
    .where(({ fn }) => fn('lower', ['email']), '=', email)
    .execute()
  if (requests.length === 0) return []
  const ids = requests.map(({ id }) => id)
  const jobs = await db.q
    .selectFrom('job')
    .select(sql<string>`payload ->> 'occasion'`.as('occasion'))
    .where(sql<string>`payload ->> 'id'`, 'in', ids)
    .where('kind', '=', 'mail')
    .execute()
  if (jobs.length === 0) return []
  const letter = { kind: 'rainRequestToStaff', to: staffAddress(config) }
  const messageIds = jobs.map(({ occasion }) => messageIdOf({ ...letter, occasion }, config.mail.from))
  return db.q
    .deleteFrom('mail_log')
    .where('message_id', 'in', messageIds)
    .returning(['content_key', 'message_id'])
    .execute()
}

/** The rows that may go with an address. Rows of a contact go with the contact. */
function ownedBy({ person, ifRetained }: TableData, isKept: boolean): RawBuilder<boolean> {
  if (ifRetained === 'erased') return sql`true`
  if (ifRetained === 'kept') return isKept ? sql`false` : sql`true`
  const link = person.find(({ by }) => by === 'contact')
  return link ? sql`${sql.ref(link.column)} is null` : sql`true`
}

async function eraseRows({ db }: Services, sought: Sought, isMeant: RowCondition): Promise<void> {
  const conditionOf = (table: TableData) => sql<boolean>`${isOf(table, sought)} and ${isMeant(table)}`
  // the history first, because some of it is known by rows that are deleted below
  await db.q
    .updateTable('audit')
    .set({
      before: null,
      after: null,
      // an action on an address has the address as its id
      entity_id: sql<string>`case when entity in ('address', 'personal_data') then 'erased' else entity_id end`,
    })
    .where(conditionOf(dataMap.audit))
    .execute()
  for (const [name, table] of await inDeletionOrder(db))
    if (table.erased === 'deleted') await sql`delete from ${sql.table(name)} where ${conditionOf(table)}`.execute(db.q)
}

/**
 * No job of the person may run meanwhile, since it could write what was just erased.
 * @throws Problem 409
 */
async function assertAtRest({ db, now }: Services, sought: Sought): Promise<void> {
  const { rows } = await sql`
    select 1 from job where ${isOf(dataMap.job, sought)}
       and done is null and dead is null and locked_until > ${now()} limit 1`.execute(db.q)
  if (rows.length > 0) throw new Problem(409, 'A message to this person is being sent. Try again in a minute.')
}

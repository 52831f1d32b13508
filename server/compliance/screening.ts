import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Suspension } from '../../domain/quote/suspension'
import { type Contact, lockContact } from '../contacts/contact'
import { audit } from '../platform/audit/audit'
import type { Db } from '../platform/db/database'
import { prepared } from '../platform/db/prepared'
import type { ListMatch, Services } from '../platform/services/services'
import { addWorkItem } from '../workItems/workItem'
import { type ScreenedName, screenedNames } from './screenedNames'

/** Without a list nothing is screened. */
export type ScreeningServices = Pick<Services, 'db' | 'now'> & Partial<Pick<Services, 'sanctions'>>

interface Pair extends ListMatch {
  readonly screened: ScreenedName
}

/** the most entries for one name; a common name is like hundreds */
const mostEntries = 10

const pairsOf = ({ sanctions }: ScreeningServices, names: readonly ScreenedName[]): readonly Pair[] =>
  names.flatMap((screened) =>
    (sanctions?.list?.screen(screened.name) ?? []).slice(0, mostEntries).map((match) => ({ ...match, screened })),
  )

const pairKey = (nameKey: string, entry: { readonly id: string; readonly name: string }) =>
  JSON.stringify([nameKey, entry.id, entry.name])

/** The pairs that nobody has looked at. A cleared pair is not asked about again. */
async function unknownPairs(services: ScreeningServices, contact: Contact, payer: string | null): Promise<Pair[]> {
  const pairs = pairsOf(services, screenedNames(contact.answers, payer))
  if (pairs.length === 0) return []
  const stored = await services.db.q
    .selectFrom('screening_match')
    .select(['name_key', 'entry_id', 'entry_name'])
    .where('contact_id', '=', contact.id)
    .execute()
  const known = new Set(stored.map((row) => pairKey(row.name_key, { id: row.entry_id, name: row.entry_name })))
  return pairs.filter(({ screened, entry }) => !known.has(pairKey(screened.key, entry)))
}

/**
 * Compares the names of a contact with the list, and stores new possible matches with a work item for those who decide.
 * Nothing is stored twice. It is a transaction of its own: a purchase that is refused afterwards rolls back.
 * @param payer the name on the card; null without one
 * @returns the number of new matches
 */
export function screenContact(services: ScreeningServices, contactId: string, payer: string | null): Promise<number> {
  const { db } = services
  if (!services.sanctions?.list) return Promise.resolve(0)
  return db.tx(async () => {
    const contact = await lockContact(db, contactId)
    return contact ? storeMatches(services, contact, payer) : 0
  })
}

async function storeMatches(services: ScreeningServices, contact: Contact, payer: string | null): Promise<number> {
  const { db, now } = services
  const pairs = await unknownPairs(services, contact, payer)
  if (pairs.length === 0) return 0
  const itemId = await openItem(services, contact)
  await db.q
    .insertInto('screening_match')
    .values(
      pairs.map(({ screened, entry, score }) => ({
        item_id: itemId,
        contact_id: contact.id,
        name: screened.name,
        name_key: screened.key,
        role: screened.role,
        entry_id: entry.id,
        entry_name: entry.name,
        entry: JSON.stringify(entry),
        score,
        list_version: services.sanctions!.list!.version,
        matched: now(),
      })),
    )
    .execute()
  // every member of staff reads the history, so it names no name and no entry
  await audit(db, {
    actor: 'system',
    entity: 'work_item',
    entityId: itemId,
    contactId: contact.id,
    action: 'screening.matched',
    after: { names: new Set(pairs.map(({ screened }) => screened.key)).size },
  })
  return pairs.length
}

/** The open item of the contact, or a new one. */
async function openItem({ db, now }: ScreeningServices, contact: Contact): Promise<string> {
  const open = await db.q
    .selectFrom('work_item')
    .select('id')
    .where('contact_id', '=', contact.id)
    .where('kind', '=', 'screening')
    .where('state', '=', 'open')
    .executeTakeFirst()
  if (open) return open.id
  const id = randomBytes(16).toString('base64url')
  const subject = contact.policy_number === null ? 'Names to review before the policy' : 'Names to review of a policy'
  await addWorkItem(db, {
    id,
    kind: 'screening',
    contact_id: contact.id,
    subject,
    name: contact.insured_name,
    email: null,
    at: now(),
  })
  return id
}

const undecided = prepared((q) =>
  q
    .selectFrom('screening_match')
    .select('state')
    .distinct()
    .where('contact_id', '=', '')
    .where('state', '!=', 'cleared'),
)

/** Whether a person must still review the names of a contact, or has confirmed a match; null if neither. */
export async function screeningSuspension(db: Db, contactId: string): Promise<Suspension | null> {
  const rows = await undecided(db, contactId, 'cleared')
  if (rows.length === 0) return null
  return suspensionByNames(rows.some(({ state }) => state === 'confirmed') ? 'confirmed' : 'open')
}

/** The state of a contact's names that stops a purchase; null if none does. */
type NamesState = 'open' | 'confirmed' | null

/** A contact's row with that state at the moment of reading. */
export interface WithNamesState {
  readonly names_state: NamesState
}

/** Reads that state in the query that reads the contact, so that a price needs no query of its own for it. */
export const namesStateOfRow = sql<NamesState>`(
  select min(state) from screening_match where contact_id = contact.id and state <> 'cleared')`.as('names_state')

export const suspensionByNames = (state: NamesState): Suspension | null =>
  state === null ? null : suspensionOf(state === 'confirmed' ? 'declined' : 'review')

const suspensionOf = (kind: 'review' | 'declined'): Suspension => ({ kind, coverages: [], reason: null, until: null })

/**
 * The same for a purchase, with the contact locked: names that changed since they were screened are compared again.
 */
export async function bindingSuspension(services: ScreeningServices, contact: Contact): Promise<Suspension | null> {
  const stored = await screeningSuspension(services.db, contact.id)
  if (stored) return stored
  return (await unknownPairs(services, contact, null)).length > 0 ? suspensionOf('review') : null
}

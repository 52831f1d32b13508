import { randomBytes } from 'node:crypto'
import type { components } from '../../contract/schema.gen'
import { countOf } from '../../domain/common/formats'
import type { ExhibitorAnswers } from '../../domain/exhibitors/forms'
import {
  addressNotices,
  columnOf,
  exhibitorIn,
  exhibitorKey,
  mostExhibitors,
  type ReadExhibitor,
  type RowOutcome,
  separatorOf,
} from '../../domain/exhibitors/importRows'
import type { Db } from '../platform/db/database'
import { Problem, wrongAnswers } from '../platform/problems/problem'
import type { QueuedJob, Services } from '../platform/services/services'
import { recordsIn } from '../venues/csvRecords'
import { type EventRow, eventOfLink, noteEvent, wholeEvent } from './event'

type Import = components['schemas']['ExhibitorImport']

interface ReadRow extends ReadExhibitor {
  /** of the file, as an editor counts */
  readonly line: number
  readonly outcome: RowOutcome
  /** of the exhibitor, if it is there already */
  readonly id?: string
  /** about its address, which another line or exhibitor has too */
  readonly notice?: string
}

/** The rows of a file, and the headings that mean no column. @throws Problem 422 for a file that cannot be read */
function readFile(csv: string): { rows: Omit<ReadRow, 'outcome'>[]; ignored: string[] } {
  const { columns, records } = recordsIn(csv, {
    delimiter: separatorOf(csv),
    nameOf: (heading, at, all) => columnOf(heading, all) ?? `${at} ${heading}`,
    isUneven: true,
  })
  for (const [name, words] of needed)
    if (!columns.includes(name)) throw wrongAnswers({ csv: `No column has the heading “${words}”` })
  if (new Set(columns).size !== columns.length) throw wrongAnswers({ csv: 'Two columns have the same heading' })
  if (records.length === 0) throw wrongAnswers({ csv: 'The file has no exhibitor' })
  if (records.length > mostExhibitors)
    throw wrongAnswers({ csv: `A file can have ${countOf(mostExhibitors)} exhibitors` })
  return {
    rows: records.map(({ line, cells }) => ({ line, ...exhibitorIn(cells) })),
    ignored: columns.filter((name) => /^\d/.test(name)).map((name) => name.replace(/^\d+ /, '')),
  }
}

const needed = [
  ['business', 'Business name'],
  ['email', 'Email'],
] as const

/** Sorts the rows by their treatment. A business that is twice in a file is invited once, by its first sound row. */
async function outcomesOf(
  { q }: Db,
  { id }: EventRow,
  rows: readonly Omit<ReadRow, 'outcome' | 'notice'>[],
): Promise<ReadRow[]> {
  const stored = await q
    .selectFrom('exhibitor')
    .select(['id', 'email', 'business', 'removed'])
    .where('event_id', '=', id)
    .execute()
  const known = new Map(stored.map((one) => [exhibitorKey(one), one]))
  const seen = new Set<string>()
  const sorted = rows.map((row): ReadRow => {
    if (Object.keys(row.errors).length > 0) return { ...row, outcome: 'refused' }
    const key = exhibitorKey({ email: row.answers.email!, business: row.answers.business! })
    if (seen.has(key)) return { ...row, outcome: 'repeated' }
    seen.add(key)
    const same = known.get(key)
    if (!same) return { ...row, outcome: 'new' }
    return { ...row, outcome: same.removed ? 'returns' : 'invited', id: same.id }
  })
  const notices = addressNotices(
    sorted
      .filter(({ outcome }) => outcome !== 'refused')
      .map(({ line, outcome, answers: { business, email } }) => ({
        line,
        outcome,
        business: business!,
        email: email!,
      })),
    stored.filter(({ removed }) => removed === null),
  )
  return sorted.map((row) => {
    const notice = notices.get(row.line)
    return notice === undefined ? row : { ...row, notice }
  })
}

interface Importing {
  readonly token: string
  readonly csv: string
  readonly apply: boolean
}

/**
 * Invites the exhibitors of a file, or says what it would do. Rows with an error and repeated exhibitors are skipped. Two
 * imports at once wait for each other, and the index on event, address and business makes a second invitation impossible.
 * @throws Problem 404, 409 until the event is described, 422 for a file that cannot be read
 */
export function importExhibitors(services: Services, { token, csv, apply }: Importing): Promise<Import> {
  const { db, now } = services
  const { rows: read, ignored } = readFile(csv)
  return db.tx(async () => {
    const event = await eventOfLink(db, token, now(), apply)
    await wholeEvent(db, event)
    const rows = await outcomesOf(db, event, read)
    const invited = apply ? await invite(services, event, rows) : 0
    return {
      rows: rows.map(({ line, answers, outcome, errors, notice }) => ({
        line,
        business: answers.business,
        email: answers.email,
        outcome,
        errors: { ...errors },
        ...(notice !== undefined && { notices: { email: notice } }),
      })),
      ignored,
      invited,
    }
  })
}

interface Inviting {
  readonly token: string
  readonly answers: ExhibitorAnswers
}

/**
 * Invites one exhibitor, or brings a removed one back without a second email.
 * @throws Problem 404, 409 until the event is described or where it would have too many, 422 that names the answers
 */
export function inviteExhibitor(services: Services, { token, answers: given }: Inviting) {
  const { db, now } = services
  const read = exhibitorIn(Object.fromEntries(Object.entries(given).map(([name, text]) => [name, text ?? ''])))
  if (Object.keys(read.errors).length > 0) throw wrongAnswers(read.errors)
  return db.tx(async () => {
    const event = await eventOfLink(db, token, now(), true)
    await wholeEvent(db, event)
    const rows = await outcomesOf(db, event, [{ line: 1, ...read }])
    const [{ outcome, answers }] = rows as [ReadRow]
    if (outcome === 'invited')
      throw wrongAnswers({ business: 'This business is invited already, at this email address.' })
    await invite(services, event, rows)
    return { email: answers.email!, outcome: outcome === 'returns' ? ('returns' as const) : ('new' as const) }
  })
}

async function invite(services: Services, event: EventRow, rows: readonly ReadRow[]): Promise<number> {
  const { db } = services
  const all = rows.filter(({ outcome }) => outcome === 'new').map(({ answers }) => answers)
  const added = await addExhibitors(services, event, { all, isRegistered: false })
  const returning = rows.flatMap(({ outcome, id }) => (outcome === 'returns' && id ? [id] : []))
  if (returning.length > 0)
    await db.q.updateTable('exhibitor').set({ removed: null }).where('id', 'in', returning).execute()
  await noteEvent(db, event.id, 'organizer.exhibitorsInvited', { invited: added, returned: returning.length })
  return added
}

interface Adding {
  readonly all: readonly ExhibitorAnswers[]
  readonly isRegistered: boolean
}

/**
 * Adds exhibitors to a locked event, each with the job of its invitation.
 * @returns the number of those that were not there yet
 * @throws Problem 409 where the event would have too many
 */
export async function addExhibitors(
  { db, jobs, now, today }: Services,
  event: EventRow,
  { all, isRegistered }: Adding,
): Promise<number> {
  if (all.length === 0) return 0
  const { count } = await db.q
    .selectFrom('exhibitor')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('event_id', '=', event.id)
    .executeTakeFirstOrThrow()
  if (Number(count) + all.length > mostExhibitors)
    throw new Problem(409, `An event can have ${countOf(mostExhibitors)} exhibitors`)
  const added = await db.q
    .insertInto('exhibitor')
    .values(
      all.map(({ business, email, contact, booth }) => ({
        id: randomBytes(16).toString('base64url'),
        event_id: event.id,
        business: business!,
        email: email!,
        contact,
        booth,
        is_registered: isRegistered,
        created: now(),
        mailed_on: today(),
      })),
    )
    .onConflict((taken) => taken.doNothing())
    .returning('id')
    .execute()
  await jobs.enqueueMany(
    'mail',
    added.map(({ id }) => invitationOf(id)),
  )
  return added.length
}

/** One invitation for an exhibitor, ever: the id is in the key of the job and in the message’s own id. */
const invitationOf = (id: string): QueuedJob => ({
  payload: { kind: 'exhibitorInvited', exhibitorId: id, occasion: id },
  dedupeKey: `mail:exhibitorInvited:${id}`,
})

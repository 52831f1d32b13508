import { randomBytes } from 'node:crypto'
import { type SheetAnswers, sheetFaults, sheetOf } from '../../domain/venues/form'
import type { RequirementSheet } from '../../domain/venues/sheet'
import type { Db } from '../platform/db/database'
import { wrongAnswers } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'
import { newCode, type Venue } from './venue'

/** The sheet of a form. @throws Problem 422 that names each answer with a fault */
export function readSheet(answers: SheetAnswers): RequirementSheet {
  const faults = sheetFaults(answers)
  if (Object.keys(faults).length > 0) throw wrongAnswers(faults)
  return sheetOf(answers)
}

/** The columns of a venue that repeat its newest sheet, for the search. */
const indexOf = ({ known_as, venue: { name, city, state } }: RequirementSheet) => ({
  known_as,
  legal_name: name,
  city,
  state,
})

interface NewSheet {
  readonly sheet: RequirementSheet
  /** `venue` or the email address of a member of staff */
  readonly author: string
  readonly at: Date
}

/** Stores a version of a sheet. The recipient is apart, so that the address can be erased. */
async function insertSheet({ q }: Db, venueId: string, number: number, { sheet, author, at }: NewSheet): Promise<void> {
  const { send_to: email } = sheet
  const stored = JSON.stringify({ ...sheet, send_to: null })
  await q.insertInto('venue_sheet').values({ venue_id: venueId, number, sheet: stored, author, created: at }).execute()
  if (email !== null) await q.insertInto('venue_recipient').values({ venue_id: venueId, number, email }).execute()
}

/** Adds a venue whose first sheet nobody but staff sees until it is verified. */
export async function addVenue({ db }: Pick<Services, 'db'>, added: NewSheet): Promise<string> {
  const id = randomBytes(16).toString('base64url')
  await db.q
    .insertInto('venue')
    .values({ ...indexOf(added.sheet), id, code: newCode(), created: added.at, edited: added.at })
    .execute()
  await insertSheet(db, id, 1, added)
  return id
}

/** Adds a version to a locked venue and publishes it. Staff have not confirmed it. */
export async function publishSheet(db: Db, venue: Venue, added: NewSheet): Promise<Venue> {
  const number = venue.newest_sheet + 1
  await insertSheet(db, venue.id, number, added)
  return db.q
    .updateTable('venue')
    .set({
      ...indexOf(added.sheet),
      newest_sheet: number,
      published_sheet: number,
      verified: null,
      verified_by: null,
      version: venue.version + 1,
      edited: added.at,
    })
    .where('id', '=', venue.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

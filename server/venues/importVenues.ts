import type { components } from '../../contract/schema.gen'
import { sheetNames, sheetOf, sheetQuestions } from '../../domain/venues/form'
import { neededColumns, sheetColumnOf } from '../../domain/venues/importFile'
import { answersInRow, rowFaults } from '../../domain/venues/importRow'
import { sheetNoticesInWords } from '../../domain/venues/notices'
import type { RequirementSheet } from '../../domain/venues/sheet'
import { audit } from '../platform/audit/audit'
import type { Db } from '../platform/db/database'
import { wrongAnswers } from '../platform/problems/problem'
import { actorOf, type Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { recordsIn } from './csvRecords'
import { addVenue } from './sheets'

type VenueImport = components['schemas']['VenueImport']
type ImportRow = VenueImport['rows'][number]

/** the most rows of one file */
const mostRows = 2000

interface ReadRow extends ImportRow {
  readonly sheet: RequirementSheet | null
}

/** The venues of a CSV file by their columns. @throws Problem 422 for one that cannot be read */
function venuesIn(csv: string) {
  const { columns, records } = recordsIn(csv, {
    nameOf: (heading, _at, all) => sheetColumnOf(heading, all) ?? heading,
  })
  assertColumns(columns)
  if (records.length === 0) throw wrongAnswers({ csv: 'The file has no venue' })
  if (records.length > mostRows) throw wrongAnswers({ csv: `A file can have ${mostRows} venues` })
  return records
}

function assertColumns(columns: readonly string[]): void {
  const unknown = columns.flatMap((name, at) => {
    if ((sheetNames as readonly string[]).includes(name)) return []
    if (!name) return [`Column ${at + 1} has no heading`]
    // a heading may be anything, a card number too, so only words are repeated
    const words = /^[\p{L}_ -]{1,40}$/u.test(name) ? ` “${name}”` : ''
    return [`The import does not know the heading${words} of column ${at + 1}`]
  })
  const missing = neededColumns
    .filter((name) => !columns.includes(name))
    .map((name) => `No column has the heading “${sheetQuestions[name].label}”`)
  if (unknown.length + missing.length > 0) throw wrongAnswers({ csv: [...unknown, ...missing].join('. ') })
  const twice = columns.findIndex((column, at) => columns.indexOf(column) !== at)
  if (twice >= 0) throw wrongAnswers({ csv: `Column ${twice + 1} is in the file twice` })
}

const keyOf = (row: { legal_name: string; city: string; state: string }) =>
  [row.legal_name, row.city, row.state].join('|').toLowerCase()

async function knownKeys({ q }: Db): Promise<Set<string>> {
  const rows = await q.selectFrom('venue').select(['legal_name', 'city', 'state']).execute()
  return new Set(rows.map(keyOf))
}

async function readRows(db: Db, csv: string): Promise<ReadRow[]> {
  const known = await knownKeys(db)
  return venuesIn(csv).map(({ line, cells }) => {
    const answers = answersInRow(cells)
    const errors = rowFaults(answers)
    const sheet = Object.keys(errors).length === 0 ? sheetOf(answers) : null
    const key = sheet && keyOf({ legal_name: sheet.venue.name, city: sheet.venue.city, state: sheet.venue.state })
    const isKnown = key !== null && known.has(key)
    // the same venue twice in a file is added once
    if (key) known.add(key)
    const { known_as, city, state } = cells
    return {
      line,
      known_as: known_as || null,
      city: city || null,
      state: state || null,
      known: isKnown,
      errors: { ...errors },
      notices: sheetNoticesInWords(answers),
      sheet,
    }
  })
}

/**
 * Adds the venues of a CSV file that the directory does not have, or only shows them. Nothing is stored if a row has an
 * error. Buyers see an imported venue once staff have verified it.
 * @throws Problem 422 for a file that cannot be read, or on `apply` for rows with errors
 */
export function importVenues(
  { db, now }: Services,
  { csv, apply, caller }: { csv: string; apply: boolean; caller: Caller },
): Promise<VenueImport> {
  return db.tx(async () => {
    const rows = await readRows(db, csv)
    if (apply) assertSound(rows)
    const added = apply ? rows.flatMap(({ sheet, known }) => (sheet && !known ? [sheet] : [])) : []
    const actor = actorOf(caller)
    for (const sheet of added) {
      const id = await addVenue({ db }, { sheet, author: actor, at: now() })
      const { known_as, venue } = sheet
      const after = { known_as, legal_name: venue.name, number: 1 }
      await audit(db, { actor, entity: 'venue', entityId: id, action: 'venue.imported', after })
    }
    return { rows: rows.map(({ sheet: _, ...row }) => row), added: added.length }
  })
}

function assertSound(rows: readonly ReadRow[]): void {
  const errors = rows.flatMap(({ line, errors: own }) =>
    Object.entries(own).map(([column, message]) => [`${line}.${column}`, message]),
  )
  if (errors.length > 0) throw wrongAnswers(Object.fromEntries(errors))
}

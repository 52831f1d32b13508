import { exhibitorStates } from '../../domain/exhibitors/board'
import { byName, type ExhibitorRow, exhibitorRows } from '../exhibitors/board'
import { describedEvent, eventOfLink } from '../exhibitors/event'
import type { Services } from '../platform/services/services'
import { type Columns, csvFile } from './csv'

const columns: Columns<ExhibitorRow> = [
  ['Business', ({ business }) => business],
  ['Email', ({ email }) => email],
  ['Contact', ({ contact }) => contact],
  ['Booth', ({ booth }) => booth],
  ['Proof', ({ state }) => exhibitorStates[state]],
  ['Not met', ({ unmet }) => unmet.join(', ')],
  ['Certificate', ({ code }) => code],
]

/** The whole board of an organizer as a file for a spreadsheet. @throws Problem 404 */
export async function exhibitorsAsCsv({ db, now }: Services, token: string): Promise<Buffer> {
  const row = await eventOfLink(db, token, now())
  const event = await describedEvent(db, row)
  return csvFile(columns, event ? (await exhibitorRows(db, row.id, event)).toSorted(byName) : [])
}

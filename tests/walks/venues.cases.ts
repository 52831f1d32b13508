import { expect } from 'vitest'
import type { Venue, VenueImport, VenuePage, VenueRow } from '../../contract/client'
import { noAnswer, type Problem } from '../../contract/problem'
import { answersOf } from '../../domain/venues/form'
import { publishedSheets } from '../domain/venues/sheets'
import { alert, button, noDialog } from './assertion'
import { idle } from './saying'
import { signedOutElsewhere } from './staff.cases'

/** The samples of the directory of venues and of its dialogs. */
const sheetAt = (index: number) => answersOf(publishedSheets[index]!.sheet) as Venue['sheet']

export const hall: VenueRow = {
  id: 'V'.repeat(22),
  code: 'K7QX4M',
  known_as: 'Example Hall',
  legal_name: 'Example Hall LLC',
  city: 'Austin',
  state: 'TX',
  status: 'draft',
  version: 1,
  edited: '2026-11-20T16:00:00.000Z',
}
/** the venue into which the hall is merged */
export const barn: VenueRow = {
  ...hall,
  id: 'W'.repeat(22),
  code: 'B2RN5X',
  known_as: 'Sample Barn',
  legal_name: 'Sample Barn Inc.',
  status: 'verified',
  version: 4,
}

export const venuePage: VenuePage = { rows: [hall], total: 1, page: 1, size: 50 }

const openLink = {
  name: 'Robin Sample',
  email: 'robin@example.com',
  created: '2026-11-19T15:00:00.000Z',
  expires: '2027-05-18T15:00:00.000Z',
}
export const hallVenue: Venue = {
  row: hall,
  sheet: sheetAt(0),
  versions: [{ number: 1, author: 'rep@example.com', created: '2026-11-18T16:00:00.000Z' }],
  invitations: [openLink],
}
/** the hall once a colleague has verified it */
export const verifiedHall: Venue = { ...hallVenue, row: { ...hall, status: 'verified', version: 2 } }
/** the hall once it has described itself */
export const describedHall: Venue = {
  ...hallVenue,
  row: { ...hall, status: 'published', version: 2 },
  versions: [{ number: 2, author: 'venue', created: '2026-11-20T16:00:00.000Z' }, ...hallVenue.versions],
}
export const barnVenue: Venue = { ...hallVenue, row: barn, sheet: sheetAt(1), invitations: [] }

const row = {
  line: 2,
  known_as: 'Example Hall',
  city: 'Austin',
  state: 'TX',
  known: false,
  errors: {},
} satisfies VenueImport['rows'][number]
const fault = { ...row, line: 3, known_as: 'Sample Barn', errors: { zip: 'Enter five digits' } }
export const previews = {
  sound: { rows: [row, { ...row, line: 3, known_as: 'Sample Barn', known: true }], added: 0 },
  faulty: { rows: [row, fault], added: 0 },
  known: { rows: [{ ...row, known: true }], added: 0 },
} as const satisfies Record<string, VenueImport>
export const imported: VenueImport = { ...previews.sound, added: 1 }

export const csv = 'known_as,legal_name,address_1,city,state,zip\nExample Hall,Example Hall LLC,1 A,Austin,TX,78701'
export const venueFile = new File([csv], 'venues.csv')
// the walks tell events apart by their JSON, in which all files look alike
export const noCsv = Object.assign(new File(['PK'], 'venues.xlsx'), { toJSON: () => 'venues.xlsx' })

const overtaken: Problem = { status: 412, message: 'Somebody else has changed this meanwhile.' }

export const hallOpenings = [
  { type: 'venue.opened', venue: hallVenue },
  { type: 'venue.unavailable', problem: noAnswer },
  signedOutElsewhere,
] as const
export const overtakings = [
  { type: 'venue.overtaken', problem: overtaken },
  { type: 'venue.refused', problem: noAnswer },
  signedOutElsewhere,
] as const

/** The dialog is closed, and the list shows again. */
export const over = { holds: idle, shows: noDialog }
/** The venue could not be loaded. */
export const unavailable = {
  holds: ({ context }: { context: { readonly problem: unknown } }) => expect(context.problem).toEqual(noAnswer),
  shows: [alert('We cannot show this venue just now.'), button('Try again')],
}

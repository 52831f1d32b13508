import type {
  ExhibitorBoard,
  ExhibitorEvent,
  ExhibitorImport,
  ExhibitorPage,
  ExhibitorRow,
  OrganizerEventPage,
} from '../../contract/client'
import type { EventAnswers } from '../../domain/exhibitors/event'
import { answersOf } from '../../domain/venues/form'
import { publishedSheets } from '../domain/venues/sheets'

export const token = 'T'.repeat(43)

const { known_as: _, due_days: __, ...ofSheet } = answersOf(publishedSheets[0]!.sheet)

/** An event that is described, as its form has it. */
export const eventAnswers: EventAnswers = {
  ...ofSheet,
  event_name: 'Sample Craft Fair',
  from: '06/12/2027',
  to: '06/13/2027',
  due: '06/01/2027',
  attendees: 2000,
  pays_for_exhibitors: 'True',
  organizer_name: 'Sample Fairs LLC',
  organizer_address_1: '12 Example Road',
  organizer_address_2: null,
  organizer_zip: '78701',
  organizer_city: 'Austin',
  organizer_state: 'TX',
}

export const eventPage: OrganizerEventPage = {
  code: 'K7QX4M',
  version: 3,
  email: 'robin@example.com',
  event: eventAnswers as NonNullable<OrganizerEventPage['event']>,
  open_orders: 0,
}

const requirements = ['Covers Saturday, 06/12/2027 to Sunday, 06/13/2027', '$1,000,000 each occurrence']

export const row: ExhibitorRow = {
  id: 'e1'.padEnd(22, 'x'),
  business: 'Sample Pottery',
  email: 'pat@example.com',
  contact: 'Pat Sample',
  booth: 'A12',
  registered: false,
  state: 'notBegun',
  unmet: [],
  unchecked: [],
  code: null,
  certificate: null,
  order: null,
  reminders_stopped: false,
  mailed_on: '11/20/2026',
}

export const certificate = {
  id: 'c1'.padEnd(22, 'x'),
  name: 'certificate.pdf',
  type: 'application/pdf',
  state: 'awaiting',
  reason: null,
  uploaded: '2026-11-20T17:00:00.000Z',
} as const

export const waiting: ExhibitorRow = {
  ...row,
  id: 'e2'.padEnd(22, 'x'),
  business: 'Sample Toys',
  email: 'toys@example.com',
  state: 'awaiting',
  certificate,
}

export const listed: ExhibitorBoard = {
  event: 'Sample Craft Fair',
  code: 'K7QX4M',
  due: '06/01/2027',
  described: true,
  requirements,
  counts: { notBegun: 1, awaiting: 1, unmet: 1, met: 1 },
  remindable: 2,
  mail: { queued: 0, sent: 4, failed: 0 },
  rows: [
    row,
    waiting,
    {
      ...row,
      id: 'e3'.padEnd(22, 'x'),
      business: 'Sample Soap',
      state: 'unmet',
      unmet: [requirements[0]!],
      code: '7KQ4-XM92',
    },
    { ...row, id: 'e4'.padEnd(22, 'x'), business: 'Sample Candles', state: 'met', code: '8KQ4-XM92', registered: true },
  ],
  total: 4,
  page: 1,
  size: 50,
}
export const mailing: ExhibitorBoard = { ...listed, mail: { queued: 1, sent: 2, failed: 1 } }
export const nobody: ExhibitorBoard = {
  ...listed,
  counts: {},
  remindable: 0,
  mail: { queued: 0, sent: 0, failed: 0 },
  rows: [],
  total: 0,
}
export const undescribed: ExhibitorBoard = {
  ...nobody,
  event: null,
  due: null,
  described: false,
  requirements: [],
}

const imported = (line: number, outcome: ExhibitorImport['rows'][number]['outcome'], more: object = {}) => ({
  line,
  business: 'Sample Pottery',
  email: 'pat@example.com',
  outcome,
  errors: {},
  ...more,
})
export const csv = 'Business name,Email\nSample Pottery,pat@example.com\n'
/** A file that the record of a walk shows by its name. */
const fileOf = (content: string, name: string, type: string) =>
  Object.assign(new File([content], name, { type }), { toJSON: () => name })
export const listFile = fileOf(csv, 'exhibitors.csv', 'text/csv')
export const noList = fileOf('PK', 'exhibitors.xlsx', '')
export const pdf = fileOf('%PDF-1.7', 'certificate.pdf', 'application/pdf')
export const program = fileOf('MZ', 'certificate.exe', 'application/x-msdownload')
export const previews = {
  sound: {
    rows: [
      imported(2, 'new'),
      imported(3, 'repeated'),
      imported(4, 'refused', { email: 'pat@', errors: { email: 'Enter a valid email address' } }),
      imported(5, 'returns'),
      imported(6, 'invited'),
    ],
    ignored: ['Phone'],
    invited: 0,
  },
  nothing: { rows: [imported(2, 'invited')], ignored: [], invited: 0 },
} satisfies Record<string, ExhibitorImport>
export const invited: ExhibitorImport = { ...previews.sound, invited: 1 }

export const fair: ExhibitorEvent = {
  code: 'K7QX4M',
  event: 'Sample Craft Fair',
  organizer: 'Sample Fairs LLC',
  organizer_pays: false,
  from: '06/12/2027',
  to: '06/13/2027',
  due: '06/01/2027',
  location: { name: 'Sample Meadow Barn LLC', lines: ['400 Example Lane', 'Austin, TX 78701'] },
  requirements,
}

export const exhibitorPage: ExhibitorPage = {
  event: fair,
  business: 'Sample Pottery',
  state: 'notBegun',
  unmet: [],
  unchecked: [],
  certificate: null,
  policy: null,
  reminders_stopped: false,
}
export const inState = (state: ExhibitorPage['state'], more: Partial<ExhibitorPage> = {}): ExhibitorPage => ({
  ...exhibitorPage,
  state,
  ...more,
})

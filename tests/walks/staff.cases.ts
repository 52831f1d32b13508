import type {
  Contact,
  ContactRow,
  PendingApproval,
  StaffUser,
  VersionComparison,
  VersionedOffer,
} from '../../contract/client'
import { noAnswer, type Problem } from '../../contract/problem'
import type { OutcomeOf } from '../../machines/calls/call'
import type {
  compareVersions,
  exportContacts,
  findContacts,
  moveToToday,
  openContactAsStaff,
} from '../../machines/calls/staff'
import { openedWith, priceOf } from './quote.cases'

export const rep: StaffUser = { id: 'u1', name: 'rep.one', email: 'rep.one@example.com', role: 'rep' }
export const underwriter: StaffUser = {
  id: 'u2',
  name: 'underwriter.one',
  email: 'underwriter.one@example.com',
  role: 'underwriter',
}

export const accountant: StaffUser = {
  id: 'u3',
  name: 'accountant.one',
  email: 'accountant.one@example.com',
  role: 'accountant',
}

/** An act that was not done, because a second person has to approve it. */
export const pending: PendingApproval = {
  id: 'YXBwcm92YWwtaXRlbS1pZA',
  kind: 'refund',
  subject: 'Refund of $20.00',
  reasons: ['$20.00 more than the standard refund. Every amount above it needs a second person.'],
  expires: '2026-12-04T19:45:00.000Z',
}

export const row: ContactRow = {
  id: 'cW9tZXRoaW5nIHJhbmRvbQ',
  quote_number: 'Q-204815',
  policy_number: null,
  quote_status: 'referred',
  insured_name: 'Jordan Sample',
  emailAddress: 'jordan.sample@example.com',
  event_type: 'Wedding',
  event_name: 'Sample wedding',
  event_start_date: '06/12/2027',
  event_location_name: 'Sample Meadow Barn',
  amount_due: 301.35,
  edited: '2026-11-20T19:45:00.000Z',
  created: '2026-11-18T15:00:00.000Z',
  record_owner: null,
  event_location_state: 'TX',
  is_hcc: false,
}

export const contact: Contact = {
  id: row.id,
  emailAddress: row.emailAddress,
  recordOwner: null,
  created: row.edited,
  edited: row.edited,
  version: 3,
  customFields: {
    quote_number: row.quote_number,
    quote_status: 'referred',
    policy_number: null,
    amount_due: 301.35,
    event_type: 'Wedding',
    event_state: 'TX',
    event_start_date: '06/12/2027',
    event_end_date: '06/12/2027',
    number_attendees: 150,
    using_drone_at_event: 'True',
    insured_contact_name: 'Jordan Sample',
    referral_decline_reasons: [
      {
        code: 'using_drone_at_event',
        decision: 'refer',
        cover: 'liability',
        field: 'using_drone_at_event',
        text: 'A drone at the event has to be looked at by an underwriter.',
        remedy: 'Nobody flies a drone.',
      },
    ],
  },
  ai_data: [],
}

export const opened = openedWith(contact)

export const signedOutElsewhere = { type: 'session.ended' } as const
const gone: Problem = { status: 404, message: 'There is no such quote' }

export const pageOf = (rows: readonly ContactRow[]) => ({
  rows: [...rows],
  total: rows.length,
  counts: { all: rows.length } as Record<string, number>,
  counted_to: 10_000 as const,
  owners: [rep.email],
  page: 1,
  size: 50,
})

export const findings: OutcomeOf<typeof findContacts>[] = [
  { type: 'page.loaded', data: pageOf([row]) },
  { type: 'page.loaded', data: pageOf([]) },
  { type: 'page.failed', problem: noAnswer },
  signedOutElsewhere,
]

export const exportings: OutcomeOf<typeof exportContacts>[] = [
  { type: 'contacts.saved' },
  { type: 'contacts.notSaved', problem: noAnswer },
  signedOutElsewhere,
]

export const showings: OutcomeOf<typeof openContactAsStaff>[] = [
  { type: 'contact.shown', opened },
  { type: 'contact.missing', problem: gone },
  { type: 'contact.failed', problem: noAnswer },
  signedOutElsewhere,
]

const older: VersionedOffer = {
  hcc_pricing_version: 5,
  is_old_policy: false,
  rating_plan: '2026-01-02',
  outcome: 'quote',
  reasons: [],
  price: priceOf(280.5),
}
const newest: VersionedOffer = { ...older, hcc_pricing_version: 9, rating_plan: '2026-11-20', price: priceOf(301.35) }

export const compared: VersionComparison = { own: older, today: newest, difference: 20.85, moved: [] }
/** The quote cannot be moved. */
export const comparedSame: VersionComparison = { own: newest, today: newest, difference: 0, moved: [] }

export const comparings: OutcomeOf<typeof compareVersions>[] = [
  { type: 'versions.compared', comparison: compared },
  { type: 'versions.compared', comparison: comparedSame },
  { type: 'versions.failed', problem: noAnswer },
  signedOutElsewhere,
]

export const movedContact: Contact = { ...contact, version: 4 }

export const movings: OutcomeOf<typeof moveToToday>[] = [
  { type: 'quote.moved', contact: movedContact },
  { type: 'quote.notMoved', problem: noAnswer },
  signedOutElsewhere,
]

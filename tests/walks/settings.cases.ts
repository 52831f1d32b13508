import type { ExcludedCustomer, FeeAdjustment, Reference, StaffUser } from '../../contract/client'
import { noAnswer } from '../../contract/problem'
import { blankRow, type RowAnswers } from '../../domain/staff/settings'
import type { OutcomeOf } from '../../machines/calls/call'
import type {
  addRows,
  deleteRow,
  exportProspects,
  ListRow,
  readList,
  readReference,
  updateRow,
} from '../../machines/calls/settings'
import type { SaveOutcome } from '../../machines/kit/form'
import { signedOutElsewhere } from './staff.cases'

export const admin: StaffUser = { id: 'u3', name: 'admin.one', email: 'admin.one@example.com', role: 'admin' }

export const agreed: FeeAdjustment = {
  id: 4,
  email: 'agency@example.com',
  percent: -50,
  amount: null,
  note: 'Agreed by phone',
  version: 2,
  created: '2026-11-18T15:00:00.000Z',
  edited: '2026-11-18T15:00:00.000Z',
}
export const inDollars: FeeAdjustment = {
  ...agreed,
  id: 5,
  email: 'barn@example.com',
  percent: null,
  amount: 7.5,
  note: '',
}
export const omitted: ExcludedCustomer = {
  id: 9,
  list: 'daily',
  email: 'no@example.com',
  note: '',
  version: 1,
  created: '2026-11-19T15:00:00.000Z',
  edited: '2026-11-19T15:00:00.000Z',
}
/** The row as another user has changed it. */
export const agreedSince: FeeAdjustment = { ...agreed, version: 3, percent: -25, note: 'Agreed again' }
export const listPage = (rows: readonly ListRow[], total = rows.length) => ({ rows, total, page: 1, size: 50 })

export const reference: Reference = {
  coupons: [{ code: 'WELCOME', value: 50, is_percentage: true, from: null, until: '12/31/2027' }],
  partners: [
    { slug: 'example-venues', name: 'Example Venues', is_hcc: true, frame_parents: ['https://venues.example.com'] },
  ],
  state_lists: [{ name: 'Rehearsal dinners', what: 'The first additional insureds are printed', states: ['CA', 'TX'] }],
  versions: [
    { hcc_pricing_version: 9, is_old_policy: false, catalogue: 'ver9', commission_percent: 10, is_current: true },
    { hcc_pricing_version: null, is_old_policy: true, catalogue: 'old', commission_percent: 10, is_current: false },
  ],
  rating_plans: [
    { version: '2026-11-20', from: '11/20/2026', policy_fee_percent: 5, is_current: true, source: 'Illustrative' },
  ],
}

export const feeWritten: RowAnswers = { ...blankRow, emails: 'agency@example.com', value: '-50' }
export const feeFaulty: RowAnswers = { ...blankRow, emails: 'nobody', value: 'half' }
export const customerWritten: RowAnswers = { ...blankRow, emails: 'no@example.com', scope: 'all' }

export const listFacts: OutcomeOf<typeof readList>[] = [
  { type: 'page.loaded', data: listPage([agreed, inDollars]) },
  { type: 'page.failed', problem: noAnswer },
  signedOutElsewhere,
]
export const referenceFacts: OutcomeOf<typeof readReference>[] = [
  { type: 'reference.read', reference },
  { type: 'reference.missed', problem: noAnswer },
  signedOutElsewhere,
]
const refusals: SaveOutcome[] = [
  {
    type: 'save.refused',
    problem: { status: 422, message: 'Some answers', errors: { 'rows.0.email': 'Is in the list already' } },
  },
  { type: 'save.refused', problem: noAnswer },
  signedOutElsewhere,
]
export const addings: OutcomeOf<typeof addRows>[] = [{ type: 'rows.added' }, ...refusals]
export const updatings: OutcomeOf<typeof updateRow>[] = [
  { type: 'row.updated' },
  {
    type: 'save.overtaken',
    newest: agreedSince,
    problem: { status: 412, message: 'Somebody else has changed this' },
  },
  ...refusals,
]
export const deletings: OutcomeOf<typeof deleteRow>[] = [
  { type: 'row.deleted' },
  { type: 'deletion.refused', problem: { status: 404, message: 'There is no such row' } },
  signedOutElsewhere,
]
export const exports: OutcomeOf<typeof exportProspects>[] = [
  { type: 'prospects.saved' },
  { type: 'export.missed', problem: noAnswer },
  signedOutElsewhere,
]

import type { MadeChange, OpenedPolicy, WorkedOutChange } from '../../contract/client'
import { noAnswer, type Problem, problemTypes } from '../../contract/problem'
import { answeredThrough } from '../../domain/application/examples'
import { payloadOf } from '../../domain/application/payload'
import { priceOf, reason } from './quote.cases'

/** The policy as bought. */
const insured = answeredThrough('location')

/** A wedding's policy with one document still being made. */
export const openedPolicy: OpenedPolicy = {
  conditions: [],
  policy: {
    id: 'MQE-0048153',
    created: '2026-11-20T19:45:00.000Z',
    version: 1,
    customFields: {
      policy_number: 'MQE-0048153',
      application_processed: 'True',
      broker_partnership_quote: null,
      status: 'purchased',
      event_type: 'Wedding',
      event_name: 'Sample wedding',
      event_start_date: '06/12/2027',
      event_end_date: '06/12/2027',
      coverage_limits: '$1,000,000/$2,000,000',
      insured_name: 'Jordan Sample',
      event_location_name: 'Sample Meadow Barn',
      amount_due: 301.35,
    },
  },
  contact: { id: 'cW9tZXRoaW5nIHJhbmRvbQ', policy_number: 'MQE-0048153' },
  documents: [
    {
      name: 'Certificate of insurance, liability',
      kind: 'certificate',
      url: '/api/files/sample-certificate-token',
      ready: true,
    },
    { name: 'Policy, liability', kind: 'policy', url: '/api/files/sample-policy-token-0', ready: true },
    { name: 'Sales receipt', kind: 'receipt', url: '/api/files/sample-receipt-token', ready: false },
  ],
  changes_left: 10,
  answers: payloadOf(insured) as unknown as OpenedPolicy['answers'],
  facts: { catalogue: 'ver9', is_hcc: 'False' },
  transactions: [
    {
      transaction_id: 'T-1001',
      kind: 'salesReceipt',
      number: 'R-000104',
      charged: 301.35,
      paid: 301.35,
      created: '2026-11-20T19:45:00.000Z',
      description: 'Policy MQE-0048153',
      paid_by: 'Visa ending in 4242',
    },
  ],
  changes: [],
  claims: [],
  messages: [],
  paid: 301.35,
  begins: '06/12/2027',
  today: '11/20/2026',
  cancellation: 'If you cancel today, $287.00 of $301.35 is refunded: the premium and its tax.',
}

const dearer = [{ field: 'setup_fee', from: 0, to: 20, because: ['You added a setup day, 06/11/2027.'] }]
const cheaper = [{ field: 'setup_fee', from: 20, to: 0, because: ['You removed a setup day.'] }]
const workedOut = (difference: number, more: Partial<WorkedOutChange> = {}): WorkedOutChange => ({
  ...priceOf(301.35 + difference),
  moved: difference > 0 ? dearer : cheaper,
  difference,
  kept: 301.35 + Math.min(0, difference),
  changes_left: 9,
  what: [{ label: 'Setup days', from: 'Nothing', to: '06/11/2027' }],
  ...more,
})
/** The price of a change. */
export const worked = {
  dearer: workedOut(21),
  cheaper: workedOut(-10.5),
  same: workedOut(0, { moved: [] }),
  cancelled: workedOut(-287, { what: [], moved: [], kept: 14.35, changes_left: 0 }),
} as const

/** The result of a change. */
export const madeChange = (difference: number, more: Partial<OpenedPolicy> = {}): MadeChange => ({
  opened: { ...openedPolicy, changes_left: 9, ...more },
  transaction_id: 'T-1002',
  difference,
  receipt_url: difference === 0 ? null : '/api/files/sample-paper-token',
})

/** One answer of each kind to an attempt. */
export const refusals = {
  answers: { status: 422, message: 'Check these answers', errors: { 'step0.event_name': 'This name is taken' } },
  reasons: {
    status: 422,
    message: 'An underwriter has to look at this. Your policy stays as it is.',
    is_underwriting_review: true,
    decision: 'refer',
    reasons: [reason('refer', 'using_drone_at_event')],
  },
  unconfirmed: {
    status: 402,
    type: problemTypes.authenticationRequired,
    message: 'Your bank asks you to confirm this payment. Nothing has been charged so far.',
    authentication: { page_url: '/sandbox-processor/banks/sb_1', until: '2026-11-20T12:10:00.000Z' },
  },
  suspended: {
    status: 409,
    type: problemTypes.suspended,
    message:
      'A named storm threatens the area. New coverage for this area is on hold through 12/04/2026. The policy stays as it is, and nothing is charged.',
  },
  closed: { status: 409, message: 'Coverage began on 06/12/2027. It can no longer be changed.' },
  card: { status: 402, message: 'The bank declined this card.', is_card_exception: true },
  unmade: { status: 402, message: 'The payment was not made. Nothing was charged.', type: problemTypes.paymentNotMade },
  outdated: { status: 409, message: 'It is another amount now. Nothing was charged.', type: problemTypes.priceChanged },
  lost: noAnswer,
} as const satisfies Readonly<Record<string, Problem>>

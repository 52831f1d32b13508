import { expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { problemTypes } from '../../../contract/problem'
import type { StaffClient } from '../../../contract/staff'
import { getCertificate } from '../../../machines/calls/documents'
import { listJobs, retryJob } from '../../../machines/calls/jobs'
import { listMail, readMail } from '../../../machines/calls/mail'
import { getPolicy } from '../../../machines/calls/policies'
import { askChange, makeAChange, submitChange } from '../../../machines/calls/policyChanges'
import { exportReport, getOverview } from '../../../machines/calls/reports'
import {
  exportContacts,
  findContacts,
  getSession,
  openContactAsStaff,
  signIn,
  signOut,
} from '../../../machines/calls/staff'
import { no } from '../fakes'

/** The outcome of a refusal, by its status. */
const outcomeOfRefusal = async (
  make: (client: StaffClient) => Parameters<typeof createActor>[0],
  status: number,
  input: unknown,
) => {
  const refuse = async () => no({ status, message: 'No' })
  const client = new Proxy({}, { get: () => refuse }) as StaffClient
  const fact = (await toPromise(createActor(make(client), { input } as never).start())) as { type: string }
  return fact.type
}

const link = { contactId: 'c1', token: 't1' }
const order = { link, change: {}, difference: 21, idempotencyKey: 'key-1' }
const query = { search: '', status: null, page: 1 }
const saveNothing = (client: StaffClient) => exportContacts(client, () => {})
const saveNoReport = (client: StaffClient) => exportReport(client, () => {})

test.each([
  [
    'getPolicy',
    getPolicy,
    link,
    { 400: 'policy.closed', 401: 'policy.closed', 404: 'policy.closed', 0: 'policy.failed', 500: 'policy.failed' },
  ],
  [
    'makeAChange',
    makeAChange,
    { link, change: {} },
    { 422: 'change.declined', 400: 'change.declined', 409: 'change.closed', 401: 'change.closed', 0: 'change.failed' },
  ],
  [
    'submitChange',
    submitChange,
    { ...order, card: null },
    { 402: 'payment.declined', 409: 'change.closed', 422: 'change.declined', 429: 'payment.failed', 0: 'payment.lost' },
  ],
  [
    'askChange',
    askChange,
    order,
    // only a refusal of the attempt itself settles it
    { 402: 'payment.declined', 409: 'change.closed', 429: 'payment.lost', 401: 'payment.lost', 503: 'payment.lost' },
  ],
  [
    'getCertificate',
    getCertificate,
    '7KQ4-XM92',
    { 404: 'certificate.missing', 400: 'certificate.missing', 429: 'certificate.failed', 0: 'certificate.failed' },
  ],
  ['getSession', getSession, undefined, { 401: 'session.absent', 0: 'session.failed', 500: 'session.failed' }],
  [
    'signIn',
    signIn,
    { email: '', password: '', newPassword: null },
    { 401: 'signIn.refused', 429: 'signIn.refused', 0: 'signIn.refused' },
  ],
  ['signOut', signOut, undefined, { 401: 'session.closed', 0: 'signOut.refused' }],
  ['findContacts', findContacts, query, { 401: 'session.ended', 403: 'page.failed', 0: 'page.failed' }],
  [
    'exportContacts',
    saveNothing,
    query,
    { 401: 'session.ended', 403: 'contacts.notSaved', 422: 'contacts.notSaved', 0: 'contacts.notSaved' },
  ],
  [
    'getOverview',
    getOverview,
    {},
    { 401: 'session.ended', 400: 'page.refused', 422: 'page.refused', 0: 'page.failed' },
  ],
  [
    'exportReport',
    saveNoReport,
    { report: 'ledger', days: {} },
    { 401: 'session.ended', 403: 'report.notSaved', 422: 'report.notSaved', 0: 'report.notSaved' },
  ],
  [
    'openContact',
    openContactAsStaff,
    { id: 'c1' },
    { 401: 'session.ended', 400: 'contact.missing', 404: 'contact.missing', 0: 'contact.failed' },
  ],
  ['listMail', listMail, query, { 401: 'session.ended', 403: 'page.failed', 0: 'page.failed' }],
  [
    'readMail',
    readMail,
    { number: 1 },
    { 401: 'session.ended', 400: 'message.unknown', 404: 'message.unknown', 0: 'message.missed' },
  ],
  ['listJobs', listJobs, query, { 401: 'session.ended', 403: 'page.failed', 0: 'page.failed' }],
  [
    'retryJob',
    retryJob,
    { number: 1 },
    { 401: 'session.ended', 404: 'retry.refused', 409: 'retry.refused', 0: 'retry.refused' },
  ],
] as const)('%s maps each refusal to its outcome', async (_, make, input, outcomes) => {
  for (const [status, outcome] of Object.entries(outcomes))
    expect(await outcomeOfRefusal(make as never, Number(status), input)).toBe(outcome)
})

test.each([
  [problemTypes.paymentInProgress, 409, 'payment.lost', 'payment.lost'],
  // of another attempt, so nothing of this one has begun
  [problemTypes.anotherPayment, 409, 'payment.failed', 'payment.failed'],
  [problemTypes.priceChanged, 409, 'change.outdated', 'change.outdated'],
  // charged and refunded
  [problemTypes.answersChanged, 402, 'change.outdated', 'change.outdated'],
  [problemTypes.paymentNotMade, 402, 'payment.failed', 'payment.failed'],
])(
  'a change that is refused with %s has its outcome, at once and when its result is asked for',
  async (type, status, atOnce, later) => {
    const refuse = async () => no({ status, type, message: 'No' })
    const client = new Proxy({}, { get: () => refuse }) as StaffClient
    const end = async (make: (client: StaffClient) => Parameters<typeof createActor>[0], input: object) =>
      ((await toPromise(createActor(make(client), { input } as never).start())) as { type: string }).type
    expect(await end(submitChange as never, { ...order, card: null })).toBe(atOnce)
    expect(await end(askChange as never, order)).toBe(later)
  },
)

import type { JobRow, MailContent, MailRow } from '../../contract/client'
import { noAnswer, type Problem } from '../../contract/problem'
import type { OutcomeOf } from '../../machines/calls/call'
import type { listJobs, retryJob } from '../../machines/calls/jobs'
import type { listMail, readMail } from '../../machines/calls/mail'
import { row, signedOutElsewhere } from './staff.cases'

export const mailed: MailRow = {
  number: 12,
  contact_id: row.id,
  kind: 'purchase',
  recipient: 'jordan.sample@example.com',
  subject: 'Your event is insured: policy MQE-0048153',
  state: 'sent',
  error: null,
  created: '2026-11-20T19:45:00.000Z',
  sent: '2026-11-20T19:45:02.000Z',
}

export const refused: MailRow = {
  ...mailed,
  number: 11,
  recipient: 'nobody@example.com',
  subject: 'Certificate of insurance MQE-0048153',
  state: 'failed',
  error: 'The mail server refuses it. It said: 550 No such user',
  sent: null,
}

export const message: MailContent = {
  row: mailed,
  html: '<!doctype html><html lang="en"><body><h1>Your event is insured</h1><script>parent.hacked = 1</script></body></html>',
  text: 'Your event is insured\n\nhttps://www.example.com/quote/#manage-policy?id=c1&token=…',
  attachments: [{ name: 'Policy MQE-0048153.pdf', type: 'application/pdf', bytes: 34_567 }],
}
export const notKept: MailContent = { row: refused, html: null, text: null, attachments: [] }

const mailPage = (rows: readonly MailRow[]) => ({ rows, total: rows.length, page: 1, size: 50 })
const gone: Problem = { status: 404, message: 'There is no such message' }

export const listings: OutcomeOf<typeof listMail>[] = [
  { type: 'page.loaded', data: mailPage([mailed, refused]) },
  { type: 'page.failed', problem: noAnswer },
  signedOutElsewhere,
]

export const readings: OutcomeOf<typeof readMail>[] = [
  { type: 'message.read', message },
  { type: 'message.read', message: notKept },
  { type: 'message.unknown', problem: gone },
  { type: 'message.missed', problem: noAnswer },
  signedOutElsewhere,
]

export const job: JobRow = {
  number: 7,
  kind: 'mail',
  about: 'Mail after the purchase: MQE-0048153',
  contact_id: row.id,
  attempts: 10,
  error: 'The server did not take the connection. It said: connect ECONNREFUSED 127.0.0.1:587',
  created: '2026-11-20T19:45:00.000Z',
  run_at: '2026-11-20T23:45:00.000Z',
  state: 'failed',
}
export const otherJob: JobRow = { ...job, number: 6, kind: 'documents', about: 'Make the documents: MQE-0048153' }

export const workPage = (rows: readonly JobRow[]) => ({ rows, total: rows.length, page: 1, size: 50 })

export const workListings: OutcomeOf<typeof listJobs>[] = [
  { type: 'page.loaded', data: workPage([job, otherJob]) },
  { type: 'page.failed', problem: noAnswer },
  signedOutElsewhere,
]

export const retryings: OutcomeOf<typeof retryJob>[] = [
  { type: 'retry.taken', job: { ...job, state: 'waiting', attempts: 0 } },
  { type: 'retry.refused', problem: { status: 409, message: 'This work is done by now' } },
  signedOutElsewhere,
]

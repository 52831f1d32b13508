import type { AttachedDocument, Attachments, EmailLogs, RepsSignature } from '../../contract/client'
import { noAnswer, type Problem } from '../../contract/problem'
import type {
  deleteDocuments,
  emailDocuments,
  forwardEmail,
  listAttachments,
  listEmailLogs,
  uploadDocuments,
} from '../../machines/calls/attachments'
import type { OutcomeOf } from '../../machines/calls/call'
import type {
  createSignature,
  DrawnPicture,
  deleteSignature,
  listSignatures,
  updateSignature,
} from '../../machines/calls/signatures'
import { mailed, refused } from './office.cases'
import { scribble } from './scribble'
import { rep, row, signedOutElsewhere } from './staff.cases'

export const plan: AttachedDocument = {
  id: 'cGxhbiBvZiB0aGUgYmFybg',
  name: 'plan.pdf',
  type: 'application/pdf',
  bytes: 34_567,
  kind: 'upload',
  created: '2026-11-20T20:45:00.000Z',
  actor: rep.email,
  can_delete: true,
  ready: true,
}
export const photo: AttachedDocument = {
  ...plan,
  id: 'claim-c1-0',
  name: 'roof.jpg',
  type: 'image/jpeg',
  kind: 'claim',
  actor: 'Jordan Sample',
  can_delete: false,
}
export const certificate: AttachedDocument = {
  ...photo,
  id: 'document-c1',
  name: 'Certificate of insurance',
  type: 'application/pdf',
  kind: 'document',
  bytes: null,
  actor: 'system',
}
export const attachments: Attachments = {
  email: 'jordan.sample@example.com',
  contact: row,
  quote_number: row.quote_number,
  documents: [plan, photo, certificate],
}

const unknown: Problem = { status: 404, message: 'There is no such contact' }
export const wrong: Problem = {
  status: 422,
  message: 'Some answers need another look',
  errors: { documents: 'One of these files was removed.' },
}
export const notTaken: Problem = {
  status: 422,
  message: '“fun.gif” is not a PDF.',
  errors: { files: '“fun.gif” is not a PDF.' },
}

export const attachmentsListings: OutcomeOf<typeof listAttachments>[] = [
  { type: 'page.loaded', data: attachments },
  { type: 'page.missing', problem: unknown },
  { type: 'page.failed', problem: noAnswer },
  signedOutElsewhere,
]
export const uploads: OutcomeOf<typeof uploadDocuments>[] = [
  { type: 'upload.saved', documents: [plan] },
  { type: 'upload.refused', problem: notTaken },
  signedOutElsewhere,
]
export const deletions: OutcomeOf<typeof deleteDocuments>[] = [
  { type: 'deletion.done', documents: [photo] },
  { type: 'deletion.refused', problem: wrong },
  signedOutElsewhere,
]
export const mailings: OutcomeOf<typeof emailDocuments>[] = [
  { type: 'mailing.sent' },
  { type: 'mailing.refused', problem: wrong },
  signedOutElsewhere,
]

export const logs: EmailLogs = {
  contact: row,
  quote_number: row.quote_number,
  logs: [mailed, refused],
  total: 2,
  page: 1,
  size: 50,
}
export const logsListings: OutcomeOf<typeof listEmailLogs>[] = [
  { type: 'page.loaded', data: logs },
  { type: 'page.missing', problem: unknown },
  { type: 'page.failed', problem: noAnswer },
  signedOutElsewhere,
]
export const forwardings: OutcomeOf<typeof forwardEmail>[] = [
  { type: 'forwarding.done', logs: { ...logs, total: 3 } },
  { type: 'forwarding.refused', problem: { status: 409, message: 'The text of this message is no longer stored' } },
  signedOutElsewhere,
]

export const signature: RepsSignature = {
  id: 1,
  name: 'Robin Sample',
  owner: rep.email,
  is_default: false,
  version: 2,
  created: '2026-11-20T20:45:00.000Z',
  edited: '2026-11-20T20:45:00.000Z',
}
/** The row as another user has changed it. */
export const signatureSince: RepsSignature = { ...signature, version: 3, name: 'Robin S. Sample' }
export const otherSignature: RepsSignature = { ...signature, id: 2, name: 'A. Admin', is_default: true }
export const picture: DrawnPicture = {
  file: new File(['png'], 'signature.png', { type: 'image/png' }),
  url: `data:image/svg+xml,${encodeURIComponent(scribble)}`,
}
export const signaturesListings: OutcomeOf<typeof listSignatures>[] = [
  { type: 'page.loaded', data: [signature, otherSignature] },
  { type: 'page.failed', problem: noAnswer },
  signedOutElsewhere,
]
export const signatureKeepings: OutcomeOf<typeof createSignature>[] = [
  { type: 'signature.saved', rows: [signature] },
  { type: 'save.refused', problem: noAnswer },
  signedOutElsewhere,
]
const overtaken = {
  type: 'save.overtaken',
  newest: signatureSince,
  problem: { status: 412, message: 'Somebody else has changed this meanwhile.' },
} as const
export const signatureChanges: OutcomeOf<typeof updateSignature>[] = [overtaken, ...signatureKeepings]
export const signatureDeletions: OutcomeOf<typeof deleteSignature>[] = [
  overtaken,
  { type: 'deletion.done', rows: [signature] },
  { type: 'save.refused', problem: noAnswer },
  signedOutElsewhere,
]

import { fromPromise } from 'xstate'
import type { AttachedDocument, Attachments, EmailLogs } from '../../contract/client'
import { noAnswer, type Problem } from '../../contract/problem'
import type { StaffClient } from '../../contract/staff'
import { call } from './call'
import type { SessionOver } from './staff'

export type AttachmentsFact =
  | { type: 'attachments.listed'; attachments: Attachments }
  | { type: 'attachments.unknown'; problem: Problem }
  | { type: 'attachments.missed'; problem: Problem }
  | SessionOver

export type UploadFact =
  | { type: 'upload.kept'; documents: readonly AttachedDocument[] }
  | { type: 'upload.refused'; problem: Problem }
  | SessionOver

export type DeletionFact =
  | { type: 'deletion.done'; documents: readonly AttachedDocument[] }
  | { type: 'deletion.refused'; problem: Problem }
  | SessionOver

export type MailingFact = { type: 'mailing.sent' } | { type: 'mailing.refused'; problem: Problem } | SessionOver

export type LogsFact =
  | { type: 'logs.listed'; logs: EmailLogs }
  | { type: 'logs.unknown'; problem: Problem }
  | { type: 'logs.missed'; problem: Problem }
  | SessionOver

export type ForwardingFact =
  | { type: 'forwarding.done'; logs: EmailLogs }
  | { type: 'forwarding.refused'; problem: Problem }
  | SessionOver

const over: SessionOver = { type: 'session.ended' }
const isSignedOut = (problem: Problem) => problem.status === 401
/** An address that is no id is 400, and as unknown as any other. */
const isUnknown = ({ status }: Problem) => status === 400 || status === 404

export const listAttachments = (client: StaffClient) =>
  call((input: { contactId: string }, signal) => client.listAttachments(input.contactId, signal), {
    answered: (attachments): AttachmentsFact => ({ type: 'attachments.listed', attachments }),
    refused: (problem): AttachmentsFact => {
      if (isSignedOut(problem)) return over
      return { type: isUnknown(problem) ? 'attachments.unknown' : 'attachments.missed', problem }
    },
  })

export interface Uploading {
  readonly contactId: string
  readonly files: readonly File[]
  readonly key: string
  /** told as it goes, from 0 to 100 */
  readonly onProgress: (percent: number) => void
}

/** As every call, and it tells how far it is. Who stops it calls it off. */
export const uploadDocuments = (client: StaffClient) =>
  fromPromise<UploadFact, Uploading>(async ({ input: { contactId, files, key, onProgress }, signal }) => {
    try {
      const result = await client.uploadDocuments(contactId, { files }, key, signal, onProgress)
      if (result.ok) return { type: 'upload.kept', documents: result.data.documents }
      return isSignedOut(result.problem) ? over : { type: 'upload.refused', problem: result.problem }
    } catch {
      return { type: 'upload.refused', problem: noAnswer }
    }
  })

export const deleteDocuments = (client: StaffClient) =>
  call(
    ({ contactId, documents }: { contactId: string; documents: readonly string[] }, signal) =>
      client.deleteDocuments(contactId, { documents: [...documents] }, signal),
    {
      answered: ({ documents }): DeletionFact => ({ type: 'deletion.done', documents }),
      refused: (problem): DeletionFact => (isSignedOut(problem) ? over : { type: 'deletion.refused', problem }),
    },
  )

/** What is written with a message: addresses with semicolons between them, and words of one's own. */
export interface Written {
  readonly contactId: string
  readonly emails: string
  readonly message: string | null
  readonly key: string
}

export const emailDocuments = (client: StaffClient) =>
  call(
    ({ contactId, key, documents, ...words }: Written & { readonly documents: readonly string[] }, signal) =>
      client.emailDocuments(contactId, { ...words, documents: [...documents] }, key, signal),
    {
      answered: (): MailingFact => ({ type: 'mailing.sent' }),
      refused: (problem): MailingFact => (isSignedOut(problem) ? over : { type: 'mailing.refused', problem }),
    },
  )

export interface LogsQuery {
  readonly contactId: string
  /** from 1 */
  readonly page: number
}

export const listEmailLogs = (client: StaffClient) =>
  call(({ contactId, page }: LogsQuery, signal) => client.listEmailLogs(contactId, { page }, signal), {
    answered: (logs): LogsFact => ({ type: 'logs.listed', logs }),
    refused: (problem): LogsFact => {
      if (isSignedOut(problem)) return over
      return { type: isUnknown(problem) ? 'logs.unknown' : 'logs.missed', problem }
    },
  })

export const forwardEmail = (client: StaffClient) =>
  call(
    ({ contactId, key, ...body }: Written & { readonly number: number }, signal) =>
      client.forwardEmail(contactId, body, key, signal),
    {
      answered: (logs): ForwardingFact => ({ type: 'forwarding.done', logs }),
      refused: (problem): ForwardingFact => (isSignedOut(problem) ? over : { type: 'forwarding.refused', problem }),
    },
  )

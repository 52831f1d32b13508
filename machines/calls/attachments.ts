import { fromPromise } from 'xstate'
import type { AttachedDocument } from '../../contract/client'
import { noAnswer, type Problem } from '../../contract/problem'
import type { StaffClient } from '../../contract/staff'
import type { SessionOver } from '../kit/page'
import { notFound, pageCall, staffCall } from './call'

export type UploadOutcome =
  | { type: 'upload.saved'; documents: readonly AttachedDocument[] }
  | { type: 'upload.refused'; problem: Problem }
  | SessionOver

export const listAttachments = (client: StaffClient) =>
  pageCall((input: { contactId: string }, signal) => client.listAttachments(input.contactId, signal), {
    'page.missing': notFound,
  })

export interface UploadParams {
  readonly contactId: string
  readonly files: readonly File[]
  readonly key: string
  /** progress in percent, from 0 to 100 */
  readonly onProgress: (percent: number) => void
}

/** Stopping the actor cancels the upload. */
export const uploadDocuments = (client: StaffClient) =>
  fromPromise<UploadOutcome, UploadParams>(async ({ input: { contactId, files, key, onProgress }, signal }) => {
    try {
      const result = await client.uploadDocuments(contactId, { files }, key, signal, onProgress)
      if (result.ok) return { type: 'upload.saved', documents: result.data.documents }
      if (result.problem.status === 401) return { type: 'session.ended' }
      return { type: 'upload.refused', problem: result.problem }
    } catch {
      return { type: 'upload.refused', problem: noAnswer }
    }
  })

export const deleteDocuments = (client: StaffClient) =>
  staffCall(
    ({ contactId, documents }: { contactId: string; documents: readonly string[] }, signal) =>
      client.deleteDocuments(contactId, { documents: [...documents] }, signal),
    {
      answered: ({ documents }): { type: 'deletion.done'; documents: readonly AttachedDocument[] } => ({
        type: 'deletion.done',
        documents,
      }),
      refused: 'deletion.refused',
    },
  )

/** The form of a mailing: addresses separated by semicolons, and a message. */
export interface Written {
  readonly contactId: string
  readonly emails: string
  readonly message: string | null
  readonly key: string
}

export const emailDocuments = (client: StaffClient) =>
  staffCall(
    ({ contactId, key, documents, ...words }: Written & { readonly documents: readonly string[] }, signal) =>
      client.emailDocuments(contactId, { ...words, documents: [...documents] }, key, signal),
    { answered: () => ({ type: 'mailing.sent' }), refused: 'mailing.refused' },
  )

export interface LogsQuery {
  readonly contactId: string
  /** from 1 */
  readonly page: number
}

export const listEmailLogs = (client: StaffClient) =>
  pageCall(({ contactId, page }: LogsQuery, signal) => client.listEmailLogs(contactId, { page }, signal), {
    'page.missing': notFound,
  })

export const forwardEmail = (client: StaffClient) =>
  staffCall(
    ({ contactId, key, ...body }: Written & { readonly number: number }, signal) =>
      client.forwardEmail(contactId, body, key, signal),
    { answered: (logs) => ({ type: 'forwarding.done', logs }), refused: 'forwarding.refused' },
  )

import { attachedTo, contactNamed, opened } from '../attachments/attachment'
import { toAttachmentsDto, toDocumentDtos } from '../attachments/attachmentList'
import { removeAttachments } from '../attachments/remove'
import { mailAttachments } from '../attachments/sendAttachments'
import { addAttachments } from '../attachments/upload'
import { notFound, Problem } from '../platform/problems/problem'
import type { Upload } from '../platform/uploads/upload'
import type { Operation } from './handler'
import { savedFile } from './savedFile'

/** `POST /reps/attachments/{id}/delete-documents`: deletes files that staff uploaded. */
export const deleteDocuments: Operation<'deleteDocuments'> =
  (services) =>
  async ({ params: { id: contactId }, body: { documents: ids }, caller }) => {
    await removeAttachments(services, { contactId, ids, caller })
    return { status: 200, body: { documents: await toDocumentDtos(services.db, contactId, caller) } }
  }

/** `POST /reps/attachments/{id}/email-documents`: emails files of a contact, one message per recipient. */
export const emailDocuments: Operation<'emailDocuments'> =
  (services) =>
  async ({ params: { id: contactId }, headers, body: { emails, documents, message: given }, caller }) => {
    const message = given?.trim() || null
    const key = headers['idempotency-key']
    const sentTo = await mailAttachments(services, { contactId, emails, documents, message, key, caller })
    return { status: 200, body: { emails: sentTo, message: 'Email sent successfully!' } }
  }

/** `GET /reps/attachments/{id}/files/{document}`: downloads a file. */
export const getAttachment: Operation<'getAttachment'> =
  (services) =>
  async ({ params: { id, document } }) => {
    const contact = await contactNamed(services.db, id)
    const file = (await attachedTo(services.db, contact.id)).find((one) => one.id === document)
    if (!file) throw notFound('file')
    const attachment = await opened(services, file)
    if (!attachment && file.kind === 'document')
      throw new Problem(503, 'The document is being made', {}, { 'retry-after': '2' })
    if (!attachment) throw notFound('file')
    return savedFile(attachment)
  }

/** `GET /reps/attachments/{id}`: the files of a contact, newest first. */
export const listAttachments: Operation<'listAttachments'> =
  ({ db }) =>
  async ({ params: { id }, caller }) => ({
    status: 200,
    body: await toAttachmentsDto(db, await contactNamed(db, id), caller),
  })

/** `POST /reps/attachments/{id}/upload-documents`: stores files for a contact, once under the caller's key. */
export const uploadDocuments: Operation<'uploadDocuments'> =
  (services) =>
  async ({ params: { id: contactId }, headers, body, caller }) => {
    const { files: uploads } = body as unknown as { readonly files: readonly Upload[] }
    await contactNamed(services.db, contactId)
    await addAttachments(services, { contactId, uploads, key: headers['idempotency-key'], caller })
    return { status: 200, body: { documents: await toDocumentDtos(services.db, contactId, caller) } }
  }

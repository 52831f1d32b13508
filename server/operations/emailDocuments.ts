import { mailAttachments } from '../attachments/mail'
import type { Operation } from '../handler'

/** `POST /reps/attachments/{id}/email-documents`: files of a contact by e-mail, one message a recipient. */
export const emailDocuments: Operation<'emailDocuments'> =
  (services) =>
  async ({ params: { id: contactId }, headers, body: { emails, documents, message: given }, caller }) => {
    const message = given?.trim() || null
    const key = headers['idempotency-key']
    const sentTo = await mailAttachments(services, { contactId, emails, documents, message, key, caller })
    return { status: 200, body: { emails: sentTo, message: 'Email sent successfully!' } }
  }

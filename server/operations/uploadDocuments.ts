import { addAttachments } from '../attachments/add'
import { contactNamed } from '../attachments/contact'
import { documentsTold } from '../attachments/list'
import type { Operation } from '../handler'
import type { Upload } from '../uploads'

/** `POST /reps/attachments/{id}/upload-documents`: keeps files for a contact, once under the caller's key. */
export const uploadDocuments: Operation<'uploadDocuments'> =
  (services) =>
  async ({ params: { id: contactId }, headers, body, caller }) => {
    const { files: uploads } = body as unknown as { readonly files: readonly Upload[] }
    await contactNamed(services.db, contactId)
    await addAttachments(services, { contactId, uploads, key: headers['idempotency-key'], caller })
    return { status: 200, body: { documents: await documentsTold(services.db, contactId, caller) } }
  }

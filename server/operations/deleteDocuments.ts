import { documentsTold } from '../attachments/list'
import { removeAttachments } from '../attachments/remove'
import type { Operation } from '../handler'

/** `POST /reps/attachments/{id}/delete-documents`: takes away what staff uploaded. */
export const deleteDocuments: Operation<'deleteDocuments'> =
  (services) =>
  async ({ params: { id: contactId }, body: { documents: ids }, caller }) => {
    await removeAttachments(services, { contactId, ids, caller })
    return { status: 200, body: { documents: await documentsTold(services.db, contactId, caller) } }
  }

import { contactNamed } from '../attachments/contact'
import { attachmentsTold } from '../attachments/list'
import type { Operation } from '../handler'

/** `GET /reps/attachments/{id}`: the files of a contact, newest first. */
export const listAttachments: Operation<'listAttachments'> =
  ({ db }) =>
  async ({ params: { id }, caller }) => ({
    status: 200,
    body: await attachmentsTold(db, await contactNamed(db, id), caller),
  })

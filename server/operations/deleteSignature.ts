import type { Operation } from '../handler'
import { removeSignature } from '../signatures/write'

/** `DELETE /admin/reps-signature/{id}`: a signature that signs nothing from now on. */
export const deleteSignature: Operation<'deleteSignature'> =
  ({ db }) =>
  async ({ params: { id }, headers, caller }) => ({
    status: 200,
    body: { rows: [await db.tx(() => removeSignature(db, { id, version: headers['if-match'] }, caller))] },
  })

import type { Operation } from '../handler'
import { signaturesFor } from '../signatures/list'

/** `GET /admin/reps-signature`: a rep's own signatures, or all for an admin. */
export const listSignatures: Operation<'listSignatures'> =
  ({ db }) =>
  async ({ caller }) => ({ status: 200, body: { rows: await signaturesFor(db, caller) } })

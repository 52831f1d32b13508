import type { Operation } from '../handler'
import { signatureFor } from '../signatures/list'

/** `GET /admin/reps-signature/{id}/image`: the picture, which we made ourselves of what was sent. */
export const getSignatureImage: Operation<'getSignatureImage'> =
  ({ db }) =>
  async ({ params: { id }, caller }) => ({
    status: 200,
    type: 'image/png',
    headers: {
      'content-disposition': 'inline; filename="signature.png"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
    body: Buffer.from((await signatureFor(db, id, caller)).image),
  })

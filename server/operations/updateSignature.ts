import type { Operation } from '../handler'
import { signatureFor, signaturesFor } from '../signatures/list'
import { nameIn, pictureIn, type SignatureForm } from '../signatures/read'
import { changeSignature } from '../signatures/write'

/** `POST /admin/reps-signature/{id}`: another name or picture. Certificates that were made keep what they were signed with. */
export const updateSignature: Operation<'updateSignature'> =
  ({ db }) =>
  async ({ params: { id }, headers, body, caller }) => {
    const form = body as unknown as SignatureForm
    await signatureFor(db, id, caller)
    const given = {
      name: nameIn(form),
      image: await pictureIn(form),
      isDefault: form.is_default && form.is_default === 'True',
    }
    await db.tx(() => changeSignature(db, { id, version: headers['if-match'] }, given, caller))
    return { status: 200, body: { rows: await signaturesFor(db, caller) } }
  }

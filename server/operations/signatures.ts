import { onceUnder } from '../platform/idempotency/once'
import { badRequest } from '../platform/problems/problem'
import { nameIn, pictureIn, type SignatureForm } from '../staff/signatures/form'
import { addSignature, changeSignature, removeSignature } from '../staff/signatures/save'
import { signatureFor, signaturesFor, signerOf } from '../staff/signatures/signatureList'
import type { Operation } from './handler'

/** `POST /admin/reps-signature/create`: adds a signature of the caller, once per key. Returns the list. */
export const createSignature: Operation<'createSignature'> =
  ({ db, now }) =>
  async ({ headers, body, caller }) => {
    const form = body as unknown as SignatureForm
    const [name, image] = [nameIn(form), await pictureIn(form)]
    if (!image) throw badRequest('This request is not valid: the file is missing')
    const { email: actor } = signerOf(caller)
    const request = { call: 'createSignature', name, is_default: form.is_default, file: form.file?.[0]?.sha256 }
    const isDefault = form.is_default && form.is_default === 'True'
    await db.tx(() =>
      onceUnder(db, { key: headers['idempotency-key'], request, actor, at: now() }, async () => {
        await addSignature(db, { name, image, isDefault }, caller)
        return {}
      }),
    )
    return { status: 201, body: { rows: await signaturesFor(db, caller) } }
  }

/** `DELETE /admin/reps-signature/{id}`: retires a signature. */
export const deleteSignature: Operation<'deleteSignature'> =
  ({ db, now }) =>
  async ({ params: { id }, headers, caller }) => ({
    status: 200,
    body: { rows: [await db.tx(() => removeSignature(db, { id, version: headers['if-match'], at: now() }, caller))] },
  })

/** `GET /admin/reps-signature/{id}/image`: the picture, re-encoded by us from the upload. */
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

/** `GET /admin/reps-signature`: a representative's own signatures, or all of them for an admin. */
export const listSignatures: Operation<'listSignatures'> =
  ({ db }) =>
  async ({ caller }) => ({ status: 200, body: { rows: await signaturesFor(db, caller) } })

/** `POST /admin/reps-signature/{id}`: changes name or picture. Issued certificates keep the earlier signature. */
export const updateSignature: Operation<'updateSignature'> =
  ({ db, now }) =>
  async ({ params: { id }, headers, body, caller }) => {
    const form = body as unknown as SignatureForm
    await signatureFor(db, id, caller)
    const given = {
      name: nameIn(form),
      image: await pictureIn(form),
      isDefault: form.is_default && form.is_default === 'True',
    }
    await db.tx(() => changeSignature(db, { id, version: headers['if-match'], at: now() }, given, caller))
    return { status: 200, body: { rows: await signaturesFor(db, caller) } }
  }

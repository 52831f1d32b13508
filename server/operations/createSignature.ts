import type { Operation } from '../handler'
import { onceUnder } from '../orders/once'
import { badRequest } from '../problem'
import { signaturesFor, signerOf } from '../signatures/list'
import { nameIn, pictureIn, type SignatureForm } from '../signatures/read'
import { addSignature } from '../signatures/write'

/** `POST /admin/reps-signature/create`: another signature of whoever asks, once under their key. The answer is the list. */
export const createSignature: Operation<'createSignature'> =
  ({ db, now }) =>
  async ({ headers, body, caller }) => {
    const form = body as unknown as SignatureForm
    const [name, image] = [nameIn(form), await pictureIn(form)]
    if (!image) throw badRequest('This request is not understood: the file is missing')
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

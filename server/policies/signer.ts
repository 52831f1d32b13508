import { representative, type Signer } from '../pdf/facts/types'
import type { Db } from '../platform/db/database'

/**
 * The signature for the next certificate of a contact: the newest one of its owner, else the default one; null without
 * either. A deactivated account does not sign.
 */
export async function nextSignatureFor(db: Db, contactId: string): Promise<number | null> {
  const { record_owner: owner } = await db.q
    .selectFrom('contact')
    .select('record_owner')
    .where('id', '=', contactId)
    .executeTakeFirstOrThrow()
  const signature = await db.q
    .selectFrom('signature')
    .innerJoin('staff_user', 'staff_user.id', 'signature.user_id')
    .select('signature.drawing')
    .where('signature.deleted', 'is', null)
    .where('staff_user.disabled', 'is', null)
    .where((e) => e.or([e('staff_user.email', '=', owner?.toLowerCase() ?? ''), e('signature.is_default', '=', true)]))
    .orderBy((e) => e('staff_user.email', '=', owner?.toLowerCase() ?? ''), 'desc')
    .orderBy('signature.id', 'desc')
    .executeTakeFirst()
  return signature?.drawing ?? null
}

/** The signer for printing. @param drawing null for our representative */
export async function signerOfDrawing(db: Db, drawing: number | null): Promise<Signer> {
  if (drawing === null) return representative
  const { name, image } = await db.q
    .selectFrom('signature_drawing')
    .select(['name', 'image'])
    .where('id', '=', drawing)
    .executeTakeFirstOrThrow()
  return { name, png: image }
}

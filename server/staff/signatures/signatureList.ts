import type { RepsSignature } from '../../../contract/client'
import { hasPermission } from '../../../domain/staff/permissions'
import type { Db } from '../../platform/db/database'
import { notFound, signInFirst } from '../../platform/problems/problem'
import type { Caller } from '../../platform/services/caller'

/** The caller's account; the contract admits those with the permission to sign. */
export function signerOf(caller: Caller) {
  if (caller.kind !== 'staff') throw signInFirst()
  const { id, email, role } = caller.user
  return { userId: id, email, isAdmin: hasPermission(role, 'signatures.manage') }
}

const signatures = (db: Db) =>
  db.q
    .selectFrom('signature')
    .innerJoin('signature_drawing', 'signature_drawing.id', 'signature.drawing')
    .innerJoin('staff_user', 'staff_user.id', 'signature.user_id')
    .where('signature.deleted', 'is', null)
    .select([
      'signature.id',
      'signature.user_id',
      'signature.drawing',
      'signature.is_default',
      'signature.version',
      'signature.created',
      'signature.edited',
      'signature_drawing.name',
      'signature_drawing.image',
      'staff_user.email',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof signatures>['execute']>>[number]

/** A representative's own signatures, or all for an admin; the default first, then the newest. */
export async function signaturesFor(db: Db, caller: Caller): Promise<RepsSignature[]> {
  const { userId, isAdmin } = signerOf(caller)
  const rows = await signatures(db)
    .$if(!isAdmin, (query) => query.where('signature.user_id', '=', userId))
    .orderBy('signature.is_default', 'desc')
    .orderBy('signature.id', 'desc')
    .execute()
  return rows.map(toSignatureDto)
}

export const toSignatureDto = ({ id, name, email, is_default, version, created, edited }: Row): RepsSignature => ({
  id: Number(id),
  name,
  owner: email,
  is_default,
  version,
  created: created.toISOString(),
  edited: edited.toISOString(),
})

/** @throws Problem 404, also for another user's signature, so that ids cannot be discovered */
export async function signatureFor(db: Db, id: number, caller: Caller): Promise<Row> {
  const { userId, isAdmin } = signerOf(caller)
  const row = await signatures(db).where('signature.id', '=', id).executeTakeFirst()
  if (!row || !(isAdmin || row.user_id === userId)) throw notFound('signature')
  return row
}

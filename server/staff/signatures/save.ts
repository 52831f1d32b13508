import { sql } from 'kysely'
import type { RepsSignature } from '../../../contract/client'
import { audit } from '../../platform/audit/audit'
import type { Db } from '../../platform/db/database'
import { wrongAnswers } from '../../platform/problems/problem'
import { assertRowVersion } from '../../platform/problems/version'
import type { Caller } from '../../platform/services/caller'
import { signatureFor, signerOf, toSignatureDto } from './signatureList'

interface Given {
  readonly name: string
  /** a safe PNG; null keeps the current one */
  readonly image: Buffer | null
  /** unchanged by default */
  readonly isDefault: boolean | undefined
}

/** Runs within a transaction. @throws Problem 422 where a caller who is not an admin sets the default signature */
export async function addSignature(db: Db, given: Given & { readonly image: Buffer }, caller: Caller): Promise<void> {
  const { userId, email } = signerOf(caller)
  assertMayChoose(given, false, caller)
  await lock(db)
  const drawing = await draw(db, given)
  if (given.isDefault) await clearDefaultSignature(db)
  const { id } = await db.q
    .insertInto('signature')
    .values({ user_id: userId, drawing, is_default: given.isDefault ?? false })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { name } = given
  await audit(db, {
    actor: email,
    entity: 'signature',
    entityId: String(id),
    action: 'signature.added',
    after: { name, owner: email, is_default: given.isDefault ?? false },
  })
}

/** A signature and the version that the caller knows. */
interface Wanted {
  readonly id: number
  /** from If-Match */
  readonly version: string | undefined
  /** when it changes */
  readonly at: Date
}

/**
 * Runs within a transaction. Earlier drawings stay for the certificates that they signed. Does nothing without a
 * difference.
 * @throws Problem 404, or 412
 */
export async function changeSignature(
  db: Db,
  { id, version, at }: Wanted,
  given: Given,
  caller: Caller,
): Promise<void> {
  const { email } = signerOf(caller)
  await lock(db)
  const before = await signatureFor(db, id, caller)
  assertRowVersion(toSignatureDto(before), version)
  const isDefault = given.isDefault ?? before.is_default
  assertMayChoose(given, before.is_default, caller)
  if (!given.image && given.name === before.name && isDefault === before.is_default) return
  const isDrawnAnew = given.image !== null || given.name !== before.name
  const drawing = isDrawnAnew
    ? await draw(db, { name: given.name, image: given.image ?? Buffer.from(before.image) })
    : before.drawing
  if (isDefault && !before.is_default) await clearDefaultSignature(db)
  await db.q
    .updateTable('signature')
    .set({ drawing, is_default: isDefault, version: before.version + 1, edited: at })
    .where('id', '=', id)
    .execute()
  await audit(db, {
    actor: email,
    entity: 'signature',
    entityId: String(id),
    action: 'signature.changed',
    before: { name: before.name, is_default: before.is_default },
    after: { name: given.name, is_default: isDefault, ...(given.image && { picture: 'another' }) },
  })
}

/** Runs within a transaction. @returns the deleted signature @throws Problem 404, or 412 */
export async function removeSignature(db: Db, { id, version, at }: Wanted, caller: Caller): Promise<RepsSignature> {
  const { email } = signerOf(caller)
  await lock(db)
  const row = await signatureFor(db, id, caller)
  assertRowVersion(toSignatureDto(row), version)
  await db.q.updateTable('signature').set({ deleted: at, is_default: false }).where('id', '=', id).execute()
  await audit(db, {
    actor: email,
    entity: 'signature',
    entityId: String(id),
    action: 'signature.deleted',
    before: { name: row.name, owner: row.email, is_default: row.is_default },
  })
  return toSignatureDto(row)
}

async function draw(db: Db, { name, image }: { readonly name: string; readonly image: Buffer }): Promise<number> {
  const { id } = await db.q
    .insertInto('signature_drawing')
    .values({ name, image })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Runs changes one after the other, so that the second one sees the result of the first. */
const lock = (db: Db) => sql`select pg_advisory_xact_lock(hashtext('signature'))`.execute(db.q)

/** Only one signature may be the default. */
const clearDefaultSignature = (db: Db) =>
  db.q
    .updateTable('signature')
    .set((e) => ({ is_default: false, version: e('version', '+', 1) }))
    .where('is_default', '=', true)
    .execute()

function assertMayChoose({ isDefault }: Given, was: boolean, caller: Caller): void {
  if (isDefault === undefined || isDefault === was || signerOf(caller).isAdmin) return
  throw wrongAnswers({ is_default: 'Only an administrator can choose the default signature' })
}

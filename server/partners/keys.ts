import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { components } from '../../contract/schema.gen'
import type { CalendarDate } from '../../domain/common/dates'
import { endOf } from '../../domain/common/instants'
import { type KeyForm, keyFaults, rotationFaults } from '../../domain/staff/partners'
import { audit } from '../platform/audit/audit'
import { hashOf, newToken } from '../platform/crypto/seal'
import type { Db } from '../platform/db/database'
import type { PartnerKeyTable } from '../platform/db/partnerTables'
import { onceUnder } from '../platform/idempotency/once'
import { notFound, Problem, wrongAnswers } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'

export type PartnerKey = Selectable<PartnerKeyTable>
type KeyDto = components['schemas']['PartnerKey']
type NewKey = components['schemas']['NewPartnerKey']
type KeyServices = Pick<Services, 'db' | 'now'>

const dayMs = 24 * 60 * 60_000

interface Adding {
  readonly partner: string
  readonly form: KeyForm
  /** the caller's Idempotency-Key */
  readonly key: string
  readonly actor: string
}

/** Makes a key, once per Idempotency-Key. @throws Problem 422 by field */
export function addKey({ db, now }: KeyServices, { partner, form, key, actor }: Adding): Promise<NewKey> {
  const faults = keyFaults(form)
  if (Object.keys(faults).length > 0) throw wrongAnswers(faults)
  return db.tx(() =>
    onceUnder(db, { key, request: { partnerKey: form, partner }, actor, at: now() }, async () => {
      const { name, scopes, days } = form
      const expires = days === null ? null : new Date(now().getTime() + days * dayMs)
      const made = await insert(db, { partner, name: name.trim(), scopes, expires, actor, at: now() })
      await note(db, actor, made.row, 'partnerKey.added', { scopes, expires: expires?.toISOString() ?? null })
      return { key: toKeyDto(made.row, now()), secret: made.secret }
    }),
  )
}

interface Act {
  readonly id: string
  readonly actor: string
}

/**
 * Makes a key with the name, the scopes and the expiration of another one, which works through a New York day.
 * @throws Problem 404, 409 for a key that has ended, 422 for an invalid day
 */
export function rotateKey(
  { db, now, today }: Pick<Services, 'db' | 'now' | 'today'>,
  { id, actor, until }: Act & { readonly until: CalendarDate },
): Promise<NewKey> {
  const faults = rotationFaults({ until }, today())
  if (Object.keys(faults).length > 0) throw wrongAnswers(faults)
  return db.tx(async () => {
    const row = await activeKey(db, id, now())
    const { partner, name, scopes, expires } = row
    const made = await insert(db, { partner, name, scopes, expires, actor, at: now() })
    const chosen = endOf(until)
    const ends = expires && expires < chosen ? expires : chosen
    await db.q.updateTable('partner_key').set({ expires: ends }).where('id', '=', id).execute()
    const after = { replaced_by: made.row.prefix, ends: ends.toISOString() }
    await note(db, actor, row, 'partnerKey.rotated', after)
    return { key: toKeyDto(made.row, now()), secret: made.secret }
  })
}

/** Ends a key at once. @throws Problem 404, 409 for a key that has ended */
export function revokeKey({ db, now }: KeyServices, { id, actor }: Act): Promise<KeyDto> {
  return db.tx(async () => {
    await activeKey(db, id, now())
    const row = await db.q
      .updateTable('partner_key')
      .set({ revoked: now() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await note(db, actor, row, 'partnerKey.revoked', {})
    return toKeyDto(row, now())
  })
}

interface NewRow extends Pick<PartnerKey, 'partner' | 'name' | 'scopes' | 'expires'> {
  readonly actor: string
  readonly at: Date
}

async function insert(db: Db, { scopes, actor, at, ...row }: NewRow) {
  const prefix = `mq_${randomBytes(4).toString('hex')}`
  const secret = `${prefix}_${newToken()}`
  const values = {
    ...row,
    id: randomBytes(16).toString('base64url'),
    prefix,
    secret_hash: hashOf(secret),
    scopes: JSON.stringify(scopes),
    created: at,
    created_by: actor,
  }
  return { row: await db.q.insertInto('partner_key').values(values).returningAll().executeTakeFirstOrThrow(), secret }
}

async function activeKey(db: Db, id: string, at: Date): Promise<PartnerKey> {
  const row = await db.q.selectFrom('partner_key').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw notFound('key')
  const state = stateOf(row, at)
  if (state !== 'active') throw new Problem(409, `This key is ${state} already.`)
  return row
}

export const stateOf = ({ revoked, expires }: Pick<PartnerKey, 'revoked' | 'expires'>, at: Date): KeyDto['state'] =>
  revoked ? 'revoked' : expires && expires <= at ? 'expired' : 'active'

const note = (
  db: Db,
  actor: string,
  { id, partner, name, prefix }: PartnerKey,
  action: `partnerKey.${'added' | 'revoked' | 'rotated'}`,
  after: object,
) => audit(db, { actor, entity: 'partner_key', entityId: id, action, after: { partner, name, prefix, ...after } })

export const toKeyDto = (row: PartnerKey, at: Date): KeyDto => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: [...row.scopes],
  state: stateOf(row, at),
  created: row.created.toISOString(),
  created_by: row.created_by,
  expires: row.expires?.toISOString() ?? null,
  last_used: row.last_used?.toISOString() ?? null,
})

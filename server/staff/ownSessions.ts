import type { SessionRow } from '../../contract/client'
import type { Proof } from '../../domain/staff/accounts'
import { audit } from '../platform/audit/audit'
import { notFound } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'
import { lockAccount } from './accounts'
import { endSessionsOf, idleSince, type Session } from './sessions'

/** The sessions in which a user is signed in, the last one used first. */
export async function ownSessions(
  { db, now, config }: Pick<Services, 'db' | 'now' | 'config'>,
  { user, tokenHash }: Session,
): Promise<SessionRow[]> {
  const rows = await db.q
    .selectFrom('staff_session')
    .selectAll()
    .where('user_id', '=', user.id)
    .where('revoked', 'is', null)
    .where('expires', '>', now())
    .where('used', '>', idleSince(config, now()))
    .orderBy('used', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id, token_hash, browser, proof, created, used }) => ({
    id,
    browser,
    proof: proof as Proof,
    begun: created.toISOString(),
    used: used.toISOString(),
    is_current: token_hash === tokenHash,
  }))
}

/** Ends one session of the user. A session of another user, or one that has ended, is left alone. */
export const endOwnSession = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  { user }: Session,
  id: string,
): Promise<void> =>
  db.tx(async () => {
    const ended = await db.q
      .updateTable('staff_session')
      .set({ revoked: now() })
      .where('id', '=', id)
      .where('user_id', '=', user.id)
      .where('revoked', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (ended) await recordEnd({ db }, user)
  })

/** Ends all sessions of the user but the one of the call. */
export const endOtherSessions = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  { user, tokenHash }: Session,
): Promise<void> =>
  db.tx(async () => {
    await lockAccount(db, user.id)
    await endSessionsOf(db, user.id, now(), tokenHash)
    await recordEnd({ db }, user)
  })

/**
 * Signs an account out everywhere, such as when a phone was stolen. The session of the call stays.
 * @throws Problem 404
 */
export const endSessionsOfUser = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  id: string,
  { user: { email: actor }, tokenHash }: Session,
): Promise<void> =>
  db.tx(async () => {
    const account = await lockAccount(db, id)
    if (!account) throw notFound('account')
    await endSessionsOf(db, id, now(), tokenHash)
    await audit(db, {
      actor,
      entity: 'staff_user',
      entityId: id,
      action: 'session.endedByAdmin',
      after: { email: account.email },
    })
  })

const recordEnd = ({ db }: Pick<Services, 'db'>, { id, email }: Session['user']) =>
  audit(db, { actor: email, entity: 'staff_session', entityId: id, action: 'session.endedElsewhere' })

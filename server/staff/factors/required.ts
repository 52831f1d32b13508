import type { StaffUser } from '../../../contract/client'
import { hasPermission, type StaffRole } from '../../../domain/staff/permissions'
import type { Config } from '../../platform/config/config'
import type { Db } from '../../platform/db/database'
import type { Services } from '../../platform/services/services'

/** Whether the configuration requires a second factor of a role. */
export const isFactorRequired = ({ staffSecondFactor }: Pick<Config, 'staffSecondFactor'>, role: StaffRole): boolean =>
  staffSecondFactor === 'everyone' || (staffSecondFactor === 'admins' && hasPermission(role, 'users.manage'))

/** The second factors of a user: an app that was confirmed, and passkeys. */
export async function factorsOf(db: Db, userId: string): Promise<{ hasApp: boolean; passkeys: number }> {
  const app = db.q.selectFrom('staff_authenticator').select('user_id').where('user_id', '=', userId)
  const keys = db.q.selectFrom('staff_passkey').where('user_id', '=', userId)
  return {
    hasApp: (await app.where('secret', 'is not', null).executeTakeFirst()) !== undefined,
    passkeys: (await keys.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count,
  }
}

export const hasFactor = async (db: Db, userId: string): Promise<boolean> => {
  const { hasApp, passkeys } = await factorsOf(db, userId)
  return hasApp || passkeys > 0
}

type Member = Pick<StaffUser, 'id' | 'role'>

/** Whether a second factor is required of a user who has none. */
export const lacksFactor = async ({ db, config }: Pick<Services, 'db' | 'config'>, { id, role }: Member) =>
  isFactorRequired(config, role) && !(await hasFactor(db, id))

/**
 * Whether a session may only set up a second factor, because one is required and missing. The company's own sign-in is
 * responsible for the sessions that it begins.
 */
export async function mustEnroll(
  services: Pick<Services, 'db' | 'config'>,
  { user, tokenHash }: { readonly user: Member; readonly tokenHash: string },
): Promise<boolean> {
  if (!(await lacksFactor(services, user))) return false
  const session = services.db.q.selectFrom('staff_session').select('proof').where('token_hash', '=', tokenHash)
  return (await session.executeTakeFirst())?.proof !== 'company'
}

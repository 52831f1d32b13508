import { audit } from '../../platform/audit/audit'
import type { Db } from '../../platform/db/database'
import { notFound } from '../../platform/problems/problem'
import type { Services } from '../../platform/services/services'
import { lockAccount } from '../accounts'
import { endSessionsOf } from '../sessions'
import { queueSignInChanged } from './notice'
import { deleteRecoveryCodes } from './recoveryCodes'

/**
 * Removes all second factors of an account whose user has lost them, and signs the account out everywhere. An account
 * without any stays as it is.
 * @throws Problem 404
 */
export async function removeAllFactors(services: Services, id: string, actor: string): Promise<void> {
  const { db, now } = services
  await db.tx(async () => {
    if (!(await lockAccount(db, id))) throw notFound('account')
    const removed = await deleteFactors(db, id)
    if (removed === 0) return
    await audit(db, { actor, entity: 'staff_user', entityId: id, action: 'factors.removed' })
    await endSessionsOf(db, id, now())
    await queueSignInChanged(services, id, 'removedByAdmin')
  })
}

async function deleteFactors(db: Db, id: string): Promise<number> {
  const apps = await db.q.deleteFrom('staff_authenticator').where('user_id', '=', id).returning('user_id').execute()
  const keys = await db.q.deleteFrom('staff_passkey').where('user_id', '=', id).returning('id').execute()
  await deleteRecoveryCodes(db, id)
  return apps.length + keys.length
}

import type { Caller } from '../handler'
import { notFound } from '../problem'
import type { Services } from '../services'
import type { Policy } from './rows'

/**
 * The policy of a number, for staff, and for who holds its link. Whether a number exists is nobody else's to know.
 * @throws a 404
 */
export async function policyHeld({ db }: Services, policyNumber: string, caller: Caller): Promise<Policy> {
  const policy = await db.q
    .selectFrom('policy')
    .selectAll()
    .where('policy_number', '=', policyNumber.trim().toUpperCase())
    .executeTakeFirst()
  if (!policy || (caller.kind === 'public' && caller.contactId !== policy.contact_id)) throw notFound('policy')
  return policy
}

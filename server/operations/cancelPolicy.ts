import { cancelByStaff } from '../desk/cancel'
import type { Operation } from '../handler'

/** `POST /cancel-policy/{id}`: cancels a policy for its holder (decision 49). */
export const cancelPolicy: Operation<'cancelPolicy'> =
  (services) =>
  async ({ params: { id }, headers, body: { reason = null, refund = null }, caller }) => {
    const key = headers['idempotency-key']
    const version = headers['if-match']
    return { status: 200, body: await cancelByStaff(services, { id, key, version, reason, refund, caller }) }
  }

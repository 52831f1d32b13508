import { actorOf, type Operation } from '../handler'
import { feeAdjustments } from '../settings/feeAdjustments'
import { settingsList } from '../settings/list'

/** `POST /settings/policy-fee-adjustment`: adds rows, all of them or none. */
export const addPolicyFeeAdjustments: Operation<'addPolicyFeeAdjustments'> = (services) => {
  const list = settingsList(services, feeAdjustments)
  return async ({ body: { rows }, headers, caller }) => {
    const added = await list.add({ rows, key: headers['idempotency-key'], actor: actorOf(caller) })
    return { status: 201, body: added }
  }
}

import { actorOf, type Operation } from '../handler'
import { feeAdjustments } from '../settings/feeAdjustments'
import { settingsList } from '../settings/list'

/** `PATCH /settings/policy-fee-adjustment/{id}`: what is left out stays as it is. */
export const updatePolicyFeeAdjustment: Operation<'updatePolicyFeeAdjustment'> = (services) => {
  const list = settingsList(services, feeAdjustments)
  return async ({ params: { id }, headers, body, caller }) => ({
    status: 200,
    body: await list.update({ id, version: headers['if-match'], actor: actorOf(caller) }, body),
  })
}

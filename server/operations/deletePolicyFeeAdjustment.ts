import { actorOf, type Operation } from '../handler'
import { feeAdjustments } from '../settings/feeAdjustments'
import { settingsList } from '../settings/list'

/** `DELETE /settings/policy-fee-adjustment/{id}`: takes a row out, and answers with it. */
export const deletePolicyFeeAdjustment: Operation<'deletePolicyFeeAdjustment'> = (services) => {
  const list = settingsList(services, feeAdjustments)
  return async ({ params: { id }, headers, caller }) => ({
    status: 200,
    body: await list.remove({ id, version: headers['if-match'], actor: actorOf(caller) }),
  })
}

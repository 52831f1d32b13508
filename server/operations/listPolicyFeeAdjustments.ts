import type { Operation } from '../handler'
import { feeAdjustments } from '../settings/feeAdjustments'
import { settingsList } from '../settings/list'

/** `GET /settings/policy-fee-adjustment`: what was agreed on policy fees (decision 46). */
export const listPolicyFeeAdjustments: Operation<'listPolicyFeeAdjustments'> = (services) => {
  const list = settingsList(services, feeAdjustments)
  return async ({ query }) => ({ status: 200, body: await list.find(query) })
}

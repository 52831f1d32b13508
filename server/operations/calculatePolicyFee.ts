import type { Operation } from '../handler'
import { agreedFee } from '../quotes/agreedFee'

/** `POST /policy-fee-adjustment/calculate`: the policy fee of a premium, with what was agreed for an address. */
export const calculatePolicyFee: Operation<'calculatePolicyFee'> =
  (services) =>
  async ({ body: { id, email, premium }, caller }) => ({
    status: 200,
    body: { policy_fee: await agreedFee(services, caller, { id, email, premium, ecPremium: 0 }) },
  })

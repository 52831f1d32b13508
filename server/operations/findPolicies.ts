import type { Operation } from '../handler'
import { findPolicies as find } from '../policies/find'

/** `GET /policy/all/{a}/{b}`: the policies of an e-mail address and the insured's ZIP code (decision 38). */
export const findPolicies: Operation<'findPolicies'> =
  (services) =>
  async ({ params, caller }) => ({ status: 200, body: await find(services, params, caller) })

import type { Operation } from '../handler'
import { findPolicies } from '../policies/find'

/** `GET /policy/all/{a}/{b}/{c}`: the same, of one number. */
export const findPolicy: Operation<'findPolicy'> =
  (services) =>
  async ({ params, caller }) => ({ status: 200, body: await findPolicies(services, params, caller) })

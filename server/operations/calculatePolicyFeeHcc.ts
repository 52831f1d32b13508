import { typesIn } from '../../domain/catalogue'
import { catalogueVersions } from '../../domain/catalogue/versions'
import type { Operation } from '../handler'
import { wrongAnswers } from '../problem'
import { agreedFee } from '../quotes/agreedFee'

/** `POST /policy-fee-adjustment/calculate-hcc`: the same of both premiums, for a type of any catalogue. */
export const calculatePolicyFeeHcc: Operation<'calculatePolicyFeeHcc'> =
  (services) =>
  async ({ body: { id, email, premium, other_premium, event_type }, caller }) => {
    if (!catalogueVersions.some((version) => typesIn(version).has(event_type)))
      throw wrongAnswers({ event_type: 'There is no such type of event' })
    const policy_fee = await agreedFee(services, caller, { id, email, premium, ecPremium: other_premium })
    return { status: 200, body: { policy_fee } }
  }

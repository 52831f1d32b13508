import { type ClaimWords, claimFaults, claimSteps } from '../../domain/claim'
import { actorOf, type Operation } from '../handler'
import { hashOf } from '../payments/seal'
import { addClaim, type Claim, claimUnder } from '../policies/claims'
import { policyHeld } from '../policies/held'
import { Problem, wrongAnswers } from '../problem'
import { answersHash } from '../quotes/answersHash'
import type { Upload } from '../uploads'
import { storing } from '../uploads/store'

/** `POST /policy/submit-a-claim`: a claim with its files, once under its key. */
export const submitAClaim: Operation<'submitAClaim'> =
  (services) =>
  async ({ body, headers, caller }) => {
    const { policy_number, files: sent = [], ...words } = body as unknown as Reported
    const policy = await policyHeld(services, policy_number, caller)
    const keyHash = hashOf(headers['idempotency-key'])
    const files = sent.map(({ name, sha256 }) => [name, sha256])
    const requestHash = answersHash({ policy_number, ...words, files, actor: actorOf(caller) })
    const known = await claimUnder(services.db, keyHash)
    if (known) return received(known, requestHash)
    const errors = claimFaults(words, services.today())
    if (Object.keys(errors).length > 0) throw wrongAnswers(errors)
    const claim = await storing(services, sent, (files) =>
      addClaim(services, { policy, words, files, keyHash, requestHash, caller }),
    )
    // the same call was a moment faster
    return received(claim ?? (await claimUnder(services.db, keyHash))!, requestHash)
  }

interface Reported extends ClaimWords {
  readonly policy_number: string
  readonly files?: readonly Upload[]
}

/** @throws a 422 where the key was another report's */
function received({ claim_number, request_hash }: Claim, requestHash: string) {
  if (request_hash !== requestHash) throw new Problem(422, 'Another claim was sent under this key')
  return { status: 201 as const, body: { claim_number, next_steps: [...claimSteps(claim_number)] } }
}

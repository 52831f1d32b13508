import { countedAnswers } from '../../domain/application/applicable'
import { dollarsOf } from '../../domain/common/money'
import { type ClaimWords, claimFaults, claimSteps } from '../../domain/policy/claim'
import { actOrAsk } from '../approvals/ask'
import { screenContact } from '../compliance/screening'
import { mailAbout, readEmails } from '../contacts/mail'
import { mayOpenRecord } from '../contacts/recordAccess'
import { answersHash } from '../platform/crypto/hash'
import { hashOf } from '../platform/crypto/seal'
import { notFound, Problem, wrongAnswers } from '../platform/problems/problem'
import { actorOf, staffIn } from '../platform/services/caller'
import { storing } from '../platform/uploads/store'
import type { Upload } from '../platform/uploads/upload'
import { assertOwnRefund } from '../policies/changes/eligibility'
import { assertChangeUnstopped } from '../policies/changes/moratorium'
import { toPricedChangeDto, workOut } from '../policies/changes/quote'
import { readChangeOrder, readWanted } from '../policies/changes/request'
import { cancellable } from '../policies/changes/staffCancellation'
import { submitChange as submit } from '../policies/changes/submit'
import { addClaim, type Claim, claimUnder } from '../policies/claims'
import { lookUpPolicies as find, lookUpPolicies } from '../policies/find'
import { receiveMessage } from '../policies/message'
import { payeeOf } from '../policies/payee'
import { boughtAnswers, type Policy, policyFor, policyOf } from '../policies/policy'
import { openPolicy } from '../policies/policyDto'
import { insuredRainOf } from '../policies/rainSettlement'
import type { Operation } from './handler'

/** `POST /cancel-policy/{id}`: cancels a policy for its holder (decision 49), or asks for a second person (record 072). */
export const cancelPolicy: Operation<'cancelPolicy'> =
  (services) =>
  async ({ params: { id }, headers, body: { reason = null, refund = null }, caller }) => {
    const form = { reason, refund }
    const call = { call: 'cancelPolicy', contactId: id, form, key: headers['idempotency-key'] } as const
    return actOrAsk(services, { ...call, user: staffIn(caller).user }, headers['if-match'])
  }

/** `GET /policy/all/{a}/{b}`: policies by email address and the insured's ZIP code (decision 38). */
export const findPolicies: Operation<'findPolicies'> =
  (services) =>
  async ({ params, caller }) => ({ status: 200, body: await find(services, params, caller) })

/** `GET /policy/all/{a}/{b}/{c}`: the same for one policy number. */
export const findPolicy: Operation<'findPolicy'> =
  (services) =>
  async ({ params, caller }) => ({ status: 200, body: await lookUpPolicies(services, params, caller) })

/** `GET /policy/get-policy/{id}`: the current policy and its history since the purchase. */
export const getPolicy: Operation<'getPolicy'> =
  (services) =>
  async ({ params, caller }) => {
    const opened = await openPolicy(services, params.id)
    if (!opened) throw notFound('policy')
    return { status: 200, body: { ...opened, ...(mayOpenRecord(caller) && { may_open_record: true }) } }
  }

/**
 * `POST /policy/make-a-change/{id}`: the price of a change, or the refund of a cancellation (decision 39). Changes
 * nothing.
 */
export const makeAChange: Operation<'makeAChange'> =
  ({ db, now }) =>
  async ({ params: { id }, body, caller }) => {
    const contact = await db.q.selectFrom('contact').selectAll().where('id', '=', id).executeTakeFirst()
    const policy = contact && (await policyOf(db, id))
    if (!contact || !policy) throw notFound('policy')
    const wanted = readWanted(body, boughtAnswers(policy))
    const worked = await workOut(db, { contact, policy, wanted, at: now() })
    if (caller.kind !== 'staff') await assertOwnRefund(db, id, worked.difference)
    await assertChangeUnstopped(db, policy, worked, now())
    return { status: 200, body: toPricedChangeDto({ policy }, worked) }
  }

/** `GET /admin/cancel-policy/{id}`: the refund if the policy were canceled now. */
export const previewCancelPolicy: Operation<'previewCancelPolicy'> =
  ({ db, now }) =>
  async ({ params: { id } }) => {
    const contact = await db.q.selectFrom('contact').selectAll().where('id', '=', id).executeTakeFirst()
    const { returns } = await cancellable(db, contact, now())
    const { refund, most } = returns
    const payee = (await payeeOf(db, id))?.name ?? null
    const kept = dollarsOf(most - refund)
    return { status: 200, body: { refund: dollarsOf(refund), most: dollarsOf(most), kept, payee } }
  }

/**
 * `POST /send-manage-policy/{id}`: mails the signed link of a policy. The link opens the policy, so only staff may send
 * it to an address that the policy does not have.
 */
export const sendManagePolicy: Operation<'sendManagePolicy'> =
  (services) =>
  async ({ params: { id }, body, caller }) => {
    const policy = await policyOf(services.db, id)
    if (!policy) throw notFound('policy')
    const recipients = readEmails(body.emails)
    if (caller.kind === 'public' && !recipients.every(isOf(policy)))
      throw wrongAnswers({ emails: 'The link is sent to the addresses of this policy only' })
    const action = 'policyLink.requested'
    await mailAbout(services, { contactId: id, caller, recipients, action, payload: { kind: 'managePolicy' } })
    return { status: 202, body: { message: 'Email sent successfully!' } }
  }

function isOf(policy: Policy): (email: string) => boolean {
  const { insured_email, producer_email } = countedAnswers(boughtAnswers(policy))
  const own = [insured_email, producer_email].map((email) => email?.toLowerCase())
  return (email) => own.includes(email.toLowerCase())
}

/** `POST /policy/send-us-email`: mails us a message about a policy, once per key. */
export const sendUsEmail: Operation<'sendUsEmail'> =
  (services) =>
  async ({ body, headers, caller }) => {
    await receiveMessage(services, body, headers['idempotency-key'], caller)
    return { status: 202, body: { message: 'Thank you. We answer within one business day.' } }
  }

/** `POST /policy/submit-a-claim`: files a claim with attachments, once per key. */
export const submitAClaim: Operation<'submitAClaim'> =
  (services) =>
  async ({ body, headers, caller }) => {
    const { policy_number, files: sent = [], ...words } = body as unknown as Reported
    const policy = await policyFor(services, policy_number, caller)
    const keyHash = hashOf(headers['idempotency-key'])
    const files = sent.map(({ name, sha256 }) => [name, sha256])
    const requestHash = answersHash({ policy_number, ...words, files, actor: actorOf(caller) })
    const known = await claimUnder(services.db, keyHash)
    if (known) return received(known, requestHash, policy)
    const errors = claimFaults(words, services.today(), insuredRainOf(policy))
    if (Object.keys(errors).length > 0) throw wrongAnswers(errors)
    const claim = await storing(services, sent, (files) =>
      addClaim(services, { policy, words, files, keyHash, requestHash, caller }),
    )
    // a concurrent call with the same key was faster
    return received(claim ?? (await claimUnder(services.db, keyHash))!, requestHash, policy)
  }

interface Reported extends ClaimWords {
  readonly policy_number: string
  readonly files?: readonly Upload[]
}

/** @throws Problem 422 where the key belongs to another claim */
function received({ claim_number, request_hash }: Claim, requestHash: string, policy: Policy) {
  if (request_hash !== requestHash) throw new Problem(422, 'Another claim was sent under this key')
  return {
    status: 201 as const,
    body: { claim_number, next_steps: [...claimSteps(claim_number, insuredRainOf(policy) !== null)] },
  }
}

/** `POST /policy/submit-change/{id}`: makes a change, once per key, and charges or refunds the difference. */
export const submitChange: Operation<'submitChange'> =
  (services) =>
  async ({ params: { id }, body, headers, caller }) => {
    const order = readChangeOrder(id, body, headers['idempotency-key'])
    const made = await submit(services, order, actorOf(caller))
    // the policy stays in force: new names become work for those who review them
    await screenContact(services, id, null)
    return { status: 200, body: made }
  }

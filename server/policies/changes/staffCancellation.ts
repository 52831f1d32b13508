import type { Contact as WireContact } from '../../../contract/client'
import { todayIn } from '../../../domain/common/dates'
import { inDollars } from '../../../domain/common/formats'
import { centsOf } from '../../../domain/common/money'
import { type Returned, returned } from '../../../domain/policy/cancellation'
import { refundReasons } from '../../../domain/staff/secondPerson'
import { type Act, type Authorize, alone } from '../../authority/authorize'
import { type Contact, lockContact } from '../../contacts/contact'
import { quoteLink } from '../../contacts/links'
import { assertNoCards, trimmed } from '../../contacts/text'
import { policyMoneyOf } from '../../payments/balance'
import type { Program } from '../../platform/config/program'
import { answersHash } from '../../platform/crypto/hash'
import { hashOf } from '../../platform/crypto/seal'
import { onceUnder } from '../../platform/idempotency/once'
import { idempotencyKeyReused, notFound, Problem, wrongAnswers } from '../../platform/problems/problem'
import { assertVersion } from '../../platform/problems/version'
import type { Services } from '../../platform/services/services'
import { contactForStaff } from '../../quotes/record'
import { firstDayOf, type Policy, policyOf } from '../policy'
import { addChange, dropRequested, hasLiveChange } from './change'
import { makeAtOnce } from './immediate'
import { changeInProgress } from './problems'
import type { PricedChange } from './quote'

interface StoredContact {
  readonly contact: WireContact
  readonly link: string
}

export interface Cancelling {
  readonly id: string
  readonly key: string
  /** from If-Match */
  readonly version: string | undefined
  readonly reason: string | null
  /** dollars, in place of the refund by rule */
  readonly refund: number | null
  /** email address of a member of staff */
  readonly actor: string
  /** the second person's word; without it, the authority of one person */
  readonly authorize?: Authorize
}

/**
 * Staff may also cancel after the first covered day, when the rule refunds nothing.
 * @throws Problem 404, 409 where there is no policy, or it is already canceled
 */
export async function cancellable(db: Services['db'], contact: Contact | undefined, at: Date) {
  if (!contact) throw notFound('quote')
  const policy = await policyOf(db, contact.id)
  if (!policy) throw new Problem(409, 'This is a quote: there is no policy to cancel')
  if (policy.cancelled) throw new Problem(409, `This policy was canceled on ${todayIn(policy.cancelled)} already`)
  const when = { purchased: todayIn(policy.created), begins: firstDayOf(policy), today: todayIn(at) }
  return { policy, returns: returned(policy.price, when, await policyMoneyOf(db, contact.id)) }
}

/**
 * Cancels a policy on behalf of the policyholder, once per key. It works like a customer's cancellation, but staff may
 * raise the refund.
 * @throws what `cancellable` throws; Problem 409 while a change is being paid for, 412, 422 for an amount without a
 * reason, below the rule's refund, or above the cents we hold
 */
export function cancelByStaff(services: Services, cancelling: Cancelling): Promise<StoredContact> {
  const { db, now, config } = services
  const { id, key, version, reason, refund, actor, authorize = alone } = cancelling
  assertNoCards({ reason: ['Reason', reason] })
  return db.tx(async () => {
    const contact = await lockContact(db, id)
    if (!contact) throw notFound('quote')
    const request = { id, reason, refund, status: 'cancelled' }
    return onceUnder(db, { key, request, actor, at: now() }, async () => {
      assertVersion(contact, version)
      const { policy, returns } = await cancellable(db, contact, now())
      if (await hasLiveChange(db, id)) throw changeInProgress()
      const worked = workedOut(policy, returns, cancelling)
      await authorize(cancellationAct(config.program, { policy, returns, worked, reason }))
      await dropRequested(db, id)
      const change = await addChange(db, {
        policy,
        worked,
        keyHash: hashOf(key),
        requestHash: answersHash(request),
        reason: trimmed(reason),
        actor,
        now: now(),
      })
      if (!change) throw idempotencyKeyReused()
      await makeAtOnce(services, { contact, policy, change, key, actor })
      const made = (await lockContact(db, id))!
      return { contact: contactForStaff(made), link: quoteLink(config, id) }
    })
  })
}

type Returns = Returned<Policy['price']>

function workedOut(policy: Policy, returns: Returns, { refund, reason }: Cancelling): PricedChange {
  if (refund !== null && !isAmount(refund)) throw wrongAnswers({ refund: 'Needs an amount in dollars and cents' })
  const back = refund === null ? returns.refund : centsOf(refund)
  const errors = {
    ...(back < returns.refund && { refund: `The standard refund is ${inDollars(returns.refund)}: no less than that` }),
    ...(back > returns.most && {
      refund: `No more than ${inDollars(returns.most)} was paid for the policy and is still here`,
    }),
    ...(back !== returns.refund && !trimmed(reason) && { reason: 'Say why the refund differs' }),
  }
  if (Object.keys(errors).length > 0) throw wrongAnswers(errors)
  const price = returns.retainedAfter(back)
  return { type: 'cancel', answers: policy.answers, price, difference: 0 - back, what: [] }
}

interface WorkedOut {
  readonly policy: Policy
  readonly returns: Returns
  readonly worked: PricedChange
  readonly reason: string | null
}

/** The cancellation and its refund above the standard one. */
function cancellationAct({ soleAuthority }: Program, { policy, returns, worked, reason }: WorkedOut): Act {
  const back = 0 - worked.difference
  const excessCents = back - returns.refund
  return {
    kind: 'cancellation',
    contactId: policy.contact_id,
    subject: `Cancellation of ${policy.policy_number} with a refund of ${inDollars(back)}`,
    reasons: refundReasons(soleAuthority, { excessCents, earlierCents: 0 }),
    excessCents,
    facts: { back, standard: returns.refund, most: returns.most, policy: answersHash(policy.answers) },
    outcome: [
      ['Policy', policy.policy_number],
      ['Refund', inDollars(back)],
      ['Standard refund', inDollars(returns.refund)],
      ['Above it', inDollars(excessCents)],
      ['Reason', trimmed(reason) ?? ''],
    ],
  }
}

const mostDollars = 100_000_000
const isAmount = (dollars: number) =>
  dollars >= 0 && dollars <= mostDollars && Math.abs(Math.round(dollars * 100) - dollars * 100) < 1e-6

import type { Contact as WireContact } from '../../contract/client'
import { type Returned, returned } from '../../domain/cancelling'
import { todayIn } from '../../domain/dates'
import { dollars } from '../../domain/formats'
import { type Cents, centsOf, dollarsOf } from '../../domain/money'
import { actorOf, type Caller } from '../handler'
import { onceUnder } from '../orders/once'
import { heldForPolicy } from '../payments/held'
import { otherOrder } from '../payments/problems'
import { type Contact, lockContact } from '../payments/rows'
import { hashOf } from '../payments/seal'
import { makeAtOnce } from '../policies/change/atOnce'
import { changeInProgress } from '../policies/change/problems'
import { addChange, dropAsked, hasLiveChange } from '../policies/change/rows'
import type { WorkedOut } from '../policies/change/workOut'
import { firstDayOf, type Policy, policyOf } from '../policies/rows'
import { notFound, Problem, wrongAnswers } from '../problem'
import { answersHash } from '../quotes/answersHash'
import { assertVersion } from '../quotes/ifMatch'
import { quoteLink } from '../quotes/link'
import type { Services } from '../services'
import { contactForStaff } from './record'
import { assertNoCards, trimmed } from './texts'

interface StoredContact {
  readonly contact: WireContact
  readonly link: string
}

export interface Cancelling {
  readonly id: string
  readonly key: string
  /** of If-Match */
  readonly version: string | undefined
  readonly reason: string | null
  /** another amount than by the rule; dollars */
  readonly refund: number | null
  readonly caller: Caller
}

/**
 * Staff may cancel after the first covered day too, when nothing comes back by the rule.
 * @throws a 404, a 409 where there is no policy, or it is cancelled already
 */
export async function cancellable(db: Services['db'], contact: Contact | undefined, at: Date) {
  if (!contact) throw notFound('quote')
  const policy = await policyOf(db, contact.id)
  if (!policy) throw new Problem(409, 'This is a quote: there is no policy to cancel')
  if (policy.cancelled) throw new Problem(409, `This policy was cancelled on ${todayIn(policy.cancelled)} already`)
  const when = { purchased: todayIn(policy.created), begins: firstDayOf(policy), today: todayIn(at) }
  return { policy, returns: returned(policy.price, when, await heldForPolicy(db, contact.id)) }
}

/**
 * Cancels a policy for its holder once under a key: the same machinery as a holder's own cancelling, with the refund that
 * staff may raise.
 * @throws what `cancellable` says; a 409 while a change is being paid for, a 412, a 422 for an amount without a reason,
 * under the rule's or over what we hold
 */
export function cancelByStaff(services: Services, cancelling: Cancelling): Promise<StoredContact> {
  const { db, now, config } = services
  const { id, key, version, reason, refund, caller } = cancelling
  assertNoCards({ reason: ['Reason', reason] })
  return db.tx(async () => {
    const contact = await lockContact(db, id)
    if (!contact) throw notFound('quote')
    const request = { id, reason, refund, status: 'cancelled' }
    return onceUnder(db, { key, request, actor: actorOf(caller), at: now() }, async () => {
      assertVersion(contact, version)
      const { policy, returns } = await cancellable(db, contact, now())
      if (await hasLiveChange(db, id)) throw changeInProgress()
      await dropAsked(db, id)
      const change = await addChange(db, {
        policy,
        worked: workedOut(policy, returns, cancelling),
        keyHash: hashOf(key),
        requestHash: answersHash(request),
        reason: trimmed(reason),
        actor: actorOf(caller),
        now: now(),
      })
      if (!change) throw otherOrder()
      await makeAtOnce(services, { contact, policy, change, key, actor: actorOf(caller) })
      const made = (await lockContact(db, id))!
      return { contact: contactForStaff(made), link: quoteLink(config, id) }
    })
  })
}

type Returns = Returned<Policy['price']>

function workedOut(policy: Policy, returns: Returns, { refund, reason }: Cancelling): WorkedOut {
  if (refund !== null && !isAmount(refund)) throw wrongAnswers({ refund: 'Needs an amount in dollars and cents' })
  const back = refund === null ? returns.refund : centsOf(refund)
  const errors = {
    ...(back < returns.refund && { refund: `By the rule ${inDollars(returns.refund)} comes back: no less than that` }),
    ...(back > returns.most && {
      refund: `No more than ${inDollars(returns.most)} was paid for the policy and is still here`,
    }),
    ...(back !== returns.refund && !trimmed(reason) && { reason: 'Say why another amount comes back' }),
  }
  if (Object.keys(errors).length > 0) throw wrongAnswers(errors)
  const price = returns.keptAfter(back)
  return { type: 'cancel', answers: policy.answers, price, difference: 0 - back, what: [] }
}

const mostDollars = 100_000_000
const isAmount = (dollars: number) =>
  dollars >= 0 && dollars <= mostDollars && Math.abs(Math.round(dollars * 100) - dollars * 100) < 1e-6

const inDollars = (cents: Cents) => dollars(dollarsOf(cents))

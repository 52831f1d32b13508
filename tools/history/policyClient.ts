import { setTimeout as wait } from 'node:timers/promises'
import { problemTypes } from '../../contract/problem'
import { centsOf } from '../../domain/common/money'
import { type Policy, tokenOf } from './buyer'
import { keyed, newKey, pauseMs, type Response, type Run, record, send } from './client'
import { freshValue } from './quoteClient'
import type { Answer, Fields, Operation, Shown } from './record'

/** The calls of a policyholder. */

const authorized = ({ token }: Policy) => ({ 'policy-token': token })

export const readPolicy = (run: Run, policy: Policy) =>
  record(run, {
    call: 'policy',
    quote: policy.quote,
    request: { method: 'GET', path: `/api/policy/get-policy/${policy.quote}`, headers: authorized(policy) },
    read: ({ status, text }) => (status === 200 ? shownIn(text) : { kind: 'refused' }),
  })

function shownIn(text: string): Answer {
  const { policy, answers } = JSON.parse(text)
  const { status, event_name, event_location_name } = policy.customFields
  const shown: Shown = {
    of: 'policy',
    version: policy.version,
    fields: { event_name, event_location_name, status: status === 'cancelled' ? 'cancelled' : 'inForce' },
  }
  return answers ? { kind: 'shown', shown } : { kind: 'refused' }
}

/** Gives the event another name, which costs nothing. */
export function rename(run: Run, policy: Policy) {
  const event_name = freshValue()
  return submit(run, policy, { step0: { event_name } }, { event_name })
}

/** Raises the limits, which costs more. */
export const raiseLimits = (run: Run, policy: Policy) =>
  submit(run, policy, { step1: { coverage_limits: '$3,000,000/$3,000,000' } }, {})

/** Cancels, which refunds a part. */
export const cancel = (run: Run, policy: Policy) =>
  submit(run, policy, { type: 'cancel', reason: 'The venue has closed' }, { status: 'cancelled' })

/** Submits a change under one key until its result is known, or it is refused. */
async function submit(run: Run, policy: Policy, change: object, writes: Fields): Promise<void> {
  const difference = await differenceOf(run, policy, change)
  if (difference === null) return
  const key = newKey()
  const once = (payment_token?: string) =>
    record(run, {
      call: 'type' in change ? 'cancel' : 'change',
      quote: policy.quote,
      key,
      writes,
      request: {
        path: `/api/policy/submit-change/${policy.quote}`,
        body: { change, difference, ...(payment_token && { payment_token }) },
        headers: { ...authorized(policy), ...keyed(key) },
      },
      read: readChange,
    })
  const token = difference > 0 ? await tokenOf(run) : undefined
  if (token === null) return
  const first = await once(token)
  const result = isOver(first) ? first : await resultOf(once)
  // a change that is refused was not made; asking again would make it
  if (result.answer.kind !== 'refused') run.questions.push(() => resultOf(once))
}

/** Asks until the result is known: without a card's token for a change that costs more, which then charges nothing. */
async function resultOf(once: () => Promise<Operation>): Promise<Operation> {
  for (;;) {
    await wait(pauseMs)
    const operation = await once()
    if (isOver(operation)) return operation
  }
}

const isOver = ({ answer }: Operation) => answer.kind !== 'unknown' && answer.kind !== 'pending'

function readChange({ status, text }: Response): Answer {
  if (status === 402) return { kind: 'notCharged', text }
  if (status === 409 && JSON.parse(text).type === problemTypes.paymentInProgress) return { kind: 'pending' }
  if (status !== 200) return { kind: 'refused' }
  const { opened, difference } = JSON.parse(text)
  return { kind: 'made', policyNumber: opened.policy.id, cents: centsOf(difference), text }
}

/** In dollars; null where the change is not possible, or no answer came. */
async function differenceOf(run: Run, policy: Policy, body: object): Promise<number | null> {
  const path = `/api/policy/make-a-change/${policy.quote}`
  const { status, text } = await send(run, { path, body, headers: authorized(policy) })
  return status === 200 ? JSON.parse(text).difference : null
}

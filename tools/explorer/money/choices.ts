import type { Choice } from '../graph/explore'
import type { Row } from '../tables/syntax'
import type { Bounds } from './bounds'
import { awaitedIn } from './processor'
import type { State } from './state'
import type { Names } from './texts'
import { isLive } from './view'

const isKept = ({ facts }: State) =>
  [...facts].some(([name, fact]) => name.startsWith('endings/') && 'keepsCharges' in fact)

const isOver = (payment: Row, now: Date) => (payment['lease_until'] as Date) <= now
const isAuthenticating = (payment: Row, now: Date) =>
  payment['authenticate_until'] !== null && (payment['authenticate_until'] as Date) > now

const known = new Map<string, Choice>()

/** The kind and the argument of a choice's id. */
export function readId(id: string): readonly [kind: string, argument: string] {
  const colon = id.indexOf(':')
  return [id.slice(0, colon), id.slice(colon + 1)]
}

/** A choice's id is `kind:argument`. Equal choices are one object, since a world has millions of steps. */
function choice(kind: string, argument: string | number, actor: string, isFair: boolean): Choice {
  const id = `${kind}:${argument}`
  const old = known.get(id)
  if (old && old.actor === actor && old.isFair === isFair) return old
  const made = { id, actor, isFair }
  known.set(id, made)
  return made
}

/** Everything that can happen next: the servers' steps are fair, and so are timers and time. */
export function choicesIn(state: State, bounds: Bounds, names: Names): Choice[] {
  const { tables, tasks, windows, pays, remaining, webhooks } = state
  const all: Choice[] = []
  for (const { name, trail } of tasks) {
    if (trail.request.kind === 'query' && !tables.isFree(trail.request.query, name)) continue
    all.push(choice('go', name, name, true))
    if (trail.request.kind !== 'call' || remaining.lostCalls === 0) continue
    all.push(choice('lostBefore', name, 'network', false), choice('lostAfter', name, 'network', false))
  }
  for (const [w, { canPay, canGiveUp, willAskAgain, shown }] of windows.entries()) {
    const window = names.window(w)
    const isHeard = tasks.some((task) => task.window === w)
    if (canPay && pays[w]! < bounds.pays) all.push(choice('pay', w, window, false))
    if (canGiveUp && remaining.givenUp > 0) all.push(choice('giveUp', w, window, false))
    if (willAskAgain) all.push(choice('askAgain', w, `${window} asks`, true))
    if (isHeard && remaining.lostAnswers > 0) all.push(choice('loseAnswer', w, 'network', false))
    if (shown === 'waiting' && remaining.reloads > 0) all.push(choice('reload', w, window, false))
    if (shown === 'waiting' && remaining.closed > 0) all.push(choice('close', w, window, false))
  }
  if (remaining.deaths > 0)
    for (const server of new Set(tasks.map((task) => task.server))) all.push(choice('kill', server, 'death', false))
  const isAtWork = (name: string) => tasks.some((task) => task.name === name)
  const live = tables.rows('payment').filter(isLive)
  for (const reference of webhooks)
    if (!isAtWork(`webhook of ${reference}`)) all.push(choice('webhook', reference, 'webhook', false))
  for (const reference of awaitedIn(state.facts)) {
    all.push(choice('approve', reference, 'cardholder', false))
    if (remaining.bankFails > 0) all.push(choice('fail', reference, 'cardholder', false))
  }
  if (remaining.repriced > 0 && live.length > 0) all.push(choice('reprice', '', 'staff', false))
  if (live.some((payment) => isOver(payment, tables.now)) && !isAtWork('reconciliation'))
    all.push(choice('reconcile', '', 'reconciliation', true))
  const isPayable = tables.rows('refund').some(({ state }) => state === 'owed')
  // a worker whose lease ended and another one may both be at it
  if (isPayable && !(isAtWork('refund job') && isAtWork("refund job'")))
    all.push(choice('refundJob', '', 'refund worker', true))
  if (remaining.relents > 0 && isKept(state)) all.push(choice('relent', '', 'bank', false))
  const isLeased = (payment: Row) => !isOver(payment, tables.now) && !isAuthenticating(payment, tables.now)
  if (live.some(isLeased)) all.push(choice('time', '', 'time', true))
  if (live.some((payment) => isAuthenticating(payment, tables.now))) all.push(choice('deadline', '', 'deadline', true))
  return all
}

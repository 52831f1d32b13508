import { isLocking, tableOf } from '../tables/syntax'
import { readId } from './choices'
import { chargesIn } from './processor'
import type { State, Task } from './state'
import type { Shown } from './window'

const descriptions: Readonly<Record<Shown, string>> = {
  closed: 'is closed',
  editing: 'can pay',
  waiting: 'waits',
  bought: 'is told of the policy',
  notCharged: 'is told that nothing was charged',
  turnedAway: 'is told that it cannot pay now',
}

const verbs: Readonly<Record<string, string>> = {
  SelectQueryNode: 'reads',
  InsertQueryNode: 'adds to',
  UpdateQueryNode: 'updates',
}

/** A step in words, with what it changed. */
export function describe(before: State, id: string, after: State): string {
  const [kind, argument] = readId(id)
  const window = `window ${Number(argument) + 1}`
  const task = before.tasks.find(({ name }) => name === argument)
  const words: Readonly<Record<string, () => string>> = {
    go: () => taskWords(task!, after),
    lostBefore: () => `${taskWords(task!, after)}, which is not reached`,
    lostAfter: () => `${taskWords(task!, after)}, and the response is lost`,
    pay: () => `${window} presses Pay`,
    giveUp: () => `${window} cancels the payment at the bank`,
    askAgain: () => `${window} asks again by itself`,
    loseAnswer: () => `${window} loses its connection, and its server goes on`,
    reload: () => `${window} is reloaded`,
    close: () => `${window} is closed`,
    kill: () => `server ${Number(argument) + 1} dies`,
    webhook: () => `a webhook about ${paymentName(after, argument)} arrives`,
    reconcile: () => 'the reconciliation looks for abandoned payments',
    refundJob: () => 'the refund job begins',
    relent: () => 'the bank begins to take refunds',
    reprice: () => 'the price of the quote changes',
    approve: () => `the cardholder approves ${paymentName(after, argument)} at the bank`,
    fail: () => `the cardholder fails at the bank for ${paymentName(after, argument)}`,
    deadline: () => 'ten minutes pass, and the cardholder has no more time',
    time: () => 'half a minute passes, and the leases end',
  }
  const old = new Set(facts(before))
  const news = facts(after).filter((line) => !old.has(line))
  return `${words[kind]!()}${news.length > 0 ? ` → ${news.join('; ')}` : ''}`
}

function taskWords({ name, server, window, trail: { request } }: Task, after: State): string {
  const about = /^win(\d)/.exec(name)?.[1]
  const isOrphaned = about && window === null ? ', which no longer listens' : ''
  const work = about ? `for window ${about}${isOrphaned}` : name.replace(/sb_\S+/, (match) => paymentName(after, match))
  const who = `server ${server + 1} (${work})`
  if (request.kind === 'call')
    return `${who} asks the processor to ${request.call === 'status' ? 'report on' : request.call} ${paymentName(after, subject(request.args[0]))}`
  if (request.kind !== 'query') return `${who} ${request.kind}s`
  const { query } = request
  const locks = isLocking(query) ? ', and locks it' : ''
  return `${who} ${verbs[query.kind] ?? 'uses'} the table ${tableOf(query)}${locks}`
}

const subject = (argument: unknown) =>
  typeof argument === 'string' ? argument : `sb_${(argument as { paymentId: string }).paymentId}`

const paymentName = ({ tables }: State, reference: string) =>
  `payment ${tables.rows('payment').findIndex(({ id }) => `sb_${id}` === reference) + 1}`

const facts = (state: State): string[] => [
  ...state.tables.rows('payment').map((payment, i) => `payment ${i + 1} is ${payment['state']}`),
  ...chargesIn(state.facts).flatMap(({ reference, refundedCents }) => [
    `THE BANK has charged ${paymentName(state, reference)}`,
    ...(refundedCents > 0 ? [`THE BANK has refunded ${paymentName(state, reference)}`] : []),
  ]),
  ...state.windows.map(({ shown }, w) => `window ${w + 1} ${descriptions[shown]}`),
  ...state.tables.rows('policy').map((_, i) => `policy ${i + 1} is issued`),
  ...state.tables.rows('refund').map((refund) => `a refund is ${refund['state']}`),
]

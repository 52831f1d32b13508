import { readId } from '../money/choices'
import { chargesIn } from '../money/processor'
import { isLocking, tableOf } from '../tables/syntax'
import { chargeReference } from './bought'
import type { PolicyBounds } from './bounds'
import type { PolicyState, Shown, Task } from './state'

const shownWords: Readonly<Record<Shown, string>> = {
  idle: 'is open',
  waiting: 'waits',
  unclear: 'has no clear answer',
  done: 'is told that it is done',
  pending: 'is told that it needs a second person',
  refused: 'is told that it cannot be done',
}

const verbs: Readonly<Record<string, string>> = {
  DeleteQueryNode: 'deletes from',
  InsertQueryNode: 'adds to',
  SelectQueryNode: 'reads',
  UpdateQueryNode: 'updates',
}

/** A step in words, with what it changed. */
export function describe(before: PolicyState, id: string, after: PolicyState, { windows }: PolicyBounds): string {
  const [kind, argument] = readId(id)
  const task = before.tasks.find(({ name }) => name === argument)
  const window = windows[Number(argument)]?.name
  const words: Readonly<Record<string, () => string>> = {
    go: () => taskWords(task!),
    lostBefore: () => `${taskWords(task!)}, which is not reached`,
    lostAfter: () => `${taskWords(task!)}, and the response is lost`,
    press: () => `${window} presses the button`,
    ask: () => `${window} asks how it ended`,
    leases: () => 'half a minute passes, and the leases end',
    days: () => 'days pass, and the quote expires',
    lapse: () => 'the hourly round looks for expired quotes',
    reconcile: () => 'the reconciliation looks for abandoned payments',
    loseAnswer: () => `${window} loses its connection, and its server goes on`,
    work: () => `worker ${Number(argument) + 1} takes up ${jobWords(before, after)}`,
    kill: () => `the server that works for ${argument} dies`,
    pause: () => `the worker of job ${argument} is paused, and its lease ends`,
    relent: () => 'the bank begins to take refunds',
    retry: () => 'staff retry the failed job',
    time: () => 'time passes: jobs become due, and the leases of dead workers end',
  }
  const old = new Set(facts(before, windows))
  const news = facts(after, windows).filter((line) => !old.has(line))
  return `${words[kind]!()}${news.length > 0 ? ` → ${news.join('; ')}` : ''}`
}

function jobWords(before: PolicyState, after: PolicyState): string {
  const earlier = new Map(before.tables.rows('job').map(({ id, attempts }) => [id, attempts]))
  const job = after.tables.rows('job').find(({ id, attempts }) => earlier.get(id) !== attempts)
  if (!job) return 'nothing'
  const { kind } = job['payload'] as { kind?: string }
  return `job ${job['id']} (${kind ? `mail ${kind}` : job['kind']})`
}

function taskWords({ name, trail: { request } }: Task): string {
  if (request.kind === 'call') {
    if (request.to === 'mail') return `${name} sends a letter to ${request.args[0].to}`
    return `${name} asks the processor to ${request.name}`
  }
  if (request.kind !== 'query') return `${name} ${request.kind}s`
  const locks = isLocking(request.query) ? ', and locks it' : ''
  return `${name} ${verbs[request.query.kind] ?? 'uses'} the table ${tableOf(request.query)}${locks}`
}

const facts = (state: PolicyState, windows: PolicyBounds['windows']): string[] => [
  ...state.tables
    .rows('payment')
    .flatMap(({ purpose, state: is }, i) => (purpose === 'purchase' ? [] : [`payment ${i + 1} is ${is}`])),
  ...state.tables.rows('policy').map(({ version }) => `THE POLICY has version ${version}`),
  ...state.tables.rows('policy').flatMap(({ cancelled }) => (cancelled ? ['THE POLICY is canceled'] : [])),
  ...state.tables
    .rows('refund')
    .map(({ state: is, amount_cents }, i) => `refund ${i + 1} of ${amount_cents} cents is ${is}`),
  ...chargesIn(state.facts).flatMap(({ reference, cents, refundedCents }) => [
    ...(reference === chargeReference ? [] : [`THE BANK has charged ${cents} cents`]),
    ...(refundedCents > 0 ? [`THE BANK has refunded ${refundedCents} cents`] : []),
  ]),
  ...[...state.letters.values()].map(
    ({ to, kind, times }) => `THE LETTER ${kind} is at ${to}${times > 1 ? ` (${times} times)` : ''}`,
  ),
  ...state.tables
    .rows('approval_request')
    .map((request) => `THE REQUEST of ${request['requested_by']} is ${request['state']}`),
  ...state.tables
    .rows('document')
    .flatMap(({ name, made }) => (made ? [`the document ${name} is made`] : [`the document ${name} is wanted`])),
  ...state.tables.rows('job').flatMap(({ id, dead }) => (dead ? [`job ${id} has failed, and staff see it`] : [])),
  ...state.windows.map(({ shown }, w) => `${windows[w]!.name} ${shownWords[shown]}`),
]

import { createHash } from 'node:crypto'
import type { Problem } from '../../../contract/problem'
import type { System } from '../graph/explore'
import { readId } from '../money/choices'
import { type Charge, chargesIn, inOrder, makeProcessorIn } from '../money/processor'
import type { PolicyProduct } from '../product/policyProduct'
import { answered, type Response } from '../product/replay'
import { dialectOf } from '../tables/dialect'
import type { Table } from '../tables/schema'
import { isSharedLock, tableOf } from '../tables/syntax'
import { Tables } from '../tables/tables'
import { addBoughtPolicy, addStaff, addSubscriber, chargeReference, now, priceCents } from './bought'
import type { PolicyBounds } from './bounds'
import { choicesIn, expiration, reconciliation, spentOf, workerName } from './choices'
import { elapse, workedOn } from './jobs'
import { endLeases, isUnclear, statusOf, tokenFacts } from './payments'
import { addQuote, expire, onVersion, shownQuote } from './quote'
import { makeReplay, type Trail } from './replay'
import { type Draft, type Limited, limited, makeKey, type PolicyState, type Shown, type Task } from './state'
import { describe } from './words'
import type { Work } from './work'

/** a worker that is overtaken may send each letter of its job once more */
const lettersOfJob = 2

/** A state as an auditor of the policy sees it. @param disturbances letters that may have gone out again */
type ViewOf<View> = (state: PolicyState, charges: readonly Charge[], disturbances: number) => View

/**
 * The world of one sold policy that is changed or canceled: its windows, their servers, the workers, the bank and the mail
 * server.
 */
export function makePolicyWorld<View>(
  product: PolicyProduct,
  schema: ReadonlyMap<string, Table>,
  bounds: PolicyBounds,
  viewOf: ViewOf<View>,
): System<PolicyState, View> {
  const replay = makeReplay(product, bounds.soleAuthority)
  const processor = makeProcessorIn(product, now)
  const { windows, grain = 'reads' } = bounds

  async function begin(): Promise<PolicyState> {
    const tables = new Tables(schema, now)
    const db = new product.Db(
      dialectOf(async (request) => {
        if (request.kind === 'query') return tables.run(request.query, 'purchase')
        tables[request.kind]('purchase')
      }),
      true,
    )
    await (bounds.quote ? addQuote(db as never, bounds.quote) : addBoughtPolicy(db as never))
    if (bounds.hasSubscriber) await addSubscriber(db as never)
    if (bounds.soleAuthority || bounds.keepsCharge) await addStaff(db as never, windows)
    const token = `tok_${'x'.repeat(24)}`
    let facts = inOrder(tokenFacts(bounds, token))
    if (!bounds.quote)
      for (const [name, args] of [
        ['prepare', [{ paymentId: 'p1', amountCents: priceCents }]],
        ['confirm', [chargeReference, token]],
      ] as const)
        facts = (await processor(facts, name, args)).facts
    return {
      tables,
      facts,
      tasks: [],
      windows: windows.map(({ work: { key } }) => ({
        shown: 'idle',
        presses: 0,
        refundCents: null,
        key: createHash('sha256').update(key).digest('hex'),
        lastDay: null,
      })),
      files: new Set(tables.rows('document').map(({ file_key }) => String(file_key))),
      letters: new Map(),
      remaining: Object.fromEntries(limited.map((name) => [name, bounds[name] ?? 0])) as PolicyState['remaining'],
    }
  }

  const disturbancesIn = (state: PolicyState) =>
    spentOf(state, bounds, 'deaths') +
    spentOf(state, bounds, 'lostCalls') +
    lettersOfJob * spentOf(state, bounds, 'pauses')
  const show = (state: Draft, w: number, shown: Shown, more: object = {}) => {
    state.windows = state.windows.map((one, i) => (i === w ? { ...one, shown, ...more } : one))
  }
  const spend = (state: Draft, name: Limited) => {
    state.remaining = { ...state.remaining, [name]: state.remaining[name] - 1 }
  }
  const replaced = (state: Draft, name: string, by: Task | null) => {
    state.tasks = state.tasks.flatMap((one) => (one.name === name ? (by ? [by] : []) : [one]))
  }

  async function start(state: Draft, name: string, window: number | null, work: Work): Promise<void> {
    let trail = await replay.start(work)
    while (trail.request.kind === 'begin') {
      state.tables.begin(name)
      trail = await replay.next(trail, { value: undefined })
    }
    const task = { name, window, trail }
    state.tasks = [...state.tasks, task]
    // a worker that looks for a job changes nothing before it claims one
    if (window === null) await go(state, name)
  }

  async function go(state: Draft, name: string, lost: 'after' | 'before' | null = null): Promise<void> {
    const task = state.tasks.find((one) => one.name === name)!
    let { trail } = task
    let isFirst = true
    for (;;) {
      const { request } = trail
      if (request.kind === 'end') return end(state, task, request.problem, request.value)
      if (!isFirst && isOpenToOthers(trail, state.tables, name)) break
      trail = await replay.next(trail, await respond(state, name, trail, isFirst ? lost : null))
      isFirst = false
    }
    replaced(state, name, { ...task, trail })
  }

  /** Whether another step may come before a request. A transaction that holds a lock is one step. */
  function isOpenToOthers({ request }: Trail, tables: Tables, who: string): boolean {
    if (request.kind === 'call') return request.to !== 'files' || (grain === 'statement' && request.name === 'put')
    if (request.kind !== 'query' || isSharedLock(request.query)) return false
    if (tables.isInTransaction(who)) return !tables.hasLocks(who)
    if (request.query.kind !== 'SelectQueryNode') return true
    return grain === 'statement' && !isStill(request.query)
  }
  /** Nobody writes these tables after the purchase, so reading one of them cannot be noticed. */
  const still = new Set([
    'certificate',
    'claim',
    'payment',
    'policy_message',
    'purchase_order',
    'signature',
    'work_item',
  ])
  // an approval by a second person, or a refund that the bank refuses
  if (bounds.soleAuthority || bounds.keepsCharge) still.delete('work_item')
  if (windows.some(({ work }) => statusOf(work))) for (const table of ['certificate', 'payment']) still.delete(table)
  if (bounds.quote)
    for (const table of ['certificate', 'payment', 'purchase_order', 'signature', 'work_item']) still.delete(table)
  if (windows.some(({ work }) => work.kind === 'reissue'))
    for (const table of ['certificate', 'signature']) still.delete(table)
  const isStill = (query: object) => still.has(tableOf(query))

  async function respond(state: Draft, who: string, { request }: Trail, lost: 'after' | 'before' | null) {
    const { tables } = state
    if (request.kind === 'query') {
      const isWritten = request.query.kind !== 'SelectQueryNode' && !isSharedLock(request.query)
      if (isWritten && isStill(request.query))
        throw new Error(`${tableOf(request.query)} is written, and was taken for still`)
      return answered(() => tables.run(request.query, who))
    }
    if (request.kind === 'call') return called(state, request, lost)
    if (request.kind !== 'end') tables[request.kind](who)
    return { value: undefined }
  }

  async function called(
    state: Draft,
    { to, name, args }: Extract<Trail['request'], { kind: 'call' }>,
    lost: 'after' | 'before' | null,
  ): Promise<Response> {
    if (to === 'files') {
      const [key] = args as [string]
      if (name === 'put') state.files = new Set([...state.files, key])
      return { value: name === 'get' && state.files.has(key) ? Buffer.from(key) : null }
    }
    const notReached = { fault: 'notReached', message: 'the connection was lost' } as const
    if (lost === 'before') return notReached
    if (to === 'mail') {
      const [{ messageId, to: recipient, text, attachments }] = args
      const kind = /^<(\w+)\./.exec(messageId)![1]!
      const times = (state.letters.get(messageId)?.times ?? 0) + 1
      const letter = { to: recipient, kind, text, attachments: attachments.length, times }
      state.letters = new Map([...state.letters, [messageId, letter]])
      return lost === 'after' ? notReached : { value: undefined }
    }
    const { facts, response } = await processor(state.facts, name, args)
    state.facts = facts
    return lost === 'after' ? notReached : response
  }

  function end(state: Draft, { name, window, trail: { work } }: Task, problem: Problem | undefined, value: unknown) {
    replaced(state, name, null)
    if (window === null) return
    if (problem) show(state, window, isUnclear(problem, work) ? 'unclear' : 'refused')
    else {
      const { refundCents = null, isPending = false } = (value ?? {}) as { refundCents?: number; isPending?: boolean }
      show(state, window, isPending ? 'pending' : 'done', { refundCents })
    }
  }

  const happenings: Readonly<Record<string, (state: Draft, argument: string) => void | Promise<void>>> = {
    go,
    lostBefore(state, name) {
      spend(state, 'lostCalls')
      return go(state, name, 'before')
    },
    lostAfter(state, name) {
      spend(state, 'lostCalls')
      return go(state, name, 'after')
    },
    press(state, w) {
      const window = Number(w)
      const { name, work } = windows[window]!
      const { version, lastDay } = shownQuote(state.tables)
      show(state, window, 'waiting', { presses: state.windows[window]!.presses + 1, lastDay })
      return start(state, name, window, onVersion(work, version))
    },
    ask(state, w) {
      const window = Number(w)
      const { name, work } = windows[window]!
      show(state, window, 'waiting')
      return start(state, name, window, statusOf(work)!)
    },
    leases: ({ tables }) => endLeases(tables),
    days(state) {
      spend(state, 'days')
      expire(state.tables)
    },
    lapse: (state) => start(state, expiration, null, { kind: 'lapse' }),
    reconcile: (state) => start(state, reconciliation, null, { kind: 'reconcile' }),
    loseAnswer(state, w) {
      spend(state, 'lostAnswers')
      const window = Number(w)
      show(state, window, 'unclear')
      state.tasks = state.tasks.map((task) => (task.window === window ? left(state, task) : task))
    },
    work: (state, n) => start(state, workerName(Number(n)), null, { kind: 'worker', name: workerName(Number(n)) }),
    kill(state, name) {
      spend(state, 'deaths')
      const { window } = state.tasks.find((task) => task.name === name)!
      state.tables.rollback(name)
      replaced(state, name, null)
      if (window !== null) show(state, window, 'unclear')
    },
    pause(state, id) {
      spend(state, 'pauses')
      elapse(state, (job) => job['id'] === Number(id))
    },
    relent(state) {
      spend(state, 'relents')
      state.facts = inOrder(
        [...state.facts].map(([name, fact]) => [
          name,
          JSON.parse(JSON.stringify({ ...fact, keepsCharges: undefined })),
        ]),
      )
    },
    retry(state) {
      spend(state, 'retries')
      return start(state, 'retry', windows.length, { kind: 'retryJob', key: 'retry', actor: 'admin@example.com' })
    },
    time(state) {
      const working = workedOn(state)
      elapse(state, (job) => !working.has(job['id'] as number))
    },
  }
  const left = (state: Draft, task: Task): Task => {
    const name = `${task.name} left`
    state.tables.rename(task.name, name)
    return { ...task, name, window: null }
  }

  return {
    begin,
    choices: (state) => choicesIn(state, bounds),
    async next(before, id) {
      const state: Draft = { ...before, tables: before.tables.clone() }
      const [kind, argument] = readId(id)
      await happenings[kind]!(state, argument)
      return state
    },
    key: makeKey([...schema.keys()]),
    view: (state) => viewOf(state, chargesIn(state.facts), disturbancesIn(state)),
    describe: (before, id, after) => describe(before, id, after, bounds),
    mirror: null,
  }
}

import type { Mirror, System } from '../graph/explore'
import type { Product } from '../product/load'
import type { Table } from '../tables/schema'
import { Tables } from '../tables/tables'
import { type Bounds, type Limited, leastBounds } from './bounds'
import { choicesIn, readId } from './choices'
import { inOrder, makeProcessorIn } from './processor'
import { makeServer, type Work } from './server'
import { type Draft, keyMaker, remainingIn, type State } from './state'
import { advance, freeName, type Lost, type Parts, start } from './steps'
import { type Names, namesOf } from './texts'
import { isLive, type View, viewOf } from './view'
import { closedWindow, type Happening, makeWindows, type WindowStep } from './window'
import { describe } from './words'

const now = new Date('2026-11-20T17:00:00Z')
const cents = 12_345
const tableNames = ['contact', 'payment', 'policy', 'ledger', 'serial', 'refund', 'job', 'audit', 'document']

/** A response that never came. */
const silence = { ok: false, problem: { status: 0, message: 'Something went wrong' } }

/** The world of one quote that is paid: its windows, their servers, the database and the processor. */
export async function makeMoney(
  product: Product,
  schema: ReadonlyMap<string, Table>,
  wanted: Partial<Bounds> = {},
): Promise<System<State, View>> {
  const bounds = { ...leastBounds, ...wanted }
  const names = namesOf(bounds)
  const windows = await makeWindows(product, names, cents)
  const parts: Parts = {
    bounds,
    server: makeServer(product, names, now),
    processor: makeProcessorIn(product, now),
    answer: (state, w, answer) => happen(state, w, { answer }),
  }

  /** while a story is recorded: the happenings of each window */
  let tape: WindowStep[][] | null = null
  let step = 0

  async function happen(state: Draft, w: number, happening: Happening): Promise<void> {
    tape?.[w]?.push({ step, happening })
    const after = await windows.happen(state.windows[w]!, w, happening)
    state.windows = state.windows.map((one, i) => (i === w ? after : one))
    if (!after.request) return
    const { body, key } = after.request
    if (body.payment_token) state.facts = inOrder([...state.facts, tokenFact(bounds, w, body.payment_token)])
    await start(parts, state, { name: names.window(w), server: w, window: w }, { kind: 'order', body, key })
  }
  async function background(state: Draft, name: string, work: Work): Promise<void> {
    await advance(parts, state, await start(parts, state, { name, server: bounds.windows, window: null }, work))
  }
  const stopListening = (state: Draft, w: number) => {
    state.tasks = state.tasks.map((task) => {
      if (task.window !== w) return task
      const name = freeName(state, `${task.name} left`)
      state.tables.rename(task.name, name)
      return { ...task, name, window: null }
    })
  }
  const spend = (state: Draft, name: Limited) => {
    state.remaining = { ...state.remaining, [name]: state.remaining[name] - 1 }
  }
  const go = (state: Draft, name: string, lost: Lost = null) =>
    advance(parts, state, state.tasks.find((task) => task.name === name)!, lost)

  async function answerBank(state: Draft, reference: string, answer: string): Promise<void> {
    const { facts, webhooks } = await parts.processor(state.facts, 'answerBank', [reference, answer])
    state.facts = facts
    if (bounds.webhooks) state.webhooks = [...new Set([...state.webhooks, ...webhooks])]
  }

  const happenings: Record<string, (state: Draft, argument: string) => void | Promise<void>> = {
    go,
    lostBefore(state, name) {
      spend(state, 'lostCalls')
      return go(state, name, 'before')
    },
    lostAfter(state, name) {
      spend(state, 'lostCalls')
      return go(state, name, 'after')
    },
    pay(state, w) {
      state.pays = state.pays.map((n, i) => (i === Number(w) ? n + 1 : n))
      return happen(state, Number(w), 'pay')
    },
    askAgain: (state, w) => happen(state, Number(w), 'askAgain'),
    loseAnswer(state, w) {
      spend(state, 'lostAnswers')
      stopListening(state, Number(w))
      return happen(state, Number(w), { answer: silence })
    },
    reload(state, w) {
      spend(state, 'reloads')
      stopListening(state, Number(w))
      return happen(state, Number(w), 'reload')
    },
    close(state, w) {
      spend(state, 'closed')
      stopListening(state, Number(w))
      tape?.[Number(w)]?.push({ step, happening: 'close' })
      state.windows = state.windows.map((one, i) => (i === Number(w) ? closedWindow : one))
    },
    async kill(state, server) {
      spend(state, 'deaths')
      const dying = state.tasks.filter((task) => task.server === Number(server))
      for (const { name } of dying) state.tables.rollback(name)
      state.tasks = state.tasks.filter((task) => !dying.includes(task))
      for (const { window } of dying) if (window !== null) await happen(state, window, { answer: silence })
    },
    webhook: (state, reference) => background(state, `webhook of ${reference}`, { kind: 'webhook', reference }),
    reconcile: (state) => background(state, 'reconciliation', { kind: 'reconcile' }),
    refundJob(state) {
      const refund = state.tables.rows('refund').find((row) => row['state'] === 'owed')!
      return background(state, 'refund job', { kind: 'refund', refundId: String(refund['id']) })
    },
    relent(state) {
      spend(state, 'relents')
      const relented = (fact: object) => ({ ...fact, keepsCharges: undefined })
      state.facts = inOrder(
        [...state.facts].map(([name, fact]) => [
          name,
          name.startsWith('endings/') ? JSON.parse(JSON.stringify(relented(fact))) : fact,
        ]),
      )
    },
    reprice(state) {
      spend(state, 'repriced')
      state.tables.replace('contact', (contact) => ({ ...contact, price: (contact['price'] as number) + 100 }))
    },
    time(state) {
      const over = new Date(now.getTime() - 1)
      state.tables.replace('payment', (payment) => {
        const isWaiting = payment['authenticate_until'] !== null && (payment['authenticate_until'] as Date) > now
        return isLive(payment) && !isWaiting ? { ...payment, lease_until: over } : payment
      })
    },
    deadline(state) {
      const over = new Date(now.getTime() - 1)
      state.tables.replace('payment', (payment) =>
        isLive(payment) && payment['authenticate_until'] !== null
          ? { ...payment, lease_until: over, authenticate_until: over }
          : payment,
      )
    },
    approve: (state, reference) => answerBank(state, reference, 'approved'),
    fail(state, reference) {
      spend(state, 'bankFails')
      return answerBank(state, reference, 'failed')
    },
    giveUp(state, w) {
      spend(state, 'givenUp')
      stopListening(state, Number(w))
      return happen(state, Number(w), 'giveUp')
    },
  }

  const system: System<State, View> = {
    async begin() {
      const tables = new Tables(withoutIndexes(schema, bounds), now)
      tables.add('contact', { id: 'c1', quote_status: 'quoted', price: cents, policy_number: null })
      const opened = await Promise.all(Array.from({ length: bounds.windows }, (_, w) => windows.open(w)))
      const pays = opened.map(() => 0)
      return {
        tables,
        facts: new Map(),
        tasks: [],
        windows: opened,
        pays,
        webhooks: [],
        remaining: remainingIn(bounds),
      }
    },
    choices: (state) => choicesIn(state, bounds, names),
    async next(before, id) {
      const state: Draft = { ...before, tables: before.tables.clone() }
      const [kind, argument] = readId(id)
      await happenings[kind]!(state, argument)
      return state
    },
    key: keyMaker(names, tableNames, now),
    view: (state) => viewOf(state, names),
    describe,
    mirror: names.isSymmetric ? mirrorOf(names) : null,
    async record(steps) {
      let state = await system.begin()
      const taped: WindowStep[][] = state.windows.map(() => [])
      tape = taped
      for (const [i, id] of steps.entries()) {
        step = i + 1
        state = await system.next(state, id)
      }
      tape = null
      return Promise.all(taped.map((past, w) => windows.record(w, past)))
    },
  }
  return system
}

const mirrorOf = (names: Names): Mirror<View> => ({
  view: (view) => ({ ...view, windows: [...view.windows].reverse() }),
  choice({ id, actor, isFair }) {
    const [kind, argument] = readId(id)
    const image = /^[01]$/.test(argument) ? 1 - Number(argument) : names.mirrored(argument)[1]
    return { id: `${kind}:${image}`, actor: names.mirrored(actor)[1], isFair }
  },
})

const tokenFact = ({ declined, authenticated, keepsCharges }: Bounds, w: number, token: string) =>
  [
    `tokens/${token}`,
    {
      brand: 'Visa',
      last4: '4242',
      refusal: declined.includes(w) ? 'card_declined' : null,
      expires: '2100-01-01T00:00:00Z',
      ...(authenticated.includes(w) && { bankPage: 'answers' }),
      ...(keepsCharges.includes(w) && { keepsCharges: true }),
    },
  ] as const

function withoutIndexes(schema: ReadonlyMap<string, Table>, { without }: Bounds): ReadonlyMap<string, Table> {
  const reduced = (table: Table): Table => ({
    ...table,
    unique: table.unique.filter(({ name }) => !without.includes(name)),
  })
  return without.length === 0 ? schema : new Map([...schema].map(([name, table]) => [name, reduced(table)]))
}

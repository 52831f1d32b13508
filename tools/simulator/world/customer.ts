import { createActor, fromPromise } from 'xstate'
import { type Client, makeClient } from '../../../contract/client'
import * as calls from '../../../machines/calls/payments'
import { purchaseMachine } from '../../../machines/customer/quote/model/purchase.machine'
import { quoteMachine } from '../../../machines/customer/quote/quote.machine'
import type { Chance } from '../../../tests/server/chaos/chance'
import { cardOf } from '../../../tests/server/payments/cards'
import { payload, sign } from '../../../tests/server/rig/quotes'
import { priceOf } from '../../explorer/money/purpose'
import { openQuote, type Shown, shownAt } from '../../explorer/money/window'
import type { Network } from './network'
import type { World } from './server'

/** The last thing that a window said of its payment under a key. */
export interface Notice {
  readonly contactId: string
  readonly key: string
  readonly shown: Shown
}

const good = '4242424242424242'
const declined = '4000000000000002'
/** its bank takes no refund */
const keeping = '4000000000005126'
const never = fromPromise(() => new Promise(() => {}))

/** The real chart of the quote at its payment step, in a browser that a person walks at random. */
function openWindow(world: World, network: Network, client: Client, chance: Chance, quote: Quote, key: string) {
  const { time } = world
  let lastKey = ''
  const recorded: Client = {
    ...client,
    purchase: (order, idempotencyKey, signal) => {
      lastKey = idempotencyKey
      return client.purchase(order, idempotencyKey, signal)
    },
  }
  const number = chance.isHit(0.1) ? declined : chance.isHit(0.03) ? keeping : good
  const tokenize = async () => {
    try {
      const { status, text } = await network.send('POST', '/sandbox-processor/tokens', JSON.stringify(cardOf(number)))
      const body = JSON.parse(text)
      if (status !== 200) return { ok: false as const, problem: { status, message: String(body.message) } }
      return { ok: true as const, data: { token: String(body.token), payment_type: 'credit card' as const } }
    } catch {
      return { ok: false as const, problem: { status: 0, message: 'no connection' } }
    }
  }
  const machine = quoteMachine.provide({
    actors: {
      purchase: purchaseMachine.provide({
        actors: {
          tokenizeCard: calls.tokenizeCard({ tokenize, authenticate: () => new Promise(() => {}) }, () => true),
          purchase: calls.purchase(recorded),
        },
      }),
      askPurchase: calls.askPurchase(recorded),
      authenticate: never,
      openContact: never,
      askAvailability: never,
      currentDate: never,
      recalculate: never,
      compareContact: never,
      windowReturn: never,
    },
  } as never)
  const open = (value: unknown, more: object) => {
    let isOpen = true
    const clock = {
      setTimeout: (run: () => void, ms: number) => time.at(ms, () => isOpen && run()),
      clearTimeout: () => undefined,
    }
    const context = { ...quote.context, contactId: quote.id, price: priceOf(quote.cents), key, ...more }
    const snapshot = machine.resolveState({ value, context } as never)
    const actor = createActor(machine, { snapshot, clock } as never)
    actor.start()
    const close = () => {
      isOpen = false
    }
    return { actor, close }
  }
  let window = open(quote.value, {})
  const now = () => window.actor.getSnapshot() as any
  return {
    lastKey: () => lastKey,
    shown: () => shownAt(now().value),
    canPay: () => now().can({ type: 'payment.submitted', card: 'complete' }) as boolean,
    pay: () => window.actor.send({ type: 'payment.submitted', card: 'complete' } as never),
    /** A reload opens `payment.starting`, which asks how the attempt ended. */
    reload() {
      const { attempt, sent, sentAmount } = now().context
      this.close()
      const value = { quoting: { ...quote.value.quoting, steps: { payment: 'uncertain' } } }
      window = open(value, { attempt, sent, sentAmount })
      window.actor.send({ type: 'payment.asked' } as never)
    },
    close() {
      window.close()
      window.actor.stop()
    },
  }
}

interface Quote {
  readonly id: string
  readonly cents: number
  readonly value: any
  readonly context: any
}

/** Repeats a call until it is answered. */
export async function surely(world: World, network: Network, ...request: Parameters<Network['send']>): Promise<any> {
  for (;;) {
    const answer = await network.send(...request).catch(() => null)
    if (answer && answer.status < 300) return answer.text ? JSON.parse(answer.text) : null
    if (answer && answer.status < 500) return { problem: answer.status, text: answer.text }
    await world.time.sleep(network.chance.whole(1000, 10_000))
  }
}

let first: ReturnType<typeof openQuote> | null = null
/**
 * The page at its payment step; each window puts its own quote and price into it. It is opened before the clock starts,
 * because its charts take real time to open.
 */
export const opened = () => {
  first ??= openQuote(1)
  return first
}

/** A person fills a quote in, signs, and pays in one or two windows; some change their answers meanwhile. */
export async function customer(world: World, network: Network, notices: Notice[], k: number): Promise<void> {
  const { time } = world
  const { chance } = network
  const client = makeClient({ baseUrl: 'http://simulated/api', fetch: network.fetch as never, timeoutMs: 2 ** 31 - 1 })
  const ask = (...request: Parameters<Network['send']>) => surely(world, network, ...request)
  const created = await ask('POST', '/api/contacts', JSON.stringify(payload()), {
    'idempotency-key': `quote-of-customer-${k}`,
  })
  if (!created.contact) throw new Error(JSON.stringify(created))
  const { id } = created.contact
  await time.sleep(chance.whole(1000, 60_000))
  await ask('POST', `/api/terms/${id}`, JSON.stringify(sign))
  /** null once it is bought: the page then shows the policy */
  const quoteNow = async (): Promise<Quote | null> => {
    const { contact } = await ask('GET', `/api/contacts/${id}`, '')
    if (!contact.customFields) return null
    const cents = Math.round(contact.customFields.amount_due * 100)
    return { id, cents, ...(await opened()) }
  }
  const together = chance.isHit(0.5) ? chance.whole(1000, 30_000) : null

  async function walk(w: number): Promise<void> {
    for (let visit = 0; visit < 3; visit++) {
      const quote = await quoteNow()
      if (!quote) return
      const window = openWindow(world, network, client, chance, quote, `customer-${k}-window-${w}-${visit}`)
      await time.sleep((visit === 0 ? together : null) ?? chance.whole(1000, 30_000))
      for (let step = 0; step < 40; step++) {
        const shown = window.shown()
        if (window.lastKey() && (shown === 'bought' || shown === 'notCharged')) {
          notices.push({ contactId: id, key: window.lastKey(), shown })
          world.faults.note('told', k, w, shown)
        }
        if (shown === 'bought' || shown === 'turnedAway') break
        if (window.canPay()) {
          if (chance.isHit(0.05)) return window.close()
          window.pay()
        } else if (chance.isHit(0.02)) return window.close()
        else if (chance.isHit(0.05)) window.reload()
        await time.sleep(chance.whole(1000, 20_000))
      }
      const end = window.shown()
      window.close()
      if (end === 'bought') return
    }
  }
  const change = async () => {
    await time.sleep(chance.whole(0, 40_000))
    // each of these numbers has a price of its own
    const answers = payload('location', { number_attendees: chance.pick([60, 400, 900]) })
    await network.send('PATCH', `/api/contacts/${id}`, JSON.stringify(answers)).catch(() => null)
    await ask('POST', `/api/terms/${id}`, JSON.stringify(sign))
  }
  await Promise.all([walk(1), ...(chance.isHit(0.3) ? [walk(2)] : []), ...(chance.isHit(0.2) ? [change()] : [])])
}

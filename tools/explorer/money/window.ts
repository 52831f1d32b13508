import { type Actor, type AnyStateMachine, createActor, fromPromise, type InspectionEvent } from 'xstate'
import { type PageLog, stepMs } from '../../../machines/shared/inspector/inspector.types'
import { recorder } from '../../../src/shared/recorder/recorder'
import { openedAt } from '../../../tests/machines/quote.rig'
import type { Product } from '../product/load'
import { settled } from '../product/replay'
import { priceOf } from './purpose'
import { type Names, Numbers } from './texts'

/** A window as its person sees it. */
export type Shown = 'closed' | 'editing' | 'waiting' | 'bought' | 'notCharged' | 'turnedAway'

/** Something that happens to a window. */
export type Happening = 'pay' | 'askAgain' | 'giveUp' | 'reload' | { readonly answer: any }

/** The state of a window: the happenings so far decide it. */
export interface WindowState {
  readonly past: readonly Happening[]
  readonly shown: Shown
  readonly canPay: boolean
  /** its bank waits for the cardholder, who may cancel the payment */
  readonly canGiveUp: boolean
  /** it asks again by itself */
  readonly willAskAgain: boolean
  /** sent and not answered */
  readonly request: { readonly body: any; readonly key: string } | null
  readonly id: readonly [own: number, mirrored: number]
  readonly next: Map<string, WindowState>
}

export const closedWindow: WindowState = {
  past: [],
  shown: 'closed',
  canPay: false,
  canGiveUp: false,
  willAskAgain: false,
  request: null,
  id: [-1, -1],
  next: new Map(),
}

/** A happening with the step of the story at which it came. */
export interface WindowStep {
  readonly step: number
  readonly happening: Happening | 'close'
}

/** Sees a window while it is played. */
interface Watch {
  readonly inspect?: (seen: InspectionEvent) => void
  /** before the happening with this index */
  readonly begin?: (index: number) => void
  /** after the last happening, before the window is put away */
  readonly end?: () => void
}

interface OpenRequest {
  readonly body: any
  readonly key: string
  resolve(answer: unknown): void
}

let openedQuote: ReturnType<typeof openQuote> | null = null

/** The quote page at its payment step; the real chart led there. */
export async function openQuote(cents: number) {
  const quote = await openedAt('payment')
  const { value, context } = quote.now()
  return { value: value as any, context: { ...context, price: priceOf(cents), status: 'quoted', reasons: [] } as any }
}

/** The whole real quote chart with its purchase chart and their calls, remembered by what happened to it. */
export async function makeWindows(product: Product, names: Names, cents: number) {
  openedQuote ??= openQuote(cents)
  const opened = await openedQuote
  const numbers = new Numbers()
  const all = new Map<string, WindowState>()
  const { machine, clients, askAgainMs } = chartOf(product)

  async function play(w: number, past: readonly Happening[], watch: Watch = {}) {
    let request: OpenRequest | null = null
    let timers: (() => void)[] = []
    let actor!: Actor<AnyStateMachine>
    let pays = 0
    const client = {
      tokenize: async () => ({ ok: true, data: { token: names.token(w, pays), payment_type: 'credit card' } }),
      purchase: (body: any, key: string) =>
        new Promise((resolve) => {
          request = { body, key, resolve }
        }),
    }
    const open = (value: any, more: object) => {
      timers = []
      request = null
      const clock = {
        setTimeout: (fn: () => void, ms: number) => (ms === askAgainMs ? timers.push(fn) : 0),
        clearTimeout: () => {
          timers = []
        },
      }
      const snapshot = machine.resolveState({ value, context: { ...opened.context, key: names.key(w), ...more } })
      actor = createActor(machine, { snapshot, clock, inspect: watch.inspect } as never)
      clients.set(actor.system, client)
      actor.start()
    }
    open(opened.value, {})
    for (const [i, happening] of past.entries()) {
      watch.begin?.(i)
      if (happening === 'pay') {
        pays++
        actor.send({ type: 'payment.submitted', card: 'complete' })
      } else if (happening === 'giveUp') {
        request = null
        actor.send({ type: 'authentication.canceled' })
      } else if (happening === 'askAgain') timers.pop()!()
      else if (happening === 'reload') {
        const { attempt, sent, sentAmount } = (actor.getSnapshot() as any).context
        actor.stop()
        // a reload opens `payment.starting`, which asks how the attempt ended
        open({ quoting: { ...opened.value.quoting, steps: { payment: 'uncertain' } } }, { attempt, sent, sentAmount })
        actor.send({ type: 'payment.asked' })
      } else {
        const { resolve } = request! as OpenRequest
        request = null
        resolve(happening.answer)
      }
      await settled()
    }
    watch.end?.()
    const snapshot = actor.getSnapshot() as any
    const { value, context, children } = snapshot
    const sent = request as OpenRequest | null
    const seen = {
      shown: shownAt(value),
      canPay: snapshot.can({ type: 'payment.submitted', card: 'complete' }) as boolean,
      canGiveUp: snapshot.can({ type: 'authentication.canceled' }) as boolean,
      willAskAgain: timers.length > 0,
      request: sent && { body: sent.body, key: sent.key },
    }
    const inner = children.purchase?.getSnapshot?.()?.value
    actor.stop()
    const { attempt, sent: sentAttempt, sentAmount, price } = context
    const text = JSON.stringify([names.window(w), value, attempt, sentAttempt, sentAmount, price, inner, seen, pays])
    return { seen, text }
  }

  async function stateOf(w: number, past: readonly Happening[]): Promise<WindowState> {
    const { seen, text } = await play(w, past)
    const [own, mirrored] = names.mirrored(text)
    const known = all.get(own) ?? {
      past,
      ...seen,
      id: [numbers.of(own), numbers.of(mirrored)] as const,
      next: new Map(),
    }
    all.set(own, known)
    return known
  }

  /** Plays a window with the product's recorder at it. Each entry has the step at which it happened. */
  async function record(w: number, past: readonly WindowStep[]): Promise<PageLog> {
    let step = 0
    let isOver = false
    const page = { page: names.window(w), pageName: `Window ${w + 1}` }
    const { inspect, log } = recorder({ ...page, now: () => step * stepMs }, () => {})
    const played = past.flatMap(({ step, happening }) => (happening === 'close' ? [] : [{ step, happening }]))
    await play(
      w,
      played.map(({ happening }) => happening),
      {
        inspect: (seen) => isOver || inspect(seen),
        begin: (i) => {
          step = played[i]!.step
        },
        // a window that is still open stays as it is; one that was closed ends there
        end: () => {
          step = past.at(-1)?.step ?? 0
          isOver = past.at(-1)?.happening !== 'close'
        },
      },
    )
    return log()
  }

  return {
    record,
    open: (w: number) => stateOf(w, []),
    async happen(from: WindowState, w: number, happening: Happening): Promise<WindowState> {
      const key = JSON.stringify(happening)
      const to = from.next.get(key) ?? (await stateOf(w, [...from.past, happening]))
      from.next.set(key, to)
      return to
    },
  }
}

/** The chart whose calls reach the client of the actor system that made them; calls of other regions never end. */
function chartOf({ quoteMachine, purchaseMachine, calls }: Product) {
  const clients = new WeakMap<object, any>()
  const withClient = (make: (client: any) => any) =>
    fromPromise(async ({ input, system, signal }: any) =>
      make(clients.get(system)).config({ input, signal, system } as never),
    )
  const never = fromPromise(() => new Promise(() => {}))
  const machine = quoteMachine.provide({
    actors: {
      purchase: purchaseMachine.provide({
        actors: {
          tokenizeCard: withClient((client) => calls.tokenizeCard(client, () => true)),
          purchase: withClient(calls.purchase),
        },
      } as never),
      askPurchase: withClient(calls.askPurchase),
      authenticate: never,
      openContact: never,
      askAvailability: never,
      currentDate: never,
      recalculate: never,
      compareContact: never,
      windowReturn: never,
    },
  } as never) as AnyStateMachine
  const askAgainMs = quoteMachine.implementations.delays['askAgain'] as number
  return { machine, clients, askAgainMs }
}

export function shownAt(value: any): Shown {
  if (value === 'purchased' || value === 'orderPaid' || value === 'redirectingToPolicy') return 'bought'
  const step = value.quoting?.steps?.payment
  if (step === undefined) return 'turnedAway'
  if (step === 'failed' || step === 'declined') return 'notCharged'
  return step === 'editing' || step === 'rejected' ? 'editing' : 'waiting'
}

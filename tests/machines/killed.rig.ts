import { type AnyMachineSnapshot, type AnyStateMachine, createMachine, type EventObject } from 'xstate'
import { noAnswer } from '../../contract/problem'
import { type Answers, blankAnswers } from '../../domain/application'
import type { QuoteContext, QuoteFact } from '../../machines/customer/quote/model/quote.types'
import { restore, toSaved } from '../../machines/customer/quote/quote.draft'
import { quoteMachine } from '../../machines/customer/quote/quote.machine'
import { type Snapshot, selectIsUnread } from '../../machines/customer/quote/quote.select'
import { quoteStore } from '../../machines/customer/quote/quote.storage'
import { fakeStorage } from '../screens/fakes'
import { ChartGraph, type Start } from '../walks/graph'
import type { Path } from '../walks/paths'
import { contactOf } from '../walks/quote.cases'
import { childOf, crankable, rig } from '../walks/rig'
import type { Walk } from '../walks/spec'
import { explorationOf } from '../walks/walk'
import { begin } from './quote.rig'

/** A tab as it dies: all that it knew, what was on its way, and what its browser has kept. */
export interface Killed {
  readonly snapshot: Snapshot
  readonly inFlight: ReadonlyMap<string, { readonly input: unknown }>
  readonly kept: string | null
  /** whether its page was left for another quote, and what is kept of it stays */
  readonly hasSeconds: boolean
  /** the way to it, to be read where a test fails */
  readonly way: string
}

/**
 * The whole chart, with all of its regions, goes each way that a region was walked alone. What only the other regions
 * prevent, a call that is not on its way here, is passed over. Gives every different situation on the way, once.
 */
export async function* killedOn(walk: Walk<any, any>, known: Set<string>): AsyncGenerator<Killed> {
  const graph = new ChartGraph(crankable(walk.machine), walk.region)
  const machine = crankable(begunIn(walk.region?.[0]))
  for (const { name, start, paths } of explorationOf(walk, graph).explored)
    for (const path of paths) {
      const { actor, send, waiting } = rig(machine, stored(start as Start))
      yield* killedAlong(path, { actor, send, waiting }, name, known)
      actor.stop()
    }
}

async function* killedAlong(
  { steps }: Path,
  { actor, send, waiting }: Pick<ReturnType<typeof rig>, 'actor' | 'send' | 'waiting'>,
  start: string,
  known: Set<string>,
): AsyncGenerator<Killed> {
  const store = quoteStore(fakeStorage())
  let wasOpen = false
  const keep = (snapshot: AnyMachineSnapshot) => {
    wasOpen ||= !selectIsUnread(snapshot as Snapshot)
    if (snapshot.status === 'active' && wasOpen) store.write(toSaved(snapshot as Snapshot))
  }
  const forget = () => store.forget(contextOf(actor.getSnapshot() as Snapshot).contactId)
  keep(actor.getSnapshot())
  actor.subscribe(keep)
  actor.on('redirect', () => {
    if (!contextOf(actor.getSnapshot() as Snapshot).wasShown) forget()
  })
  let hasSeconds = false
  actor.on('restarted', ({ kept }) => {
    hasSeconds = kept !== 'forgotten'
    if (!hasSeconds) forget()
  })
  const way = [start]
  for (const { event } of steps) {
    const child = childOf(event as EventObject)
    if (child !== undefined && !waiting.has(child)) continue
    await send(event as EventObject)
    way.push(event.type)
    const snapshot = actor.getSnapshot() as Snapshot
    const kept = store.read(contextOf(snapshot).contactId)
    const situation = JSON.stringify([snapshot.value, kept, [...waiting.keys()]])
    // of what was never open nothing is to be kept
    if (!wasOpen || known.has(situation)) continue
    known.add(situation)
    yield { snapshot, inFlight: new Map(waiting), kept, hasSeconds, way: way.join(', ') }
  }
}

const contextOf = ({ context }: Snapshot): QuoteContext => context

const whole = quoteMachine.config as unknown as { initial: string; context: (given: { input: unknown }) => object }

/** As a walk begins: with what the context may hold by then, and where a region is walked, with the quote open. */
const begunIn = (initial = whole.initial): AnyStateMachine =>
  createMachine({
    ...whole,
    initial,
    context: ({ input }: { input: Start }) => ({ ...whole.context({ input: input.input }), ...input.context }),
  } as never).provide(quoteMachine.implementations as never)

/** A walk begins in the middle of things: what a quote with a contact begins with was stored before. */
function stored({ input, context }: Start): Start {
  const given = input as { contactId?: string; answers?: Partial<Answers> }
  if (!given.contactId) return { input, ...(context && { context }) }
  const written = [{ ...blankAnswers, ...given.answers }]
  const unsaved = context && 'conflict' in context ? ['event_name'] : []
  return { input: { unsaved, written, ...given }, ...(context && { context }) }
}

/** Whether what was on its way as the tab died has come to the server. */
export type Arrival = 'arrived' | 'lost'

/** Opened again in the same browser, where the server answers as it must by then. */
export async function reopened({ snapshot, inFlight, kept }: Killed, arrival: Arrival) {
  const quote = begin({ answers: {}, ...restore(kept, () => 'a new key') })
  if (quote.waiting.has('getPartner')) await quote.answer('getPartner', { type: 'partner.missed', problem: noAnswer })
  if (quote.waiting.has('openContact'))
    await quote.answer('openContact', isBought(snapshot) ? match : asItStands(snapshot, inFlight, arrival))
  return quote
}

export const isBought = ({ value }: Snapshot) => value === 'purchased'
/** By check or invoice, and thought over perhaps: until it is paid otherwise the order stands. */
export const isOrdered = ({ value }: Snapshot) => ['ordered', 'stillOrdered', 'reopening'].includes(String(value))
const asItStands = (snapshot: Snapshot, inFlight: Killed['inFlight'], arrival: Arrival): QuoteFact => {
  const stands = openedAs(contextOf(snapshot), inFlight, arrival)
  return isOrdered(snapshot) ? { ...stands, type: 'order.found', order: contextOf(snapshot).order! } : stands
}
const match: QuoteFact = { type: 'policy.found', link: '/quote/#manage-policy' }

/** What the server has: all that is known to be stored, and of the rest what it had before or what was sent last. */
function openedAs(
  context: QuoteContext,
  inFlight: Killed['inFlight'],
  arrival: Arrival,
): Extract<QuoteFact, { type: 'contact.opened' }> {
  const { answers, unsaved, written, conflict } = context
  const theirs = (arrival === 'arrived' ? written.at(-1) : written[0]) ?? blankAnswers
  const rest = Object.fromEntries(unsaved.map((name) => [name, theirs[name]]))
  const signing = inFlight.get('signTerms')?.input as { name: string } | undefined
  const signedBy = (arrival === 'arrived' && signing?.name) || context.signedBy
  return {
    type: 'contact.opened',
    contact: conflict?.contact ?? contactOf({ ...answers, ...rest }, { ...(signedBy && { terms_signed: signedBy }) }),
    today: '11/20/2026',
    coupons: [],
  }
}

import { type AnyMachineSnapshot, type AnyStateMachine, createMachine, type EventObject } from 'xstate'
import { noAnswer } from '../../contract/problem'
import { type Answers, blankAnswers } from '../../domain/application'
import type { QuoteContext, QuoteOutcome } from '../../machines/customer/quote/model/quote.types'
import { restore, toSaved } from '../../machines/customer/quote/quote.draft'
import { quoteMachine } from '../../machines/customer/quote/quote.machine'
import { type Snapshot, selectIsUnread } from '../../machines/customer/quote/quote.select'
import { quoteStore } from '../../machines/customer/quote/quote.storage'
import { fakeStorage } from '../screens/fakes'
import { ChartGraph, type Start } from '../walks/graph'
import type { Path } from '../walks/paths'
import { contactOf } from '../walks/quote.cases'
import { childOf, rig, withTestCalls } from '../walks/rig'
import type { Walk } from '../walks/spec'
import { explorationOf } from '../walks/walk'
import { begin } from './quote.rig'

/** A tab at its death: its state, its calls in flight, and its browser storage. */
export interface Killed {
  readonly snapshot: Snapshot
  readonly inFlight: ReadonlyMap<string, { readonly input: unknown }>
  readonly stored: string | null
  /** whether its page was left for another quote, whose storage stays */
  readonly hasSeconds: boolean
  /** the path to it, for the message of a failing test */
  readonly way: string
}

/**
 * Runs the whole chart, with all regions, along each path of a region's walk. Steps that the other regions prevent, or
 * a call that is not in flight here, are skipped. Yields each distinct situation once.
 */
export async function* killedOn(walk: Walk<any, any>, known: Set<string>): AsyncGenerator<Killed> {
  const graph = new ChartGraph(withTestCalls(walk.machine), walk.region)
  const machine = withTestCalls(begunIn(walk.region?.[0]))
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
    const stored = store.read(contextOf(snapshot).contactId)
    const situation = JSON.stringify([snapshot.value, stored, [...waiting.keys()]])
    // a quote that was never open stores nothing
    if (!wasOpen || known.has(situation)) continue
    known.add(situation)
    yield { snapshot, inFlight: new Map(waiting), stored, hasSeconds, way: way.join(', ') }
  }
}

const contextOf = ({ context }: Snapshot): QuoteContext => context

const whole = quoteMachine.config as unknown as { initial: string; context: (given: { input: unknown }) => object }

/** The start of a walk: with its context and, for a region, with the quote open. */
const begunIn = (initial = whole.initial): AnyStateMachine =>
  createMachine({
    ...whole,
    initial,
    context: ({ input }: { input: Start }) => ({ ...whole.context({ input: input.input }), ...input.context }),
  } as never).provide(quoteMachine.implementations as never)

/** A walk starts in the middle, so a quote with a contact was stored before. */
function stored({ input, context }: Start): Start {
  const given = input as { contactId?: string; answers?: Partial<Answers> }
  if (!given.contactId) return { input, ...(context && { context }) }
  const written = [{ ...blankAnswers, ...given.answers }]
  const unsaved = context && 'conflict' in context ? ['event_name'] : []
  return { input: { unsaved, written, ...given }, ...(context && { context }) }
}

/** Whether the request in flight when the tab died reached the server. */
export type Arrival = 'arrived' | 'lost'

/** Opens the quote again in the same browser, with the answers that the server must give by then. */
export async function reopened({ snapshot, inFlight, stored }: Killed, arrival: Arrival) {
  const quote = begin({ answers: {}, ...restore(stored, () => 'a new key') })
  if (quote.waiting.has('getPartner')) await quote.answer('getPartner', { type: 'partner.failed', problem: noAnswer })
  if (quote.waiting.has('openContact'))
    await quote.answer('openContact', isBought(snapshot) ? match : asItStands(snapshot, inFlight, arrival))
  return quote
}

export const isBought = ({ value }: Snapshot) => value === 'purchased' || value === 'orderPaid'
/** By check or invoice: the order stays until it is paid otherwise, even if the customer reconsiders. */
export const isOrdered = ({ value }: Snapshot) => ['ordered', 'stillOrdered', 'switchingToCard'].includes(String(value))
const endOf = ({ value }: Snapshot) =>
  value === 'orderWithdrawn' ? 'withdrawn' : value === 'orderLapsed' ? 'lapsed' : null
const asItStands = (snapshot: Snapshot, inFlight: Killed['inFlight'], arrival: Arrival): QuoteOutcome => {
  const reopened = openedAs(contextOf(snapshot), inFlight, arrival)
  const orderEnd = endOf(snapshot)
  if (orderEnd) return { ...reopened, orderEnd }
  return isOrdered(snapshot)
    ? { ...reopened, type: 'order.found', order: contextOf(snapshot).order!, received: contextOf(snapshot).received }
    : reopened
}
const match: QuoteOutcome = { type: 'policy.found', link: '/quote/#manage-policy', number: 'MQE-0048153' }

/** The server's data: all answers known to be stored, and for the rest the older ones or those sent last. */
function openedAs(
  context: QuoteContext,
  inFlight: Killed['inFlight'],
  arrival: Arrival,
): Extract<QuoteOutcome, { type: 'contact.opened' }> {
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

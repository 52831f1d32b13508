import type { AnyActorRef, AnyMachineSnapshot, AnyTransitionDefinition, InspectionEvent, Snapshot } from 'xstate'
import {
  type Entry,
  type PageFact,
  type PageLog,
  type SeenActor,
  type TransitionTaken,
  withEntry,
} from '../../../machines/shared/inspector/inspector.types'
import { eventInWords, outlineOf, targetsOf } from '../../../machines/shared/inspector/outline'
import { isQuote, onwardOf } from './causes'
import { masked, maskedEvent } from './mask'

interface Recorder {
  readonly inspect: (seen: InspectionEvent) => void
  readonly log: () => PageLog
}

/** Records each actor of a page, masked, and passes on each entry as it is written. */
export function recorder(
  { page, pageName, now = Date.now }: Pick<PageLog, 'page' | 'pageName'> & { readonly now?: () => number },
  post: (fact: PageFact) => void,
): Recorder {
  const opened = now()
  const actors: SeenActor[] = []
  let entries: readonly Entry[] = []
  let count = 0
  /** the sender of an event that is not recorded yet, with its effects so far */
  const senders = new WeakMap<object, string>()
  const taken = new WeakMap<AnyActorRef, TransitionTaken[]>()

  const meet = (ref: AnyActorRef) => {
    const actor = actorOf(ref)
    actors.push(actor)
    post({ type: 'actor.reported', page, actor })
  }
  const write = (ref: AnyActorRef, event: { type: string }, snapshot: Snapshot<unknown>) => {
    const last = entries.findLast(({ actor }) => actor === ref.sessionId)
    const active = pathsIn(snapshot)
    const isTick = isClock(event.type) && last?.event.type === event.type && `${last.active}` === `${active}`
    const entry: Entry = {
      number: isTick ? last.number : ++count,
      at: now(),
      times: isTick ? last.times + 1 : 1,
      actor: ref.sessionId,
      event: maskedEvent(event),
      from: senders.get(event) ?? null,
      status: snapshot.status,
      active,
      context: masked(contextOf(snapshot)),
      taken: taken.get(ref) ?? [],
      onward: isQuote(snapshot as AnyMachineSnapshot) ? onwardOf(snapshot as never) : null,
    }
    taken.delete(ref)
    entries = withEntry(entries, entry)
    post({ type: 'entry.reported', page, entry })
  }
  return {
    inspect: (seen) => {
      const ref = seen.actorRef as AnyActorRef
      if (seen.type === '@xstate.actor') meet(ref)
      else if (seen.type === '@xstate.event' && seen.sourceRef) senders.set(seen.event, seen.sourceRef.sessionId)
      else if (seen.type === '@xstate.microstep') {
        const steps = seen._transitions.map((transition) => takenOf(seen.event.type, transition))
        taken.set(ref, [...(taken.get(ref) ?? []), ...steps])
      } else if (seen.type === '@xstate.snapshot') write(ref, seen.event, seen.snapshot)
    },
    log: () => ({ page, pageName, opened, actors: [...actors], entries }),
  }
}

const isClock = (type: string) => type.startsWith('xstate.after.')

/** An actor with a snapshot of states is a chart; any other is a call. */
function actorOf(ref: AnyActorRef): SeenActor {
  const { logic, id, sessionId, _parent } = ref as AnyActorRef & { logic?: { root?: unknown; id?: string } }
  const isChart = logic?.root !== undefined
  return {
    id: sessionId,
    parent: _parent?.sessionId ?? null,
    // the id of a root without a name is its session id
    name: id === sessionId ? (logic?.id ?? id) : id,
    chart: isChart ? outlineOf(logic as Parameters<typeof outlineOf>[0]) : null,
  }
}

const takenOf = (type: string, transition: AnyTransitionDefinition): TransitionTaken => ({
  on: eventInWords(type),
  from: transition.source.path.join('.'),
  to: targetsOf(transition),
})

const pathsIn = (snapshot: Snapshot<unknown>) =>
  ((snapshot as AnyMachineSnapshot)._nodes ?? []).map(({ path }) => path.join('.')).filter(Boolean)

const contextOf = (snapshot: Snapshot<unknown>) =>
  'context' in snapshot ? snapshot.context : snapshot.status === 'done' ? snapshot.output : null

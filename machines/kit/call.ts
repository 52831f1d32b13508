import {
  type AnyActorRef,
  assign,
  type DoneActorEvent,
  type EventObject,
  emit,
  type MachineContext,
  type ParameterizedObject,
  raise,
} from 'xstate'

interface CallParams<Context, Event> {
  readonly context: Context
  readonly event: Event
  readonly self: AnyActorRef
}
type OnDone<Context extends MachineContext, Event extends EventObject> = ReturnType<typeof raiseOutcome<Context, Event>>

/** A call's output is an event of the chart that made the call (see machines/calls/call.ts): here it is raised. */
const raiseOutcome = <Context extends MachineContext, Event extends EventObject>() => ({
  actions: raise<Context, DoneActorEvent<Event>, Event, undefined>(({ event }) => event.output),
})

/**
 * Invokes a call and raises its outcome as an event of the chart. A page that loads its data:
 *
 * ```ts
 * loading: {
 *   invoke: invokeCall('getHistory', ({ context }) => context.query),
 *   on: { 'page.loaded': 'shown', 'page.failed': 'failed' },
 * }
 * ```
 *
 * It does not compile if the chart's setup lacks the call, if the input is wrong, or if the chart does not list one of
 * the call's outcomes among its events. Write it directly in the chart: spread into another object, it loses the types
 * of the chart. The child's id is the name of the call; the third argument gives it another one.
 */
export function invokeCall<const Src extends string, Context extends MachineContext, Event extends EventObject, Input>(
  src: Src,
  input: (params: CallParams<Context, Event>) => Input,
): {
  id: Src
  src: Src
  input: (params: CallParams<Context, Event>) => Input
  onDone: OnDone<NoInfer<Context>, NoInfer<Event>>
}
export function invokeCall<
  const Src extends string,
  const Id extends string,
  Context extends MachineContext,
  Event extends EventObject,
  Input,
>(
  src: Src,
  input: (params: CallParams<Context, Event>) => Input,
  id: Id,
): {
  id: Id
  src: Src
  input: (params: CallParams<Context, Event>) => Input
  onDone: OnDone<NoInfer<Context>, NoInfer<Event>>
}
export function invokeCall<const Src extends string, Context extends MachineContext, Event extends EventObject>(
  src: Src,
): { id: Src; src: Src; onDone: OnDone<Context, Event> }
export function invokeCall(src: string, input?: (params: CallParams<never, never>) => unknown, id = src) {
  return { id, src, ...(input && { input }), onDone: raiseOutcome() }
}

/**
 * Names an action or a guard of the setup and passes it the event. The action declares the part of the event that it
 * reads, so that wiring it to an event without that part does not compile:
 *
 * ```ts
 * setRow: assign((_, { row }: { readonly row: UserRow }) => ({ row })),
 * // ...
 * on: { 'editing.begun': { target: 'editing', actions: fromEvent('setRow') } }
 * ```
 *
 * It serves transitions only: the event of an `entry` or `exit` may be any. `more` are parameters beside the event.
 */
export function fromEvent<const Type extends string>(
  type: Type,
): { type: Type; params: <Event>(state: { event: Event }) => Event }
export function fromEvent<const Type extends string, const More extends object>(
  type: Type,
  more: More,
): { type: Type; params: <Event>(state: { event: Event }) => Event & More }
export function fromEvent(type: string, more?: object): any {
  const params = ({ event }: { event: object }) => (more ? { ...event, ...more } : event)
  return { type, params: Object.assign(params, { more }) }
}

/** The parameters that `fromEvent` adds to the event, for readers of a chart such as the inspector. */
export const moreOf = (params: object): object | undefined => ('more' in params ? (params.more as object) : undefined)

/**
 * An assignment for each chart whose context has these fields. XState ties an action to the whole context of one chart;
 * only the three functions here loosen it, and the kit's context types name the fields that a chart must have.
 */
export const assignIn = <Context, Params extends ParameterizedObject['params'] | undefined = undefined>(
  assigner: (state: { readonly context: Context }, params: Params) => Partial<Context>,
) => assign<any, any, Params, any, never>(({ context }, params) => assigner({ context }, params))

/** The same for an event that the chart raises. Each chart that uses it must take the event. */
export const raiseIn = <Context, Params extends ParameterizedObject['params'] | undefined = undefined>(
  eventOf: (state: { readonly context: Context }, params: Params) => EventObject,
) =>
  raise<any, any, any, Params, never, never>(({ context }: { context: Context }, params: Params) =>
    eventOf({ context }, params),
  )

/** The same for an event that the chart emits. */
export const emitIn = <Context, Params extends ParameterizedObject['params'] | undefined = undefined>(
  eventOf: (state: { readonly context: Context }, params: Params) => EventObject,
) =>
  emit<any, any, Params, any, any>(({ context }: { context: Context }, params: Params) => eventOf({ context }, params))

import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition, EventObject } from 'xstate'
import {
  type Answers,
  declarationOf,
  type FormStep,
  isFormStep,
  type StepName,
  stepsOnPageOf,
} from '../../../domain/application'
import { faultsOf } from '../../../domain/application/faults'
import type { Entry } from '../../../domain/application/fields/field'
import { missingTo } from '../../../domain/application/missing'
import { several } from '../../../domain/common/formats'
import {
  type Snapshot,
  selectAmountDue,
  selectAnswers,
  selectBusy,
  selectDialog,
  selectPriceState,
  selectQuoteOutcome,
  selectReasons,
  selectStep,
  selectView,
} from '../../../machines/customer/quote/quote.select'
import type { Onward } from '../../../machines/shared/inspector/inspector.types'
import { guardName } from '../../../machines/shared/inspector/outline'

type Causes = readonly string[]
type Guard = Onward['guards'][number]

/** Only the quote's chart has steps. */
export const isQuote = (snapshot: { machine?: { id: string } }): snapshot is Snapshot =>
  snapshot.machine?.id === 'quote'

/** Whether the customer can continue, by the chart's own guards. If not, says why in the questions' own words. */
export function onwardOf(snapshot: Snapshot): Onward {
  const step = selectStep(snapshot)
  const others = causeOfWait(snapshot)
  if (selectView(snapshot) !== 'quoting') return { event: null, mayGoOn: false, guards: [], others }
  // the chart does not know whether the card is complete, so a complete one is assumed
  const event = step === 'payment' ? { type: 'payment.submitted', card: 'complete' } : { type: 'step.submitted' }
  const guards = guardsOf(snapshot, event).map((transition) => judged(snapshot, step, transition, event))
  return { event: event.type, mayGoOn: guards.some(({ holds }) => holds), guards, others }
}

/** The guarded transitions of the event in the current state, from the innermost state that handles it. */
function guardsOf(snapshot: AnyMachineSnapshot, { type }: EventObject): AnyTransitionDefinition[] {
  const nodes = snapshot._nodes.toSorted((a: AnyStateNode, b: AnyStateNode) => b.order - a.order)
  const taking = nodes.find((node: AnyStateNode) => node.transitions.has(type))
  return (taking?.transitions.get(type) ?? []).filter(({ guard }: AnyTransitionDefinition) => guard)
}

function judged(snapshot: Snapshot, step: StepName, transition: AnyTransitionDefinition, event: EventObject): Guard {
  const { type, params } = transition.guard as { type?: string; params?: unknown }
  const name = type ?? String(transition.guard)
  const { guards } = (snapshot.machine as unknown as AnyStateMachine).implementations
  const seen = { context: snapshot.context, event }
  const holds = (guards[name] as (state: object, params: unknown) => boolean)(
    seen,
    typeof params === 'function' ? params(seen) : params,
  )
  return { name: guardName(transition) ?? name, holds, why: holds ? [] : (reasons[name]?.(snapshot, step) ?? []) }
}

const reasons: Readonly<Record<string, (snapshot: Snapshot, step: StepName) => Causes>> = {
  isComplete: incomplete,
  isCompleteAndStored: (snapshot, step) => {
    const faults = incomplete(snapshot, step)
    return faults.length > 0 ? faults : ['The server does not have these answers yet. They are saved with the step.']
  },
  hasOffer: withoutOffer,
  isPayable: withoutOffer,
  isIncomplete: () => ['The card counts as complete here.'],
}

/** The error summary's text, without names that a customer gave to entries. */
function incomplete(snapshot: Snapshot, open: StepName): Causes {
  return stepsOnPageOf(open)
    .filter(isFormStep)
    .flatMap((step) => faultsIn(step, selectAnswers(snapshot)))
}

const faultsIn = (step: FormStep, answers: Answers): Causes =>
  faultsOf(step, answers).map(({ field, entry, message }) => {
    const declared = declarationOf(step).fields[field]!.entry
    if (!entry || !declared) return message
    const title = (answers[field] as readonly Entry[])[entry.index]?.[declared.title]
    return title ? message.replaceAll(String(title), `${declared.noun} ${entry.index + 1}`) : message
  })

function withoutOffer(snapshot: Snapshot): Causes {
  if (selectAmountDue(snapshot) !== null) return []
  const state = selectPriceState(snapshot)
  const missing = missingTo('price', selectAnswers(snapshot)).map(({ label }) => `Still missing for a price: ${label}`)
  const withheld = selectReasons(snapshot).map(({ code, decision }) => `${decided[decision]} (${code})`)
  if (missing.length + withheld.length > 0) return [...withheld, ...missing]
  return [state === 'failed' ? 'The price could not be worked out.' : `There is no price yet: it is ${inWords(state)}.`]
}
const decided = { refer: 'An underwriter has to look at it', decline: 'It is declined' } as const

/** Causes outside of the event's guards: a pending request, an open dialog, an answer that the server refused. */
function causeOfWait(snapshot: Snapshot): Causes {
  const busy = selectBusy(snapshot)
  const dialog = selectDialog(snapshot)
  const outcome = selectQuoteOutcome(snapshot)
  const { passed, refusals } = snapshot.context
  const refused = new Set([...passed, ...refusals].map(({ field }) => field))
  return [
    ...(selectView(snapshot) === 'quoting' ? [] : [`The quote is ${inWords(selectView(snapshot))}: it has no step.`]),
    ...(busy ? [`It waits for an answer, under the words “${busy}”.`] : []),
    ...(dialog === 'closed' ? [] : [`A dialog is open: ${inWords(dialog)}.`]),
    ...(['unknown', 'quotable', 'approved'].includes(outcome) ? [] : [`The quote is ${inWords(outcome)}.`]),
    ...(refused.size > 0 ? [`The server refused ${several(refused.size, 'answer')}: ${[...refused].join(', ')}.`] : []),
  ]
}

const inWords = (state: string) => state.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

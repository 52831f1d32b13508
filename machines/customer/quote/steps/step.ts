import { raise } from 'xstate'
import { type FormStep, isAfter, pageBeside, type StepName } from '../../../../domain/application'
import { fromEvent } from '../../../kit/call'
import { quoteSetup } from '../model/quote.setup'

/** Blocks leaving the step while a call is in flight. Spread it into `on`. */
export const withoutMoves = { 'step.left': {}, 'step.opened': {} } as const

/** For every step after the summary: a quote without an offer goes back to the summary. */
export const onlyWithOffer = { 'price.withheld': { guard: 'isNotApproved', target: 'quoteSummary' } } as const

const beside = (step: StepName, by: 1 | -1) => pageBeside(step, by)?.[0]

/** The target of `step.left`: the first step of the previous page; the first page has none. */
export const backOf = (step: StepName) => ({ ...(beside(step, -1) && { 'step.left': beside(step, -1)! }) })

/** The first step of the next page, once this one is left. */
export const nextOf = (step: StepName) => beside(step, 1)!

/**
 * The shape of every step with questions. It ends in `left`, so its parent names the next step by its siblings, and no
 * state needs an id. Steps on one page are left together: the open one is the one that was opened last. A step that may
 * ask nothing names the step on its page that opens in its place.
 */
export function questions(step: FormStep, instead?: FormStep) {
  const submitted = [
    { guard: { type: 'isComplete', params: { step } }, target: 'leaving' },
    { target: 'rejected', reenter: true },
  ] as const
  return quoteSetup.createStateConfig({
    initial: 'editing',
    entry: { type: 'setFurthest', params: { step } },
    exit: 'passStep',
    ...(instead && { always: { guard: { type: 'hasNoQuestions', params: { step } }, target: instead } as const }),
    on: { ...backOf(step), ...(isAfter(step, 'quoteSummary') && onlyWithOffer) },
    onDone: nextOf(step),
    states: {
      editing: {
        on: {
          'step.submitted': [
            // answers that are already stored need no wait; whether they still are is checked in parallel
            { guard: { type: 'isCompleteAndStored', params: { step } }, target: 'left', actions: 'completeStep' },
            ...submitted,
          ],
        },
      },
      rejected: { entry: ['countRejection', 'rejectStep'], on: { 'step.submitted': submitted } },
      leaving: {
        meta: { busy: 'Saving...' },
        entry: 'completeStep',
        on: {
          ...withoutMoves,
          'record.saved': 'left',
          // the faults show on the page; trying to continue leads the user to them
          'record.conflicted': { target: 'editing', actions: 'countRejection' },
          'record.outrun': { actions: 'completeStep' },
          'contact.refused': [
            {
              guard: fromEvent('isAboutAnswers'),
              target: 'rejected',
              actions: raise(({ event }) => ({ type: 'step.refused', problem: event.problem })),
            },
            { target: 'editing', actions: raise(({ event }) => ({ type: 'step.refused', problem: event.problem })) },
          ],
        },
      },
      left: { type: 'final' },
    },
  })
}

import { raise } from 'xstate'
import { type FormStep, isAfter, type StepName, stepOrder } from '../../../../domain/application'
import { fromEvent } from '../../../kit/call'
import { quoteSetup } from '../model/quote.setup'

/**
 * No way out: what is in flight must come back first. Spread into `on`, it keeps the region from leading one away.
 */
export const withoutMoves = { 'step.left': {}, 'step.opened': {} } as const

/** Of every step behind the summary: who has no offer any more goes back there. */
export const onlyWithOffer = { 'price.withheld': { guard: 'isNotApproved', target: 'quoteSummary' } } as const

const beside = (step: StepName, by: 1 | -1) => stepOrder[stepOrder.indexOf(step) + by]

/** Where `step.left` leads: the step before; of the first there is none. */
export const backOf = (step: StepName) => ({ ...(beside(step, -1) && { 'step.left': beside(step, -1)! }) })

/** Where one goes once a step is left. */
export const nextOf = (step: StepName) => beside(step, 1)!

/**
 * The one shape of a step that asks something. It ends in `left`, so where one goes next is said by its parent's own
 * siblings, by name, and no state needs an id.
 */
export function questions(step: FormStep) {
  const submitted = [
    { guard: { type: 'isComplete', params: { step } }, target: 'leaving' },
    { target: 'rejected', reenter: true },
  ] as const
  return quoteSetup.createStateConfig({
    initial: 'editing',
    entry: { type: 'noteStep', params: { step } },
    exit: 'passStep',
    on: { ...backOf(step), ...(isAfter(step, 'quoteSummary') && onlyWithOffer) },
    onDone: nextOf(step),
    states: {
      editing: {
        on: {
          'step.submitted': [
            // what the server has already is not waited for; that it still has it is found out beside
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
          // said in place; whoever wants to go on all the same is led to it
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

import { raise } from 'xstate'
import { termsEdition } from '../../../domain/terms'
import { quoteSetup } from '../quote.setup'
import { heldStill, onlyWithOffer } from './step'

const step = 'terms'
const submitted = [
  { guard: { type: 'isComplete', params: { step } }, target: 'saving' },
  { target: 'rejected', reenter: true },
] as const

/** A signature is for the answers as the server has them, so what is shown here is stored first, and then signed. */
export const terms = quoteSetup.createStateConfig({
  initial: 'editing',
  entry: { type: 'noteStep', params: { step } },
  on: { 'step.left': 'location', ...onlyWithOffer },
  onDone: 'payment',
  states: {
    editing: { on: { 'step.submitted': submitted } },
    rejected: { entry: 'countRejection', on: { 'step.submitted': submitted } },
    saving: {
      meta: { busy: 'Saving...' },
      entry: raise({ type: 'step.completed' }),
      on: {
        ...heldStill,
        'record.saved': 'signing',
        'record.outrun': { actions: raise({ type: 'step.completed' }) },
        'contact.refused': {
          target: 'editing',
          actions: raise(({ event }) => ({ type: 'step.refused', problem: event.problem })),
        },
      },
    },
    signing: {
      meta: { busy: 'Saving...' },
      invoke: {
        id: 'signTerms',
        src: 'signTerms',
        input: ({ context: { contactId, answers } }) => ({
          id: contactId!,
          name: answers.terms_name!,
          signature: answers.terms_signature!,
          version: termsEdition,
        }),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: {
        ...heldStill,
        'terms.signed': 'left',
        'terms.refused': [
          {
            guard: 'isAboutAnswers',
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

import { raise } from 'xstate'
import type { Answers } from '../../../../domain/application'
import { nameOf } from '../../../../domain/application/common'
import { termsEdition } from '../../../../domain/quote/terms'
import { fromEvent, invokeCall } from '../../../kit/call'
import { quoteSetup } from '../model/quote.setup'
import type { QuoteContext } from '../model/quote.types'
import { backOf, nextOf, onlyWithOffer, withoutMoves } from './step'

const step = 'terms'
const submitted = [
  { guard: { type: 'isComplete', params: { step } }, target: 'saving' },
  { target: 'rejected', reenter: true },
] as const

/** A signature applies to the stored answers, so the answers shown here are stored first, and then signed. */
export const terms = quoteSetup.createStateConfig({
  initial: 'editing',
  exit: 'passStep',
  entry: [
    { type: 'setFurthest', params: { step } },
    raise(({ context }) => ({ type: 'answers.changed', answers: answersSigned(context) })),
  ],
  on: { ...backOf(step), ...onlyWithOffer },
  onDone: nextOf(step),
  states: {
    // nobody signs on a page to read: it goes on to the last step
    editing: { on: { 'step.submitted': [{ guard: 'isAgreed', target: 'left' }, ...submitted] } },
    rejected: { entry: 'countRejection', on: { 'step.submitted': submitted } },
    saving: {
      meta: { busy: 'Saving...' },
      entry: 'completeStep',
      on: {
        ...withoutMoves,
        'record.saved': 'signing',
        'record.conflicted': { target: 'editing', actions: 'countRejection' },
        'record.outrun': { actions: 'completeStep' },
        'contact.refused': {
          target: 'editing',
          actions: raise(({ event }) => ({ type: 'step.refused', problem: event.problem })),
        },
      },
    },
    signing: {
      meta: { busy: 'Saving...' },
      invoke: invokeCall('signTerms', ({ context: { contactId, answers } }) => ({
        id: contactId!,
        name: answers.terms_name!,
        signature: signatureIn(answers),
        version: termsEdition,
      })),
      on: {
        ...withoutMoves,
        'terms.signed': 'left',
        'terms.refused': [
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

/** Usually the insured signs, so their name is filled in. Another signer can replace it. */
function answersSigned({ answers, signedBy }: QuoteContext): Partial<Answers> {
  const name = nameOf(answers.insured_first_name, answers.insured_last_name)
  return signedBy !== null || answers.terms_name || name === null ? {} : { terms_name: name }
}

const signatureIn = ({ terms_signing, terms_signature, terms_drawing }: Answers) =>
  (terms_signing === 'Drawn' ? terms_drawing : terms_signature)!

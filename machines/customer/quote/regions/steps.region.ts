import { stepOrder } from '../../../../domain/application'
import { fromEvent } from '../../../kit/call'
import { quoteSetup } from '../model/quote.setup'
import { payment } from '../steps/payment.step'
import { coverage, eventDetails, insured, location, underwriting } from '../steps/questions.step'
import { quoteSummary } from '../steps/quoteSummary.step'
import { terms } from '../steps/terms.step'

const [, ...later] = stepOrder

/** The open step. Answers live in the context, so going back or opening an earlier step never loses one. */
export const steps = quoteSetup.createStateConfig({
  initial: 'starting',
  on: {
    'step.opened': stepOrder.map(
      (step) => ({ guard: fromEvent('isOpened', { at: step }), target: `.${step}` }) as const,
    ),
  },
  states: {
    starting: {
      always: [
        ...later.map((step) => ({ guard: { type: 'isStart', params: { step } }, target: step }) as const),
        { target: 'eventDetails' },
      ],
    },
    eventDetails,
    coverage,
    underwriting,
    quoteSummary,
    insured,
    location,
    terms,
    payment,
  },
})

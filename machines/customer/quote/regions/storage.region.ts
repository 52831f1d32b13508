import { assign, raise } from 'xstate'
import { type Answers, type FieldName, type FormStep, fieldsOf } from '../../../../domain/application'
import { isAnswered } from '../model/quote.answers'
import { unpriced } from '../model/quote.response'
import { quoteSetup } from '../model/quote.setup'

/**
 * The specification's store as events (decision 57). A merge into a step is `answers.changed`, and a full reset is
 * `quote.restarted`. This region replaces or resets a step, and resets the pricing. It only listens.
 */
export const store = quoteSetup.createStateConfig({
  on: {
    'step.replaced': { actions: raise(({ event }) => only(event.step, event.answers)) },
    'step.reset': { actions: raise(({ event }) => only(event.step, {})) },
    'pricing.reset': {
      actions: assign(({ context, event: { keeps } }) => ({
        ...unpriced(context),
        ...(keeps !== 'couponAndAmount' && { lastPrice: null }),
        ...(keeps !== 'couponAndAmount' && keeps !== 'coupon' && { coupons: [] }),
      })),
    },
  },
})

/** Sets a step to these answers and resets its others. Facts from the server are no answers and stay. */
function only(step: FormStep, answers: Partial<Answers>) {
  const fields = fieldsOf(step).filter(([name]) => isAnswered(name))
  const blank = Object.fromEntries(fields.map(([name, { blank }]) => [name, blank]))
  const given = Object.fromEntries(
    fields.filter(([name]) => name in answers).map(([name]) => [name, answers[name as FieldName]]),
  )
  return { type: 'answers.changed', answers: { ...blank, ...given } } as const
}

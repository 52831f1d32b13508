import { assign, raise } from 'xstate'
import { type Answers, type FieldName, type FormStep, fieldsOf } from '../../../../domain/application'
import { isAnswered } from '../model/quote.answers'
import { unpriced } from '../model/quote.response'
import { quoteSetup } from '../model/quote.setup'

/**
 * The specification's store, as events (decision 57). What is merged into a step is `answers.changed`, and a whole reset is
 * `quote.restarted`; here a step is replaced or reset, and so is the pricing. It only listens.
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

/** These answers of a step, and as it begins whatever they leave out; what the server says of a quote is no answer. */
function only(step: FormStep, answers: Partial<Answers>) {
  const fields = fieldsOf(step).filter(([name]) => isAnswered(name))
  const blank = Object.fromEntries(fields.map(([name, { blank }]) => [name, blank]))
  const given = Object.fromEntries(
    fields.filter(([name]) => name in answers).map(([name]) => [name, answers[name as FieldName]]),
  )
  return { type: 'answers.changed', answers: { ...blank, ...given } } as const
}

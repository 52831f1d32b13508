import { assign } from 'xstate'
import type { Price } from '../../../../contract/client'
import type { Answers } from '../../../../domain/application'
import { cityZipsWith } from '../../../../domain/application/cities'
import { answersWith, changed, isRated } from '../model/quote.answers'
import { created, looked, refusalsIn, reviewed, stored, unpriced, withCoupon } from '../model/quote.response'
import { quoteSetup, reportedStatus } from '../model/quote.setup'
import type { QuoteContext } from '../model/quote.types'

/**
 * Holds the context that more than one region needs; the other regions only change state. It is a region and not an
 * `on` of their parent, because XState hands an event to a parallel state only when none of its regions takes it. It
 * listens to no button: since it is always active, the chart would seem to accept the button's event everywhere.
 */
export const memory = quoteSetup.createStateConfig({
  on: {
    'answers.changed': { actions: assign(({ context, event }) => answered(context, event.answers)) },
    'text.typed': {
      actions: assign({ texts: ({ context, event: { name, text } }) => ({ ...context.texts, [name]: text }) }),
    },
    'payment.drafted': {
      actions: assign({ paymentDraft: ({ context, event: { draft } }) => ({ ...context.paymentDraft, ...draft }) }),
    },
    'price.arrived': {
      actions: assign({
        price: ({ event }) => event.price,
        suspension: ({ event }) => event.price.suspension ?? null,
        startingPrice: null,
        reasons: [],
        shownReasons: [],
        passed: [],
      }),
    },
    'price.unfinished': {
      actions: assign(({ context, event: { startingPrice } }) => ({ ...unpriced(context), startingPrice, passed: [] })),
    },
    'price.withheld': {
      actions: assign(({ context, event }) => ({
        ...unpriced(context),
        reasons: event.reasons,
        shownReasons: reportedStatus(context, event),
      })),
    },
    'price.refused': {
      actions: assign(({ context, event }) => ({
        ...unpriced(context),
        ...(event.problem.is_event_popup && {
          shownReasons: reportedStatus(context, event),
          passed: refusalsIn(event.problem, context.answers),
        }),
      })),
    },
    'price.lapsed': { actions: assign({ reasons: [], shownReasons: [] }) },
    'contact.opened': { actions: assign(({ context, event }) => looked(context, event)) },
    'review.submitted': { actions: assign(({ context, event }) => reviewed(context, event)) },
    'contact.created': { actions: assign(({ context, event }) => created(context, event)) },
    'contact.stored': { actions: assign(({ context, event }) => stored(context, event)) },
    'contact.refused': { actions: assign({ refusals: ({ event }) => refusalsIn(event.problem, event.sent) }) },
    'coupon.applied': { actions: assign(({ context, event }) => withCoupon(context, event)) },
    'coupon.withdrawn': { actions: assign(({ context, event }) => withCoupon(context, event)) },
    'terms.refused': {
      actions: assign({ refusals: ({ context, event }) => refusalsIn(event.problem, context.answers) }),
    },
    'terms.signed': {
      actions: assign(({ context, event }) => ({ signedBy: event.name, version: event.version ?? context.version })),
    },
    'today.answered': {
      actions: assign({ today: ({ event }) => event.date, readOnly: ({ event }) => event.readOnly ?? null }),
    },
    // nothing was charged, so the next attempt is a new one; after a lost answer it is still the same
    'payment.declined': { actions: assign({ attempt: ({ context }) => context.attempt + 1 }) },
    'payment.failed': { actions: assign({ attempt: ({ context }) => context.attempt + 1 }) },
    // nothing was charged
    'purchase.suspended': {
      actions: assign(({ context, event: { problem } }) => ({
        attempt: context.attempt + 1,
        suspension: problem.suspension ?? context.suspension,
      })),
    },
    'availability.answered': { actions: assign({ suspension: ({ event }) => event.suspension }) },
    'purchase.outdated': {
      actions: assign(({ context, event: { problem } }) => ({
        attempt: context.attempt + 1,
        ...(problem.price ? repriced(context, problem.price) : { signedBy: null }),
      })),
    },
  },
})

/** A price, an approval and a signature apply only to the answers that they were given for. */
function answered(context: QuoteContext, given: Partial<Answers>): Partial<QuoteContext> {
  const names = changed(context.answers, given)
  if (names.length === 0) return {}
  return {
    answers: answersWith(context.answers, given),
    cityZips: cityZipsWith(context.answers, given, context.cityZips),
    unsaved: [...new Set([...context.unsaved, ...names])],
    signedBy: null,
    ...(isRated(context.answers, given) && {
      ...unpriced(context),
      status: context.status === 'approved' ? 'draft' : context.status,
    }),
  }
}

const repriced = ({ price: lastPrice }: QuoteContext, price: Price) => ({
  price,
  lastPrice,
  approvedAmount: price.pricing_detail.amount_due,
})

import { stepsAtTheBank } from '../atTheBank'
import type { NotInBrowser } from './seen'
import { storedSteps } from './words'

/** One reason for several transitions. */
const because = (why: string, ...taken: readonly string[]) =>
  Object.fromEntries(taken.map((name) => [`never taken: ${name}`, why]))

const withCities =
  'the addresses of these walks have their cities; tests/long/journeys/simplestWedding.test.ts types ZIP codes alone'
const noButton = 'the page offers no way back while it waits'
const awaitsPrice =
  'who pays has a price, and none is being worked out then; the price of an attempt that is asked about stands'
const noCoupon = 'there is no code on its way while one pays: its veil lies over the page, and paying waits for it'
const staffOnly = 'the button for it is not there while the quote is stored, compared or offline'

const readByStaff = 'staff alone read a bought quote, and these walks are a customer’s: tests/screens/bought.test.tsx'

const suspended =
  'no moratorium begins or ends here; the walk of a payment meets a suspension in the browser: tests/journeys/walks/purchase.test.ts'
const tooFar = 'it takes a longer way than this walk searches for; the walk of the chart takes it'

/**
 * Transitions and states of the quote's chart that no browser meets here, each with the reason. An entry fails once it
 * is met, or no longer exists.
 */
export const notInBrowser: NotInBrowser = {
  'quote screen': {
    ...because(
      'a browser that holds answers of a quote which there is no more: tests/screens/shell/brokenLink',
      'unavailable on quote.restarted -> restarted',
    ),
    ...because(
      'an order lapses after days: tests/machines/quote.placedOrder.test.ts',
      'switchingToCard on contact.opened -> orderLapsed',
    ),
    ...because(
      'staff record a part at the moment of the switch: tests/machines/quote.placedOrder.test.ts',
      'switchingToCard on order.found -> stillOrdered',
    ),
  },
  'quote steps': {
    ...stepsAtTheBank,
    'never entered: payment.suspended': suspended,
    'never entered: payment.lookingAgain': suspended,
    ...because(
      suspended,
      'payment on purchase.suspended -> quoteSummary',
      'payment on purchase.suspended -> payment.suspended',
      'payment.starting on always -> payment.suspended',
      ...['editing', 'rejected', 'declined', 'failed', 'suspended'].map(
        (state) => `payment.${state} on price.arrived -> payment.suspended`,
      ),
      'payment.suspended on price.arrived -> payment.editing',
      'payment.suspended on availability.asked -> payment.lookingAgain',
      'payment.lookingAgain on availability.answered -> payment.editing',
      'payment.lookingAgain on availability.answered -> payment.suspended',
      'payment.lookingAgain on availability.unknown -> payment.suspended',
      'payment.lookingAgain on xstate.done.actor.askAvailability -> stays',
    ),
    ...because(
      'nobody here insures cancellation alone: tests/long/journeys/cancellationAlone.test.ts',
      'coverage on always -> underwriting',
    ),
    ...because(
      noButton,
      ...storedSteps.map((step) => `${step}.leaving on step.left -> stays`),
      'quoteSummary.emailing on step.left -> stays',
      'quoteSummary.linking on step.left -> stays',
      'terms.saving on step.left -> stays',
      'terms.signing on step.left -> stays',
      ...['paying', 'ordering', 'uncertain', 'asking'].map((state) => `payment.${state} on step.left -> stays`),
    ),
    ...because(
      'a wrong address that is typed once the mail is sent ends the confirmation first, and a veil lies over the box before: tests/machines/quote.mail.test.ts',
      'quoteSummary.emailed on quoteEmail.requested -> quoteSummary.unaddressed',
      'quoteSummary.emailed on purchaseLink.requested -> quoteSummary.unaddressed',
    ),
    ...because(readByStaff, 'terms.editing on step.submitted -> terms.left'),
    ...because(awaitsPrice, 'payment.paying on price.withheld -> stays', 'payment.ordering on price.withheld -> stays'),
    ...because(
      noCoupon,
      ...['paying', 'ordering', 'uncertain', 'asking'].flatMap((state) =>
        ['applied', 'withdrawn'].map((fact) => `payment.${state} on coupon.${fact} -> stays`),
      ),
    ),
  },
  'quote price': {
    ...because(
      'no button of the page resets a price: the store’s own event does',
      '(top) on pricing.reset -> settling',
    ),
    ...because(
      'these walks lack no answer about liability when an event is near: tests/machines/quote.cover',
      'unpriced on today.answered -> recalculating',
    ),
  },
  'quote decision': {},
  'quote record': {
    ...because(
      staffOnly,
      'patching on conflict.sought -> stays',
      'comparing on conflict.sought -> stays',
      'conflicted on conflict.sought -> stays',
      'offline on conflict.sought -> stays',
    ),
    ...because(readByStaff, 'choosing on always -> saved'),
    ...because('an attempt to pay waits until nothing is compared', 'comparing on purchase.outdated -> stays'),
  },
  'quote coupon': {
    ...because(
      'the server never answers a code with that none is there, nor its removal with one that is',
      'applying on coupon.withdrawn -> idle',
      'removing on coupon.applied -> idle',
    ),
    ...because(
      'a code that is typed ends the rejection first: tests/machines/quote.coupon.test.ts',
      'rejected on coupon.submitted -> storing',
    ),
    ...because(tooFar, 'removed on coupon.submitted -> rejected'),
    ...because(
      'the price that takes the coupon out of sight comes while a code is tried: the walk of the chart takes it',
      'rejected on price.withheld -> idle',
      'removed on price.withheld -> idle',
    ),
  },
  'quote dialog': {
    ...because(
      'a dialog lies over the step, so that no answer is given under it; a price that was on its way comes under one at times',
      'eventDates on price.withheld -> rentedPremises',
      'eventDates on price.withheld -> underwritingReview',
      'rentedPremises on price.arrived -> closed',
      'rentedPremises on price.lapsed -> closed',
      'underwritingReview on price.lapsed -> closed',
      'underwritingReview on price.withheld -> eventDates',
      'underwritingReview on price.withheld -> rentedPremises',
      '(top) on price.refused -> eventDates',
    ),
    ...because(tooFar, 'eventDates on price.withheld -> underwritingReview'),
  },
  'quote calendar': {},
  'quote cities': {
    'never entered: requesting': withCities,
    ...because(
      withCities,
      '(top) on answers.changed -> stays',
      '(top) on answers.changed -> requesting',
      '(top) on city.answered -> idle',
      'requesting on city.unavailable -> idle',
      'requesting on xstate.done.actor.getCity -> stays',
    ),
  },
}

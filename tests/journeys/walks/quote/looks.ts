import {
  declarationOf,
  type FormStep,
  formSteps,
  isFormStep,
  numberOf,
  stepOrder,
} from '../../../../domain/application'
import type { quoteMachine } from '../../../../machines/customer/quote/quote.machine'
import {
  selectApplicableSteps,
  selectFaults,
  selectQuoteNumber,
  selectStep,
} from '../../../../machines/customer/quote/quote.select'
import type { LeafOf, StateAt } from '../../../walks/leaf'
import type { CallName } from '../world'
import { hasDraft, isIn, leafOf, type Now } from './act'
import { expectSoon as expect, type QuotePage } from './page'

/** The check of the page for each leaf state of each region; a missing one does not compile. */
type Look = (page: QuotePage, now: Now) => Promise<unknown> | unknown
type Looks<Path extends readonly string[]> = Readonly<Record<LeafOf<StateAt<typeof quoteMachine, Path>>, Look>>

const asks =
  (name: CallName): Look =>
  ({ world }) =>
    world.isAsked(name)
const busy =
  (words: string, name?: CallName): Look =>
  async (page) => {
    await page.busy(words)
    if (name) await page.world.isAsked(name)
  }
const says =
  (words: string | RegExp): Look =>
  (page) =>
    page.text(words)
const all =
  (...looks: readonly Look[]): Look =>
  async (page, now) => {
    for (const look of looks) await look(page, now)
  }

const screen: Looks<[]> = {
  meetingPartner: busy('Fetching...', 'getPartner'),
  opening: busy('Fetching...', 'openContact'),
  switchingToCard: busy('Fetching...', 'openContact'),
  unavailable: (page, { chart }) =>
    page.head(
      chart.context.problems.opening?.status === 404
        ? 'This link does not open a quote'
        : 'We cannot reach our records just now',
    ),
  redirectingToPolicy: ({ page }) => expect(page).toHaveURL(/#manage-policy/),
  quoting: (page) => page.head('Event insurance quote'),
  purchased: (page) => page.head('Your event is insured'),
  ordered: async (page) => {
    await page.head('Your coverage is ordered')
    await page.noText('It has not all been paid yet.')
  },
  stillOrdered: says('It has not all been paid yet.'),
  orderPaid: says('Your payment has arrived.'),
  orderWithdrawn: (page) => page.head('Your order was withdrawn'),
  orderLapsed: (page) => page.head('Your order has expired'),
  restarted: async (page) => {
    await page.head(`Step 1 of ${stepOrder.length}`)
    await page.text('Not saved yet')
  },
}

const calendar: Looks<['quoting', 'calendar']> = {
  asking: asks('currentDate'),
  // only hints depend on the day
  known: ({ world }) => world.isUnanswered('currentDate'),
  unknown: ({ world }) => world.isUnanswered('currentDate'),
}

const isApproved = (now: Now) => isIn(now, 'decision', 'approved')
const isReferred = (now: Now) => /referred|inReview/.test(leafOf(now, 'decision'))
const unlessApproved =
  (look: Look): Look =>
  (page, now) =>
    isApproved(now) ? page.text('An underwriter approved this price.') : look(page, now)
const isWithheld = (now: Now) => isReferred(now) || isIn(now, 'decision', 'declined')
const bill = (words: string | RegExp) => (page: QuotePage) =>
  page.page.locator('aside[aria-label="Price"]').filter({ hasText: words }).waitFor()

const price: Looks<['quoting', 'price']> = {
  unpriced: unlessApproved((page, now) =>
    bill(isReferred(now) ? 'Price after review' : isWithheld(now) ? 'No price' : 'No price yet')(page),
  ),
  settling: ({ world }) => world.isUnanswered('recalculate'),
  recalculating: all(asks('recalculate'), bill('Working out the price')),
  priced: unlessApproved(bill(/Amount due\$[\d,.]+/)),
  unfinished: unlessApproved(bill(/Amount duefrom \$[\d,.]+/)),
  withheld: unlessApproved((page, now) => bill(isReferred(now) ? 'Price after review' : 'No price')(page)),
  waiting: unlessApproved((page, now) =>
    isWithheld(now) ? null : bill('We can’t work out the price while you are offline.')(page),
  ),
  failed: unlessApproved((page, now) => (isWithheld(now) ? null : bill('The price could not be worked out.')(page))),
}

const atSummary =
  (look: Look): Look =>
  (page, now) =>
    selectStep(now.chart) === 'quoteSummary' ? look(page, now) : null
const inReview =
  (words: string | RegExp): Look =>
  (page, now) =>
    selectStep(now.chart) === 'quoteSummary'
      ? all(says('An underwriter is looking at your quote'), says(words))(page, now)
      : hasDraft(now) || !now.chart.can({ type: 'step.opened', step: 'quoteSummary' })
        ? null
        : page.page
            .locator('button')
            .filter({ hasText: /^In review$/ })
            .waitFor()

const decision: Looks<['quoting', 'decision']> = {
  unknown: (page) => page.noText('An underwriter has to look at your quote'),
  quotable: (page) => page.noText('An underwriter has to look at your quote'),
  'referred.unsubmitted': atSummary(all(says('An underwriter has to look at your quote'), says('Submit for review'))),
  'referred.rejected': atSummary((page) => page.page.locator('#review-email-fault').waitFor()),
  'referred.storing': atSummary(busy('Saving...')),
  'referred.submitting': busy('Sending ...', 'submitForReview'),
  'referred.refused': atSummary((page) => page.page.locator('#review-fault').waitFor()),
  'inReview.resting.waiting': inReview(/No decision yet at/),
  'inReview.resting.unheard': inReview('We could not check just now.'),
  'inReview.looking': asks('openContact'),
  declined: atSummary(says(/We cannot|An underwriter has declined your quote/)),
  approved: atSummary(says('An underwriter has approved your quote')),
}

const saving: Look = (page, { chart }) => page.text(selectQuoteNumber(chart) === null ? 'Not saved yet' : 'Saving …')
const record: Looks<['quoting', 'record']> = {
  unsaved: (page, { chart }) => page.text(selectQuoteNumber(chart) === null ? 'Not saved yet' : /· Saved/),
  changed: saving,
  creating: all(saving, asks('createContact')),
  patching: all(saving, asks('patchContact')),
  comparing: all(saving, asks('openContact')),
  conflicted: all(
    says('Not saved: it was changed in another window'),
    says('This quote was changed in another window'),
  ),
  saved: says(/· Saved at/),
  rejected: says(/Not saved: (an answer needs another look|This quote cannot be changed now)/),
  failed: says('Not saved. We try again'),
  offline: says('You are offline. Your answers are kept here.'),
}

const isCouponShown = (now: Now) =>
  ['quoteSummary', 'payment'].includes(selectStep(now.chart)) &&
  !isIn(now, 'steps', 'payment.uncertain', 'payment.asking', 'payment.authenticating', 'payment.checking')
const ifCouponShown =
  (look: Look): Look =>
  (page, now) =>
    isCouponShown(now) && !isWithheld(now) && !isApproved(now) ? look(page, now) : null
const couponFault = ifCouponShown((page) => page.page.locator('#coupon-fault').waitFor())
const coupon: Looks<['quoting', 'coupon']> = {
  idle: ({ page }) => expect(page.locator('#coupon-fault')).toHaveCount(0),
  rejected: couponFault,
  storing: busy('Saving...'),
  applying: busy('Applying Coupon Code ...', 'applyCoupon'),
  removing: busy('Processing...', 'applyCoupon'),
  removed: ifCouponShown(says('The coupon was removed.')),
  refused: couponFault,
}

const opened =
  (title: string | RegExp): Look =>
  (page) =>
    page.dialog(title)
const dialog: Looks<['quoting', 'dialog']> = {
  closed: (page) => page.noDialog(),
  answering: (page) => page.noDialog(),
  eventDatesDue: (page) => page.noDialog(),
  rentedPremisesDue: (page) => page.noDialog(),
  underwritingReviewDue: (page) => page.noDialog(),
  eventDates: opened(/It is too close to the event|Check the days of the event/),
  rentedPremises: opened('is not sold for this event'),
  underwritingReview: opened(/An underwriter will look at your quote|We cannot/),
  clientError: opened('Some answers cannot be saved yet'),
  serverError: opened(/There is no connection to our server|We cannot reach our records just now/),
  genericError: opened(
    /That did not work|The price has changed|There is no connection to our server|We cannot reach our records just now/,
  ),
  creditCardError: opened('The card was declined'),
  creditCardErrorForAdmin: opened('The customer’s card was declined'),
}

const at =
  (step: (typeof stepOrder)[number]): Look =>
  (page, { chart }) => {
    const steps = selectApplicableSteps(chart)
    return page.head(
      `Step ${numberOf(step, steps)} of ${steps.length}${isFormStep(step) ? `: ${declarationOf(step).title}` : ''}`,
    )
  }
const faults = /^(Answer|Check) (this|these) /
const editing = (step: (typeof stepOrder)[number]) =>
  all(at(step), ({ page }, { chart: { context } }) =>
    // a passed date shows a message at once
    context.passed.length > 0
      ? null
      : expect(page.locator('form [aria-labelledby=faults]:not([hidden])').filter({ hasText: faults })).toHaveCount(0),
  )
const rejected = (step: (typeof stepOrder)[number]) =>
  all(at(step), (page, { chart }) =>
    // the error may have been corrected meanwhile
    Object.keys(selectFaults(chart)).length > 0
      ? page.page.locator('[role=alert]:not([hidden])').filter({ hasText: faults }).first().waitFor()
      : null,
  )
const leaving = (step: (typeof stepOrder)[number]) => all(at(step), busy('Saving...'))
const pays = (words: string): Look => all(at('payment'), says(words))

/** For each step with questions. */
const questionSteps = Object.fromEntries(
  formSteps.flatMap((step) => [
    [`${step}.editing`, editing(step)],
    [`${step}.rejected`, rejected(step)],
    [`${step}.leaving`, leaving(step)],
  ]),
) as Record<`${FormStep}.${'editing' | 'rejected' | 'leaving'}`, Look>

const steps: Looks<['quoting', 'steps']> = {
  ...questionSteps,
  'quoteSummary.reading': at('quoteSummary'),
  'quoteSummary.rejected': at('quoteSummary'),
  'quoteSummary.unaddressed': (page) => page.page.locator('#quote-emails-fault').waitFor(),
  'quoteSummary.emailing': busy('Sending ...', 'sendQuoteEmail'),
  'quoteSummary.linking': busy('Sending ...', 'sendPurchaseLink'),
  'quoteSummary.emailed': says(/(Sent to|The purchase link went to) payer\.[\w-]+@example\.com\./),
  'quoteSummary.notEmailed': (page) => page.page.locator('#quote-emails-fault').waitFor(),
  'terms.saving': leaving('terms'),
  'terms.signing': busy('Saving...', 'signTerms'),
  'payment.editing': editing('payment'),
  'payment.rejected': all(at('payment'), (page) => page.alert(faults)),
  'payment.paying': busy('Purchasing ...', 'purchase'),
  'payment.ordering': busy('Processing...', 'purchase'),
  'payment.declined': pays('The card was not accepted'),
  'payment.failed': pays('You have not paid yet'),
  'payment.suspended': all(pays('Your quote is saved, and nothing is charged.'), says('Check now')),
  'payment.lookingAgain': all(pays('Your quote is saved, and nothing is charged.'), says('Checking …')),
  'payment.uncertain': all(pays('We could not tell whether you have paid'), says('Find out now')),
  'payment.authenticating': pays('Confirm this payment with your bank'),
  'payment.checking': all(pays('Confirm this payment with your bank'), asks('purchase')),
  'payment.canceling': busy('Processing...', 'purchase'),
  'payment.asking': all(pays('We could not tell whether you have paid'), says('Finding out …'), asks('purchase')),
}

const cities: Looks<['quoting', 'cities']> = {
  idle: ({ world }) => world.isUnanswered('getCity'),
  requesting: asks('getCity'),
}

const looks = { calendar, cities, steps, price, decision, record, coupon, dialog } as const
type LookOf = Readonly<Record<string, Look>>

/** Checks everything on the page that depends on the chart's state. */
export async function lookAround(page: QuotePage, now: Now): Promise<void> {
  const on = leafOf(now, 'screen')
  await named(`screen ${on}`, () => (screen as LookOf)[on]!(page, now))
  if (on !== 'quoting') return
  const regions = Object.entries(looks) as [keyof typeof looks, LookOf][]
  await Promise.all(
    regions.map(([region, all]) => {
      const leaf = leafOf(now, region)
      return named(`${region} ${leaf}`, () => all[leaf]!(page, now))
    }),
  )
}

async function named(what: string, look: () => unknown) {
  try {
    await look()
  } catch (error) {
    throw new Error(`${what} is not seen: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}

import { fromEvent } from '../../../kit/call'
import { quoteSetup } from '../model/quote.setup'

const open = quoteSetup.createStateConfig({
  tags: 'modal',
  entry: { type: 'keepProblem', params: { at: 'dialog' } },
  exit: { type: 'dropProblem', params: { at: 'dialog' } },
  on: { 'dialog.closed': 'closed' },
})

/** Not over a step that is being answered: what its answers lead to stands in its place, and is told as the step is left. */
const soonDates = { guard: 'isNewShortNotice', target: 'eventDatesDue', reenter: true } as const
const soonLimit = { guard: 'isNewLimit', target: 'rentedPremisesDue' } as const
const soonReview = { guard: 'isNews', target: 'underwritingReviewDue', reenter: true } as const
const suspended = {
  'price.withheld': [soonDates, soonLimit, soonReview],
  'price.refused': { guard: 'isNews', target: 'eventDatesDue', reenter: true },
} as const
const lifted = { target: 'answering', actions: { type: 'dropProblem', params: { at: 'dialog' } } } as const
const due = <Dialog extends 'eventDates' | 'rentedPremises' | 'underwritingReview'>(dialog: Dialog) =>
  ({
    entry: { type: 'keepProblem', params: { at: 'dialog' } },
    on: { ...suspended, 'step.passed': dialog, 'price.arrived': lifted, 'price.lapsed': lifted },
  }) as const
/** What it tells is over with the next price. */
const opened = { ...open, on: { ...open.on, 'price.arrived': 'closed', 'price.lapsed': 'closed' } } as const
const toDates = { guard: fromEvent('isShortNotice'), target: 'eventDates' } as const
const toLimit = { guard: fromEvent('isLimit'), target: 'rentedPremises' } as const
/** Staff who buy for a customer are told of the customer's card (decision 34). */
const cardError = [{ guard: 'isForStaff', target: '.creditCardErrorForAdmin' }, { target: '.creditCardError' }] as const
const datesDue = due('eventDates')
const limitDue = due('rentedPremises')

/**
 * Exactly one dialog, or none: a region is in one state. It lies beside the steps, so closing has nowhere to return
 * to; nobody ever left. The newest problem wins, since every situation also shows in its own place on the page.
 */
export const dialog = quoteSetup.createStateConfig({
  initial: 'closed',
  on: {
    // prices come and go; what was told once is told in its place from then on
    'price.withheld': [
      { guard: 'isNewShortNotice', target: '.eventDates' },
      { guard: 'isNewLimit', target: '.rentedPremises' },
      { guard: 'isNews', target: '.underwritingReview' },
    ],
    'price.refused': { guard: 'isNews', target: '.eventDates' },
    'step.refused': [
      { guard: fromEvent('isAboutDates'), target: '.eventDates' },
      { guard: fromEvent('isAboutReview'), target: '.underwritingReview' },
      { guard: fromEvent('isAboutAnswers'), target: '.clientError' },
      { guard: fromEvent('isPassing'), target: '.serverError' },
      { target: '.genericError' },
    ],
    'payment.declined': cardError,
    'purchase.outdated': '.genericError',
  },
  states: {
    // nothing was answered since a step was left
    closed: { on: { 'field.entered': 'answering', 'answers.changed': 'answering' } },
    answering: { on: { ...suspended, 'step.passed': 'closed' } },
    eventDatesDue: {
      ...datesDue,
      // another day was typed, and what is left of the reasons is no news
      on: {
        ...datesDue.on,
        // a day that has passed keeps one in the step
        'step.rejected': 'eventDates',
        'price.withheld': [soonDates, soonLimit, soonReview, { guard: fromEvent('isShortNotice') }, lifted],
      },
    },
    rentedPremisesDue: { ...limitDue, on: { ...limitDue.on, 'price.withheld': [soonDates, soonReview] } },
    underwritingReviewDue: due('underwritingReview'),
    // and what is wrong by then has its own dialog
    eventDates: {
      ...opened,
      on: {
        ...opened.on,
        'price.withheld': [{ guard: fromEvent('isShortNotice') }, toLimit, { target: 'underwritingReview' }],
      },
    },
    // of what else is wrong it is always news, which opens its own
    rentedPremises: opened,
    underwritingReview: { ...opened, on: { ...opened.on, 'price.withheld': [toDates, toLimit] } },
    clientError: open,
    // whoever was cut off need not be told so any more: what waited to be stored goes on by itself
    serverError: { ...open, on: { ...open.on, 'network.regained': 'closed' } },
    genericError: open,
    creditCardError: open,
    creditCardErrorForAdmin: open,
  },
})

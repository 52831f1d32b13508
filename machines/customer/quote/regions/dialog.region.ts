import { fromEvent } from '../../../kit/call'
import { quoteSetup } from '../model/quote.setup'

const open = quoteSetup.createStateConfig({
  tags: 'modal',
  entry: { type: 'setProblem', params: { at: 'dialog' } },
  exit: { type: 'clearProblem', params: { at: 'dialog' } },
  on: { 'dialog.closed': 'closed' },
})

/**
 * No dialog opens over a step that is being answered. The reasons show on the page, and the dialog opens as the step is
 * left.
 */
const soonDates = { guard: 'isNewShortNotice', target: 'eventDatesDue', reenter: true } as const
const soonLimit = { guard: 'isNewLimit', target: 'rentedPremisesDue' } as const
const soonReview = { guard: 'isNews', target: 'underwritingReviewDue', reenter: true } as const
const suspended = {
  'price.withheld': [soonDates, soonLimit, soonReview],
  'price.refused': { guard: 'isNews', target: 'eventDatesDue', reenter: true },
} as const
const lifted = { target: 'answering', actions: { type: 'clearProblem', params: { at: 'dialog' } } } as const
const due = <Dialog extends 'eventDates' | 'rentedPremises' | 'underwritingReview'>(dialog: Dialog) =>
  ({
    entry: { type: 'setProblem', params: { at: 'dialog' } },
    on: { ...suspended, 'step.passed': dialog, 'price.arrived': lifted, 'price.lapsed': lifted },
  }) as const
/** The next price closes the dialog. */
const opened = { ...open, on: { ...open.on, 'price.arrived': 'closed', 'price.lapsed': 'closed' } } as const
const toDates = { guard: fromEvent('isShortNotice'), target: 'eventDates' } as const
const toLimit = { guard: fromEvent('isLimit'), target: 'rentedPremises' } as const
/** Staff who buy for a customer see a message about the customer's card (decision 34). */
const cardError = [{ guard: 'isForStaff', target: '.creditCardErrorForAdmin' }, { target: '.creditCardError' }] as const
const datesDue = due('eventDates')
const limitDue = due('rentedPremises')

/**
 * At most one dialog is open, because a region is in one state. It is parallel to the steps, so closing it needs no way
 * back. The newest problem wins, since every problem also shows on the page.
 */
export const dialog = quoteSetup.createStateConfig({
  initial: 'closed',
  on: {
    // prices change often: a reason that a dialog has shown is only shown on the page from then on
    'price.withheld': [
      { guard: 'isNewShortNotice', target: '.eventDates' },
      { guard: 'isNewLimit', target: '.rentedPremises' },
      { guard: 'isNews', target: '.underwritingReview' },
    ],
    'price.refused': { guard: 'isNews', target: '.eventDates' },
    'step.refused': [
      { guard: fromEvent('isAboutFetch'), target: '.serverError' },
      { guard: fromEvent('isAboutDates'), target: '.eventDates' },
      { guard: fromEvent('isAboutReview'), target: '.underwritingReview' },
      { guard: fromEvent('isAboutAnswers'), target: '.clientError' },
      { target: '.genericError' },
    ],
    'payment.declined': cardError,
    'purchase.outdated': '.genericError',
  },
  states: {
    // no answer has changed since a step was left
    closed: { on: { 'field.entered': 'answering', 'answers.changed': 'answering' } },
    answering: { on: { ...suspended, 'step.passed': 'closed' } },
    eventDatesDue: {
      ...datesDue,
      // another day was typed, and the other reasons are no news
      on: {
        ...datesDue.on,
        // a day in the past keeps the step open
        'step.rejected': 'eventDates',
        'price.withheld': [soonDates, soonLimit, soonReview, { guard: fromEvent('isShortNotice') }, lifted],
      },
    },
    rentedPremisesDue: { ...limitDue, on: { ...limitDue.on, 'price.withheld': [soonDates, soonReview] } },
    underwritingReviewDue: due('underwritingReview'),
    // other reasons have their own dialog
    eventDates: {
      ...opened,
      on: {
        ...opened.on,
        'price.withheld': [{ guard: fromEvent('isShortNotice') }, toLimit, { target: 'underwritingReview' }],
      },
    },
    // any other reason is news and opens its own dialog
    rentedPremises: opened,
    underwritingReview: { ...opened, on: { ...opened.on, 'price.withheld': [toDates, toLimit] } },
    clientError: open,
    // the network is back: the pending save continues by itself
    serverError: { ...open, on: { ...open.on, 'network.regained': 'closed' } },
    genericError: { ...open, on: { ...open.on, 'network.regained': { guard: 'isDialogPassing', target: 'closed' } } },
    creditCardError: open,
    creditCardErrorForAdmin: open,
  },
})

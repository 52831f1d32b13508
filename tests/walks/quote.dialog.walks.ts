import { expect } from 'vitest'
import { notFetched, type Reason } from '../../contract/problem'
import type { QuoteContext } from '../../machines/customer/quote/model/quote.types'
import { quoteMachine } from '../../machines/customer/quote/quote.machine'
import { button, dialog, noDialog, status } from './assertion'
import * as cases from './quote.cases'
import { walk } from './saying'

/** The walks of the dialogs, and their hand-written specification. */
const { fresh, pricesRefused, purchases, withholdings } = cases

/** The event is soon and needs a review. */
const both = { ...cases.shortNotice, reasons: [...cases.shortNotice.reasons, ...withholdings[0].reasons] }

const tells = {
  short_notice: 'eventDates',
  rented_premises_not_sold: 'rentedPremises',
  using_drone_at_event: 'underwritingReview',
} as const
const codesOf = (reasons: readonly Reason[]) => reasons.map(({ code }) => code as keyof typeof tells)
const newsIn = (reasons: readonly Reason[], { shownReasons: shown }: QuoteContext) =>
  codesOf(reasons).find((code) => !shown.includes(code))

const hasDraft = (from: string) => from === 'answering' || from.endsWith('Due')
const isOpened = (from: string) => ['eventDates', 'rentedPremises', 'underwritingReview'].includes(from)
/** A step is left: the waiting dialog opens. */
const leaves = ({ from }: { from: string }) => {
  if (from === 'eventDatesDue') return 'eventDates'
  if (from === 'rentedPremisesDue') return 'rentedPremises'
  if (from === 'underwritingReviewDue') return 'underwritingReview'
  return from === 'answering' ? 'closed' : (from as 'closed')
}
/** A step is being answered, so the dialog waits. */
const soon = <Dialog extends 'eventDates' | 'rentedPremises' | 'underwritingReview'>(from: string, dialog: Dialog) =>
  hasDraft(from) ? (`${dialog}Due` as const) : dialog

const lapses = ({ from }: { from: string }) => {
  if (isOpened(from)) return 'closed'
  return hasDraft(from) ? 'answering' : (from as 'closed')
}

const due = ({ context }: { context: QuoteContext }) => expect(context.problems.dialog).not.toBeNull()
const none = ({ context }: { context: QuoteContext }) => expect(context.problems.dialog).toBeNull()

const cardError = ({ context }: { context: QuoteContext }) =>
  context.view === 'admin' ? 'creditCardErrorForAdmin' : 'creditCardError'

/** The titles of the generic dialog, by the cause of the failed save. */
const failures = { unanswered: 'There is no connection to our server', refused: 'That did not work' } as const

const tooMuch = status('$1,000,000 is not sold for this event.')
const referredHere = status('An underwriter has to look at this')

export const dialogWalk = walk({
  guarantees: 'At most one dialog is open, and each can be closed.',
  machine: quoteMachine,
  region: ['quoting', 'dialog'],
  starts: {
    fresh: { input: fresh, begins: 'closed' },
    staff: { input: { ...fresh, view: 'admin' }, begins: 'closed' },
  },
  cases: {
    'answers.changed': [{ type: 'answers.changed', answers: { event_name: 'Another name' } }],
    'price.withheld': [withholdings[0], cases.shortNotice, cases.limitNotSold, both],
    'price.refused': pricesRefused,
    'price.arrived': [cases.priced],
    'step.refused': cases.stepsRefused,
    'payment.declined': [purchases.declined],
    'purchase.outdated': [purchases.unsigned],
  },
  reads: ({ shownReasons: shown, view, problems }) => [shown, view, problems.dialog?.status === 0],
  transitions: {
    'field.entered': ({ from }) => (from === 'closed' ? 'answering' : from),
    'answers.changed': ({ from }) => (from === 'closed' ? 'answering' : from),
    'step.passed': leaves,
    'step.rejected': ({ from }) => (from === 'eventDatesDue' ? 'eventDates' : from),
    'dialog.closed': ({ from }) => (hasDraft(from) ? from : 'closed'),
    'price.withheld': ({ from, event: { reasons }, context }) => {
      const codes = codesOf(reasons)
      // the open dialog shows the current reasons, new or not
      if (isOpened(from)) {
        if (codes.includes('short_notice')) return 'eventDates'
        return codes.every((code) => code === 'rented_premises_not_sold') ? 'rentedPremises' : 'underwritingReview'
      }
      const news = newsIn(reasons, context)
      if (news) return soon(from, tells[news])
      // another day was typed
      return from === 'eventDatesDue' && !codes.includes('short_notice') ? 'answering' : from
    },
    'price.refused': ({ from, event: { problem }, context }) =>
      problem.is_event_popup && !context.shownReasons.includes('null') ? soon(from, 'eventDates') : from,
    'price.arrived': lapses,
    'price.lapsed': lapses,
    'step.refused': ({ event: { problem } }) => {
      if (problem.is_event_popup) return 'eventDates'
      if (problem.is_underwriting_review) return 'underwritingReview'
      if (problem.status === 422) return 'clientError'
      return problem.type === notFetched ? 'serverError' : 'genericError'
    },
    'payment.declined': cardError,
    'purchase.outdated': () => 'genericError',
    'network.regained': ({ from, context }) =>
      from === 'serverError' || context.problems.dialog?.status === 0 ? 'closed' : from,
  },
  states: {
    closed: { holds: none, shows: noDialog },
    answering: { holds: none, shows: noDialog },
    eventDatesDue: { holds: due, shows: [noDialog, 'No price'] },
    rentedPremisesDue: { holds: due, shows: [noDialog, tooMuch] },
    underwritingReviewDue: { holds: due, shows: [noDialog, referredHere] },
    eventDates: {
      holds: ({ context }) => expect(context.problems.dialog?.is_event_popup).toBe(true),
      shows: [dialog('Check the days of the event'), button('Change the dates')],
    },
    rentedPremises: {
      holds: ({ context }) => expect(context.problems.dialog).toBe(cases.limitNotSold.problem),
      shows: [dialog('$1,000,000 is not sold for this event'), button('Choose $500,000')],
    },
    underwritingReview: {
      holds: ({ context }) => expect(context.problems.dialog?.is_underwriting_review).toBe(true),
      shows: [dialog('An underwriter will look at your quote'), button('Keep my answer')],
    },
    clientError: {
      holds: ({ context }) => expect(context.problems.dialog?.status).toBe(422),
      shows: dialog('Some answers cannot be saved yet'),
    },
    serverError: {
      holds: ({ context }) => expect(context.problems.dialog?.type).toBe(notFetched),
      shows: dialog('There is no connection to our server'),
    },
    genericError: {
      holds: ({ context }) => expect(context.problems.dialog?.status).not.toBe(422),
      shows: ({ context }) => dialog(failures[context.problems.dialog?.status === 0 ? 'unanswered' : 'refused']),
    },
    creditCardError: {
      holds: ({ context }) => expect([context.problems.dialog?.status, context.view]).toEqual([402, 'quote']),
      shows: [dialog('The card was declined'), button('Check the card')],
    },
    creditCardErrorForAdmin: {
      holds: ({ context }) => expect([context.problems.dialog?.status, context.view]).toEqual([402, 'admin']),
      shows: dialog('The customer’s card was declined'),
    },
  },
  goals: ['closed'],
})

import { describe, expect, test } from 'vitest'
import {
  type Snapshot,
  selectBusy,
  selectDialog,
  selectDialogMessage,
  selectEmailState,
  selectPriceState,
  selectQuoteOutcome,
  selectRecord,
  selectView,
} from '../../machines/customer/quote/quote.select'
import { begin } from './quote.rig'

/** The specification's flags are states or facts here. This is their value in a new quote. */
describe('section 3: the flags and dialogs of a quote that begins', () => {
  const flags: [string, (s: Snapshot) => unknown, unknown][] = [
    ['recalculate', selectPriceState, 'unpriced'],
    ['isCalculating', ({ context }) => [context.price, context.lastPrice], [null, null]],
    ['isCoverageLengthChanged', ({ context }) => context.unsaved, []],
    ['isSubmittedForReview', ({ context }) => context.reviewed, null],
    ['saveFromAdmin', ({ context }) => context.view, 'quote'],
    ['isUnderWritingReview', selectQuoteOutcome, 'unknown'],
    ['isHcc', ({ context }) => context.answers.is_hcc !== 'True', true],
    ['isEventDateWithinDays', ({ context }) => context.reasons, []],
    ['attendeesFlag', ({ context }) => context.refusals, []],
    ['isOldPolicy', ({ context }) => ['old', 'unversioned'].includes(`${context.answers.catalogue}`), false],
    ['isFetched', selectView, 'quoting'],
    ['currentDate', ({ context }) => context.today, null],
    ['modalMessage', selectDialogMessage, null],
    ['descriptionOfOperation', selectBusy, null],
    ['certificateHolder', ({ context }) => context.answers.certificate_holder, null],
    ['partner', ({ context }) => context.partner, null],
    ['openReviewModal', selectDialog, 'closed'],
    ['message', ({ context }) => context.problems.dialog, null],
    ['saved', selectRecord, 'unsaved'],
    ['emails', selectEmailState, 'idle'],
  ]
  test.each(flags)('section 3: %s of a new quote', (_, read, value) => {
    expect(read(begin({ answers: {} }).now())).toEqual(value)
  })
})

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

/** What the specification says in flags is a state or a fact of its own here: each as a quote begins. */
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
  test.each(flags)('section 3: what %s tells, as it begins', (_, read, value) => {
    expect(read(begin({ answers: {} }).now())).toEqual(value)
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { AnyStateMachine, StateNode } from 'xstate'
import { certificateMachine } from '../../machines/certificate/certificate.machine'
import { documentsMachine } from '../../machines/documents/documents.machine'
import { forgotQuoteMachine } from '../../machines/forgotQuote/forgotQuote.machine'
import { cancelMachine } from '../../machines/policy/cancel.machine'
import { changeMachine } from '../../machines/policy/change.machine'
import { claimMachine } from '../../machines/policy/claim.machine'
import { findMachine } from '../../machines/policy/find.machine'
import { messageMachine } from '../../machines/policy/message.machine'
import { policyMachine } from '../../machines/policy/policy.machine'
import { sendingMachine } from '../../machines/policy/sending.machine'
import { previewMachine } from '../../machines/preview/preview.machine'
import { purchaseMachine } from '../../machines/purchase/purchase.machine'
import { quoteMachine } from '../../machines/quote/quote.machine'
import {
  type Snapshot,
  selectBusy,
  selectDialog,
  selectDialogMessage,
  selectEmailState,
  selectPriceState,
  selectRecord,
  selectStanding,
  selectView,
} from '../../machines/quote/quote.select'
import { rainRequestMachine } from '../../machines/rainRequest/rainRequest.machine'
import { termsLinkMachine } from '../../machines/termsLink/termsLink.machine'
import { linesOf } from '../../tools/check/specification/lines'
import { begin } from './quote.rig'

/** What the specification says in flags is a state or a fact of its own here: each as a quote begins. */
describe('section 3: the flags and dialogs of a quote that begins', () => {
  const flags: [string, (s: Snapshot) => unknown, unknown][] = [
    ['recalculate', selectPriceState, 'unpriced'],
    ['isCalculating', ({ context }) => [context.price, context.lastPrice], [null, null]],
    ['isCoverageLengthChanged', ({ context }) => context.unsaved, []],
    ['isSubmittedForReview', ({ context }) => context.reviewed, null],
    ['saveFromAdmin', ({ context }) => context.view, 'quote'],
    ['isUnderWritingReview', selectStanding, 'unknown'],
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

const specification = readFileSync('docs/specification.md', 'utf8')
const [, words] = linesOf(specification, { section: '2. Screens and routes' })
  .find((line) => line.startsWith('Loading overlay texts: '))!
  .split(': ')
/** each ends with its dots, and the line with one more */
const overlayTexts = words!.replace(/\.$/, '').split(', ')
const staffs = ['Approving ...', 'Fetching Email Logs ...']

const customers: readonly AnyStateMachine[] = [
  quoteMachine,
  purchaseMachine,
  policyMachine,
  changeMachine,
  cancelMachine,
  claimMachine,
  messageMachine,
  sendingMachine,
  findMachine,
  certificateMachine,
  documentsMachine,
  previewMachine,
  forgotQuoteMachine,
  rainRequestMachine,
  termsLinkMachine,
]
const nodesOf = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

test('section 2: whoever waits reads one of the overlay’s texts, and each of them that is the customer’s is read', () => {
  const said = customers.flatMap(({ root }) =>
    nodesOf(root).flatMap(({ meta }) => (meta as { busy?: string } | undefined)?.busy ?? []),
  )
  expect([...new Set(said)].toSorted()).toEqual(overlayTexts.filter((text) => !staffs.includes(text)).toSorted())
})

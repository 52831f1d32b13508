import { fromEvent, invokeCall } from '../../kit/call'
import { isSentBefore } from './accounting.sent'
import { accountingSetup, staysHere, suspended, toRefused } from './accounting.setup'

/** Asks first, because the form would be lost. */
const leaving = { on: { 'dialog.closed': 'editing', 'leaving.confirmed': '#accounting.closed' } } as const

/** A moratorium that stops the payment may end while another window is in front. */
const looksAgain = { 'window.returned': { guard: 'isSuspended', target: 'lookingAgain' } } as const

/** The transaction form of the specification's section 3. The form's content stays while it is submitted. */
export const creating = accountingSetup.createStateConfig({
  initial: 'editing',
  entry: 'clearCard',
  on: {
    'address.opened': [staysHere, { guard: 'isEntryWritten', ...suspended('creating') }],
    'entry.answered': { actions: fromEvent('setAnswers') },
    'entry.submitted': [
      { guard: fromEvent('isCardWrong'), target: '.rejected' },
      { guard: 'isUnsound', target: '.rejected' },
      { guard: fromEvent('isByCard'), target: 'tokenizing', actions: fromEvent('beginAttempt') },
      { target: 'submitting', actions: fromEvent('beginAttempt') },
    ],
    'entry.begun': [{ guard: 'isEntryWritten', target: '.leavingForAnother' }, { target: 'picking' }],
    'dialog.closed': [{ guard: 'isEntryWritten', target: '.leaving' }, { target: 'closed' }],
  },
  states: {
    editing: { tags: 'background', invoke: invokeCall('windowReturn'), on: looksAgain },
    rejected: { entry: 'countRejection' },
    refused: { entry: 'countRejection', exit: 'clearRefused' },
    failed: { tags: 'background', exit: 'clearRefused', invoke: invokeCall('windowReturn'), on: looksAgain },
    // the form stays, and the books say whether its payment still has to wait
    lookingAgain: {
      tags: 'background',
      invoke: invokeCall('listAccountingTransactions', ({ context }) => ({ contactId: context.contactId })),
      on: {
        'page.loaded': { target: 'editing', actions: fromEvent('setBooks') },
        'page.missing': 'editing',
        'page.refused': 'editing',
        'page.failed': 'editing',
        'session.ended': { target: '#accounting.ended', actions: { type: 'saveDraft', params: { at: 'creating' } } },
      },
    },
    leaving,
    leavingForAnother: { on: { 'dialog.closed': 'editing', 'leaving.confirmed': '#accounting.picking' } },
  },
})

/**
 * The matching send dialog. The entry is in the books whether or not it is emailed, so the books load meanwhile: the
 * balance behind the dialog counts it at once. If they fail to load, closing the dialog loads them again.
 */
export const sending = accountingSetup.createStateConfig({
  initial: 'editing',
  tags: 'background',
  entry: 'clearEntry',
  invoke: invokeCall('listAccountingTransactions', ({ context }) => ({ contactId: context.contactId })),
  on: {
    'page.loaded': { actions: fromEvent('setBooks') },
    'session.ended': { target: 'ended', actions: { type: 'saveDraft', params: { at: 'sending' } } },
    'address.opened': [staysHere, { guard: 'isLetterWritten', ...suspended('sending') }],
    'letter.answered': { actions: fromEvent('setLetter') },
    'letter.submitted': [
      { guard: 'isAddressed', target: 'mailing', actions: fromEvent('sealLetter') },
      { target: '.rejected' },
    ],
    'dialog.closed': [{ guard: 'isLetterWritten', target: '.leaving' }, { target: 'closed' }],
  },
  states: {
    editing: {},
    rejected: { entry: 'countRejection' },
    refused: { entry: 'countRejection', exit: 'clearRefused' },
    failed: { exit: 'clearRefused' },
    leaving,
  },
})

export const mailing = accountingSetup.createStateConfig({
  meta: { busy: 'Sending ...' },
  invoke: invokeCall('sendTransaction', ({ context: { contactId, books, about, letter, letterKey } }) => ({
    contactId,
    kind: about!.kind,
    transactionId: about!.transaction_id,
    emails: letter.emails!,
    message: letter.message,
    again: isSentBefore({ books, about }),
    idempotencyKey: letterKey!,
  })),
  on: {
    'address.opened': [staysHere, suspended('sending')],
    'letter.sent': {
      target: 'closed',
      actions: { type: 'announceSuccess', params: { text: 'Email sent successfully!' } },
    },
    'letter.refused': toRefused('sending', 'letter'),
    'session.ended': { target: 'ended', actions: { type: 'saveDraft', params: { at: 'sending' } } },
  },
})

/** Asks first: a void cannot be undone, and its reason is recorded. */
export const voiding = accountingSetup.createStateConfig({
  initial: 'editing',
  on: {
    'address.opened': [staysHere, { guard: 'isReasonWritten', ...suspended('voiding') }],
    'void.answered': { actions: fromEvent('setReason') },
    'void.confirmed': [{ guard: 'isReasoned', target: 'takingBack' }, { target: '.rejected' }],
    'dialog.closed': [{ guard: 'isReasonWritten', target: '.leaving' }, { target: 'closed' }],
  },
  states: {
    editing: {},
    rejected: { entry: 'countRejection' },
    refused: { entry: 'countRejection', exit: 'clearRefused' },
    failed: { exit: 'clearRefused' },
    leaving,
  },
})

export const takingBack = accountingSetup.createStateConfig({
  meta: { busy: 'Processing...' },
  invoke: invokeCall('voidAccountingTransaction', ({ context: { about, voiding: requested } }) => ({
    kind: about!.kind as 'invoice',
    transactionId: about!.transaction_id,
    reason: requested.reason!,
  })),
  on: {
    'address.opened': [staysHere, suspended('voiding')],
    'entry.voided': {
      target: 'closed',
      actions: { type: 'announceSuccess', params: { text: 'Success! The entry is voided.' } },
    },
    'void.refused': toRefused('voiding', 'voiding'),
    'session.ended': { target: 'ended', actions: { type: 'saveDraft', params: { at: 'voiding' } } },
  },
})

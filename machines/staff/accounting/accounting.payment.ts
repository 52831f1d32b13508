import { formOf } from '../../../domain/staff/accounting'
import type { EntryOrder } from '../../calls/transactions'
import { fromEvent, invokeCall } from '../../kit/call'
import { toProblem } from '../../kit/problem'
import { type AccountingContext, accountingSetup, staysHere, suspended, toRefused } from './accounting.setup'

const orderOf = ({ contactId, entering, answers, books, card, key }: AccountingContext): EntryOrder => ({
  contactId,
  entering,
  form: formOf(entering, answers, books!),
  card,
  idempotencyKey: key,
})

/** What becomes of an attempt, wherever it is heard of. The books are read anew once the dialogs are closed. */
const ended = {
  'entry.made': [
    { guard: 'isMadeHere', target: 'sending', actions: fromEvent('keepEntered') },
    { target: 'closed', actions: [{ type: 'announceSuccess', params: { text: 'Success! The entry is recorded.' } }] },
  ],
  'entry.excepted': toProblem('cardException'),
  'entry.refused': toRefused('creating', 'answers'),
  'entry.lost': toProblem('uncertain'),
} as const

/** The card itself never comes near a chart: see CardVault. */
export const tokenizing = accountingSetup.createStateConfig({
  meta: { busy: 'Processing...' },
  invoke: invokeCall('tokenizeCard'),
  on: {
    'address.opened': [staysHere, suspended('creating')],
    'card.tokenized': { target: 'submitting', actions: fromEvent('keepCard') },
    // a bank or a processor that takes no such card: the same dialog, and nothing was asked of the server
    'card.refused': toProblem('cardException'),
    'card.unsent': toRefused('creating', 'answers')[1],
  },
})

export const submitting = accountingSetup.createStateConfig({
  meta: { busy: 'Processing...' },
  invoke: invokeCall('enterTransaction', ({ context }) => orderOf(context)),
  on: {
    ...ended,
    // it is on its way, and may be entered
    'address.opened': [staysHere, suspended('uncertain')],
    'session.ended': { target: 'ended', actions: { type: 'storeDraft', params: { at: 'creating' } } },
  },
})

/** It may have been entered: there is no way back, only finding out, under the same key. */
export const uncertain = accountingSetup.createStateConfig({
  exit: 'clearProblem',
  after: { askAgain: 'asking' },
  on: { 'address.opened': [staysHere, suspended('uncertain')], 'entry.asked': 'asking' },
})

export const asking = accountingSetup.createStateConfig({
  tags: 'background',
  invoke: invokeCall('askTransaction', ({ context }) => orderOf(context), 'enterTransaction'),
  on: {
    ...ended,
    'address.opened': [staysHere, suspended('uncertain')],
    'session.ended': { target: 'ended', actions: { type: 'storeDraft', params: { at: 'uncertain' } } },
  },
})

/**
 * The specification's dialog in place of a toast. The form stands behind it as it was left. The books are read meanwhile:
 * what a processor does not give back stays owed.
 */
export const cardException = accountingSetup.createStateConfig({
  tags: 'background',
  entry: 'dropCard',
  invoke: invokeCall('listAccountingTransactions', ({ context }) => ({ contactId: context.contactId })),
  on: {
    'address.opened': [staysHere, suspended('cardException')],
    'page.loaded': { actions: fromEvent('setBooks') },
    'session.ended': { target: 'ended', actions: { type: 'storeDraft', params: { at: 'cardException' } } },
    'exception.closed': { target: 'creating', actions: 'clearProblem' },
    'dialog.closed': { target: 'creating', actions: 'clearProblem' },
  },
})

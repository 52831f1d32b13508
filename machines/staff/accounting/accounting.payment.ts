import { formOf } from '../../../domain/staff/accounting'
import type { EntryOrder } from '../../calls/transactions'
import { fromEvent, invokeCall } from '../../kit/call'
import { toProblem } from '../../kit/problem'
import { type AccountingContext, accountingSetup, staysHere, suspended, toRefused } from './accounting.setup'

export const orderOf = ({ contactId, entering, answers, books, card, key }: AccountingContext): EntryOrder => ({
  contactId,
  entering,
  form: formOf(entering, answers, books!),
  card,
  idempotencyKey: key,
})

/** The outcomes of an attempt, at once or asked about. The books load again once the dialogs are closed. */
export const outcomes = {
  'entry.made': [
    { guard: 'isMadeHere', target: 'sending', actions: fromEvent('keepEntered') },
    { target: 'closed', actions: [{ type: 'announceSuccess', params: { text: 'Success! The entry is recorded.' } }] },
  ],
  'payment.declined': toProblem('declined'),
  'entry.refused': toRefused('creating', 'answers'),
} as const

export const submittingEntry = accountingSetup.createStateConfig({
  meta: { busy: 'Processing...' },
  invoke: invokeCall('enterTransaction', ({ context }) => orderOf(context)),
  on: {
    ...outcomes,
    'payment.lost': toProblem('uncertain'),
    // the call is under way, and the entry may be made
    'address.opened': [staysHere, suspended('uncertain')],
    'session.ended': { target: 'ended', actions: { type: 'storeDraft', params: { at: 'creating' } } },
  },
})

/**
 * The specification's dialog of a card exception, in place of a toast. The form stays as it was behind it. The books load
 * meanwhile: an amount that the processor does not return stays due.
 */
export const declinedCard = accountingSetup.createStateConfig({
  tags: 'background',
  entry: 'clearCard',
  invoke: invokeCall('listAccountingTransactions', ({ context }) => ({ contactId: context.contactId })),
  on: {
    'address.opened': [staysHere, suspended('declined')],
    'page.loaded': { actions: fromEvent('setBooks') },
    'session.ended': { target: 'ended', actions: { type: 'storeDraft', params: { at: 'declined' } } },
    'exception.closed': { target: 'creating', actions: 'clearProblem' },
    'dialog.closed': { target: 'creating', actions: 'clearProblem' },
  },
})

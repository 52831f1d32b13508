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

/** The outcomes of an attempt, from the first answer or from asking later. The books load again once the dialogs are closed. */
export const outcomes = {
  // the card's token is spent
  'authentication.required': { target: 'authenticating', actions: [fromEvent('setAuthentication'), 'clearCard'] },
  'entry.made': [
    { guard: 'isMadeHere', target: 'sending', actions: fromEvent('setEntered') },
    { target: 'closed', actions: [{ type: 'announceSuccess', params: { text: 'Success! The entry is recorded.' } }] },
  ],
  // nothing was made
  'entry.waits': { target: 'waiting', actions: [fromEvent('setPending'), 'announceWork'] },
  'payment.declined': toProblem('declined'),
  'entry.refused': toRefused('creating', 'answers'),
} as const

export const submittingEntry = accountingSetup.createStateConfig({
  meta: { busy: 'Processing...' },
  invoke: invokeCall('enterTransaction', ({ context }) => orderOf(context)),
  on: {
    ...outcomes,
    'payment.lost': toProblem('uncertain'),
    // the call is in flight, and the entry may be recorded
    'address.opened': [staysHere, suspended('uncertain')],
    'session.ended': { target: 'ended', actions: { type: 'saveDraft', params: { at: 'creating' } } },
  },
})

const toConfirm = { type: 'saveDraft', params: { at: 'authenticating' } } as const
/** The entry waits for the cardholder's bank, also while its page is closed. */
export const waits = {
  'address.opened': [staysHere, suspended('authenticating')],
  'session.ended': { target: 'ended', actions: toConfirm },
} as const
export const chargeOf = ({ contactId, entering, key }: AccountingContext) => ({
  contactId,
  entering,
  idempotencyKey: key,
})

/**
 * The specification's dialog for a card exception, instead of a toast. The form behind it stays as it was. The books
 * load meanwhile, because an amount that the processor does not return stays due.
 */
export const declinedCard = accountingSetup.createStateConfig({
  tags: 'background',
  entry: 'clearCard',
  invoke: invokeCall('listAccountingTransactions', ({ context }) => ({ contactId: context.contactId })),
  on: {
    'address.opened': [staysHere, suspended('declined')],
    'page.loaded': { actions: fromEvent('setBooks') },
    'session.ended': { target: 'ended', actions: { type: 'saveDraft', params: { at: 'declined' } } },
    'exception.closed': { target: 'creating', actions: 'clearProblem' },
    'dialog.closed': { target: 'creating', actions: 'clearProblem' },
  },
})

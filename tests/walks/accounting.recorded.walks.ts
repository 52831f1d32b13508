import { expect } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { noAnswer } from '../../contract/problem'
import type { accountingMachine } from '../../machines/staff/accounting/accounting.machine'
import { barn, conflict, invoice, key, receipt } from './accounting.cases'
import { alert, busy, button, calm, dialog, field, no } from './assertion'
import * as kit from './kit'
import type { LeafOf } from './leaf'
import { idle, inFlight } from './saying'
import type { StateSpec, Transitions, Walk } from './spec'

/** The part of the walk of the books about a recorded transaction: its email, its void, and the statement. */

type Machine = typeof accountingMachine
type Leaf = LeafOf<SnapshotFrom<Machine>['value']>

export const isClosed = (leaf: string) => leaf.startsWith('closed')
export const isSending = (leaf: string) => leaf.startsWith('sending')
export const isVoiding = (leaf: string) => leaf.startsWith('voiding')
export const aboutAnswers = ({ problem: { errors } }: { problem: { errors?: object } }) => errors !== undefined
const refusedWith = (problem: object) => (seen: { context: { refused: { problem: unknown } | null } }) =>
  expect(seen.context.refused?.problem).toEqual(problem)
/** nothing but the books, whose balance behind the dialog counts the new entry, or their answer is there */
export const isReadBehind = (seen: Parameters<typeof idle>[0]) =>
  expect([[], ['listAccountingTransactions']]).toContainEqual(inFlight(seen))

const letter = dialog('Send the sales receipt')
const voiding = dialog('Void Invoice I-000105?')

export const recordedCases = {
  'letter.begun': [{ type: 'letter.begun', transaction: receipt }],
  'letter.answered': [
    { type: 'letter.answered', answers: { emails: barn } },
    { type: 'letter.answered', answers: { emails: 'barn@' } },
  ],
  'letter.submitted': [{ type: 'letter.submitted', key }],
  'void.begun': [
    { type: 'void.begun', transaction: invoice },
    { type: 'void.begun', transaction: receipt },
    { type: 'void.begun', transaction: { ...receipt, can_void: true } },
  ],
  'void.answered': [
    { type: 'void.answered', answers: { reason: 'Entered twice' } },
    { type: 'void.answered', answers: { reason: null } },
  ],
} satisfies Walk<Machine, []>['cases']

export const recordedTransitions = {
  'letter.begun': ({ from }) => (isClosed(from) ? 'sending.editing' : from),
  'letter.answered': ({ from }) => from,
  'letter.submitted': ({ from, context }) => {
    if (!isSending(from)) return from
    return context.letter.emails === 'barn@' ? 'sending.rejected' : 'mailing'
  },
  'letter.sent': () => 'closed.reading',
  'letter.refused': ({ event }) => (aboutAnswers(event) ? 'sending.refused' : 'sending.failed'),
  'void.begun': ({ from, event }) =>
    isClosed(from) && event.transaction.kind === 'invoice' ? 'voiding.editing' : from,
  'void.answered': ({ from }) => from,
  'void.confirmed': ({ from, context }) => {
    if (!isVoiding(from)) return from
    return context.voiding.reason ? 'takingBack' : 'voiding.rejected'
  },
  'entry.voided': () => 'closed.reading',
  'void.refused': ({ event }) => (aboutAnswers(event) ? 'voiding.refused' : 'voiding.failed'),
  'statement.requested': ({ from }) => (isClosed(from) ? 'fetchingStatement' : from),
  'statement.saved': () => 'closed.reading',
  'statement.failed': () => 'closed.reading',
} satisfies Transitions<Machine, Leaf | 'out'>

export const recordedStates = {
  'sending.editing': {
    holds: (seen) => {
      isReadBehind(seen)
      expect(seen.context.about).not.toBeNull()
      expect(seen.context.card).toBeNull()
    },
    shows: [button('Send it'), field('Email addresses')],
  },
  'sending.leaving': { holds: isReadBehind, shows: kit.leavingForm },
  'sending.rejected': { holds: kit.wasRejected, shows: [letter, alert('needs an email address')] },
  'sending.refused': { holds: kit.wasRejected, shows: [letter, alert('Too many today')] },
  'sending.failed': { holds: refusedWith(noAnswer), shows: [letter, alert('Something went wrong')] },
  mailing: {
    holds: ({ waiting, context }) =>
      expect(waiting.get('sendTransaction')!.input).toEqual({
        contactId: context.contactId,
        kind: context.about!.kind,
        transactionId: context.about!.transaction_id,
        emails: context.letter.emails,
        message: null,
        again: false,
        idempotencyKey: key,
      }),
    shows: busy,
  },
  'voiding.editing': { holds: idle, shows: [voiding, calm] },
  'voiding.leaving': kit.leaving,
  'voiding.rejected': { holds: kit.wasRejected, shows: [voiding, alert('Answer “Reason”')] },
  'voiding.refused': { holds: kit.wasRejected, shows: [voiding, no(calm)] },
  'voiding.failed': { holds: refusedWith(conflict), shows: [voiding, alert('Nothing is due here')] },
  takingBack: {
    holds: ({ waiting }) =>
      expect(waiting.get('voidAccountingTransaction')!.input).toEqual({
        kind: 'invoice',
        transactionId: invoice.transaction_id,
        reason: 'Entered twice',
      }),
    shows: busy,
  },
  fetchingStatement: {
    holds: ({ waiting, context }) =>
      expect(waiting.get('getStatement')!.input).toEqual({ contactId: context.contactId }),
    shows: busy,
  },
} satisfies Partial<Record<Leaf, StateSpec<Machine>>>

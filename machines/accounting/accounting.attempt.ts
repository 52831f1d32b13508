import { formOf } from '../../domain/accounting'
import type { EntryOrder } from '../calls/accounting'
import { type AccountingContext, accountingSetup, laidAside, staysHere } from './accounting.setup'

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
    { guard: 'isMadeHere', target: 'sending', actions: 'keepEntered' },
    { target: 'closed', actions: [{ type: 'tellSuccess', params: { text: 'Success!' } }] },
  ],
  'entry.excepted': 'cardException',
  'entry.refused': [
    {
      guard: 'isAboutAnswers',
      target: 'creating.refused',
      actions: [{ type: 'keepRefused', params: { form: 'answers' } }, 'tellProblem'],
    },
    {
      target: 'creating.failed',
      actions: [{ type: 'keepRefused', params: { form: 'answers' } }, 'tellProblem'],
    },
  ],
  'entry.lost': 'uncertain',
} as const

/** The card itself never comes near a chart: see CardVault. */
export const tokenizing = accountingSetup.createStateConfig({
  meta: { busy: 'Processing...' },
  invoke: {
    id: 'tokenizeCard',
    src: 'tokenizeCard',
    onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
  },
  on: {
    'address.opened': [staysHere, laidAside('creating')],
    'card.tokenized': { target: 'submitting', actions: 'keepCard' },
    // a bank or a processor that takes no such card: the same dialog, and nothing was asked of the server
    'card.refused': 'cardException',
    'card.unsent': {
      target: 'creating.failed',
      actions: [{ type: 'keepRefused', params: { form: 'answers' } }, 'tellProblem'],
    },
  },
})

export const submitting = accountingSetup.createStateConfig({
  meta: { busy: 'Processing...' },
  invoke: {
    id: 'enterTransaction',
    src: 'enterTransaction',
    input: ({ context }) => orderOf(context),
    onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
  },
  on: {
    ...ended,
    // it is on its way, and may be entered
    'address.opened': [staysHere, laidAside('uncertain')],
    'session.ended': { target: 'ended', actions: { type: 'hold', params: { at: 'creating' } } },
  },
})

/** It may have been entered: there is no way back, only finding out, under the same key. */
export const uncertain = accountingSetup.createStateConfig({
  entry: 'keepProblem',
  exit: 'dropProblem',
  after: { askAgain: 'asking' },
  on: { 'address.opened': [staysHere, laidAside('uncertain')], 'entry.asked': 'asking' },
})

export const asking = accountingSetup.createStateConfig({
  tags: 'background',
  invoke: {
    id: 'enterTransaction',
    src: 'askTransaction',
    input: ({ context }) => orderOf(context),
    onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
  },
  on: {
    ...ended,
    'address.opened': [staysHere, laidAside('uncertain')],
    'session.ended': { target: 'ended', actions: { type: 'hold', params: { at: 'uncertain' } } },
  },
})

/**
 * The specification's dialog in place of a toast. The form stands behind it as it was left. The books are read meanwhile:
 * what a processor does not give back stays owed.
 */
export const cardException = accountingSetup.createStateConfig({
  tags: 'background',
  entry: ['keepProblem', 'dropCard'],
  invoke: {
    id: 'listAccountingTransactions',
    src: 'listAccountingTransactions',
    input: ({ context }) => ({ contactId: context.contactId }),
    onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
  },
  on: {
    'address.opened': [staysHere, laidAside('cardException')],
    'books.read': { actions: 'keepBooks' },
    'session.ended': { target: 'ended', actions: { type: 'hold', params: { at: 'cardException' } } },
    'exception.closed': { target: 'creating', actions: 'dropProblem' },
    'dialog.closed': { target: 'creating', actions: 'dropProblem' },
  },
})

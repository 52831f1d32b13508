import { asking, cardException, submitting, tokenizing, uncertain } from './accounting.attempt'
import { creating, mailing, sending, takingBack, voiding } from './accounting.dialogs'
import { accountingSetup, blankContext, staysHere } from './accounting.setup'

/**
 * The books of a contact at `/admin/<contact id>/accounting`: what is entered in them, mailed and taken back. Entering
 * leads to the dialog that mails it; a card that is refused leads back to the form with nothing lost.
 */
export const accountingMachine = accountingSetup.createMachine({
  id: 'accounting',
  context: ({ input: { address, held } }) => blankContext(address, held ?? {}),
  initial: 'opening',
  on: {
    'address.opened': [staysHere, { target: '.opening', actions: 'openAnother' }],
    'session.ended': '.ended',
  },
  states: {
    opening: {
      tags: 'background',
      invoke: {
        id: 'listAccountingTransactions',
        src: 'listAccountingTransactions',
        input: ({ context }) => ({ contactId: context.contactId }),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: {
        'books.read': { target: 'arriving', actions: 'keepBooks' },
        'books.unknown': 'missing',
        'books.barred': 'barred',
        'books.missed': 'failed',
      },
    },
    // whoever signs in again, or comes back to these books, goes on where it was broken off
    arriving: {
      always: [
        { guard: { type: 'isHeldAt', params: { at: 'creating' } }, target: 'creating', actions: 'resume' },
        { guard: { type: 'isHeldAt', params: { at: 'uncertain' } }, target: 'uncertain', actions: 'resume' },
        {
          guard: { type: 'isHeldAt', params: { at: 'cardException' } },
          target: 'cardException',
          actions: 'resume',
        },
        { guard: { type: 'isHeldAt', params: { at: 'sending' } }, target: 'sending', actions: 'resume' },
        { guard: { type: 'isHeldAt', params: { at: 'voiding' } }, target: 'voiding', actions: 'resume' },
        { target: 'closed.current' },
      ],
    },
    missing: {},
    barred: {},
    failed: { entry: 'keepProblem', exit: 'dropProblem', on: { 'books.retried': 'opening' } },
    closed: {
      initial: 'reading',
      entry: 'dropForms',
      on: {
        'address.opened': { guard: 'isSameContact', target: '.reading', actions: 'readAddress' },
        'entry.begun': 'picking',
        'entry.chosen': { target: 'creating', actions: 'chooseEntry' },
        'letter.begun': { target: 'sending', actions: 'addressLetter' },
        'void.begun': { guard: 'canBeVoided', target: 'voiding', actions: 'beginVoid' },
        'statement.requested': 'fetchingStatement',
      },
      states: {
        reading: {
          tags: 'background',
          invoke: {
            id: 'listAccountingTransactions',
            src: 'listAccountingTransactions',
            input: ({ context }) => ({ contactId: context.contactId }),
            onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
          },
          on: {
            'books.read': { target: 'current', actions: 'keepBooks' },
            'books.unknown': '#accounting.missing',
            'books.barred': '#accounting.barred',
            'books.missed': 'outdated',
          },
        },
        current: {},
        outdated: { entry: 'keepProblem', exit: 'dropProblem', on: { 'books.retried': 'reading' } },
      },
    },
    picking: {
      on: { 'entry.chosen': { target: 'creating', actions: 'chooseEntry' }, 'dialog.closed': 'closed' },
    },
    creating,
    tokenizing,
    submitting,
    uncertain,
    asking,
    cardException,
    sending,
    mailing,
    voiding,
    takingBack,
    fetchingStatement: {
      meta: { busy: 'Fetching...' },
      invoke: {
        id: 'getStatement',
        src: 'getStatement',
        input: ({ context }) => ({ contactId: context.contactId }),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: {
        'statement.saved': 'closed',
        'statement.missed': { target: 'closed', actions: 'tellProblem' },
      },
    },
    ended: { type: 'final' },
  },
  output: ({ context: { drafts } }) => ({ type: 'session.ended', held: drafts }),
})

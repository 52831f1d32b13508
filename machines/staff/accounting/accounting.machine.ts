import { fromEvent, invokeCall } from '../../kit/call'
import { pageStates } from '../../kit/page'
import { asking, authenticating, canceling, checking, tokenizing, uncertain } from '../../kit/payment'
import { toProblem } from '../../kit/problem'
import { creating, mailing, sending, takingBack, voiding } from './accounting.dialogs'
import { chargeOf, declinedCard, orderOf, outcomes, submittingEntry, waits } from './accounting.payment'
import { accountingSetup, blankContext, staysHere, suspended, toRefused } from './accounting.setup'

/**
 * The books of a contact at `/admin/<contact id>/accounting`: record, email and void entries. A recorded entry opens
 * the dialog that emails it. One beyond the user's authority
 * waits for a second person. A declined card returns to the form with nothing lost.
 */
export const accountingMachine = accountingSetup.createMachine({
  id: 'accounting',
  context: ({ input: { address, draft } }) => blankContext(address, draft ?? {}),
  initial: 'opening',
  on: {
    'address.opened': [staysHere, { target: '.opening', actions: fromEvent('openAnother') }],
    'session.ended': '.ended',
  },
  states: {
    opening: {
      tags: 'background',
      invoke: invokeCall('listAccountingTransactions', ({ context }) => ({ contactId: context.contactId })),
      on: {
        'page.loaded': { target: 'arriving', actions: fromEvent('setBooks') },
        'page.missing': 'missing',
        'page.refused': 'barred',
        'page.failed': toProblem('failed'),
      },
    },
    // resumes the draft of a user who signs in again or returns to these books
    arriving: {
      always: [
        { guard: { type: 'hasDraftAt', params: { at: 'creating' } }, target: 'creating', actions: 'resumeDraft' },
        { guard: { type: 'hasDraftAt', params: { at: 'uncertain' } }, target: 'uncertain', actions: 'resumeDraft' },
        {
          guard: { type: 'hasDraftAt', params: { at: 'authenticating' } },
          target: 'checking',
          actions: 'resumeDraft',
        },
        {
          guard: { type: 'hasDraftAt', params: { at: 'declined' } },
          target: 'declined',
          actions: 'resumeDraft',
        },
        { guard: { type: 'hasDraftAt', params: { at: 'sending' } }, target: 'sending', actions: 'resumeDraft' },
        { guard: { type: 'hasDraftAt', params: { at: 'voiding' } }, target: 'voiding', actions: 'resumeDraft' },
        { target: 'closed.current' },
      ],
    },
    missing: {},
    barred: {},
    failed: { exit: 'clearProblem', on: { 'page.retried': 'opening' } },
    closed: {
      initial: 'reading',
      entry: 'clearForms',
      on: {
        'address.opened': { guard: fromEvent('isSameContact'), target: '.reading', actions: fromEvent('readAddress') },
        'entry.begun': 'picking',
        'entry.chosen': { guard: fromEvent('isOffered'), target: 'creating', actions: fromEvent('chooseEntry') },
        'letter.begun': { target: 'sending', actions: fromEvent('beginLetter') },
        'void.begun': { guard: fromEvent('canBeVoided'), target: 'voiding', actions: fromEvent('beginVoid') },
        'statement.requested': 'fetchingStatement',
      },
      states: {
        reading: {
          tags: 'background',
          invoke: invokeCall('listAccountingTransactions', ({ context }) => ({ contactId: context.contactId })),
          on: {
            'page.loaded': { target: 'current', actions: fromEvent('setBooks') },
            'page.missing': '#accounting.missing',
            'page.refused': '#accounting.barred',
            'page.failed': toProblem('outdated'),
          },
        },
        // the hold of an order may end while another window is in front
        current: {
          tags: 'background',
          invoke: invokeCall('windowReturn'),
          on: { 'window.returned': 'reading' },
        },
        outdated: { exit: 'clearProblem', on: { 'page.retried': 'reading' } },
      },
    },
    // the books load meanwhile, because they decide what is offered
    picking: {
      tags: 'background',
      invoke: invokeCall('listAccountingTransactions', ({ context }) => ({ contactId: context.contactId })),
      on: {
        'page.loaded': { actions: fromEvent('setBooks') },
        'entry.chosen': { guard: fromEvent('isOffered'), target: 'creating', actions: fromEvent('chooseEntry') },
        'dialog.closed': 'closed',
      },
    },
    creating,
    tokenizing: tokenizing(invokeCall('tokenizeCard'), {
      'address.opened': [staysHere, suspended('creating')],
      'payment.declined': toProblem('declined'),
      'payment.failed': toRefused('creating', 'answers')[1],
    }),
    submitting: submittingEntry,
    uncertain: uncertain({ 'address.opened': [staysHere, suspended('uncertain')] }),
    asking: asking(
      invokeCall('askTransaction', ({ context }) => orderOf(context), 'enterTransaction'),
      {
        ...outcomes,
        'address.opened': [staysHere, suspended('uncertain')],
        'session.ended': { target: 'ended', actions: { type: 'saveDraft', params: { at: 'uncertain' } } },
      },
    ),
    authenticating: authenticating(
      invokeCall('authenticate', ({ context }) => context.authentication),
      { 'address.opened': waits['address.opened'] },
    ),
    checking: checking(
      invokeCall('askCharge', ({ context }) => chargeOf(context), 'enterTransaction'),
      { ...outcomes, ...waits },
    ),
    canceling: canceling(
      invokeCall(
        'askCharge',
        ({ context }) => ({ ...chargeOf(context), cancelsAuthentication: true }),
        'enterTransaction',
      ),
      { ...outcomes, ...waits },
    ),
    declined: declinedCard,
    // a second person has to approve the entry
    waiting: { on: { 'dialog.closed': 'closed' } },
    sending,
    mailing,
    voiding,
    takingBack,
    fetchingStatement: {
      meta: { busy: 'Fetching...' },
      invoke: invokeCall('getStatement', ({ context }) => ({ contactId: context.contactId })),
      on: {
        'statement.saved': 'closed',
        'statement.failed': { target: 'closed', actions: fromEvent('announceProblem') },
      },
    },
    ended: pageStates.ended,
  },
  output: ({ context: { drafts } }) => ({ type: 'session.ended', draft: drafts }),
})

import { expect } from 'vitest'
import { noAnswer, problemTypes } from '../../contract/problem'
import { accountingMachine } from '../../machines/staff/accounting/accounting.machine'
import {
  another,
  back,
  conflict,
  entered,
  entries,
  exception,
  here,
  isAnswered,
  isRight,
  key,
  letters,
  readings,
  received,
  resumed,
  sale,
  sound,
  statements,
  suspendedBooks,
  tokens,
  voids,
} from './accounting.cases'
import {
  aboutAnswers,
  isClosed,
  isReadBehind,
  isSending,
  isVoiding,
  recordedCases,
  recordedStates,
  recordedTransitions,
} from './accounting.recorded.walks'
import { alert, busy, button, calm, dialog, heading, no, noDialog, status } from './assertion'
import * as kit from './kit'
import { idle, inFlight, walk } from './saying'
import type { Seen } from './spec'
import { pending, rep, row } from './staff.cases'
import { suspended } from './workspace.cases'

/** The walk of the books, and its hand-written specification. */

const isCreating = (leaf: string) => leaf.startsWith('creating')
/** The books load behind a dialog, which stays whatever comes of it */
const readsBehind = (leaf: string) => leaf === 'declined' || leaf === 'picking' || isSending(leaf)
/** the leaf in which a dialog stays whose books are not read; null without a dialog */
const unread = <Leaf extends string>(leaf: Leaf) => {
  if (leaf === 'creating.lookingAgain') return 'creating.editing'
  return readsBehind(leaf) ? leaf : null
}
const withoutErrors = (seen: Parameters<typeof idle>[0] & { context: { refused: unknown; problem: unknown } }) => {
  idle(seen)
  expect([seen.context.refused, seen.context.problem]).toEqual([null, null])
}
/** nothing, but perhaps the first return to the window, which may end a hold */
const isWatching = (seen: Parameters<typeof withoutErrors>[0]) => {
  expect([[], ['windowReturn']]).toContainEqual(inFlight(seen))
  expect([seen.context.refused, seen.context.problem]).toEqual([null, null])
}
const order = {
  contactId: row.id,
  form: { change_item: sound.change_item, note: null },
  idempotencyKey: key,
}

const isRequested = ({ waiting, context }: Seen<typeof accountingMachine>) =>
  expect(waiting.get('enterTransaction')!.input).toMatchObject({
    ...order,
    contactId: context.contactId,
    entering: context.entering,
    card: context.card,
  })

const asksAboutCharge =
  (more: object) =>
  ({ waiting, context }: Seen<typeof accountingMachine>) => {
    const { contactId, entering } = context
    const { input } = waiting.get('enterTransaction')!
    expect(input).toEqual({ contactId, entering, idempotencyKey: key, ...more })
  }

const confirming = [dialog('The cardholder has to confirm this payment'), button('Cancel this payment')]
const receiptForm = dialog('Create a sales receipt')
const form = dialog(/^(Create a sales receipt|Receive a payment)$/)
const outOfSight = dialog('We do not know yet whether it was made')

export const accountingWalk = walk({
  guarantees: 'Entries are recorded, emailed and voided; a declined card returns to its form.',
  machine: accountingMachine.provide({ delays: { askAgain: 5000, checkBank: 5000 } }),
  starts: {
    visit: { input: { user: rep, address: here }, begins: 'opening' },
    'back at the form': back('creating'),
    'back where it is not known': back('uncertain'),
    'back where the cardholder has to confirm it': back('authenticating'),
    'back at the declined card': back('declined'),
    'back at the letter': back('sending'),
    'back at taking back': back('voiding'),
    'back at a payment on hold': back('creating', here, received),
    'back at another contact': back('creating', another),
  },
  cases: {
    'address.opened': [here, another].map((address) => ({ type: 'address.opened', address }) as const),
    'entry.chosen': [
      { type: 'entry.chosen', entering: sale },
      { type: 'entry.chosen', entering: entered },
      { type: 'entry.chosen', entering: received },
    ],
    'entry.answered': [
      { type: 'entry.answered', answers: sound },
      { type: 'entry.answered', answers: { date: '06/31/2026', transaction_type: null } },
    ],
    'entry.submitted': (['none', 'complete', 'incomplete'] as const).map(
      (of) => ({ type: 'entry.submitted', card: of, key }) as const,
    ),
    ...recordedCases,
  },
  outputs: {
    listAccountingTransactions: readings,
    tokenizeCard: tokens,
    enterTransaction: entries,
    authenticate: [{ type: 'authentication.ended' }],
    sendTransaction: letters,
    voidAccountingTransaction: voids,
    getStatement: statements,
    windowReturn: [{ type: 'window.returned' }],
  },
  reads: ({ contactId, entering, answers, letter, voiding, drafts, refused }) => [
    contactId,
    entering.origin,
    entering.kind === 'receivePayment',
    refused?.problem.type,
    answers.date,
    letter.emails,
    voiding.reason,
    drafts[row.id]?.at,
    drafts[row.id]?.entering.kind === 'receivePayment',
  ],
  transitions: {
    'address.opened': ({ from, event, context }) => {
      if (from === 'ended') return from
      if (!event.address.startsWith(`/admin/${context.contactId}/`))
        return from === 'opening' ? 'opening, again' : 'opening'
      if (!isClosed(from)) return from
      return from === 'closed.reading' ? 'closed.reading, again' : 'closed.reading'
    },
    'page.loaded': ({ from, context: { contactId, drafts } }) => {
      if (readsBehind(from)) return from
      if (from === 'creating.lookingAgain') return 'creating.editing'
      const draft = drafts[contactId]
      return from === 'opening' && draft ? resumed[draft.at] : 'closed.current'
    },
    'page.missing': ({ from }) => unread(from) ?? 'missing',
    'page.refused': ({ from }) => unread(from) ?? 'barred',
    'page.failed': ({ from }) => {
      const behind = unread(from)
      if (behind) return behind
      return from === 'opening' ? 'failed' : 'closed.outdated'
    },
    // the order is on hold, as the books say, or as the refusal said
    'window.returned': ({ from, context: { entering, refused } }) => {
      if (from === 'closed.current') return 'closed.reading'
      return entering.kind === 'receivePayment' || refused?.problem.type === problemTypes.suspended
        ? 'creating.lookingAgain'
        : from
    },
    'page.retried': ({ from }) => {
      if (from === 'failed') return 'opening'
      return from === 'closed.outdated' ? 'closed.reading' : from
    },
    'entry.begun': ({ from, context: { answers } }) => {
      if (isCreating(from) && isAnswered(answers)) return 'creating.leavingForAnother'
      return isClosed(from) || isCreating(from) ? 'picking' : from
    },
    // a moratorium stops the order that the payment would be for
    'entry.chosen': ({ from, event }) =>
      (isClosed(from) || from === 'picking') && event.entering.kind !== 'receivePayment' ? 'creating.editing' : from,
    'entry.answered': ({ from }) => from,
    'entry.submitted': ({ from, event, context }) => {
      if (!isCreating(from)) return from
      if (event.card === 'incomplete' || !isRight(context)) return 'creating.rejected'
      return event.card === 'complete' ? 'tokenizing' : 'submitting'
    },
    'card.tokenized': () => 'submitting',
    'payment.failed': () => 'creating.failed',
    'entry.made': ({ context }) => (context.entering.origin === 'here' ? 'sending.editing' : 'closed.reading'),
    'entry.waits': () => 'waiting',
    'payment.declined': () => 'declined',
    'entry.refused': ({ event }) => (aboutAnswers(event) ? 'creating.refused' : 'creating.failed'),
    'payment.lost': ({ from }) => (kit.isConfirming(from) ? 'authenticating' : 'uncertain'),
    'payment.asked': ({ from }) => (from === 'uncertain' ? 'asking' : from),
    'after askAgain': () => 'asking',
    ...kit.confirmingTransitions,
    'exception.closed': ({ from }) => (from === 'declined' ? 'creating.editing' : from),
    ...recordedTransitions,
    'dialog.closed': ({ from, context: { answers, letter, books: read, voiding } }) => {
      if (from === 'declined' || from.startsWith('creating.leaving')) return 'creating.editing'
      if (from === 'sending.leaving') return 'sending.editing'
      if (from === 'voiding.leaving') return 'voiding.editing'
      if (isCreating(from) && isAnswered(answers)) return 'creating.leaving'
      if (isSending(from) && letter.emails !== read?.contact.emailAddress) return 'sending.leaving'
      if (isVoiding(from) && voiding.reason) return 'voiding.leaving'
      return from === 'picking' || from === 'waiting' || isCreating(from) || isSending(from) || isVoiding(from)
        ? 'closed.reading'
        : from
    },
    'leaving.confirmed': ({ from }) => {
      if (from === 'creating.leavingForAnother') return 'picking'
      return from === 'creating.leaving' || from === 'sending.leaving' || from === 'voiding.leaving'
        ? 'closed.reading'
        : from
    },
    'session.ended': () => 'ended',
  },
  states: {
    opening: {
      holds: (seen) => {
        expect(inFlight(seen)).toEqual(['listAccountingTransactions'])
        const { contactId } = seen.context
        expect(seen.waiting.get('listAccountingTransactions')!.input).toEqual({ contactId })
        expect(seen.context.books).toBeNull()
      },
      shows: status('Fetching...'),
    },
    missing: kit.missing,
    barred: { holds: idle, shows: heading('You don’t have access to accounting') },
    failed: kit.failedPage,
    'closed.current': {
      holds: (seen) => {
        isWatching(seen)
        expect(seen.context.books).toEqual(suspendedBooks)
      },
      shows: [heading('Accounting'), heading('$100.00 is due'), noDialog],
    },
    'closed.reading': {
      holds: (seen) => {
        expect(inFlight(seen)).toEqual(['listAccountingTransactions'])
        // the data loaded before stays in sight
        expect(seen.context.books).toEqual(suspendedBooks)
      },
      shows: [heading('Accounting'), noDialog],
    },
    'closed.outdated': {
      holds: ({ context }) => {
        expect(context.problem).toEqual(noAnswer)
        expect(context.books).toEqual(suspendedBooks)
      },
      shows: [heading('Accounting'), alert(kit.cannotReach)],
    },
    picking: { holds: isReadBehind, shows: dialog('Accounting information') },
    'creating.editing': {
      holds: (seen) => {
        isWatching(seen)
        expect(seen.context.card).toBeNull()
      },
      shows: [form, button('Back'), calm],
    },
    'creating.leaving': { holds: withoutErrors, shows: kit.leavingForm },
    'creating.leavingForAnother': { holds: withoutErrors, shows: kit.leavingForm },
    'creating.rejected': { holds: kit.wasRejected, shows: [receiptForm, alert('Answer “How it is paid”')] },
    'creating.refused': {
      holds: (seen) => {
        kit.wasRejected(seen)
        expect(seen.context.refused?.answers).toMatchObject(sound)
      },
      shows: [receiptForm, 'Needs another amount'],
    },
    'creating.failed': {
      holds: ({ context }) => expect([conflict, noAnswer, suspended]).toContainEqual(context.refused?.problem),
      shows: [receiptForm, alert(/Nothing is due here|on hold through/)],
    },
    'creating.lookingAgain': {
      holds: (seen) => {
        expect(inFlight(seen)).toEqual(['listAccountingTransactions'])
        expect(seen.context.refused).toBeNull()
      },
      shows: [form, no(button(/^(Receive the payment|Charge|Create the)/))],
    },
    tokenizing: { holds: (seen) => expect(inFlight(seen)).toEqual(['tokenizeCard']), shows: busy },
    submitting: {
      holds: isRequested,
      shows: busy,
    },
    uncertain: {
      holds: (seen) => {
        idle(seen)
        // after a return, only the dialog shows the state
        expect([noAnswer, null]).toContainEqual(seen.context.problem)
      },
      shows: [outOfSight, button('Find out now')],
    },
    // the same request, so that it is recorded once
    asking: {
      holds: isRequested,
      shows: [outOfSight, 'Finding out …'],
    },
    authenticating: {
      holds: ({ waiting, context }) => {
        expect(waiting.get('authenticate')!.input).toEqual(context.authentication)
        // its token is spent
        expect(context.card).toBeNull()
      },
      shows: confirming,
    },
    // without a card, so that a reload does not matter
    checking: { holds: asksAboutCharge({}), shows: confirming },
    canceling: { holds: asksAboutCharge({ cancelsAuthentication: true }), shows: busy },
    declined: {
      holds: (seen) => {
        expect(seen.context.problem?.status).toBe(exception.status)
        expect(seen.context.card).toBeNull()
        // the form's answers stay
        expect(seen.context.answers.date).toBe(sound.date)
      },
      shows: dialog('The card could not be charged'),
    },
    waiting: {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.pending).toEqual(pending)
      },
      shows: [dialog('This needs a second person'), button('Close')],
    },
    ...recordedStates,
    ended: kit.ended,
  },
  goals: ['closed.current', 'ended'],
})

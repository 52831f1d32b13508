import { expect } from 'vitest'
import { noAnswer } from '../../contract/problem'
import { accountingMachine } from '../../machines/staff/accounting/accounting.machine'
import {
  another,
  back,
  barn,
  books,
  conflict,
  entered,
  entries,
  exception,
  here,
  invoice,
  isAnswered,
  isRight,
  key,
  letters,
  readings,
  receipt,
  resumed,
  sale,
  sound,
  statements,
  tokens,
  voids,
} from './accounting.cases'
import { alert, busy, button, calm, dialog, field, heading, no, noDialog, status } from './assertion'
import * as kit from './kit'
import { idle, inFlight, walk } from './saying'
import type { Seen } from './spec'
import { rep, row } from './staff.cases'

/** The walk of the books, and its hand-written specification. */

const isClosed = (leaf: string) => leaf.startsWith('closed')
const isCreating = (leaf: string) => leaf.startsWith('creating')
const isSending = (leaf: string) => leaf.startsWith('sending')
/** the books load behind a dialog, which stays whatever comes of it */
const readsBehind = (leaf: string) => leaf === 'declined' || isSending(leaf)
const isVoiding = (leaf: string) => leaf.startsWith('voiding')
const aboutAnswers = ({ problem: { errors } }: { problem: { errors?: object } }) => errors !== undefined
const refusedWith = (problem: object) => (seen: { context: { refused: { problem: unknown } | null } }) =>
  expect(seen.context.refused?.problem).toEqual(problem)
const withoutErrors = (seen: Parameters<typeof idle>[0] & { context: { refused: unknown; problem: unknown } }) => {
  idle(seen)
  expect([seen.context.refused, seen.context.problem]).toEqual([null, null])
}
const order = {
  contactId: row.id,
  form: { change_item: sound.change_item, note: null },
  idempotencyKey: key,
}

/** nothing but the books, whose balance behind the dialog counts the new entry, or their answer is there */
const isReadBehind = (seen: Parameters<typeof idle>[0]) =>
  expect([[], ['listAccountingTransactions']]).toContainEqual(inFlight(seen))

const isRequested = ({ waiting, context }: Seen<typeof accountingMachine>) =>
  expect(waiting.get('enterTransaction')!.input).toMatchObject({
    ...order,
    contactId: context.contactId,
    entering: context.entering,
    card: context.card,
  })

const receiptForm = dialog('Create a sales receipt')
const outOfSight = dialog('We do not know yet whether it was made')
const letter = dialog('Send the sales receipt')
const voiding = dialog('Void Invoice I-000105?')

export const accountingWalk = walk({
  guarantees: 'Entries are recorded, emailed and voided; a declined card returns to its form.',
  machine: accountingMachine.provide({ delays: { askAgain: 5000 } }),
  starts: {
    visit: { input: { user: rep, address: here }, begins: 'opening' },
    'back at the form': back('creating'),
    'back where it is not known': back('uncertain'),
    'back at the declined card': back('declined'),
    'back at the letter': back('sending'),
    'back at taking back': back('voiding'),
    'back at another contact': back('creating', another),
  },
  cases: {
    'address.opened': [here, another].map((address) => ({ type: 'address.opened', address }) as const),
    'entry.chosen': [
      { type: 'entry.chosen', entering: sale },
      { type: 'entry.chosen', entering: entered },
    ],
    'entry.answered': [
      { type: 'entry.answered', answers: sound },
      { type: 'entry.answered', answers: { date: '06/31/2026', transaction_type: null } },
    ],
    'entry.submitted': (['none', 'complete', 'incomplete'] as const).map(
      (of) => ({ type: 'entry.submitted', card: of, key }) as const,
    ),
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
  },
  outputs: {
    listAccountingTransactions: readings,
    tokenizeCard: tokens,
    enterTransaction: entries,
    sendTransaction: letters,
    voidAccountingTransaction: voids,
    getStatement: statements,
  },
  reads: ({ contactId, entering, answers, letter, voiding, drafts }) => [
    contactId,
    entering.origin,
    answers.date,
    letter.emails,
    voiding.reason,
    drafts[row.id]?.at,
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
      const draft = drafts[contactId]
      return from === 'opening' && draft ? resumed[draft.at] : 'closed.current'
    },
    'page.missing': ({ from }) => (readsBehind(from) ? from : 'missing'),
    'page.refused': ({ from }) => (readsBehind(from) ? from : 'barred'),
    'page.failed': ({ from }) => {
      if (readsBehind(from)) return from
      return from === 'opening' ? 'failed' : 'closed.outdated'
    },
    'page.retried': ({ from }) => {
      if (from === 'failed') return 'opening'
      return from === 'closed.outdated' ? 'closed.reading' : from
    },
    'entry.begun': ({ from, context: { answers } }) => {
      if (isCreating(from) && isAnswered(answers)) return 'creating.leavingForAnother'
      return isClosed(from) || isCreating(from) ? 'picking' : from
    },
    'entry.chosen': ({ from }) => (isClosed(from) || from === 'picking' ? 'creating.editing' : from),
    'entry.answered': ({ from }) => from,
    'entry.submitted': ({ from, event, context }) => {
      if (!isCreating(from)) return from
      if (event.card === 'incomplete' || !isRight(context)) return 'creating.rejected'
      return event.card === 'complete' ? 'tokenizing' : 'submitting'
    },
    'card.tokenized': () => 'submitting',
    'payment.failed': () => 'creating.failed',
    'entry.made': ({ context }) => (context.entering.origin === 'here' ? 'sending.editing' : 'closed.reading'),
    'payment.declined': () => 'declined',
    'entry.refused': ({ event }) => (aboutAnswers(event) ? 'creating.refused' : 'creating.failed'),
    'payment.lost': () => 'uncertain',
    'payment.asked': ({ from }) => (from === 'uncertain' ? 'asking' : from),
    'after askAgain': () => 'asking',
    'exception.closed': ({ from }) => (from === 'declined' ? 'creating.editing' : from),
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
    'dialog.closed': ({ from, context: { answers, letter, books: read, voiding } }) => {
      if (from === 'declined' || from.startsWith('creating.leaving')) return 'creating.editing'
      if (from === 'sending.leaving') return 'sending.editing'
      if (from === 'voiding.leaving') return 'voiding.editing'
      if (isCreating(from) && isAnswered(answers)) return 'creating.leaving'
      if (isSending(from) && letter.emails !== read?.contact.emailAddress) return 'sending.leaving'
      if (isVoiding(from) && voiding.reason) return 'voiding.leaving'
      return from === 'picking' || isCreating(from) || isSending(from) || isVoiding(from) ? 'closed.reading' : from
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
        withoutErrors(seen)
        expect(seen.context.books).toEqual(books)
      },
      shows: [heading('Accounting'), heading('$100.00 is due'), noDialog],
    },
    'closed.reading': {
      holds: (seen) => {
        expect(inFlight(seen)).toEqual(['listAccountingTransactions'])
        // the data loaded before stays in sight
        expect(seen.context.books).toEqual(books)
      },
      shows: [heading('Accounting'), noDialog],
    },
    'closed.outdated': {
      holds: ({ context }) => {
        expect(context.problem).toEqual(noAnswer)
        expect(context.books).toEqual(books)
      },
      shows: [heading('Accounting'), alert(kit.cannotReach)],
    },
    picking: { holds: withoutErrors, shows: dialog('Accounting information') },
    'creating.editing': {
      holds: (seen) => {
        withoutErrors(seen)
        expect(seen.context.card).toBeNull()
      },
      shows: [receiptForm, button('Add an item'), calm],
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
      holds: ({ context }) => expect([conflict, noAnswer]).toContainEqual(context.refused?.problem),
      shows: [receiptForm, alert('Nothing is due here')],
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
    declined: {
      holds: (seen) => {
        expect(seen.context.problem?.status).toBe(exception.status)
        expect(seen.context.card).toBeNull()
        // the form's answers stay
        expect(seen.context.answers.date).toBe(sound.date)
      },
      shows: dialog('The card could not be charged'),
    },
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
    ended: kit.ended,
  },
  goals: ['closed.current', 'ended'],
})

import { accountingSetup, laidAside, staysHere } from './accounting.setup'

/** Asked first: what was written would be gone. */
const leaving = { on: { 'dialog.closed': 'editing', 'leaving.confirmed': '#accounting.closed' } } as const

/** The transaction form of the specification's section 3. What was typed stays while it is tried. */
export const creating = accountingSetup.createStateConfig({
  initial: 'editing',
  entry: 'dropCard',
  on: {
    'address.opened': [staysHere, { guard: 'isEntryWritten', ...laidAside('creating') }],
    'entry.answered': { actions: 'keepAnswers' },
    'entry.submitted': [
      { guard: 'isCardWrong', target: '.rejected' },
      { guard: 'isUnsound', target: '.rejected' },
      { guard: 'isByCard', target: 'tokenizing', actions: 'beginAttempt' },
      { target: 'submitting', actions: 'beginAttempt' },
    ],
    'entry.begun': [{ guard: 'isEntryWritten', target: '.leavingForAnother' }, { target: 'picking' }],
    'dialog.closed': [{ guard: 'isEntryWritten', target: '.leaving' }, { target: 'closed' }],
  },
  states: {
    editing: {},
    rejected: { entry: 'countRejection' },
    refused: { entry: 'countRejection', exit: 'dropRefused' },
    failed: { exit: 'dropRefused' },
    leaving,
    leavingForAnother: { on: { 'dialog.closed': 'editing', 'leaving.confirmed': '#accounting.picking' } },
  },
})

/** The matching send dialog. The entry stands in the books whether it is mailed or not. */
export const sending = accountingSetup.createStateConfig({
  initial: 'editing',
  entry: 'dropEntry',
  on: {
    'address.opened': [staysHere, { guard: 'isLetterWritten', ...laidAside('sending') }],
    'letter.answered': { actions: 'keepLetter' },
    'letter.submitted': [{ guard: 'isAddressed', target: 'mailing', actions: 'sealLetter' }, { target: '.rejected' }],
    'dialog.closed': [{ guard: 'isLetterWritten', target: '.leaving' }, { target: 'closed' }],
  },
  states: {
    editing: {},
    rejected: { entry: 'countRejection' },
    refused: { entry: 'countRejection', exit: 'dropRefused' },
    failed: { exit: 'dropRefused' },
    leaving,
  },
})

export const mailing = accountingSetup.createStateConfig({
  meta: { busy: 'Sending ...' },
  invoke: {
    id: 'sendTransaction',
    src: 'sendTransaction',
    input: ({ context: { contactId, about, letter, letterKey } }) => ({
      contactId,
      kind: about!.kind,
      transactionId: about!.transaction_id,
      emails: letter.emails!,
      message: letter.message,
      idempotencyKey: letterKey!,
    }),
    onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
  },
  on: {
    'address.opened': [staysHere, laidAside('sending')],
    'letter.sent': {
      target: 'closed',
      actions: { type: 'tellSuccess', params: { text: 'Email sent successfully!' } },
    },
    'letter.refused': [
      {
        guard: 'isAboutAnswers',
        target: 'sending.refused',
        actions: [{ type: 'keepRefused', params: { form: 'letter' } }, 'tellProblem'],
      },
      { target: 'sending.failed', actions: [{ type: 'keepRefused', params: { form: 'letter' } }, 'tellProblem'] },
    ],
    'session.ended': { target: 'ended', actions: { type: 'hold', params: { at: 'sending' } } },
  },
})

/** Asked first: it cannot be undone, and its reason stays in the books. */
export const voiding = accountingSetup.createStateConfig({
  initial: 'editing',
  on: {
    'address.opened': [staysHere, { guard: 'isReasonWritten', ...laidAside('voiding') }],
    'void.answered': { actions: 'keepReason' },
    'void.confirmed': [{ guard: 'isReasoned', target: 'takingBack' }, { target: '.rejected' }],
    'dialog.closed': [{ guard: 'isReasonWritten', target: '.leaving' }, { target: 'closed' }],
  },
  states: {
    editing: {},
    rejected: { entry: 'countRejection' },
    refused: { entry: 'countRejection', exit: 'dropRefused' },
    failed: { exit: 'dropRefused' },
    leaving,
  },
})

export const takingBack = accountingSetup.createStateConfig({
  meta: { busy: 'Processing...' },
  invoke: {
    id: 'voidAccountingTransaction',
    src: 'voidAccountingTransaction',
    input: ({ context: { about, voiding: asked } }) => ({
      kind: about!.kind as 'invoice',
      transactionId: about!.transaction_id,
      reason: asked.reason!,
    }),
    onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
  },
  on: {
    'address.opened': [staysHere, laidAside('voiding')],
    'entry.voided': { target: 'closed', actions: { type: 'tellSuccess', params: { text: 'Success!' } } },
    'void.refused': [
      {
        guard: 'isAboutAnswers',
        target: 'voiding.refused',
        actions: [{ type: 'keepRefused', params: { form: 'voiding' } }, 'tellProblem'],
      },
      { target: 'voiding.failed', actions: [{ type: 'keepRefused', params: { form: 'voiding' } }, 'tellProblem'] },
    ],
    'session.ended': { target: 'ended', actions: { type: 'hold', params: { at: 'voiding' } } },
  },
})

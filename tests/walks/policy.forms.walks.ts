import { expect } from 'vitest'
import { noAnswer, type Problem } from '../../contract/problem'
import { claimMachine } from '../../machines/customer/policy/claim.machine'
import { selectClaimFaults } from '../../machines/customer/policy/claim.select'
import { sendingMachine } from '../../machines/customer/policy/documentEmail.machine'
import { selectSendingFaults } from '../../machines/customer/policy/documentEmail.select'
import { messageMachine } from '../../machines/customer/policy/message.machine'
import { selectMessageFaults } from '../../machines/customer/policy/message.select'
import { findMachine } from '../../machines/customer/policy/policyFinder.machine'
import { selectFindFaults } from '../../machines/customer/policy/policyFinder.select'
import { alert, busy, button, calm, heading } from './assertion'
import * as kit from './kit'
import { idle, summaryOf, walk } from './saying'

/** The walks of a policy page's forms, and their hand-written specification. */
const link = { contactId: 'c1', token: 't1' }
const policyNumber = 'MQE-0048153'
const today = '11/20/2026'
const aboutAnswers = (errors: Record<string, string>): Problem => ({ status: 422, message: 'Check these', errors })
const isWriting = (leaf: string) => leaf.startsWith('writing')
const failed = ({ context }: { context: { refused: { problem: Problem } | null } }) =>
  expect(context.refused?.problem).toEqual(noAnswer)
const afterRefusal = ({ event }: { event: { problem: Problem } }) =>
  event.problem.errors ? 'writing.rejected' : 'writing.failed'

export const photo = new File(['photo'], 'stage.png', { type: 'image/png' })
export const reported = {
  date: '11/19/2026',
  description: 'A guest fell over a cable.',
  name: 'Jordan Sample',
  email: 'jordan.sample@example.com',
  phone: null,
} as const
const isReport = ({ answers }: { answers: { date: unknown; description: unknown; files: readonly File[] } }) =>
  answers.date === reported.date && answers.description === reported.description && answers.files.length < 6
const claim = { claim_number: 'C-000104', next_steps: ['Keep your claim number.'] }

const lost = alert('There is no connection to our server. Your text is still here.')
const page = heading('What you can do')

export const claimWalk = walk({
  guarantees: 'A claim is reported once, with its files.',
  machine: claimMachine,
  starts: {
    blank: { input: { link, key: 'k', policyNumber, today, bought: today, known: {} }, begins: 'writing.editing' },
    known: {
      input: {
        link,
        key: 'k',
        policyNumber,
        today,
        bought: today,
        known: { name: reported.name, email: reported.email },
      },
      begins: 'writing.editing',
    },
  },
  cases: {
    'form.answered': [
      { type: 'form.answered', answers: reported },
      { type: 'form.answered', answers: { date: '06/31/2027' } },
    ],
    'files.added': [
      { type: 'files.added', files: [photo] },
      { type: 'files.added', files: Array<File>(6).fill(photo) },
    ],
    'file.removed': [{ type: 'file.removed', index: 0 }],
  },
  outputs: {
    submitAClaim: [
      { type: 'claim.received', claim },
      { type: 'form.refused', problem: aboutAnswers({ date: 'After today' }) },
      { type: 'form.refused', problem: noAnswer },
    ],
  },
  reads: ({ answers, claim }) => [answers.date, answers.description, Math.min(answers.files.length, 7), claim !== null],
  transitions: {
    'form.answered': ({ from }) => from,
    'files.added': ({ from }) => from,
    'file.removed': ({ from }) => from,
    'form.submitted': ({ from, context }) => {
      if (!isWriting(from)) return from
      return isReport(context) ? 'sending' : 'writing.rejected'
    },
    'claim.received': () => 'received',
    'form.refused': afterRefusal,
    'claim.left': ({ from }) => (isWriting(from) || from === 'received' ? 'over' : from),
    // these walks report a loss of the day before the purchase
    'help.asked': ({ from, context }) => (isWriting(from) && context.answers.date === reported.date ? 'over' : from),
  },
  states: {
    'writing.editing': { holds: idle, shows: [heading('Report a claim'), button('Report the claim'), calm] },
    'writing.rejected': {
      holds: kit.wasRejected,
      shows: (form) => [heading('Report a claim'), summaryOf(selectClaimFaults(form))],
    },
    'writing.failed': { holds: failed, shows: [heading('Report a claim'), lost] },
    sending: {
      holds: ({ waiting, context }) => {
        const { phone: _, ...report } = reported
        expect(waiting.get('submitAClaim')!.input).toEqual({
          link,
          idempotencyKey: `k-${context.edition}`,
          report: { policy_number: policyNumber, ...report, files: context.answers.files },
        })
      },
      shows: busy,
    },
    received: {
      holds: ({ context }) => expect(context.claim).toEqual(claim),
      shows: [heading('We have your claim'), /C-\d{6}/],
    },
    over: { holds: idle, shows: ({ context }) => (context.about ? heading('Write to us') : page) },
  },
  goals: ['received', 'over'],
})

const message = { subject: 'The name on the certificate', message: 'The venue asks for another name.' }
const isMessage = ({ answers }: { answers: { subject: unknown; message: unknown } }) =>
  answers.subject === message.subject && answers.message === message.message
const thanks = 'Thank you. We answer within one business day.'

export const messageWalk = walk({
  guarantees: 'A message is sent, and its text survives a failure.',
  machine: messageMachine,
  starts: {
    blank: { input: { link, key: 'k', policyNumber, known: {} }, begins: 'writing.editing' },
    about: { input: { link, key: 'k', policyNumber, known: { subject: 'A change' } }, begins: 'writing.editing' },
  },
  cases: {
    'form.answered': [
      { type: 'form.answered', answers: message },
      { type: 'form.answered', answers: { message: '4242 4242 4242 4242' } },
    ],
  },
  outputs: {
    sendUsEmail: [
      { type: 'message.received', reply: thanks },
      { type: 'form.refused', problem: aboutAnswers({ message: 'Say what it is about' }) },
      { type: 'form.refused', problem: noAnswer },
    ],
  },
  reads: ({ answers }) => [answers.subject, answers.message],
  transitions: {
    'form.answered': ({ from }) => from,
    'form.submitted': ({ from, context }) => {
      if (!isWriting(from)) return from
      return isMessage(context) ? 'sending' : 'writing.rejected'
    },
    'message.received': () => 'received',
    'form.refused': afterRefusal,
    'message.left': ({ from }) => (isWriting(from) || from === 'received' ? 'over' : from),
  },
  states: {
    'writing.editing': { holds: idle, shows: [heading('Write to us'), button('Send the message'), calm] },
    'writing.rejected': {
      holds: kit.wasRejected,
      shows: (form) => [heading('Write to us'), summaryOf(selectMessageFaults(form))],
    },
    'writing.failed': { holds: failed, shows: [heading('Write to us'), lost] },
    sending: {
      holds: ({ waiting, context }) =>
        expect(waiting.get('sendUsEmail')!.input).toEqual({
          link,
          idempotencyKey: `k-${context.edition}`,
          message: { policy_number: policyNumber, ...message },
        }),
      shows: busy,
    },
    received: { holds: ({ context }) => expect(context.reply).toBe(thanks), shows: heading('We have your message') },
    over: { holds: idle, shows: page },
  },
  goals: ['received', 'over'],
})

const certificate = '/api/files/sample-certificate-token'
const barn = 'barn@example.com; parks@example.com'
const isAddressed = ({ answers }: { answers: { emails: unknown; documents: readonly string[] } }) =>
  answers.emails === barn && answers.documents.length > 0

export const sendingWalk = walk({
  guarantees: 'Documents are emailed to others.',
  machine: sendingMachine,
  starts: { visit: { input: { link, documents: [] }, begins: 'writing.editing' } },
  cases: {
    'form.answered': [
      { type: 'form.answered', answers: { emails: barn } },
      { type: 'form.answered', answers: { emails: 'barn@' } },
    ],
    'documents.chosen': [
      { type: 'documents.chosen', documents: [] },
      { type: 'documents.chosen', documents: [certificate] },
    ],
  },
  outputs: {
    sendDocuments: [
      { type: 'documents.sent' },
      { type: 'form.refused', problem: aboutAnswers({ emails: 'Too many today' }) },
      { type: 'form.refused', problem: noAnswer },
    ],
  },
  reads: ({ answers, isDone }) => [answers.emails, answers.documents.length, isDone],
  transitions: {
    'form.answered': ({ from }) => from,
    'documents.chosen': ({ from }) => from,
    'form.submitted': ({ from, context }) => {
      if (!isWriting(from)) return from
      return isAddressed(context) ? 'mailing' : 'writing.rejected'
    },
    'documents.sent': () => 'over',
    'form.refused': afterRefusal,
    'sending.left': ({ from }) => (isWriting(from) ? 'over' : from),
  },
  states: {
    'writing.editing': { holds: idle, shows: [heading('Send documents to others'), calm] },
    'writing.rejected': {
      holds: kit.wasRejected,
      shows: (form) => [heading('Send documents to others'), summaryOf(selectSendingFaults(form))],
    },
    'writing.failed': { holds: failed, shows: [heading('Send documents to others'), lost] },
    mailing: {
      holds: ({ waiting }) =>
        expect(waiting.get('sendDocuments')!.input).toEqual({
          link,
          sent: { emails: barn, documents: [certificate], message: null },
        }),
      shows: busy,
    },
    over: { holds: idle, shows: page },
  },
  goals: ['over'],
})

const sought = { email: 'jordan.sample@example.com', zip: '78701' }
const isSought = ({ answers }: { answers: { email: unknown; zip: unknown } }) =>
  answers.email === sought.email && answers.zip === sought.zip

export const findWalk = walk({
  guarantees: 'The links of a customer’s policies are requested by email address.',
  machine: findMachine,
  starts: { visit: { input: undefined, begins: 'writing.editing' } },
  cases: {
    'form.answered': [
      { type: 'form.answered', answers: sought },
      { type: 'form.answered', answers: { zip: '787' } },
      { type: 'form.answered', answers: { number: ` ${policyNumber} ` } },
    ],
  },
  outputs: {
    findPolicies: [
      { type: 'policies.answered', policies: [], message: 'They are on their way' },
      { type: 'form.refused', problem: aboutAnswers({ b: 'No such ZIP code' }) },
      { type: 'form.refused', problem: noAnswer },
    ],
  },
  reads: ({ answers }) => [answers.email, answers.zip, answers.number],
  transitions: {
    'form.answered': ({ from }) => from,
    'form.submitted': ({ from, context }) => {
      if (!isWriting(from)) return from
      return isSought(context) ? 'finding' : 'writing.rejected'
    },
    'policies.answered': () => 'answered',
    'form.refused': afterRefusal,
    'find.restarted': ({ from }) => (from === 'answered' ? 'writing.editing' : from),
  },
  states: {
    'writing.editing': {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.message).toBeNull()
      },
      shows: [heading('Find my policy'), button('Email me the link'), calm],
    },
    'writing.rejected': {
      holds: kit.wasRejected,
      shows: (form) => [heading('Find my policy'), summaryOf(selectFindFaults(form))],
    },
    'writing.failed': { holds: failed, shows: [heading('Find my policy'), lost] },
    finding: {
      holds: ({ waiting, context }) =>
        expect(waiting.get('findPolicies')!.input).toEqual({
          ...sought,
          number: context.answers.number ? policyNumber : null,
        }),
      shows: busy,
    },
    answered: {
      holds: ({ context }) => expect(context.message).toBe('They are on their way'),
      shows: [heading('Check your email'), button('Try another address')],
    },
  },
  goals: ['answered'],
})

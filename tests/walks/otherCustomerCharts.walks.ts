import { expect } from 'vitest'
import { noAnswer } from '../../contract/problem'
import { termsLinkMachine } from '../../machines/customer/quote/termsLink.machine'
import { forgotQuoteMachine } from '../../machines/customer/quoteFinder/quoteFinder.machine'
import { alert, busy, button, calm, dialog, field, noDialog, status } from './assertion'
import { idle, walk } from './saying'

/** The walks of the charts beside the quote, and their hand-written specification. */

const findable = { email: 'jordan.sample@example.com', day: '06/12/2027' }
const isFindable = ({ answers }: { answers: { email: string | null; day: string | null } }) =>
  answers.email === findable.email && answers.day === findable.day
export const wrongDay = { status: 422, message: 'Check these answers', errors: { b: 'That day is far away' } }

const find = dialog('Find my quote')

export const forgotQuoteWalk = walk({
  guarantees: 'A forgotten quote is looked up by email address and day, and the answer reveals nothing.',
  machine: forgotQuoteMachine,
  starts: { visit: { input: undefined, begins: 'closed' } },
  cases: {
    'form.answered': [findable, { email: 'jordan.sample@' }].map(
      (answers) => ({ type: 'form.answered', answers }) as const,
    ),
  },
  outputs: {
    findQuotes: [
      { type: 'quotes.answered', quotes: [], message: 'They are on their way' },
      { type: 'form.refused', problem: wrongDay },
      { type: 'form.refused', problem: noAnswer },
    ],
  },
  reads: isFindable,
  transitions: {
    'forgotQuote.opened': ({ from }) => (from === 'closed' ? 'open.writing.editing' : from),
    'forgotQuote.closed': () => 'closed',
    'form.answered': ({ from }) => from,
    'form.submitted': ({ from, context }) => {
      if (!from.startsWith('open.writing')) return from
      return isFindable(context) ? 'open.finding' : 'open.writing.rejected'
    },
    'quotes.answered': () => 'open.answered',
    'form.refused': ({ event }) => (event.problem.errors ? 'open.writing.rejected' : 'open.writing.failed'),
  },
  states: {
    closed: {
      holds: (seen) => {
        idle(seen)
        expect([seen.context.message, seen.context.refused]).toEqual([null, null])
      },
      shows: noDialog,
    },
    'open.writing.editing': { holds: idle, shows: [find, button('Email me the link'), calm] },
    'open.writing.rejected': { holds: idle, shows: [find, 'This needs an email address, like ana@example.com'] },
    'open.finding': {
      holds: ({ waiting }) => expect(waiting.get('findQuotes')!.input).toEqual(findable),
      shows: [find, busy],
    },
    'open.writing.failed': {
      holds: ({ context }) => expect(context.refused?.problem).toEqual(noAnswer),
      shows: [find, alert('There is no connection to our server.')],
    },
    'open.answered': {
      holds: ({ context }) => expect(context.message).toBe('They are on their way'),
      shows: dialog('If that address has quotes, we have emailed the links to it'),
    },
  },
  goals: ['open.answered'],
})

const right = { email: 'casey.specimen@example.com', text: '512-555-0142' } as const
const isRight = ({ way, to }: { way: 'email' | 'text'; to: Readonly<Record<'email' | 'text', string>> }) =>
  to[way] === right[way]
const isOnItsWay = (leaf: string) => leaf === 'emailing' || leaf === 'texting'

export const termsLinkWalk = walk({
  guarantees: 'The terms link goes by email or text, and only to a valid address.',
  machine: termsLinkMachine,
  starts: {
    unknown: { input: { contactId: 'c1' }, begins: 'writing' },
    known: { input: { contactId: 'c1', email: right.email, phone: right.text }, begins: 'writing' },
  },
  cases: {
    'way.chosen': [
      { type: 'way.chosen', way: 'email' },
      { type: 'way.chosen', way: 'text' },
    ],
    'address.changed': [right.email, right.text, '512-555'].map((to) => ({ type: 'address.changed', to }) as const),
  },
  outputs: {
    emailTermsLink: [{ type: 'termsLink.sent' }, { type: 'termsLink.refused', problem: noAnswer }],
    textTermsLink: [{ type: 'termsLink.sent' }, { type: 'termsLink.refused', problem: noAnswer }],
  },
  reads: ({ way, to }) => [way, to.email === right.email, to.text === right.text],
  transitions: {
    'way.chosen': ({ from }) => (isOnItsWay(from) ? from : 'writing'),
    'address.changed': ({ from }) => (isOnItsWay(from) ? from : 'writing'),
    'termsLink.requested': ({ from, context }) => {
      if (isOnItsWay(from)) return from
      if (!isRight(context)) return 'rejected'
      return context.way === 'email' ? 'emailing' : 'texting'
    },
    'termsLink.sent': () => 'sent',
    'termsLink.refused': () => 'refused',
  },
  states: {
    writing: { holds: idle, shows: [button('Send the link'), calm] },
    rejected: { holds: idle, shows: 'This needs an email address, like ana@example.com' },
    emailing: {
      holds: ({ waiting }) =>
        expect(waiting.get('emailTermsLink')!.input).toEqual({ id: 'c1', email: 'casey.specimen@example.com' }),
      shows: [field('Their email address'), busy],
    },
    texting: {
      holds: ({ waiting }) => expect(waiting.get('textTermsLink')!.input).toEqual({ id: 'c1', phone: '512-555-0142' }),
      shows: [field('Their mobile number'), busy],
    },
    sent: { holds: ({ context }) => expect(context.problem).toBeNull(), shows: status('Sent to 512-555-0142.') },
    refused: { holds: ({ context }) => expect(context.problem).toEqual(noAnswer), shows: 'Something went wrong' },
  },
  goals: ['sent'],
})

import { expect } from 'vitest'
import type { QuoteMessage, ReviewStatus } from '../../contract/client'
import { noAnswer } from '../../contract/problem'
import { messagesMachine } from '../../machines/customer/quote/messages.machine'
import { busy, button, no, status } from './assertion'
import { inFlight, walk } from './saying'

/** The walk of a customer's messages with the underwriters, and its hand-written specification. */
const question: QuoteMessage = {
  number: 1,
  at: '2026-11-20T16:00:00.000Z',
  from: 'staff',
  name: 'underwriter.one',
  message: 'Who flies it?',
}
const answered: QuoteMessage = { ...question, number: 2, from: 'customer', name: null, message: 'A licensed pilot.' }
const review: ReviewStatus = { answer_by: '11/24/2026', is_late: false, waits_for_customer: false }
const typed = { type: 'message.typed', text: ' A licensed pilot. ' } as const
const isOpen = (leaf: string) => leaf.startsWith('open.')

const inReview = status('An underwriter is looking at your quote')

export const messagesWalk = walk({
  guarantees: 'A customer reads the underwriters’ messages, and answers while allowed.',
  machine: messagesMachine,
  starts: { customer: { input: { contactId: 'c1' }, begins: 'looking' } },
  reads: ({ text }) => text,
  cases: { 'message.typed': [typed, { ...typed, text: ' ' }] },
  outputs: {
    listMessages: [
      { type: 'messages.listed', messages: [question], canWrite: true, review },
      { type: 'messages.listed', messages: [question], canWrite: false, review: null },
      { type: 'messages.failed', problem: noAnswer },
    ],
    writeMessage: [
      { type: 'message.written', messages: [question, answered], canWrite: true, review },
      { type: 'message.written', messages: [question, answered], canWrite: false, review: null },
      { type: 'message.refused', problem: noAnswer },
    ],
    windowReturn: [{ type: 'window.returned' }],
  },
  transitions: {
    'messages.listed': ({ event }) => (event.canWrite ? 'open.resting.heard' : 'closed'),
    'messages.failed': () => 'open.resting.unheard',
    'messages.asked': ({ from }) => (from === 'looking' || from === 'sending' ? from : 'looking'),
    'window.returned': () => 'looking',
    'after lookAgain': () => 'looking',
    'message.typed': ({ from }) => from,
    'message.submitted': ({ from, context }) => {
      if (!isOpen(from)) return from
      return context.text.trim() ? 'sending' : 'open.refused'
    },
    'message.written': ({ event }) => (event.canWrite ? 'open.resting.heard' : 'closed'),
    'message.refused': () => 'open.refused',
  },
  states: {
    looking: {
      holds: ({ waiting }) => expect(waiting.get('listMessages')!.input).toEqual({ id: 'c1' }),
      shows: [inReview, no('Something went wrong')],
    },
    'open.resting.heard': {
      holds: (seen) => {
        expect(inFlight(seen)).toEqual(['windowReturn'])
        expect(seen.context.canWrite).toBe(true)
        expect(seen.context.problem).toBeNull()
      },
      shows: [button('Send'), no('Something went wrong')],
    },
    'open.refused': {
      holds: (seen) => {
        expect(inFlight(seen)).toEqual([])
        expect(seen.context.problem).not.toBeNull()
      },
      shows: [button('Send'), 'Something went wrong'],
    },
    sending: {
      holds: ({ waiting, context }) =>
        expect(waiting.get('writeMessage')!.input).toEqual({
          id: 'c1',
          message: 'A licensed pilot.',
          after: context.messages?.length ?? 0,
        }),
      shows: busy,
    },
    'open.resting.unheard': {
      holds: (seen) => expect(inFlight(seen)).toEqual([]),
      shows: [inReview, no(button('Send'))],
    },
    closed: { holds: ({ context }) => expect(context.canWrite).toBe(false), shows: no(button('Send')) },
  },
  goals: ['open.resting.heard', 'closed'],
})

import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { Client, QuoteMessage, ReviewStatus } from '../../contract/client'
import { decide } from '../../domain/decision'
import { windowReturn } from '../../machines/calls/focus'
import { listMessages, writeMessage } from '../../machines/calls/messages'
import { messagesMachine } from '../../machines/customer/quote/messages.machine'
import { makeQuoteTools } from '../../src/app/pages/quoteTools'
import { contactOf, openedWith } from '../walks/quote.cases'
import { fakeStorage, no, ok } from './fakes'
import { focused, play, settle, wedding } from './stage'

const answers = { ...wedding, using_drone_at_event: 'True' } as const
const reasons = [...decide(answers, { today: '11/20/2026' }).reasons]

const question: QuoteMessage = {
  number: 1,
  at: '2026-11-20T20:04:00Z',
  from: 'staff',
  name: 'underwriter.one',
  message: 'Who flies it?',
}

const expected = (changes: Partial<ReviewStatus> = {}): ReviewStatus => ({
  answer_by: '11/24/2026',
  is_late: false,
  waits_for_customer: false,
  ...changes,
})

/** A quote in review, on a server with messages. */
async function open(calls: Partial<Pick<Client, 'listMessages' | 'writeMessage'>> = {}) {
  const server = { messages: [] as QuoteMessage[], canWrite: true, review: expected() }
  const thread = async () => ok({ messages: [...server.messages], can_write: server.canWrite, review: server.review })
  const written: string[] = []
  const client = {
    listMessages: thread,
    writeMessage: async (_: string, { message }: { message: string }) => {
      written.push(message)
      const { length } = server.messages
      server.messages.push({ ...question, number: length + 1, from: 'customer', name: null, message })
      return thread()
    },
    ...calls,
  } as unknown as Client
  const clock = new SimulatedClock()
  const messages = createActor(
    messagesMachine.provide({
      actors: {
        listMessages: listMessages(client),
        writeMessage: writeMessage(client),
        windowReturn: windowReturn(window, document),
      },
    }),
    { input: { contactId: 'c1' }, clock },
  ).start()
  const contact = contactOf(answers, {
    quote_number: 'Q-204815',
    quote_status: 'referred',
    referral_decline_reasons: reasons,
    review_submitted: '2026-11-20T20:04:00Z',
  })
  const stage = play({
    step: 'quoteSummary',
    answers,
    tools: { messagesOf: () => messages },
    calls: {
      openContact: async () => ok(openedWith(contact)),
    },
  })
  await stage.pass(settle)
  await screen.findByText('An underwriter is looking at your quote')
  const later = (ms: number) => act(async () => void clock.increment(ms))
  await later(0)
  return { ...stage, server, written, later }
}

test('a question of an underwriter appears without a reload, and is answered there', async () => {
  const { server, later, user, written } = await open()
  expect(screen.getByLabelText('Write to the underwriter')).toBeTruthy()
  server.messages.push(question)
  await later(60_000)
  expect(await screen.findByText('Who flies it?')).toBeTruthy()
  await user.type(screen.getByLabelText('Your answer'), 'A licensed pilot.')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await later(0)
  expect(written).toEqual(['A licensed pilot.'])
  expect(await screen.findByText('A licensed pilot.', { selector: 'p' })).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Write to the underwriter').value).toBe('')
})

test('a submission brings the day of the answer and the messages at once', async () => {
  let isInReview = false
  const contact = () =>
    contactOf(answers, {
      quote_status: 'referred',
      referral_decline_reasons: reasons,
      review_submitted: isInReview ? '2026-11-20T20:04:00Z' : null,
    })
  const saved = async () => ok({ contact: contact(), link: '/quote/?id=c1' })
  const client = {
    listMessages: async () =>
      ok({ messages: [], can_write: isInReview, ...(isInReview && { review: expected() }) } as const),
  } as unknown as Client
  const { user, pass } = play({
    step: 'quoteSummary',
    answers,
    tools: makeQuoteTools(client, () => {}, { storage: fakeStorage() }),
    calls: {
      openContact: async () => ok(openedWith(contact())),
      patchContact: saved,
      submitForReview: async () => {
        isInReview = true
        return saved()
      },
    },
  })
  await pass(settle)
  await user.click(await screen.findByRole('button', { name: 'Submit for review' }))
  await pass(0)
  expect(await screen.findByText('You can expect an answer by Tuesday, 11/24/2026.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Messages with the underwriter' })).toBeTruthy()
})

test('a review says when an answer is expected, that it waits for the customer, and that it is late', async () => {
  const { server, later } = await open()
  const stage = () => screen.getByText(/^Now:/).parentElement!.textContent
  expect(stage()).toBe(
    'Now: An underwriter reads your answers and decides.You can expect an answer by Tuesday, 11/24/2026.',
  )
  server.review = expected({ answer_by: null, waits_for_customer: true })
  await later(60_000)
  expect(stage()).toBe('Now: The underwriter has asked you a question.The review waits for your answer below.')
  server.review = expected({ is_late: true })
  await later(60_000)
  expect(stage()).toContain('We wanted to answer by Tuesday, 11/24/2026. Please call us.')
})

test('asking for the status now also loads new messages', async () => {
  const { server, user, later } = await open()
  server.messages.push(question)
  await user.click(screen.getByRole('button', { name: 'Check now' }))
  await later(0)
  expect(await screen.findByText('Who flies it?')).toBeTruthy()
})

test('an empty message is not sent, and a failed one is not lost', async () => {
  const { user, later } = await open({
    writeMessage: async () => no({ status: 429, message: 'Too many requests. Try again in 1 minute.' }),
  })
  const field = screen.getByLabelText<HTMLTextAreaElement>('Write to the underwriter')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(focused()).toBe(field)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await user.type(field, 'Hello')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await later(0)
  expect(await screen.findByText('Too many requests. Try again in 1 minute.')).toBeTruthy()
  expect(field.value).toBe('Hello')
})

test('when messages are closed, earlier ones stay readable', async () => {
  const { server, later } = await open()
  Object.assign(server, { canWrite: false, messages: [question] })
  await later(60_000)
  expect(await screen.findByText('Who flies it?')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
})

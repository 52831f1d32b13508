import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { hasPermission } from '../../../domain/staff/permissions'
import { emailOf, roles, testApp } from '../rig/app'
import { runDueJobs } from '../rig/jobs'
import { begin, markBought, newKey, payload } from '../rig/quotes'

const app = await testApp({ env: { BASE_URL: 'https://quotes.example.com', MAIL_STAFF: 'staff@example.com' } })
afterAll(() => app.close())
const { call, services } = app
const { sent, db } = services
afterEach(async () => {
  sent.length = 0
  for (const table of ['job', 'audit'] as const) await db.q.deleteFrom(table).execute()
})

const cookie = await app.staff('underwriter')
const referred = () => begin(app, payload('underwriting', { using_drone_at_event: 'True' }))
const inReview = async () => {
  const { id } = await referred()
  await call('submitForReview', { params: { id }, body: { email: 'ana@example.com' } })
  await db.q.deleteFrom('job').execute()
  return id
}
const write = (id: string, message: string, by?: string, headers = newKey()) =>
  call('writeMessage', { params: { id }, body: { message }, headers, cookie: by })
const list = (id: string, by?: string) => call('listMessages', { params: { id }, cookie: by })
const work = () => runDueJobs(services, { backoff: () => 0, mostAttempts: 1 })

test('an underwriter asks, the customer answers, and each is mailed', async () => {
  const id = await inReview()
  await write(id, ' Who flies it? ', cookie)
  await work()
  expect(sent.map(({ to }) => to)).toEqual(['ana@example.com'])
  for (const shown of ['Who flies it?', `https://quotes.example.com/quote/?id=${id}`])
    expect(sent[0]!.text).toContain(shown)

  const { statusCode, data } = await write(id, 'A licensed pilot.')
  expect(statusCode).toBe(200)
  expect(data.messages).toMatchObject([
    { from: 'staff', name: 'Sample underwriter', message: 'Who flies it?' },
    { from: 'customer', name: null, message: 'A licensed pilot.' },
  ])
  await work()
  expect(sent[1]!.to).toBe('staff@example.com')
  for (const shown of ['A licensed pilot.', `https://quotes.example.com/quote/usw/${id}`])
    expect(sent[1]!.text).toContain(shown)
  expect(sent[1]!.text).not.toContain('ana@example.com')
  expect((await list(id)).data).toEqual((await list(id, cookie)).data)
  expect((await list(id)).data.can_write).toBe(true)
})

test('an answer is expected two business days after the submission, and after each answer to a question', async () => {
  const { clock } = services
  const began = clock.instant
  const statusOf = async (id: string) => (await list(id)).data.review
  const expected = (answer_by: string, is_late = false) => ({ answer_by, is_late, waits_for_customer: false })
  // Friday
  const id = await inReview()
  expect(await statusOf(id)).toEqual(expected('11/24/2026'))
  await write(id, 'Who flies it?', cookie)
  expect(await statusOf(id)).toEqual({ answer_by: null, is_late: false, waits_for_customer: true })
  clock.pass(5 * dayMs)
  await write(id, 'A licensed pilot.')
  await write(id, 'And a second one.')
  // Wednesday, before Thanksgiving
  expect(await statusOf(id)).toEqual(expected('11/30/2026'))
  clock.pass(6 * dayMs)
  expect(await statusOf(id)).toEqual(expected('11/30/2026', true))
  clock.instant = began
  expect(await statusOf((await referred()).id)).toBeUndefined()
})
const dayMs = 24 * 60 * 60_000

test('answers are mailed to the assigned underwriter', async () => {
  const id = await inReview()
  await call('workReferral', { params: { id }, body: { underwriter: emailOf('underwriter') }, cookie })
  await write(id, 'It is a small one.')
  await work()
  expect(sent.map(({ to }) => to)).toEqual([emailOf('underwriter')])
})

test.each(roles.filter((role) => hasPermission(role, 'quotes.edit')))('a %s may ask', async (role) => {
  const id = await inReview()
  expect((await write(id, 'Who flies it?', await app.staff(role))).statusCode).toBe(200)
})

test('a repeated call adds nothing, and the same key for another message is refused', async () => {
  const id = await inReview()
  const key = newKey()
  const first = await write(id, 'Once', undefined, key)
  const again = await write(id, 'Once', undefined, key)
  expect(again.data).toEqual(first.data)
  expect((await list(id)).data.messages).toHaveLength(1)
  expect((await write(id, 'Twice', undefined, key)).statusCode).toBe(422)
})

describe('a customer writes', () => {
  test('while the quote is in review, or after a question', async () => {
    const { id } = await referred()
    expect((await write(id, 'Hello?')).statusCode).toBe(409)
    expect((await list(id)).data.can_write).toBe(false)
    expect((await list(id, cookie)).data.can_write).toBe(true)
    expect((await write(id, 'Who flies it?', cookie)).data.errors).toEqual({ message: expect.any(String) })
    const known = await begin(app, payload('location', { using_drone_at_event: 'True' }))
    expect((await write(known.id, 'Who flies it?', cookie)).statusCode).toBe(200)
    expect((await write(known.id, 'I do.')).statusCode).toBe(200)
  })

  test('as often as there is something to say: every message is stored, and staff are mailed at once', async () => {
    const id = await inReview()
    const texts = Array.from({ length: 22 }, (_, i) => `Message ${i}.`)
    for (const text of texts) expect((await write(id, text)).statusCode).toBe(200)
    expect((await list(id)).data.messages.map(({ message }: { message: string }) => message)).toEqual(texts)
    await work()
    expect(sent.map(({ to }) => to)).toEqual(texts.map(() => 'staff@example.com'))
  })

  test('without a card number, and not an empty message', async () => {
    const id = await inReview()
    for (const message of ['4242 4242 4242 4242', '   '])
      expect((await write(id, message)).data.errors).toEqual({ message: expect.any(String) })
  })
})

test('the public sees no messages of a purchased quote, and nobody can write', async () => {
  const contact = await begin(app, payload('location', { using_drone_at_event: 'True' }))
  await write(contact.id, 'Who flies it?', cookie)
  await markBought(app, contact)
  expect((await list(contact.id)).data).toEqual({ messages: [], can_write: false })
  expect((await list(contact.id, cookie)).data.messages).toHaveLength(1)
  expect((await write(contact.id, 'Hello')).statusCode).toBe(409)
  for (const response of [await list('A'.repeat(22)), await write('A'.repeat(22), 'Hello')])
    expect(response.statusCode).toBe(404)
})

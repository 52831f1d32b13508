import { QueryCreator } from 'kysely'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import type { Answers } from '../../../domain/application'
import { testApp } from '../rig/app'
import { runDueJobs } from '../rig/jobs'
import { begin, markBought, payload } from '../rig/quotes'

const app = await testApp({ env: { BASE_URL: 'https://quotes.example.com' } })
afterAll(() => app.close())
const { call, services } = app
const { sent } = services
afterEach(async () => {
  sent.length = 0
  for (const table of ['job', 'audit', 'asked_mail'] as const) await services.db.q.deleteFrom(table).execute()
})

const known = { insured_email: 'ana@example.com', insurance_producer: 'False' } as const
const quoteOf = (choices: Partial<Answers> = {}) => begin(app, payload('location', { ...known, ...choices }))
const find = (a: string, b: string, cookie?: string) => call('findQuotes', { params: { a, b }, cookie })
const work = () => runDueJobs(services, { backoff: () => 0, mostAttempts: 1 })
const sameAnswer = { quotes: [], message: 'If we know this address, the links are on their way to it.' }

test('the public gets the same response with or without a quote, and only the address gets the links', async () => {
  const quote = await quoteOf()
  const answers = [await find('ANA@example.com', '06-12-2027'), await find('nobody@example.com', '06-12-2027')]
  expect(answers.map(({ statusCode, data }) => [statusCode, data])).toEqual([
    [200, sameAnswer],
    [200, sameAnswer],
  ])
  await work()
  expect(sent.map(({ to }) => to)).toEqual(['ANA@example.com'])
  expect(sent[0]!.text).toContain(`https://quotes.example.com/quote/?id=${quote.id}`)
  expect(sent[0]!.subject).toBe('Your quote from Marquee')
})

test('the job does the lookup, so that the response time reveals nothing', async () => {
  const read = vi.spyOn(QueryCreator.prototype, 'selectFrom')
  const contactsRead = () => read.mock.calls.filter(([table]) => String(table).includes('contact')).length
  await find('ana@example.com', '06-12-2027')
  expect(contactsRead()).toBe(0)
  await work()
  expect(contactsRead()).toBe(1)
  read.mockRestore()
})

test('another day, another address, a policy, and an insured with a producer get nothing', async () => {
  await quoteOf({ insured_email: 'day@example.com' })
  await markBought(app, await quoteOf({ insured_email: 'policy@example.com' }))
  await quoteOf({
    insured_email: 'insured@example.com',
    insurance_producer: 'True',
    producer_email: 'producer@example.com',
  })
  await find('day@example.com', '06-13-2027')
  await find('policy@example.com', '06-12-2027')
  await find('insured@example.com', '06-12-2027')
  await find('producer@example.com', '06-12-2027')
  await work()
  expect(sent.map(({ to }) => to)).toEqual(['producer@example.com'])
})

test('finds a quote that was submitted for review before a name was given', async () => {
  const { id } = await begin(app, payload('underwriting', { using_drone_at_event: 'True' }))
  await call('submitForReview', { params: { id }, body: { email: 'early@example.com' } })
  await find('early@example.com', '06-12-2027')
  await work()
  expect(sent.map(({ to, subject }) => [to, subject])).toContainEqual(['early@example.com', 'Your quote from Marquee'])
})

test('finds a quote by an address to which it was mailed, before a name was given', async () => {
  const { id } = await begin(app, payload('underwriting'))
  await call('sendQuoteEmail', { body: { id, emails: 'Mailed@example.com' } })
  await work()
  sent.length = 0
  await find('mailed@example.com', '06-12-2027')
  await work()
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([['mailed@example.com', 'Your quote from Marquee']])
})

test('staff see the rows, including policies, and nothing is mailed', async () => {
  const quote = await quoteOf({ insured_email: 'staff@example.com' })
  const bought = await quoteOf({ insured_email: 'staff@example.com' })
  const policy_number = await markBought(app, bought)
  const { data } = await find('staff@example.com', '06-12-2027', await app.staff('rep'))
  expect(data.message).toBeNull()
  expect(data.quotes).toHaveLength(2)
  expect(data.quotes).toContainEqual(expect.objectContaining({ id: quote.id, policy_number: null }))
  expect(data.quotes).toContainEqual(expect.objectContaining({ id: bought.id, policy_number }))
  await work()
  expect(sent.map(({ to }) => to)).toEqual([])
})

test.each([
  ['ana@', '06-12-2027', ['a']],
  ['ana@example.com', '02-30-2027', ['b']],
  ['ana', '13-01-2027', ['a', 'b']],
])('names the invalid value of %s and %s', async (a, b, fields) => {
  const { statusCode, data } = await find(a, b)
  expect([statusCode, Object.keys(data.errors)]).toEqual([422, fields])
})

test('an address can be looked up five times a day, known or not', async () => {
  await quoteOf({ insured_email: 'often@example.com' })
  for (const address of ['often@example.com', 'unknown@example.com']) {
    for (let i = 0; i < 5; i++) expect((await find(address, '06-12-2027')).statusCode).toBe(200)
    const { statusCode, data } = await find(address, '06-12-2027')
    expect([statusCode, Object.keys(data.errors)]).toEqual([429, ['a']])
  }
})

test('a caller has a few tries a minute, apart from other limits', async () => {
  // servers on one database count the guesses of a caller together
  await services.db.q.deleteFrom('rate_limit').execute()
  const strict = await testApp({ services: { db: services.db }, env: { LINK_RATE_LIMIT: '2' } })
  const asks = async (i: number) =>
    (await strict.call('findQuotes', { params: { a: `a${i}@example.com`, b: '06-12-2027' } })).statusCode
  expect([await asks(1), await asks(2), await asks(3)]).toEqual([200, 200, 429])
  expect((await strict.call('currentDate')).statusCode).toBe(200)
  await strict.app.close()
})

test('accepts a very long address', async () => {
  const long = `${'a'.repeat(64)}@${'example'.repeat(8)}.com`
  expect((await find(long, '06-12-2027')).statusCode).toBe(200)
})

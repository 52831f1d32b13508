import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { sendQuoteEmail } from '../../../server/operations/quotes'
import type { Problem } from '../../../server/platform/problems/problem'
import { buy } from '../documents/fixture'
import { work } from './fixture'
import { withMailServer } from './live'

const live = withMailServer()
afterEach(async () => {
  live.server.received.length = 0
  for (const table of ['job', 'asked_mail'] as const) await live.services.db.q.deleteFrom(table).execute()
  await live.services.db.q.deleteFrom('audit').where('action', '=', 'quoteEmail.requested').execute()
})

/** A priced quote: the rows of a purchase without the policy. */
async function quote(change: Record<string, unknown> = {}): Promise<string> {
  const { contactId } = await buy(live.services.db)
  const open = { quote_status: 'quoted', policy_number: null, expires: new Date('2027-01-19T17:00:00Z') } as const
  await live.services.db.q
    .updateTable('contact')
    .set({ ...open, ...change })
    .where('id', '=', contactId)
    .execute()
  return contactId
}
const send = (id: string, emails: string, caller: object = { kind: 'public' }) =>
  sendQuoteEmail(live.services)({ body: { id, emails }, caller } as Parameters<ReturnType<typeof sendQuoteEmail>>[0])
const list = (count: number) => Array.from({ length: count }, (_, i) => `a${i}@example.com`).join(';')
const problemOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (fault: Problem) => fault,
  )
const queued = () => live.services.db.q.selectFrom('job').select('id').execute()

describe('emailing a quote', () => {
  test('mails each address the price and the link that opens the quote', async () => {
    const id = await quote()
    const answer = await send(id, ' ana@example.com; ben@example.com ;; ANA@example.com')
    await work(live.services)

    expect(answer).toEqual({ status: 200, body: { message: 'Email sent successfully!' } })
    expect(live.server.received.map(({ to }) => to)).toEqual(['ana@example.com', 'ben@example.com'])
    const { subject, html, text } = live.server.received[0]!.mail
    expect(subject).toMatch(/^Your quote Q-\d+ from Marquee$/)
    for (const body of [html!, text!]) {
      expect(body).toContain(`https://www.example.com/quote/?id=${id}`)
      expect(body).toContain('$143.85')
      expect(body).toContain('Wedding in Texas with 150 people on Saturday, 06/12/2027.')
      expect(body).toContain('The price holds until 01/19/2027')
    }
  })

  test('an event of several days has its first and its last day', async () => {
    const id = await quote()
    await live.services.db.q
      .updateTable('contact')
      .set(({ ref }) => ({ answers: sql`${ref('answers')} || '{"event_end_date": "06/13/2027"}'` }))
      .where('id', '=', id)
      .execute()
    await send(id, 'ana@example.com')
    await work(live.services)
    expect(live.server.of('ana@example.com')[0]!.text!.replace(/\s+/g, ' ')).toContain(
      'with 150 people from Saturday, 06/12/2027 to Sunday, 06/13/2027.',
    )
  })

  test.each([
    ['the first covered day', {}, '06/11/2027'],
    [
      'the last day on which cancellation is sold',
      { coverage_type: 'Liability and Cancellation Insurance' },
      '05/29/2027',
    ],
  ])('names as the last day to buy the same as the page: %s', async (_, change, day) => {
    const expires = new Date('2027-06-13T04:00:00Z')
    const edited = new Date('2027-05-01T16:00:00Z')
    const id = await quote({ expires, edited, answers: sql`answers || ${JSON.stringify(change)}::jsonb` })
    await send(id, 'ana@example.com')
    await work(live.services)
    expect(live.server.of('ana@example.com')[0]!.text).toContain(`The price holds until ${day}`)
  })

  test('sends again on another request', async () => {
    const id = await quote()
    await send(id, 'ana@example.com')
    await send(id, 'ana@example.com')
    await work(live.services)
    expect(live.server.of('ana@example.com')).toHaveLength(2)
  })

  test.each([
    ['referred', { quote_status: 'referred', price: null }, 'An underwriter has to look at it'],
    ['unfinished', { quote_status: 'draft', price: null }, 'It has no price yet.'],
    ['declined', { quote_status: 'declined', price: null }, 'We cannot insure the event with these answers.'],
    ['expired', { quote_status: 'expired' }, 'The price has expired.'],
  ])('mentions the status: %s', async (_, change, sentence) => {
    await send(await quote(change), 'ana@example.com')
    await work(live.services)
    expect(live.server.of('ana@example.com')[0]!.text).toContain(sentence)
  })

  test.each([
    '',
    ' ; ',
    'ana@',
    'ana@example.com; ben',
    Array.from({ length: 11 }, (_, i) => `a${i}@example.com`).join(';'),
  ])('refuses the list “%s” and sends nothing', async (emails) => {
    const problem = await problemOf(send(await quote(), emails))
    expect(problem).toMatchObject({
      status: 422,
      body: { errors: { emails: expect.stringContaining('email addresses') } },
    })
    expect(await queued()).toEqual([])
  })

  test('refuses a purchased or unknown quote', async () => {
    const { contactId } = await buy(live.services.db)
    expect(await problemOf(send(contactId, 'ana@example.com'))).toMatchObject({ status: 409 })
    expect(await problemOf(send('a'.repeat(22), 'ana@example.com'))).toMatchObject({ status: 404 })
    expect(await queued()).toEqual([])
  })

  test('sends nothing once the quote was bought', async () => {
    const id = await quote()
    await send(id, 'ana@example.com')
    await live.services.db.q.updateTable('contact').set({ policy_number: 'MQE-1' }).where('id', '=', id).execute()
    await work(live.services)
    expect(live.server.received).toEqual([])
  })

  test('refuses more than ten mails of a quote in a day, and accepts them the next day', async () => {
    const id = await quote()
    await send(id, list(6))
    expect(await problemOf(send(id, list(5)))).toMatchObject({
      status: 429,
      body: { message: 'A quote can be sent 10 times a day. Try again tomorrow.' },
    })
    await send(id, list(4))
    expect(await problemOf(send(id, 'more@example.com'))).toMatchObject({ status: 429 })
    expect(await queued()).toHaveLength(2)
    await live.services.db.q
      .updateTable('asked_mail')
      .set({ at: new Date(Date.now() - 25 * 3_600_000) })
      .where('contact_id', '=', id)
      .execute()
    await send(id, 'more@example.com')
  })

  test('refuses more than five mails a day to one address, over all quotes and letters', async () => {
    for (let i = 0; i < 5; i++) await send(await quote(), 'ana@example.com')
    const id = await quote()
    expect(await problemOf(send(id, 'ben@example.com; ANA@example.com'))).toMatchObject({
      status: 429,
      body: { message: 'ANA@example.com was written to often enough today. Try again tomorrow.' },
    })
    await send(id, 'ben@example.com')
  })

  test('enforces the limit in concurrent requests', async () => {
    const id = await quote()
    const problems = await Promise.all([list(6), list(6), list(6)].map((emails) => problemOf(send(id, emails))))
    expect(problems.filter((problem) => problem === null)).toHaveLength(1)
  })

  test('does not limit or count staff', async () => {
    const id = await quote()
    const staff = { kind: 'staff', user: { email: 'rep.one@example.com' } }
    for (let i = 0; i < 3; i++) await send(id, list(10), staff)
    await send(id, list(10))
    await send(id, list(10), staff)
  })

  test('is audited with its caller', async () => {
    const id = await quote()
    await send(id, 'ana@example.com')
    const entry = await live.services.db.q
      .selectFrom('audit')
      .selectAll()
      .where('entity_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({
      actor: 'customer',
      action: 'quoteEmail.requested',
      after: { recipients: ['ana@example.com'] },
    })
  })
})

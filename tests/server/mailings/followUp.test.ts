import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { followUp, queueFollowUp } from '../../../server/marketing/followUp'
import { createJobs } from '../../../server/platform/jobs/queue'
import { testApp } from '../rig/app'
import { testDatabase } from '../rig/database'
import { runDueJobs } from '../rig/jobs'
import { begin, markBought, newKey, payload } from '../rig/quotes'

const db = await testDatabase()
const app = await testApp({
  services: { db, jobs: createJobs(db) },
  env: { BASE_URL: 'https://quotes.example.com' },
})
afterAll(() => app.close())
const { call, services } = app
const { clock, sent } = services
const cookie = await app.staff('admin')

/** noon in New York */
const today = new Date('2026-11-20T17:00:00Z')
const day = 86_400_000
beforeEach(() => {
  clock.instant = today
})
afterEach(async () => {
  sent.length = 0
  await db.q.deleteFrom('job').execute()
  await db.q.deleteFrom('mail_log').execute()
  await db.q.deleteFrom('excluded_customer').execute()
  await db.q.updateTable('contact').set({ followed_up: today }).execute()
})

interface Stored {
  readonly email?: string
  readonly choices?: Parameters<typeof payload>[1]
  readonly daysAgo?: number
  readonly change?: object
}

/** A quote that was saved some days ago. */
async function quote({ email = 'ana@example.com', choices = {}, daysAgo = 2, change = {} }: Stored = {}) {
  const begun = await begin(app, payload('location', { insurance_producer: 'False', insured_email: email, ...choices }))
  await db.q
    .updateTable('contact')
    .set({ edited: new Date(today.getTime() - daysAgo * day), ...change })
    .where('id', '=', begun.id)
    .execute()
  return begun
}
const work = () => runDueJobs(services, { backoff: () => 0, mostAttempts: 1 })
const round = async () => {
  await queueFollowUp(services)
  await work()
}
const reached = () => sent.map(({ to }) => to).sort()
const followedUp = async (id: string) =>
  (await db.q.selectFrom('contact').select('followed_up').where('id', '=', id).executeTakeFirstOrThrow()).followed_up

test('a customer with a price who did not buy gets a reminder with links to the quote and to unsubscribe', async () => {
  const { id, customFields, price } = await quote()
  await round()
  expect(reached()).toEqual(['ana@example.com'])
  const { subject, html, text } = sent[0]!
  expect(subject).toBe(`A reminder: quote ${customFields.quote_number} from Marquee`)
  for (const body of [html, text]) {
    expect(body).toContain(`https://quotes.example.com/quote/?id=${id}`)
    expect(body).toContain(`$${price!.pricing_detail.amount_due}`)
    expect(body).toContain('unsubscribe')
  }
  expect(text).toContain('We send one reminder for a quote.')
  expect(await followedUp(id)).toEqual(today)
  const trace = await db.q
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'quote.followedUp')
    .orderBy('id')
    .execute()
  expect(trace).toMatchObject([{ actor: 'system', contact_id: id, after: { recipients: ['ana@example.com'] } }])
  const logged = await db.q.selectFrom('mail_log').selectAll().execute()
  expect(logged).toMatchObject([{ contact_id: id, kind: 'followUp', recipient: 'ana@example.com', state: 'sent' }])
})

test('reminds once per quote, once a day, and only from ten in the morning', async () => {
  await quote()
  clock.instant = new Date('2026-11-20T14:59:59Z')
  await round()
  expect(sent).toEqual([])
  clock.instant = new Date('2026-11-20T15:00:00Z')
  await round()
  expect(sent).toHaveLength(1)
  // quotes that are due later in the day wait for the next one
  await quote({ email: 'ben@example.com' })
  clock.pass(3_600_000)
  await round()
  expect(sent).toHaveLength(1)
  clock.pass(day)
  await round()
  expect(reached()).toEqual(['ana@example.com', 'ben@example.com'])
  clock.pass(day)
  await round()
  expect(sent).toHaveLength(2)
})

test('a repeated job mails nobody twice', async () => {
  await quote()
  await round()
  await db.q.updateTable('job').set({ done: null, attempts: 0 }).execute()
  await work()
  expect(sent).toHaveLength(1)
})

describe('no reminder is sent', () => {
  test.each([
    ['for a quote saved today', { daysAgo: 0.4 }],
    ['for a quote saved more than a week ago', { daysAgo: 8 }],
    ['for a draft', { change: { quote_status: 'draft' } }],
    ['for a referred quote', { change: { quote_status: 'referred' } }],
    ['for a declined quote', { change: { quote_status: 'declined' } }],
    ['for an ordered quote', { change: { quote_status: 'awaitingPayment' } }],
    ['for an expired quote', { change: { expires: new Date(today.getTime() - 1) } }],
    ['for an event of today', { change: { event_day: '2026-11-20' } }],
    ['twice', { change: { followed_up: new Date(today.getTime() - day) } }],
    ['without an address', { change: { email: null } }],
  ] as const)('%s', async (_, kept) => {
    await quote(kept)
    await round()
    expect(sent).toEqual([])
  })

  test('for a purchased quote', async () => {
    await markBought(app, await quote({ email: 'bea@example.com' }))
    await round()
    expect(sent).toEqual([])
  })

  test('for an event that another quote of the customer has insured', async () => {
    await quote({ email: 'cora@example.com' })
    await markBought(app, await quote({ email: 'Cora@example.com', daysAgo: 1 }))
    const other = await quote({
      email: 'cora@example.com',
      choices: { event_start_date: '07/10/2027', event_end_date: '07/10/2027' },
      daysAgo: 3,
    })
    await round()
    expect(sent.map(({ html }) => html.includes(other.id))).toEqual([true])
  })

  test('to an excluded address, in any letter case', async () => {
    const { id } = await quote({ email: 'No@Example.com' })
    await quote({ email: 'yes@example.com' })
    const rows = [{ email: 'nO@example.com' }]
    await call('addExcludedDailyEmailCustomers', { body: { rows }, headers: newKey(), cookie })
    await round()
    expect(reached()).toEqual(['yes@example.com'])
    expect(await followedUp(id)).toBeNull()
  })

  test('but one goes to an address excluded from prospecting alone', async () => {
    await quote()
    const rows = [{ email: 'ana@example.com' }]
    await call('addExcludedProspectingCustomers', { body: { rows }, headers: newKey(), cookie })
    await round()
    expect(reached()).toEqual(['ana@example.com'])
  })

  test('to an address that is excluded before the message goes out', async () => {
    await quote()
    await followUp(services, {})
    await db.q.insertInto('excluded_customer').values({ list: 'daily', email: 'ana@example.com' }).execute()
    await work()
    expect(sent).toEqual([])
  })

  test('to a customer who buys before it goes out', async () => {
    const { id } = await quote()
    await followUp(services, {})
    await db.q.updateTable('contact').set({ quote_status: 'purchased' }).where('id', '=', id).execute()
    await work()
    expect(sent).toEqual([])
  })
})

test('two quotes of an address get one message, about the one saved last', async () => {
  const older = await quote({ daysAgo: 3 })
  const newer = await quote({ email: 'ANA@example.com', daysAgo: 1 })
  await round()
  expect(sent).toHaveLength(1)
  expect(sent[0]!.html).toContain(newer.id)
  expect([await followedUp(older.id), await followedUp(newer.id)]).toEqual([today, today])
})

test('reminds the producer who acts for the insured', async () => {
  await quote({ choices: { insurance_producer: 'True', producer_email: 'agency@example.com' } })
  await round()
  expect(reached()).toEqual(['agency@example.com'])
})

test('days and hour are configurable, and a last day of 0 turns reminders off', async () => {
  const other = async (env: Record<string, string>) => {
    const strange = await testApp({ services: { db, jobs: services.jobs }, env })
    await queueFollowUp({ ...strange.services, now: clock.now, today: clock.today })
    await strange.app.close()
    return (await db.q.selectFrom('job').select('id').execute()).length
  }
  expect(await other({ FOLLOW_UP_LAST_DAY: '0' })).toBe(0)
  expect(await other({ FOLLOW_UP_HOUR: '13' })).toBe(0)
  expect(await other({ FOLLOW_UP_HOUR: '12' })).toBe(1)
})

import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../rig/app'
import { newFair, sampleEvent } from '../rig/exhibitors'
import { runDueJobs } from '../rig/jobs'

const app = await testApp({ env: { CERTIFICATE_RATE_LIMIT: '100000', LINK_RATE_LIMIT: '100000' } })
afterAll(() => app.close())
const { call, services } = app
const { db, sent, clock } = services
const start = clock.instant

beforeEach(async () => {
  sent.length = 0
  clock.instant = start
  for (const table of ['organizer_event', 'job', 'audit', 'asked_mail'] as const) await db.q.deleteFrom(table).execute()
})

const tokensIn = (text: string) => [...text.matchAll(/\/quote\/organizer\/([\w-]{43})/g)].map(([, token]) => token!)
/** The tokens in the letter that the organizer asks for; the first one is of a new event. */
async function mailedTokens(email = 'robin@example.com'): Promise<string[]> {
  expect((await call('requestOrganizerLink', { body: { email } })).statusCode).toBe(202)
  await runDueJobs(services)
  return [...new Set(tokensIn(sent.at(-1)!.text))]
}
const opened = (token: string) => call('getOrganizerEvent', { params: { token } })
const described = (token: string, changed: object = {}, headers = {}) =>
  call('putOrganizerEvent', { params: { token }, body: { ...sampleEvent, ...changed }, headers })

describe('an organizer', () => {
  test('asks for a link without an account, describes the event, and gets both links the next time', async () => {
    const [token] = await mailedTokens()
    expect((await opened(token!)).data).toMatchObject({ event: null, email: 'robin@example.com' })
    const { data } = await described(token!, { send_to: 'desk@example.com' })
    expect(data.event).toEqual({ ...sampleEvent, send_to: 'desk@example.com' })
    const tokens = await mailedTokens()
    expect(tokens.length).toBe(2)
    const events = await Promise.all(tokens.map(async (one) => (await opened(one)).data.event?.event_name ?? null))
    expect(events.toSorted()).toEqual(['Sample Craft Fair', null])
  })

  test('with a wrong address is refused beside the field, and one address gets five letters a day from one caller', async () => {
    const wrong = await call('requestOrganizerLink', { body: { email: 'robin@' } })
    expect([wrong.statusCode, Object.keys(wrong.data.errors)]).toEqual([422, ['email']])
    const ask = async () => (await call('requestOrganizerLink', { body: { email: 'robin@example.com' } })).statusCode
    expect([await ask(), await ask(), await ask(), await ask(), await ask(), await ask()]).toEqual([
      202, 202, 202, 202, 202, 429,
    ])
  })

  test('reads of each answer that is not valid, and nothing is stored', async () => {
    const { token } = await newFair(services)
    const { statusCode, data } = await described(token, {
      to: '06/11/2027',
      due: '06/13/2027',
      organizer_name: null,
      zip: '7',
      also_insured: 'Sample City',
    })
    expect([statusCode, Object.keys(data.errors).toSorted()]).toEqual([
      422,
      ['also_insured', 'due', 'organizer_name', 'to', 'zip'],
    ])
    expect((await opened(token)).data.event.to).toBe(sampleEvent.to)
    expect(
      Object.keys((await described(token, { from: '06/12/2025', to: '06/13/2025', due: '06/01/2025' })).data.errors),
    ).toEqual(['to'])
  })

  test('does not overwrite a change from another window', async () => {
    const { token } = await newFair(services)
    const { version } = (await opened(token)).data
    const headers = { 'if-match': `"${version}"` }
    expect((await described(token, {}, headers)).statusCode).toBe(200)
    expect((await described(token, {}, headers)).statusCode).toBe(412)
  })
})

describe('the link of an organizer', () => {
  test('is in no table and in no stored mail', async () => {
    const [token] = await mailedTokens()
    for (const table of ['organizer_link', 'job', 'audit'] as const)
      expect(JSON.stringify(await db.q.selectFrom(table).selectAll().execute())).not.toContain(token)
    const { content_key } = await db.q
      .selectFrom('mail_log')
      .select('content_key')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const stored = String(await services.files.get(content_key!))
    expect(stored).toContain('/quote/organizer/…')
    expect(stored).not.toContain(token)
  })

  test('works until a month after the event, and one to an event that nobody describes for a month', async () => {
    const [token] = await mailedTokens()
    const { token: fair } = await newFair(services)
    clock.instant = new Date('2026-12-21T17:00:00Z')
    expect((await opened(token!)).statusCode).toBe(404)
    clock.instant = new Date('2027-07-13T17:00:00Z')
    expect((await opened(fair)).statusCode).toBe(200)
    clock.instant = new Date('2027-07-14T17:00:00Z')
    expect((await opened(fair)).statusCode).toBe(404)
  })

  test('is replaced: the old ones end, and a new one is mailed to the organizer', async () => {
    const [token] = await mailedTokens()
    await described(token!)
    const { statusCode, data } = await call('replaceOrganizerLink', { params: { token: token! } })
    expect([statusCode, data]).toEqual([202, { email: 'robin@example.com' }])
    expect((await opened(token!)).statusCode).toBe(404)
    await runDueJobs(services)
    const [next] = tokensIn(sent.at(-1)!.text)
    expect((await opened(next!)).data.event.event_name).toBe('Sample Craft Fair')
  })

  test('can be guessed at 30 times a minute only', async () => {
    const strict = await testApp({ services: { db }, env: { CERTIFICATE_RATE_LIMIT: '2' } })
    await db.q.deleteFrom('rate_limit').execute()
    const guess = () => strict.call('getOrganizerEvent', { params: { token: 'A'.repeat(43) } })
    expect([await guess(), await guess(), await guess()].map(({ statusCode }) => statusCode)).toEqual([404, 404, 429])
  })
})

test('staff invite an organizer, who gets a letter that says so, and the history names them', async () => {
  sent.length = 0
  const cookie = await app.staff('rep')
  const invited = await call('inviteOrganizer', { body: { email: 'invited@example.com' }, cookie })
  expect([invited.statusCode, invited.data]).toEqual([202, { email: 'invited@example.com' }])
  expect((await call('inviteOrganizer', { body: { email: 'invited@' }, cookie })).data.errors).toHaveProperty('email')
  await runDueJobs(services)
  const letter = sent.find(({ to }) => to === 'invited@example.com')!
  expect(letter.text).toContain('invites you to collect your exhibitors’ insurance')
  expect(letter.text).toMatch(/\/quote\/organizer\/[\w-]{43}/)
  const entry = await db.q
    .selectFrom('audit')
    .select('actor')
    .where('action', '=', 'organizer.linkRequested')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(entry.actor).toContain('rep')
})

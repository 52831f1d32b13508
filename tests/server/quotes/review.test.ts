import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { Contact } from '../../../contract/client'
import { testApp } from '../rig/app'
import { runDueJobs } from '../rig/jobs'
import { begin, markBought, payload } from '../rig/quotes'

const app = await testApp({ env: { BASE_URL: 'https://quotes.example.com', MAIL_STAFF: 'staff@example.com' } })
afterAll(() => app.close())
const { call, services } = app
const { sent, clock } = services
afterEach(async () => {
  sent.length = 0
  for (const table of ['job', 'audit', 'asked_mail'] as const) await services.db.q.deleteFrom(table).execute()
})

const drone = { using_drone_at_event: 'True' } as const
const referred = (): Promise<Contact> => begin(app, payload('underwriting', drone))
const submit = (id: string, body: object = { email: 'ana@example.com' }) =>
  call('submitForReview', { params: { id }, body })
const patch = async (id: string, body: object): Promise<Contact> =>
  (await call('patchContact', { params: { id }, body })).data.contact
const work = () => runDueJobs(services, { backoff: () => 0, mostAttempts: 1 })

describe('submitting a referred quote for review', () => {
  test('stores the time and increases the version', async () => {
    const { id, version, customFields } = await referred()
    expect(customFields.review_submitted).toBeNull()
    const { statusCode, data } = await submit(id)
    expect(statusCode).toBe(200)
    expect(data.link).toBe(`https://quotes.example.com/quote/?id=${id}`)
    expect(data.contact.version).toBe(version + 1)
    const opened = await call('openContact', { params: { id } })
    expect(opened.data.contact.customFields).toMatchObject({
      quote_status: 'referred',
      review_submitted: clock.instant.toISOString(),
    })
  })

  test('mails the sender a link to the status, and staff the message', async () => {
    const { id, customFields } = await referred()
    await submit(id, { email: ' ana@example.com ', message: 'The drone only films.' })
    await work()
    const [toCustomer, toStaff] = sent
    expect([toCustomer!.to, toStaff!.to]).toEqual(['ana@example.com', 'staff@example.com'])
    expect(toCustomer!.text).toContain(`https://quotes.example.com/quote/?id=${id}`)
    expect(toCustomer!.text).not.toContain('only films')
    expect(toCustomer!.text).toContain('You can expect our answer by Tuesday, 11/24/2026.')
    expect(toStaff!.subject).toBe(`To review: quote ${customFields.quote_number}`)
    for (const shown of ['ana@example.com', 'The drone only films.', 'https://quotes.example.com/quote/usw'])
      expect(toStaff!.text).toContain(shown)
    const [reason] = customFields.referral_decline_reasons!
    for (const { text } of sent) expect(text!.replace(/\s+/g, ' ')).toContain(reason!.text)
  })

  test('again replaces the message', async () => {
    const { id } = await referred()
    await submit(id)
    clock.pass(60_000)
    await submit(id, { email: 'ben@example.com' })
    const { review } = await services.db.q
      .selectFrom('contact')
      .select('review')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(review).toEqual({ submitted: clock.instant.toISOString(), email: 'ben@example.com', message: null })
  })

  test('is refused for a quote that is not referred', async () => {
    const declined = await begin(app, payload('underwriting', { event_type: 'Haunted House' }))
    for (const { id } of [await begin(app), await begin(app, {}), declined])
      expect((await submit(id)).statusCode).toBe(409)
    const bought = await begin(app)
    await markBought(app, bought)
    expect((await submit(bought.id)).data.type).toBe('urn:marquee:problem:already-bought')
    expect((await submit('A'.repeat(22))).statusCode).toBe(404)
    await work()
    expect(sent.map(({ to }) => to)).toEqual([])
  })

  test.each([
    [{ email: 'ana' }, 'email'],
    [{ email: 'ana@example.com', message: 'Take 4242 4242 4242 4242' }, 'message'],
  ])('names the error of %j', async (body, field) => {
    const { statusCode, data } = await submit((await referred()).id, body)
    expect([statusCode, Object.keys(data.errors)]).toEqual([422, [field]])
  })

  test('is never rate-limited, and only mail to the address itself is delayed', async () => {
    for (let i = 0; i < 5; i++) expect((await submit((await referred()).id)).statusCode).toBe(200)
    const { id } = await referred()
    expect((await submit(id)).statusCode).toBe(200)
    sent.length = 0
    await work()
    expect(sent.filter(({ to }) => to === 'ana@example.com').length).toBe(5)
    expect(sent.filter(({ to }) => to !== 'ana@example.com').length).toBe(6)
  })
})

describe('the life of a submission', () => {
  const submitted = async () => {
    const { id } = await referred()
    await submit(id)
    return id
  }
  const isKept = ({ customFields }: Contact) => customFields.review_submitted !== null

  test('it survives another answer while the quote stays referred', async () => {
    const id = await submitted()
    const saved = await patch(id, { step0: { number_attendees: 120 } })
    expect([saved.customFields.quote_status, isKept(saved)]).toEqual(['referred', true])
  })

  test('it ends with the referral, and a new referral is not submitted', async () => {
    const id = await submitted()
    const mended = await patch(id, payload('underwriting'))
    expect([mended.customFields.quote_status, isKept(mended)]).toEqual(['quoted', false])
    expect(isKept(await patch(id, payload('underwriting', drone)))).toBe(false)
  })
})

test('the queue lists submitted quotes first, the longest waiting on top', async () => {
  const first = await referred()
  const never = await referred()
  const second = await referred()
  clock.pass(1000)
  await submit(second.id, { email: 'b@example.com' })
  clock.pass(1000)
  await submit(first.id, { email: 'a@example.com' })
  clock.pass(1000)
  await patch(never.id, { step0: { number_attendees: 120 } })
  const rows = async (query: Record<string, string>) =>
    (await call('findContacts', { query, cookie: await app.staff('underwriter') })).data.rows
  const ours = [first.id, second.id, never.id]
  const queue = (await rows({ status: 'referred', size: '200' })).filter(({ id }: Contact) => ours.includes(id))
  expect(queue.map(({ id }: Contact) => id)).toEqual([second.id, first.id, never.id])
  expect(queue.map(({ review_submitted }: any) => review_submitted !== null)).toEqual([true, true, false])
  expect((await rows({}))[0].id).toBe(never.id)
})

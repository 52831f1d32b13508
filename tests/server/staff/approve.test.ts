import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { Contact } from '../../../contract/client'
import type { Answers } from '../../../domain/application'
import { declinedByUnderwriter } from '../../../domain/quote/underwritten'
import { permissions } from '../../../domain/staff/permissions'
import { emailOf, testApp } from '../rig/app'
import { runDueJobs } from '../rig/jobs'
import { begin, markBought, payFor, payload, sign } from '../rig/quotes'

const app = await testApp({ env: { BASE_URL: 'https://quotes.example.com' } })
afterAll(() => app.close())
const { call, services } = app
const { sent } = services
afterEach(async () => {
  sent.length = 0
  await services.db.q.deleteFrom('job').execute()
})

const drone: Partial<Answers> = { using_drone_at_event: 'True' }
const referred = (choices: Partial<Answers> = {}) => begin(app, payload('location', { ...drone, ...choices }))
const cookie = await app.staff('underwriter')
const mark = (id: string, status: string, more: object = {}, headers: Record<string, string> = {}) =>
  call('markQuoteApproved', { params: { id }, body: { status, ...more }, headers, cookie })
const open = async (id: string): Promise<Contact> => (await call('openContact', { params: { id } })).data.contact
const patch = (id: string, body: object) => call('patchContact', { params: { id }, body })
const recalculate = (id: string, body = payload('location', drone)) =>
  call('recalculate', { body: { ...body, step2: { ...body.step2, id } } })
const work = () => runDueJobs(services, { backoff: () => 0, mostAttempts: 1 })
const no = { reason: 'Drones above the guests are beyond what we insure.' }

describe('an approval', () => {
  test.each(permissions['quotes.decide'])('of a %s gives the quote the price of its answers', async (role) => {
    const { id, version } = await referred()
    const answered = await call('markQuoteApproved', {
      params: { id },
      body: { status: 'approved' },
      cookie: await app.staff(role),
    })
    expect(answered.statusCode).toBe(200)
    const { customFields, price, version: after } = await open(id)
    const usual = await call('recalculate', { body: payload() })
    expect([customFields.quote_status, customFields.amount_due]).toEqual([
      'approved',
      usual.data.pricing_detail.amount_due,
    ])
    expect(price).toEqual(usual.data)
    expect(after).toBe(version + 1)
    const entry = await services.db.q
      .selectFrom('audit')
      .selectAll()
      .where('entity_id', '=', id)
      .where('action', '=', 'quote.approved')
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({
      actor: emailOf(role),
      before: { quote_status: 'referred', amount_due: null },
      after: { quote_status: 'approved', amount_due: usual.data.pricing_detail.amount_due },
    })
  })

  test('is returned by a recalculation until an answer about the event ends it', async () => {
    const { id } = await referred()
    expect((await recalculate(id)).statusCode).toBe(422)
    await mark(id, 'approved')
    const { statusCode, data } = await recalculate(id)
    expect([statusCode, data]).toEqual([200, (await open(id)).price])
    const larger = payload('location', { ...drone, number_attendees: 900 })
    expect((await recalculate(id, larger)).data).toMatchObject({ status: 422, decision: 'refer' })
    expect((await patch(id, larger)).data.contact.customFields.quote_status).toBe('referred')
  })

  test('can be signed', async () => {
    const { id } = await referred()
    await mark(id, 'approved')
    expect((await call('signTerms', { params: { id }, body: sign })).statusCode).toBe(200)
  })

  test('at table prices charges an additional insured who is added later', async () => {
    const { id } = await referred()
    await mark(id, 'approved')
    const before = (await open(id)).customFields.amount_due!
    const ai_data = [{ ai_name: 'Example Venue', ai_waiver_subrogation: 'True' }]
    const later = payload('location', { ...drone, ai_data } as Partial<Answers>)
    const result = await recalculate(id, later)
    const saved = (await patch(id, later)).data.contact
    expect(saved.customFields.quote_status).toBe('approved')
    expect(saved.customFields.amount_due).toBeGreaterThan(before)
    expect(result.data).toEqual(saved.price)
  })

  test('at an underwriter’s premium keeps that, and charges an additional insured who is added later', async () => {
    const { id } = await referred()
    await mark(id, 'approved', { terms: { premium: 1175.71 } })
    expect((await open(id)).customFields.amount_due).toBe(1234.5)
    const ai_data = [{ ai_name: 'Example Venue', ai_waiver_subrogation: 'True' }]
    const saved = await patch(id, payload('location', { ...drone, ai_data } as Partial<Answers>))
    // 10.00 and 35.00, and 5 % of them
    expect(saved.data.contact.customFields.amount_due).toBe(1234.5 + 47.25)
  })

  test.each([
    ['eleven days', { event_end_date: '06/22/2027' }],
    ['more people than in the tables', { number_attendees: 5001 }],
  ] as const)('needs a premium from an underwriter where the tables have none: %s', async (_, choices) => {
    const { id } = await referred(choices)
    const { statusCode, data } = await mark(id, 'approved')
    expect([statusCode, data.message]).toEqual([422, 'An underwriter has to set the premium first'])
    expect((await open(id)).customFields.quote_status).toBe('referred')
  })

  test('is mailed to the contact point with its price, message and next step', async () => {
    const { id, emailAddress } = await referred()
    await mark(id, 'approved', { reason: 'Fly it over the lake only.' })
    await work()
    expect(sent.map(({ to }) => to)).toEqual([emailAddress])
    for (const shown of ['Fly it over the lake only.', '$122.85', `https://quotes.example.com/quote/?id=${id}`])
      expect(sent[0]!.text).toContain(shown)
  })

  test('is mailed to the requester of the review while there is no other address', async () => {
    const { id } = await begin(app, payload('underwriting', drone))
    await call('submitForReview', { params: { id }, body: { email: 'early@example.com' } })
    await services.db.q.deleteFrom('job').execute()
    await mark(id, 'approved')
    await work()
    expect(sent.map(({ to }) => to)).toEqual(['early@example.com'])
  })
})

describe('a decline', () => {
  test('removes the price, stays whatever is answered, and is mailed with its reason', async () => {
    const { id, emailAddress } = await referred()
    await mark(id, 'approved')
    await services.db.q.deleteFrom('job').execute()
    expect((await mark(id, 'declined', no)).statusCode).toBe(200)
    expect((await open(id)).customFields).toMatchObject({ quote_status: 'declined', amount_due: null })
    expect((await patch(id, payload())).data.contact.customFields.quote_status).toBe('declined')
    await work()
    expect(sent.map(({ to }) => to)).toEqual([emailAddress])
    expect(sent[0]!.text!.replace(/\s+/g, ' ')).toContain(no.reason)
  })

  test('shows its reason before those of the referral, as long as it lasts', async () => {
    const { id, customFields } = await referred()
    const before = customFields.referral_decline_reasons
    await mark(id, 'declined', no)
    const own = { code: declinedByUnderwriter, decision: 'decline', cover: 'all', field: null, remedy: null }
    expect((await open(id)).customFields.referral_decline_reasons).toEqual([{ ...own, text: no.reason }, ...before!])
    await mark(id, 'referred')
    expect((await open(id)).customFields.referral_decline_reasons).toEqual(before)
    await mark(id, 'approved')
    expect((await open(id)).customFields.referral_decline_reasons).toEqual(before)
  })

  test('needs its reason', async () => {
    const { id } = await referred()
    for (const more of [{}, { reason: null }, { reason: '  ' }]) {
      const { statusCode, data } = await mark(id, 'declined', more)
      expect([statusCode, Object.keys(data.errors)]).toEqual([422, ['reason']])
    }
  })

  test('is reversed by staff: the quote is referred again, and nothing is mailed', async () => {
    const { id } = await referred()
    await mark(id, 'declined', no)
    expect((await mark(id, 'referred')).data.contact.customFields.quote_status).toBe('referred')
    await work()
    expect(sent.map(({ to }) => to)).toEqual([])
  })
})

describe('refuses', () => {
  test('a status that does not allow the decision, and names it', async () => {
    const quoted = await begin(app)
    for (const status of ['approved', 'declined', 'referred']) {
      const { statusCode, data } = await mark(quoted.id, status, no)
      expect([statusCode, data.message]).toEqual([409, expect.stringContaining('not bought yet')])
    }
    const bought = await begin(app)
    await markBought(app, bought)
    expect((await mark(bought.id, 'approved')).data.type).toBe('urn:marquee:problem:already-bought')
  })

  test('to reopen a decline by the answers', async () => {
    const { id } = await begin(app, payload('underwriting', { event_type: 'Haunted House' }))
    expect((await mark(id, 'referred')).statusCode).toBe(409)
  })

  test('an outdated version of the quote', async () => {
    const { id, version } = await referred()
    expect((await mark(id, 'approved', {}, { 'if-match': String(version - 1) })).statusCode).toBe(412)
    expect((await mark(id, 'approved', {}, { 'if-match': String(version) })).statusCode).toBe(200)
  })

  test('a quote that is being paid for', async () => {
    const { id } = await referred()
    await mark(id, 'approved')
    await payFor(app, { id })
    expect((await mark(id, 'declined', no)).data.type).toBe('urn:marquee:problem:payment-in-progress')
  })

  test('a status that staff cannot set', async () => {
    expect((await mark((await referred()).id, 'purchased')).statusCode).toBe(400)
  })
})

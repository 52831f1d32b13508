import { afterAll, describe, expect, test } from 'vitest'
import type { Answers } from '../../../domain/application'
import { emailOf, testApp } from '../rig/app'
import { begin, markBought, payload } from '../rig/quotes'

const app = await testApp()
afterAll(() => app.close())
const { call, services } = app
const { clock, db } = services

const referred = (choices: Partial<Answers> = { using_drone_at_event: 'True' }) =>
  begin(app, payload('location', choices))
const cookie = await app.staff('underwriter')
const admin = await app.staff('admin')
const open = (id: string, by = cookie) => call('openReferral', { params: { id }, cookie: by })
const work = (id: string, body: object, version?: number) =>
  call('workReferral', {
    params: { id },
    body,
    headers: version === undefined ? {} : { 'if-match': String(version) },
    cookie,
  })

describe('one quote for the underwriters', () => {
  test('shows the requester, the time of the request, the days left and the table price', async () => {
    const { id } = await referred()
    await call('submitForReview', { params: { id }, body: { email: 'ana@example.com', message: 'It only films.' } })
    const submitted = new Date(clock.instant.getTime() - 2.5 * 86_400_000).toISOString()
    const review = { submitted, email: 'ana@example.com', message: 'It only films.' }
    await db.q
      .updateTable('contact')
      .set({ review: JSON.stringify(review) })
      .where('id', '=', id)
      .execute()
    const { statusCode, data } = await open(id)
    expect(statusCode).toBe(200)
    const usual = await call('recalculate', { body: payload() })
    expect(data).toMatchObject({
      review: { email: 'ana@example.com', message: 'It only films.' },
      age_days: 2,
      event_in_days: 204,
      messages: [],
      terms: null,
      underwriter: null,
      by_terms: null,
      to_set: [],
      by_tables: { pricing_detail: { amount_due: usual.data.pricing_detail.amount_due } },
      contact: { id, customFields: { quote_status: 'referred' } },
    })
    expect((await open(id, admin)).statusCode).toBe(200)
  })

  test('has no price beyond the tables, and names the premiums to set', async () => {
    const { id } = await referred({ event_end_date: '06/22/2027' })
    expect((await open(id)).data).toMatchObject({ by_tables: null, to_set: ['premium'] })
  })

  test('staff who open the quote learn what an approval lacks; the public does not', async () => {
    const needsOf = async (id: string, by?: string) => {
      const { data } = await call('openContact', {
        params: { id },
        ...(by && { query: { from: 'admin' }, cookie: by }),
      })
      return data.contact.customFields.approval_needs
    }
    const { id } = await referred({ event_end_date: '06/22/2027' })
    expect(await needsOf(id, await app.staff('rep'))).toEqual(['premium'])
    expect(await needsOf(id)).toBeUndefined()
    expect(await needsOf((await referred()).id, cookie)).toEqual([])
  })

  test('is for underwriters and administrators only, and must exist', async () => {
    const { id } = await referred()
    expect((await open(id, await app.staff('rep'))).statusCode).toBe(403)
    expect((await call('openReferral', { params: { id } })).statusCode).toBe(401)
    expect((await open('A'.repeat(22))).statusCode).toBe(404)
    expect((await call('workReferral', { params: { id }, body: {}, cookie: await app.staff('rep') })).statusCode).toBe(
      403,
    )
  })
})

describe('working on it', () => {
  test('saves the terms, returns their price, and does not change the status', async () => {
    const { id, version } = await referred({ event_end_date: '06/22/2027' })
    const terms = { premium: 2128, coverage_limits: '$2,000,000/$2,000,000', conditions: 'No fireworks.' }
    const { statusCode, data } = await work(id, { terms }, version)
    expect(statusCode).toBe(200)
    expect(data).toMatchObject({
      terms,
      by_terms: { pricing_detail: { amount_due: 2234.4 } },
      contact: { version: version + 1 },
    })
    const { contact } = (await call('openContact', { params: { id } })).data
    expect(contact.customFields).toMatchObject({ quote_status: 'referred', amount_due: null, offered_conditions: [] })
    expect(contact.customFields.coverage_limits).toBe('$1,000,000/$2,000,000')
    expect((await work(id, { terms: null })).data).toMatchObject({ terms: null, by_terms: null })
  })

  test('can be assigned or unassigned, and the queue shows the assignee', async () => {
    const { id } = await referred()
    expect((await work(id, { underwriter: emailOf('underwriter').toUpperCase() })).data.underwriter).toBe(
      emailOf('underwriter'),
    )
    const rows = (await call('findContacts', { query: { status: 'referred', size: '200' }, cookie })).data.rows
    expect(rows.find((row: { id: string }) => row.id === id)).toMatchObject({
      underwriter: emailOf('underwriter'),
      reasons: 1,
    })
    expect((await work(id, { underwriter: null })).data.underwriter).toBeNull()
    for (const underwriter of ['nobody@example.com', emailOf('rep')])
      expect((await work(id, { underwriter })).data.errors).toEqual({ underwriter: expect.any(String) })
    const entries = await db.q
      .selectFrom('audit')
      .select(['action', 'actor'])
      .where('contact_id', '=', id)
      .where('action', 'like', 'referral.%')
      .orderBy('id')
      .execute()
    expect(entries).toEqual([
      { action: 'referral.taken', actor: emailOf('underwriter') },
      { action: 'referral.left', actor: emailOf('underwriter') },
    ])
  })

  test('concurrent saves never overwrite each other', async () => {
    const { id, version } = await referred()
    expect((await work(id, { terms: { conditions: 'One' } }, version)).statusCode).toBe(200)
    expect((await work(id, { terms: { conditions: 'Two' } }, version)).statusCode).toBe(412)
    expect((await open(id)).data.terms).toEqual({ conditions: 'One' })
  })

  test('is refused for invalid terms or a quote that cannot be decided', async () => {
    const { id } = await referred()
    expect((await work(id, { terms: { premium: -5 } })).data.errors).toEqual({ 'terms.premium': expect.any(String) })
    expect((await work((await begin(app)).id, { terms: { premium: 5 } })).statusCode).toBe(409)
    const bought = await referred()
    await markBought(app, bought)
    expect((await work(bought.id, {})).data.type).toBe('urn:marquee:problem:already-bought')
    expect((await open(bought.id)).statusCode).toBe(200)
    expect((await work('A'.repeat(22), {})).statusCode).toBe(404)
  })
})

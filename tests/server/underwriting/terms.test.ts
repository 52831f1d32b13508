import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { Contact } from '../../../contract/client'
import type { Answers } from '../../../domain/application'
import { testApp } from '../rig/app'
import { runDueJobs } from '../rig/jobs'
import { begin, payload } from '../rig/quotes'

const app = await testApp()
afterAll(() => app.close())
const { call, services } = app
const { db, sent } = services
afterEach(async () => {
  sent.length = 0
  await db.q.deleteFrom('job').execute()
})

const long = { event_end_date: '06/22/2027' } as const
const referred = (choices: Partial<Answers> = long) => begin(app, payload('location', choices))
const cookie = await app.staff('underwriter')
const approve = (id: string, terms: object, by = cookie) =>
  call('markQuoteApproved', { params: { id }, body: { status: 'approved', terms }, cookie: by })
const open = async (id: string): Promise<Contact> => (await call('openContact', { params: { id } })).data.contact
const patch = (id: string, body: object) => call('patchContact', { params: { id }, body })
const rowOf = (id: string) => db.q.selectFrom('contact').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const terms = { premium: 2128, policy_fee: 100, conditions: ' No fireworks.\n\nTwo guards at each door. ' }
const conditions = ['No fireworks.', 'Two guards at each door.']

describe('an approval with terms', () => {
  test('gives a quote beyond the tables the price of its terms, and is stored', async () => {
    const { id } = await referred()
    const { statusCode } = await approve(id, terms)
    expect(statusCode).toBe(200)
    const { customFields, price } = await open(id)
    expect(customFields).toMatchObject({ quote_status: 'approved', amount_due: 2228, offered_conditions: conditions })
    expect(price!.pricing_detail).toMatchObject({ premium: 2128, policy_fee: 100, state_tax: 0, amount_due: 2228 })
    expect(price!.worksheet.filter(({ rule }) => rule.startsWith('underwriter.p')).map(({ amount }) => amount)).toEqual(
      [2128, 100],
    )
    const row = await rowOf(id)
    const stored = { premium: 2128, policy_fee: 100, conditions: conditions.join('\n') }
    expect([row.offered_terms, row.terms_draft]).toEqual([stored, stored])
    const entry = await db.q
      .selectFrom('audit')
      .selectAll()
      .where('contact_id', '=', id)
      .where('action', '=', 'quote.approved')
      .executeTakeFirstOrThrow()
    expect([entry.before, entry.after]).toMatchObject([{ terms: null }, { terms: stored, amount_due: 2228 }])
  })

  test('mails its conditions to the customer', async () => {
    const { id } = await referred()
    await approve(id, terms)
    await runDueJobs(services, { backoff: () => 0, mostAttempts: 1 })
    for (const condition of conditions) expect(sent[0]!.text).toContain(condition)
  })

  test('that keeps the limit does not mention it in the history', async () => {
    const { id } = await referred()
    await approve(id, terms)
    const { rows } = (await call('getHistory', { params: { id }, headers: { cookie: await app.staff('rep') } })).data
    const approved = rows.find(({ action }: { action: string }) => action === 'quote.approved')
    expect(approved.changes.map(({ field }: { field: string }) => field)).not.toContain('coverage_limits')
  })

  test('that changes the limit changes the quote’s answer, its price and the certificate', async () => {
    const { id } = await referred({ using_drone_at_event: 'True' })
    const lower = '$500,000/$1,000,000'
    await approve(id, { coverage_limits: lower })
    const { customFields, price } = await open(id)
    expect(customFields['coverage_limits']).toBe(lower)
    const usual = await call('recalculate', { body: payload('location', { coverage_limits: lower }) })
    expect(price).toEqual(usual.data)
    expect(
      (await patch(id, payload('location', { using_drone_at_event: 'True', coverage_limits: lower }))).data.contact
        .customFields.quote_status,
    ).toBe('approved')
  })

  test('ends with an answer about the event, and its terms with it', async () => {
    const { id } = await referred()
    await approve(id, terms)
    const { customFields } = (await patch(id, { step0: { number_attendees: 160 } })).data.contact
    expect([customFields.quote_status, customFields.offered_conditions]).toEqual(['referred', []])
    expect(await rowOf(id)).toMatchObject({ offered_terms: null, terms_draft: { premium: 2128 } })
  })

  test('ends with a decline', async () => {
    const { id } = await referred()
    await approve(id, terms)
    await call('markQuoteApproved', { params: { id }, body: { status: 'declined', reason: 'No.' }, cookie })
    expect((await rowOf(id)).offered_terms).toBeNull()
  })

  test('by a representative is refused; without terms it is possible', async () => {
    const { id } = await referred({ using_drone_at_event: 'True' })
    const rep = await app.staff('rep')
    expect((await approve(id, { premium: 1 }, rep)).statusCode).toBe(403)
    expect((await approve(id, { conditions: 'None' }, rep)).statusCode).toBe(403)
    expect((await approve(id, { premium: null, conditions: null }, rep)).statusCode).toBe(200)
    expect((await rowOf(id)).offered_terms).toBeNull()
  })

  test('that lacks a premium outside the tables gets its name', async () => {
    const { id } = await referred()
    const { statusCode, data } = await approve(id, { policy_fee: 10 })
    expect([statusCode, data.errors]).toEqual([422, { 'terms.premium': expect.any(String) }])
    expect((await open(id)).customFields.quote_status).toBe('referred')
  })

  test.each([
    [{ premium: 0 }, 'premium', '“Premium” needs an amount above $0'],
    [{ premium: -1 }, 'premium', '“Premium” needs an amount above $0'],
    [{ premium: 10.005 }, 'premium', '“Premium” needs an amount in dollars, like 2500 or 2500.50'],
    [{ premium: 99_999_999_999 }, 'premium', '“Premium” must be 10,000,000 or less'],
    [{ ec_premium: 10 }, 'ec_premium', 'There is no cancellation coverage in this quote'],
    [{ policy_fee: -1 }, 'policy_fee', '“Policy fee” cannot be less than $0'],
    [{ policy_fee: 1e9 }, 'policy_fee', '“Policy fee” must be 10,000,000 or less'],
    [{ coverage_limits: '$7' }, 'coverage_limits', 'Choose a limit that is sold'],
    [{ conditions: 'Take 4242 4242 4242 4242' }, 'conditions', '“Conditions” must not hold a card number'],
    [{ conditions: 'x\n'.repeat(21) }, 'conditions', 'Give 20 at most for “Conditions”, one a line'],
  ])('with invalid %j names it', async (wrong, field, words) => {
    const { id } = await referred()
    const { statusCode, data } = await approve(id, { premium: 100, ...wrong })
    expect([statusCode, data.errors]).toEqual([422, { [`terms.${field}`]: words }])
  })

  test('allows up to 2,000 characters of conditions', async () => {
    const { id } = await referred()
    const conditionsOf = (length: number) => approve(id, { premium: 100, conditions: 'x'.repeat(length) })
    const { statusCode, data } = await conditionsOf(2001)
    expect([statusCode, Object.keys(data.errors)]).toEqual([400, ['terms.conditions']])
    expect((await conditionsOf(2000)).statusCode).toBe(200)
  })
})

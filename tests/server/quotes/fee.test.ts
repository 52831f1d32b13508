import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Contact } from '../../../contract/client'
import { testApp } from '../rig/app'
import { begin, payload, sign } from '../rig/quotes'

const app = await testApp()
afterAll(() => app.close())
const { call, services } = app
const rep = await app.staff('rep')
const underwriter = await app.staff('underwriter')

beforeAll(async () => {
  const agreed = [
    { email: 'less@example.com', percent_thousandths: -50_000, amount_cents: null },
    { email: 'more@example.com', percent_thousandths: null, amount_cents: 1_050 },
  ]
  await services.db.q.insertInto('policy_fee_adjustment').values(agreed).execute()
})

const feeOf = ({ price }: Pick<Contact, 'price'>) => price?.pricing_detail.policy_fee
const from = (insured_email: string, more: object = {}) => payload('location', { insured_email, ...more })
const patch = (id: string, body: object, cookie?: string) => call('patchContact', { params: { id }, body, cookie })
/** of 117.00 */
const usual = 5.85

describe('an agreed policy fee (specification section 9, decision 27)', () => {
  test('is found by the insured’s email address in any letter case', async () => {
    expect(feeOf(await begin(app, from('someone@example.com')))).toBe(usual)
    expect(feeOf(await begin(app, from('Less@Example.com')))).toBe(2.92)
    expect(feeOf(await begin(app, from('more@example.com')))).toBe(16.35)
  })

  test('follows a changed address', async () => {
    const { id } = await begin(app, from('someone@example.com'))
    const body = { step4: { customFields: { insured_email: 'less@example.com' } } }
    expect(feeOf((await patch(id, body)).data.contact)).toBe(2.92)
  })

  test('follows an address that another save changes at the same moment', async () => {
    const address = { step4: { customFields: { insured_email: 'less@example.com' } } }
    const name = { step0: { event_name: 'Sample Reunion' } }
    for (const bodies of [
      [address, name],
      [name, address],
    ]) {
      const { id } = await begin(app, from('someone@example.com'))
      const saves = await Promise.all(bodies.map((body) => patch(id, body)))
      expect(saves.map(({ statusCode }) => statusCode)).toEqual([200, 200])
      const { data } = await call('openContact', { params: { id } })
      expect(feeOf(data.contact)).toBe(2.92)
    }
  })

  test('is the producer’s if one acts for the insured', async () => {
    const body = from('less@example.com', { insurance_producer: 'True', producer_email: 'more@example.com' })
    expect(feeOf(await begin(app, body))).toBe(16.35)
  })

  test('applies at the next save', async () => {
    const { id, version } = await begin(app, from('later@example.com'))
    const agreed = { email: 'later@example.com', percent_thousandths: -100_000, amount_cents: null }
    await services.db.q.insertInto('policy_fee_adjustment').values(agreed).execute()
    const { data } = await patch(id, from('later@example.com'))
    expect([feeOf(data.contact), data.contact.version]).toEqual([0, version + 1])
  })

  test('has one row per address, as a percentage or an amount', async () => {
    const add = (row: object) =>
      services.db.q
        .insertInto('policy_fee_adjustment')
        .values({ email: 'new@example.com', percent_thousandths: null, amount_cents: null, ...row })
        .execute()
    await expect(add({ email: 'less@example.com', amount_cents: 1 })).rejects.toThrow()
    await expect(add({ email: 'New@example.com', amount_cents: 1 })).rejects.toThrow()
    await expect(add({ percent_thousandths: 1, amount_cents: 1 })).rejects.toThrow()
    await expect(add({})).rejects.toThrow()
  })
})

describe('the price of unsaved answers has the fee agreed', () => {
  const priced = async (body: object, cookie?: string) =>
    (await call('recalculate', { body, cookie })).data.pricing_detail.policy_fee
  const named = (id: string, body: ReturnType<typeof from>) => ({ ...body, step2: { ...body.step2, id } })

  test('for a member of the staff, with any address', async () => {
    expect(await priced(from('less@example.com'), rep)).toBe(2.92)
    const { id } = await begin(app, from('someone@example.com'))
    expect(await priced(named(id, from('less@example.com')), rep)).toBe(2.92)
  })

  test('for the public, only with the address that the quote was saved with', async () => {
    const mine = await begin(app, from('Less@example.com'))
    expect(await priced(named(mine.id, from('Less@example.com', { number_attendees: 110 })))).toBe(2.92)
    // answers of the first step, before the address is sent again
    const { step0, step1, step2 } = payload('underwriting')
    expect(await priced({ step0, step1, step2: { ...step2, id: mine.id } })).toBe(2.92)
  })

  test('and reveals no fee to a caller who types another person’s address', async () => {
    expect(await priced(from('less@example.com'))).toBe(usual)
    const { id } = await begin(app, from('someone@example.com'))
    expect(await priced(named(id, from('less@example.com')))).toBe(usual)
    const asProducer = { insurance_producer: 'True', producer_email: 'more@example.com' }
    expect(await priced(named(id, from('someone@example.com', asProducer)))).toBe(usual)
    expect(await priced(named('A'.repeat(22), from('less@example.com')))).toBe(usual)
  })

  test('and reveals none through an approved quote', async () => {
    const { id } = await begin(app, from('someone@example.com', { using_drone_at_event: 'True' }))
    await call('markQuoteApproved', { params: { id }, body: { status: 'approved' }, cookie: underwriter })
    const typed = from('less@example.com', { using_drone_at_event: 'True' })
    const agreed = await priced(named(id, from('someone@example.com', { using_drone_at_event: 'True' })))
    expect(await priced(named(id, typed))).toBe(agreed)
    expect(await priced(named(id, typed), rep)).toBeLessThan(agreed)
  })
})

describe('the policy fee calculation', () => {
  const calculate = async (
    email: string,
    premium: number,
    { id, cookie }: { id?: string; cookie?: string } = { cookie: rep },
  ) => (await call('calculatePolicyFee', { body: { email, premium, ...(id && { id }) }, cookie })).data.policy_fee

  test('of a premium, standard and agreed', async () => {
    expect(await calculate('someone@example.com', 117)).toBe(usual)
    expect(await calculate('LESS@example.com', 117)).toBe(2.92)
    expect(await calculate('more@example.com', 0)).toBe(10.5)
  })

  test('shows the agreed fee only to a caller who holds a quote of the address', async () => {
    expect(await calculate('less@example.com', 117, {})).toBe(usual)
    const { id } = await begin(app, from('less@example.com'))
    expect(await calculate('less@example.com', 117, { id })).toBe(2.92)
    const other = await begin(app, from('someone@example.com'))
    expect(await calculate('less@example.com', 117, { id: other.id })).toBe(usual)
    const body = { email: 'less@example.com', premium: 117, other_premium: 0, event_type: 'Wedding' }
    expect((await call('calculatePolicyFeeHcc', { body })).data).toEqual({ policy_fee: usual })
  })

  test('of both premiums, for an event type of any catalogue', async () => {
    const body = { email: 'someone@example.com', premium: 117, other_premium: 251, event_type: 'Wedding' }
    expect((await call('calculatePolicyFeeHcc', { body })).data).toEqual({ policy_fee: 18.4 })
    const { statusCode, data } = await call('calculatePolicyFeeHcc', { body: { ...body, event_type: 'Volcano visit' } })
    expect([statusCode, Object.keys(data.errors)]).toEqual([422, ['event_type']])
  })

  test.each(['', 'ana', 'ana@'])('refuses the address %j', async (email) => {
    const { statusCode, data } = await call('calculatePolicyFee', { body: { email, premium: 1 } })
    expect([statusCode, Object.keys(data.errors)]).toEqual([422, ['email']])
  })
})

describe('a fee set by a representative (decision 53)', () => {
  const byRep = (fee: unknown) => ({ saveFromAdmin: true, pricing_detail: { fee_changed_by_rep: fee } })

  test('replaces any agreed fee until it is removed', async () => {
    const { id } = await begin(app, from('less@example.com'))
    await call('signTerms', { params: { id }, body: sign })
    const changed = (await patch(id, byRep(3.25), rep)).data.contact
    expect(changed.price.pricing_detail).toMatchObject({
      policy_fee: 3.25,
      fee_changed_by_rep: 3.25,
      amount_due: 120.25,
    })
    expect(changed.customFields.terms_signed).toBeNull()
    const named = { body: { ...payload(), step2: { ...payload().step2, id } } }
    expect((await call('recalculate', named)).data.pricing_detail.policy_fee).toBe(3.25)
    expect(feeOf((await patch(id, { step0: { event_name: 'Sample Gala' } })).data.contact)).toBe(3.25)
    expect(feeOf((await patch(id, byRep(null), rep)).data.contact)).toBe(2.92)
    const audits = services.db.q.selectFrom('audit').selectAll().where('entity_id', '=', id).orderBy('id', 'desc')
    expect(await audits.executeTakeFirst()).toMatchObject({
      actor: 'rep@example.com',
      before: { fee_changed_by_rep_cents: 325, amount_due: 120.25 },
      after: { fee_changed_by_rep_cents: null },
    })
  })

  test('may be zero', async () => {
    const { id } = await begin(app)
    expect((await patch(id, byRep(0), rep)).data.contact.price.pricing_detail).toMatchObject({
      policy_fee: 0,
      fee_changed_by_rep: 0,
    })
  })

  test('cannot be set by anybody else', async () => {
    const { id } = await begin(app)
    for (const [body, cookie] of [
      [byRep(0), undefined],
      [{ ...byRep(0), saveFromAdmin: false }, rep],
      [{ pricing_detail: { fee_changed_by_rep: 0 } }, rep],
      [{ saveFromAdmin: true, pricing_detail: { policy_fee: 0 } }, rep],
    ] as const) {
      expect(feeOf((await patch(id, body, cookie)).data.contact)).toBe(usual)
    }
  })

  test.each([-1, 1.005, '3', 1e9, true, {}])('cannot be %j', async (fee) => {
    const { id, version } = await begin(app)
    const { statusCode, data } = await patch(id, byRep(fee), rep)
    expect([statusCode, Object.keys(data.errors)]).toEqual([422, ['pricing_detail.fee_changed_by_rep']])
    expect((await call('openContact', { params: { id } })).data.contact.version).toBe(version)
  })
})

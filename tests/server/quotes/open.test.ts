import { afterAll, expect, test } from 'vitest'
import { lapseQuotes } from '../../../server/quotes/expiration'
import { roles, testApp } from '../rig/app'
import { begin, markBought, payload } from '../rig/quotes'

const app = await testApp()
afterAll(() => app.close())
const { call, services } = app
const unknown = 'AAAAAAAAAAAAAAAAAAAAAA'

test('the link opens the quote with every answer, the price and the day', async () => {
  const { id, price } = await begin(app, payload('location', { setup_coverage: 'True', setup_dates: ['06/11/2027'] }))
  const { data, headers } = await call('openContact', { params: { id } })
  expect(data).toMatchObject({
    date: '11/20/2026',
    hcc_pricing_version: 9,
    coupons: [],
    is_old_policy: false,
    partner: null,
    manage_policy_link: null,
    contact: {
      id,
      price,
      emailAddress: 'jordan.sample@example.com',
      customFields: {
        event_type: 'Wedding',
        setup_dates: ['06/11/2027'],
        insured_contact_name: 'Jordan Sample',
        event_location_state: 'TX',
        coverage_length: 1,
        sel_coverage: 'True',
        policy_cancelled: 'False',
        policy_number: null,
        amount_due: price!.pricing_detail.amount_due,
      },
    },
  })
  expect(headers['cache-control']).toBe('no-store')
})

test('after the purchase, the public sees only the policy number and the way to the policy', async () => {
  const contact = await begin(app)
  const policy_number = await markBought(app, contact)
  const { data } = await call('openContact', { params: { id: contact.id } })
  expect(data.contact).toEqual({ id: contact.id, policy_number })
  expect(data.manage_policy_link).toBe('/quote/#manage-policy')
})

test.each(roles)('a %s sees the whole contact after the purchase on the admin side', async (role) => {
  const contact = await begin(app)
  const policy_number = await markBought(app, contact)
  const cookie = await app.staff(role)
  const { data } = await call('openContact', { params: { id: contact.id }, query: { from: 'admin' }, cookie })
  expect(data.contact.customFields).toMatchObject({ policy_number, event_type: 'Wedding', quote_status: 'purchased' })
  const asPublic = await call('openContact', { params: { id: contact.id }, cookie })
  // a customer's link leads staff on to their record
  expect(asPublic.data.manage_policy_link).toBe(`/quote/#manage-policy?record=${contact.id}`)
  expect(asPublic.data.contact).toEqual({ id: contact.id, policy_number })
})

test('from=admin requires a session', async () => {
  const { id } = await begin(app)
  for (const cookie of [undefined, `hcc_token=${'A'.repeat(43)}`, 'hcc_token=x']) {
    const { statusCode } = await call('openContact', { params: { id }, query: { from: 'admin' }, cookie })
    expect(statusCode).toBe(401)
  }
})

test('an unknown id is a 404, and a malformed one a 400', async () => {
  expect((await call('openContact', { params: { id: unknown } })).statusCode).toBe(404)
  expect((await call('openContact', { params: { id: '1' } })).statusCode).toBe(400)
  expect((await call('openContact', { params: { id: unknown }, query: { from: 'nowhere' } })).statusCode).toBe(400)
})

test('unopened quotes expire with an audit row; purchased ones do not', async () => {
  const [forgotten, sold, fresh] = [await begin(app), await begin(app), await begin(app)]
  await markBought(app, sold)
  services.clock.pass(61 * 86_400_000)
  await call('patchContact', { params: { id: fresh.id }, body: payload() })
  await lapseQuotes(services)
  const rows = await services.db.q.selectFrom('contact').select(['id', 'quote_status']).execute()
  const statusOf = (id: string) => rows.find((row) => row.id === id)?.quote_status
  expect([forgotten, sold, fresh].map(({ id }) => statusOf(id))).toEqual(['expired', 'purchased', 'quoted'])
  const audits = services.db.q.selectFrom('audit').selectAll().where('action', '=', 'quote.lapsed')
  expect(await audits.where('entity_id', '=', forgotten.id).orderBy('id').execute()).toMatchObject([
    { actor: 'system', before: { quote_status: 'quoted' }, after: { quote_status: 'expired' } },
  ])
})

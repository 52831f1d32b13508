import { afterAll, expect, test } from 'vitest'
import { testApp } from '../rig/app'
import { begin, payload, sign } from '../rig/quotes'

const app = await testApp()
afterAll(() => app.close())
const { call, services } = app

const signs = (id: string, body: object = sign) => call('signTerms', { params: { id }, body })
const signedBy = async (id: string) =>
  (await call('openContact', { params: { id } })).data.contact.customFields.terms_signed

test('a signature is stored with its edition and time, and the quote names the signer', async () => {
  const { id, version } = await begin(app)
  expect(await signedBy(id)).toBeNull()
  const { statusCode, data } = await signs(id)
  expect(statusCode).toBe(200)
  expect(data).toEqual({
    name: sign.name,
    version: sign.version,
    signed: services.now().toISOString(),
    contact_version: version + 1,
  })
  expect(await signedBy(id)).toBe(sign.name)
  const audits = services.db.q.selectFrom('audit').select(['actor', 'action']).where('entity_id', '=', id)
  expect(await audits.orderBy('id').execute()).toContainEqual({ actor: 'customer', action: 'terms.signed' })
  expect((await call('openContact', { params: { id } })).data.contact.version).toBe(version + 1)
})

const signatures = async (id: string) => {
  const rows = await services.db.q.selectFrom('audit').select('action').where('entity_id', '=', id).execute()
  return rows.filter(({ action }) => action === 'terms.signed' || action === 'consent.given').length / 2
}

test('the same signature again changes nothing, and another name signs anew', async () => {
  const { id } = await begin(app)
  const first = (await signs(id)).data
  services.clock.pass(60_000)
  expect((await signs(id)).data).toEqual(first)
  expect(await signatures(id)).toBe(1)
  await signs(id, { ...sign, name: 'Casey Specimen', signature: 'Casey Specimen' })
  expect(await signatures(id)).toBe(2)
  expect(await signedBy(id)).toBe('Casey Specimen')
})

test('the same name signs anew after another answer', async () => {
  const { id } = await begin(app)
  await signs(id)
  await call('patchContact', { params: { id }, body: { step5: { customFields: { event_city: 'Dallas' } } } })
  await signs(id)
  expect(await signatures(id)).toBe(2)
})

test('another answer ends a signature, even if it is reversed; saving the same answers does not', async () => {
  const { id } = await begin(app)
  await signs(id)
  await call('patchContact', { params: { id }, body: payload() })
  expect(await signedBy(id)).toBe(sign.name)
  await call('patchContact', { params: { id }, body: { step5: { customFields: { event_city: 'Dallas' } } } })
  await call('patchContact', { params: { id }, body: payload() })
  expect(await signedBy(id)).toBeNull()
})

test.each([
  ['the signature must match the name', { ...sign, signature: 'Casey Specimen' }, 422, 'terms.terms_signature'],
  [
    'a card number is refused as a name',
    { ...sign, name: '4242424242424242', signature: '4242424242424242' },
    422,
    'terms.terms_name',
  ],
  ['an older edition of the terms is refused', { ...sign, version: '2019-01' }, 409, undefined],
])('%s', async (_, body, status, path) => {
  const { id } = await begin(app)
  const { statusCode, data } = await signs(id, body)
  expect(statusCode).toBe(status)
  if (path) expect(Object.keys(data.errors)).toContain(path)
  expect(await signedBy(id)).toBeNull()
})

test('missing answers are named', async () => {
  const { id } = await begin(app, payload('insured'))
  const { statusCode, data } = await signs(id)
  expect(statusCode).toBe(422)
  expect(Object.keys(data.errors)).toContain('step5.event_location_name')
})

test('a quote without an offer cannot be signed', async () => {
  const { id } = await begin(app, payload('location', { using_drone_at_event: 'True' }))
  const { statusCode, data } = await signs(id)
  expect(statusCode).toBe(409)
  expect(data).toMatchObject({
    type: 'urn:marquee:problem:not-purchasable',
    message: expect.stringContaining('underwriter'),
  })
})

test('an expired quote has to be repriced before it is signed', async () => {
  const { id } = await begin(app)
  services.clock.pass(61 * 86_400_000)
  expect((await signs(id)).statusCode).toBe(409)
})

test('an unknown quote cannot be signed', async () => {
  expect((await signs('AAAAAAAAAAAAAAAAAAAAAA')).statusCode).toBe(404)
})

import { afterAll, expect, test } from 'vitest'
import type { Contact, FormPayload } from '../../../contract/client'
import { type EventType, eventTypeOf, typesIn } from '../../../domain/catalogue'
import { type CatalogueVersion, catalogueVersions } from '../../../domain/catalogue/versions'
import { testApp } from '../rig/app'
import { begin, payload } from '../rig/quotes'

const app = await testApp()
afterAll(() => app.close())

/** The fields that choose each catalogue (decision 55). */
const versionFields: Record<CatalogueVersion, Pick<FormPayload, 'hcc_pricing_version' | 'is_old_policy'>> = {
  ver9: { hcc_pricing_version: 9, is_old_policy: false },
  ver5: { hcc_pricing_version: 5, is_old_policy: false },
  ver4: { hcc_pricing_version: 4, is_old_policy: false },
  ver3: { hcc_pricing_version: 3, is_old_policy: false },
  unversioned: { hcc_pricing_version: null, is_old_policy: false },
  old: { hcc_pricing_version: null, is_old_policy: true },
}

/** Started by staff with a version, and answered repeatedly through its link. */
async function quoteOf(catalogue: CatalogueVersion) {
  const { id } = await begin(app, versionFields[catalogue], await app.staff('rep'))
  return async (body: FormPayload): Promise<Contact> => {
    const { statusCode, data } = await app.call('patchContact', { params: { id }, body })
    if (statusCode !== 200) throw new Error(`${catalogue}: ${JSON.stringify(data)}`)
    return data.contact
  }
}

const both = 'Liability and Cancellation Insurance'
const statuses = { quote: 'quoted', refer: 'referred', decline: 'declined' } as const

/** The results in a stored quote that depend on its type. */
function resultsOf({ customFields, price }: Contact) {
  const { event_type, event_category, catalogue, quote_status, referral_decline_reasons: reasons } = customFields
  return { event_type, event_category, catalogue, quote_status, reasons, isPriced: price !== null }
}

const expectedOf = (catalogue: CatalogueVersion, { label, category, decision }: EventType) => ({
  event_type: label,
  event_category: category,
  catalogue,
  quote_status: statuses[decision],
  reasons: decision === 'quote' ? [] : [expect.objectContaining({ decision, field: 'event_type' })],
  isPriced: decision === 'quote',
})

test('section 3: the API returns the catalogue’s decision for every type of every version', async () => {
  const lines: string[] = []
  for (const catalogue of catalogueVersions) {
    const types = [...typesIn(catalogue).values()]
    const save = await quoteOf(catalogue)
    const results: ReturnType<typeof resultsOf>[] = []
    for (const { label } of types)
      results.push(resultsOf(await save(payload('location', { catalogue, event_type: label }))))
    expect(results).toEqual(types.map((type) => expectedOf(catalogue, type)))
    const count = (status: string) => results.filter(({ quote_status }) => quote_status === status).length
    const counts = Object.values(statuses).map((status) => `${count(status)} ${status}`)
    lines.push(`${catalogue}: ${results.length} types, ${counts.join(', ')}`)
  }
  process.stdout.write(`Every type of every version, through the API\n  ${lines.join('\n  ')}\n`)
}, 600_000)

test('section 5: cancellation is sold in every version for its approved types only', async () => {
  for (const catalogue of catalogueVersions) {
    const save = await quoteOf(catalogue)
    const types = [...typesIn(catalogue).values()].filter(({ canCancel }) => canCancel)
    for (const { label } of types) {
      const { price } = await save(payload('location', { catalogue, event_type: label, coverage_type: both }))
      expect(price?.pricing_detail.ec_premium, `${catalogue}: ${label}`).toBeGreaterThan(0)
      expect(price?.pricing_detail.general_liability_premium, `${catalogue}: ${label}`).toBeGreaterThan(0)
    }
    await save(payload('location', { catalogue, event_type: 'Birthday Party' }))
    const { price } = await save({ step0: { coverage_type: both } })
    expect(price?.pricing_detail.ec_premium).toBe(0)
  }
})

test.each(catalogueVersions.slice(1))('a type that %s does not have gets no offer', async (catalogue) => {
  const save = await quoteOf(catalogue)
  const before = await save(payload('location', { catalogue, event_type: 'Wedding' }))
  expect(before.customFields.quote_status).toBe('quoted')
  const { customFields, price } = await save({ step0: { event_type: 'Vow Renewal' } })
  expect(customFields).toMatchObject({ quote_status: 'draft', event_category: null, amount_due: null })
  expect(price).toBeNull()
})

test('section 9: the old catalogue rates tier 4 types as tier 1', async () => {
  const premiumOf = async (catalogue: CatalogueVersion, event_type: string) => {
    const save = await quoteOf(catalogue)
    return (await save(payload('location', { catalogue, event_type }))).price?.pricing_detail.general_liability_premium
  }
  expect(eventTypeOf({ event_type: 'Street Fair' })?.tier).toBe(4)
  expect(await premiumOf('old', 'Street Fair')).toBe(await premiumOf('ver9', 'Birthday Party'))
  expect(await premiumOf('unversioned', 'Street Fair')).toBe(await premiumOf('ver9', 'Street Fair'))
  expect(await premiumOf('old', 'Street Fair')).toBeLessThan((await premiumOf('ver9', 'Street Fair'))!)
})

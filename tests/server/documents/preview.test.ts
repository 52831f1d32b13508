import { afterAll, describe, expect, test } from 'vitest'
import type { Contact } from '../../../contract/client'
import type { Answers } from '../../../domain/application'
import { testApp } from '../rig/app'
import { begin, markBought, payload } from '../rig/quotes'
import { additionalInsured, cancellationChoices, conferenceAnswers, weddingAnswers } from './fixture'
import { readPdf } from './reader'

const app = await testApp({ env: { BASE_URL: 'https://quotes.example.com' } })
afterAll(() => app.close())
const { call, services } = app

const watermark = 'PREVIEW, NOT INSURANCE'
const preview = (id: string, kind: string) => call('previewDocument', { params: { id, kind } })
const read = async ({ id }: Contact, kind: string) => {
  const { statusCode, headers, rawPayload } = await preview(id, kind)
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
  return readPdf(rawPayload)
}
const wedding = (choices: Partial<Answers> = {}) => begin(app, payload('location', weddingAnswers(choices)))

describe('the printed quote', () => {
  test('lists prices, coverages, expiration and the link that opens it again', async () => {
    const quote = await wedding()
    const { text, title } = await read(quote, 'quote')
    expect(title).toBe(`Quote ${quote.customFields.quote_number}`)
    const { pricing_detail } = quote.price!
    for (const shown of [
      `$${pricing_detail.amount_due.toFixed(2)}`,
      'Amount due',
      'Łukasz Żółć',
      'Saturday, 06/12/2027',
      'Each occurrence $1,000,000',
      'The price holds until 01/19/2027',
      `https://quotes.example.com/quote/?id=${quote.id}`,
      'This is a quote, not a policy',
    ]) {
      expect(text).toContain(shown)
    }
    expect(text).not.toContain(watermark)
    expect(text).not.toMatch(/MQE-|Paid|Authorized/)
  })

  test('does not need any names', async () => {
    const quote = await begin(app, payload('underwriting'))
    expect((await read(quote, 'quote')).text).toContain('To be named')
  })

  test('has every chosen coverage', async () => {
    const { text } = await read(await wedding(cancellationChoices), 'quote')
    for (const shown of ['Commercial general liability', 'Cancellation', '$25,000']) expect(text).toContain(shown)
  })

  test('is named after the quote and not stored', async () => {
    const quote = await wedding()
    const { headers } = await preview(quote.id, 'quote')
    expect(headers['content-disposition']).toBe(`inline; filename="Quote ${quote.customFields.quote_number}.pdf"`)
    expect(headers['cache-control']).toBe('no-store')
  })
})

describe('the preview of the certificate', () => {
  test('shows the certificate’s content, marked as a preview on each page', async () => {
    const ai_data = Array.from({ length: 12 }, (_, i) => additionalInsured(`Example Supplier Number ${i + 1}`))
    const { pages, text } = await read(await wedding({ ai_data } as Partial<Answers>), 'certificate')
    expect(pages.length).toBeGreaterThan(1)
    for (const page of pages) expect(page.text).toContain(watermark)
    for (const shown of [
      'Łukasz Żółć',
      'Sample Meadow Barn',
      'Each occurrence $1,000,000',
      'Example Supplier Number 12',
    ])
      expect(text).toContain(shown)
  })

  test('has no signature, number or code', async () => {
    const { text } = await read(await wedding(), 'certificate')
    expect(text).toContain('Not signed: a preview')
    expect(text).not.toMatch(/Authorized representative|MQE-|give the code|Certificate [0-9A-Z]{4}-[0-9A-Z]{4}/)
  })

  test('has the chosen coverages only', async () => {
    const [both, cancellation, liability] = await Promise.all(
      [
        await wedding(cancellationChoices),
        await begin(app, payload('location', conferenceAnswers())),
        await wedding(),
      ].map((quote) => read(quote, 'certificate')),
    )
    const titles = ['Certificate of liability insurance', 'Certificate of cancellation insurance'] as const
    const stored = [both!, cancellation!, liability!].map(({ text }) => titles.map((title) => text.includes(title)))
    expect(stored).toEqual([
      [true, true],
      [false, true],
      [true, false],
    ])
    for (const { pages } of [both!, cancellation!]) for (const { text } of pages) expect(text).toContain(watermark)
  })
})

describe('there is no preview', () => {
  test.each(['quote', 'certificate'])('as a %s without a price', async (kind) => {
    const referred = await begin(app, payload('underwriting', { using_drone_at_event: 'True' }))
    for (const { id } of [await begin(app, {}), referred]) {
      const { statusCode, data } = await preview(id, kind)
      expect([statusCode, data.message]).toEqual([409, expect.stringContaining('no price')])
    }
  })

  test('of a purchased, expired or unknown quote, or of another document', async () => {
    const bought = await wedding()
    await markBought(app, bought)
    expect((await preview(bought.id, 'certificate')).data.type).toBe('urn:marquee:problem:already-bought')
    expect((await preview('A'.repeat(22), 'quote')).statusCode).toBe(404)
    expect((await preview(bought.id, 'policy')).statusCode).toBe(400)
    const { id } = await wedding()
    const { instant } = services.clock
    services.clock.pass(61 * 86_400_000)
    expect((await preview(id, 'quote')).data.message).toContain('expired')
    services.clock.instant = instant
  })
})

test('is rate-limited per caller, apart from other calls', async () => {
  const strict = await testApp({ services: { db: services.db }, env: { PREVIEW_RATE_LIMIT: '1' } })
  const { id } = await wedding()
  const draw = async () => (await strict.call('previewDocument', { params: { id, kind: 'quote' } })).statusCode
  expect([await draw(), await draw()]).toEqual([200, 429])
  expect((await strict.call('openContact', { params: { id } })).statusCode).toBe(200)
  await strict.app.close()
})

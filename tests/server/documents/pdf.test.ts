import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answers } from '../../../domain/application'
import { dollars } from '../../../domain/common/formats'
import { rate, toWire } from '../../../domain/rating'
import type { DocumentKind } from '../../../server/pdf/facts/kinds'
import { type TestServices, testServices } from '../rig/services'
import { cancellationChoices, weddingAnswers } from './fixture'
import { boughtKinds, bytesFor, raised, readFor, readOnce, twelve } from './press'
import { type ReadPdf, readPdf } from './reader'

let services: TestServices
beforeAll(async () => {
  services = await testServices()
})
afterAll(() => services.db.close())

const read = (kind: DocumentKind, choices?: Partial<Answers>) => readOnce(services, kind, choices)

describe('the policy', () => {
  test('lists coverages, limits and price', async () => {
    const { text, pages } = await read('policy', raised)

    expect(pages.length).toBeGreaterThanOrEqual(4)
    for (const shown of [
      'Insured Łukasz Żółć',
      'Event Wedding: Zoë & Łukasz',
      'Covered days Saturday, 06/12/2027 Setup: 06/11/2027',
      'Price $196.35 With fee and tax',
      'We pay up to $300,000 for each occurrence.',
      '$1,000,000 is the most that we pay for all damages',
    ]) {
      expect(text).toContain(shown)
    }
  })

  test('includes host liquor and excludes its sale, or insures the sale, as bought', async () => {
    const host = await read('policy')
    const seller = await read('policy', { alcohol_event: 'True', selling_alcohol: 'True' })

    expect(host.text).toContain('Host liquor. The coverages above apply')
    expect(host.text).toContain('alcohol that an insured sells, makes, or serves as a business;')
    expect(seller.text).toContain('Liquor liability. We pay')
    expect(seller.text).not.toContain('alcohol that an insured sells, makes, or serves as a business;')
  })

  test('has terrorism coverage only if it was bought', async () => {
    const show = { event_type: 'Trade Show', tria_accepted: 'True' } as const
    const [accepted, refused] = [await read('policy', show), await read('policy', { ...show, tria_accepted: 'False' })]

    expect(accepted.text).toContain('You accepted coverage for certified acts of terrorism')
    expect(refused.text).toContain('This policy has no coverage for certified acts of terrorism')
    expect(refused.text).toContain('that arises from a certified act of terrorism;')
  })

  test('beside a cancellation policy shows its own premium, including terrorism', async () => {
    const show = { event_type: 'Trade Show', tria_accepted: 'True', ...cancellationChoices } as const
    const { premium, tria } = toWire(rate(weddingAnswers(show))).pricing_detail
    const { text } = await read('policy', show)
    expect(tria).toBeGreaterThan(0)
    expect(text).toContain(`Premium ${dollars(Math.round((premium + tria) * 100) / 100)}`)
  })

  test('numbers each of its parts once', async () => {
    const { text } = await read('policy')
    for (const part of [
      'What we insure',
      'Who is insured',
      'What is not insured',
      'If something happens',
      'Conditions',
    ]) {
      expect(text.match(new RegExp(`\\d+ ?${part}`, 'g'))).toHaveLength(1)
    }
  })
})

describe('the receipt', () => {
  test('adds up line by line to the amount paid, and shows the method', async () => {
    const { text } = await read('receipt', raised)
    for (const shown of [
      'Paid with Visa ending in 4242',
      'General liability $1,000,000 each occurrence, $2,000,000 general aggregate.',
      '117.00',
      'Host liquor Covers you when you serve alcohol and do not sell it. Included',
      'Policy fee, 5% 5% of $187.00. 9.35',
      'Paid on 11/20/2026 $196.35',
    ]) {
      expect(text).toContain(shown)
    }
    const amounts = [...text.matchAll(/ (\d+\.\d\d)(?= )/g)].map(([, cents]) => Math.round(Number(cents) * 100))
    expect(amounts.reduce((sum, cents) => sum + cents, 0)).toBe(19_635)
    expect(text).not.toContain('in step')
  })

  test('keeps the total with the fee and the tax', async () => {
    const { pages } = await read('receipt', {
      ...raised,
      ai_data: twelve,
      raindate_coverage: 'True',
      raindate_date: '06/19/2027',
    })
    const last = pages.at(-1)!.text
    expect(last).toContain('Fee and tax')
    expect(last).toContain('Paid on 11/20/2026 $')
  })
})

describe('every document', () => {
  const withAll = (choices: Partial<Answers> = {}) => weddingAnswers({ ...cancellationChoices, ...choices })
  const margins = ({ pages }: ReadPdf) =>
    pages
      .flatMap(({ words }) => words)
      .filter(({ text, left, right }) => text.trim() !== '' && (left < 50 || right > 562))

  describe.each(boughtKinds)('%s', (kind) => {
    let source: string
    let text: string
    beforeAll(async () => {
      const insured = {
        insured_first_name: '𓀀 Łukasz Żółć, José Ñandú',
        insured_last_name: 'Nguyễn Thị Ánh Ștefănescu 李小龍',
      }
      const event_location_name = 'Αθηνά Ελένη Борис 🎉 नेहा 김민수 こんにちは'
      const bytes = await bytesFor(services, kind, withAll({ ...insured, event_location_name }))
      source = bytes.toString('latin1')
      text = (await readPdf(bytes)).text
    })

    test('prints names of many alphabets as copyable text', () => {
      expect(text).toContain('Łukasz Żółć, José Ñandú Nguyễn Thị Ánh Ștefănescu')
      expect(text).toContain('Αθηνά Ελένη Борис')
    })

    test('prints Chinese, Japanese, Korean and Devanagari as copyable text, without emoji', () => {
      expect(text).toContain('Ștefănescu 李小龍')
      expect(text).toContain('Борис नेहा 김민수 こんにちは')
    })

    test('marks a character that it cannot print', () => {
      expect(text).toContain('\uFFFD Łukasz')
    })

    test('embeds each font once and needs none of the reader’s', () => {
      const fonts = [...source.matchAll(/\/FontName \/[A-Z]+\+([a-z0-9-]+)/g)].map(([, name]) => name)
      expect(fonts).toContain('hanken-grotesk-latin-400')
      expect(new Set(fonts).size).toBe(fonts.length)
      expect(source).not.toMatch(/Helvetica|Times/)
    })
  })

  test.each(boughtKinds)('keeps within its margins for long words: %s', async (kind) => {
    const pdf = await readFor(
      services,
      kind,
      withAll({
        insured_last_name: 'x'.repeat(200),
        event_location_name: 'W'.repeat(200),
        event_name: 'M'.repeat(200),
        cancellation_honoree_1: 'N'.repeat(200),
        scheduled_jewelry_items: [{ scheduled_jewelry_description: 'J'.repeat(200), scheduled_jewelry_limit: 1 }],
      }),
    )
    expect(margins(pdf)).toEqual([])
  })
})

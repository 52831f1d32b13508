import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answers } from '../../../domain/application'
import { dollars } from '../../../domain/common/formats'
import { rate, toWire } from '../../../domain/rating'
import type { DocumentKind } from '../../../server/pdf/facts/kinds'
import { renderDocument } from '../../../server/pdf/render'
import { type TestServices, testServices } from '../rig/services'
import { additionalInsured, cancellationChoices, weddingAnswers } from './fixture'
import { boughtKinds, bytesFor, factsFor, readFor } from './press'
import { type ReadPdf, readPdf } from './reader'

let services: TestServices
beforeAll(async () => {
  services = await testServices()
})
afterAll(() => services.db.close())

/** Drawing and reading a PDF takes half a second, so each is drawn once, however many tests read it. */
const drawn = new Map<string, Promise<ReadPdf>>()
function read(kind: DocumentKind, choices: Partial<Answers> = {}): Promise<ReadPdf> {
  const name = JSON.stringify([kind, choices])
  const pdf = drawn.get(name) ?? readFor(services, kind, weddingAnswers(choices))
  drawn.set(name, pdf)
  return pdf
}

const raised: Partial<Answers> = {
  medical_payments: 'True',
  medical_payments_limit: '$5,000',
  damage_rented_premises: 'True',
  damage_rented_premises_limit: '$300,000',
}
const twelve = Array.from({ length: 12 }, (_, i) =>
  additionalInsured(`Example Supplier Number ${i + 1}`, { ai_waiver_subrogation: 'True' }),
)

describe('the certificate', () => {
  test('shows insured, coverages, limits, place and period', async () => {
    const { text, title, pages } = await read('certificate', raised)

    expect(title).toMatch(/^Certificate of liability insurance MQE-\d{7}$/)
    expect(pages).toHaveLength(1)
    for (const shown of [
      'Insured Łukasz Żółć 12 Example Avenue Austin, TX 78701',
      'Producer Marquee Event Insurance',
      'Insurer affording coverage A: Example Casualty Company',
      'A Commercial general liability',
      'MQE-00',
      '06/11/2027 12:01 am, local time at the event 06/13/2027 2:00 am, local time at the event',
      'Personal and advertising injury $1,000,000',
      'Products and completed operations aggregate $2,000,000',
      'Host liquor liability',
      'Each occurrence $1,000,000',
      'General aggregate $2,000,000',
      'Damage to rented premises, each occurrence $300,000',
      'Medical payments, any one person $5,000',
      'Zoë & Łukasz Wedding 150 people attending',
      'Saturday, 06/12/2027 Setup: 06/11/2027',
      'The certificate ends with the policy',
      'Certificate holder Sample Meadow Barn',
      'Authorized representative, 11/20/2026',
    ]) {
      expect(text).toContain(shown)
    }
    expect(text).toMatch(/Certificate [0-9A-Z]{4}-[0-9A-Z]{4}/)
  })

  test('does not show the insured’s contact details', async () => {
    const { text } = await read('certificate', { insured_phone: '512-555-0142' })
    expect(text).not.toMatch(/lukasz@example\.com|512-555-0142/)
  })

  test('names the venue as an additional insured, with its endorsements', async () => {
    const { text } = await read('certificate', {
      ai_data: [additionalInsured('José Ñandú Catering', { ai_primary_noncontributory: 'True' })],
    })
    expect(text).toContain(
      'Sample Meadow Barn 12 Example Avenue, Austin, TX 78701 – – José Ñandú Catering 40 Example Street, Austin, TX 78702 – Yes',
    )
  })

  test('with twelve additional insureds keeps its first page and lists them on the second', async () => {
    const { pages } = await read('certificate', { ai_data: twelve })
    const [first, second] = pages

    expect(pages).toHaveLength(2)
    expect(first!.text).toContain('Sample Meadow Barn, the venue, and 12 more. The schedule that follows')
    expect(first!.text).toContain('Certificate holder')
    expect(second!.text).toContain('Schedule of additional insureds')
    for (const { ai_name } of twelve) expect(second!.text.split(`${ai_name} 40 Example`)).toHaveLength(2)
    expect([first!.text, second!.text].map((text) => /Page \d of \d/.exec(text)?.[0])).toEqual([
      'Page 1 of 2',
      'Page 2 of 2',
    ])
  })

  test('with a description longer than a page continues on the next one without loss', async () => {
    const facts = await factsFor(services, weddingAnswers({ ai_data: twelve }))
    const description = Array.from({ length: 200 }, (_, i) => `Line ${i}.`).join('\n')
    const { liability } = facts
    const { pages, text } = await readPdf(
      await renderDocument('certificate', { ...facts, liability: { ...liability!, description } }),
    )
    expect(pages.length).toBeGreaterThan(3)
    for (const i of [0, 60, 120, 199]) expect(text).toContain(`Line ${i}.`)
    for (const { words } of pages) {
      const feet = words.filter(({ text: shown }) => shown.startsWith('Line')).map(({ bottom }) => Math.round(bottom))
      expect(new Set(feet).size).toBe(feet.length)
      for (const foot of feet) expect(foot).toBeGreaterThan(66)
    }
  })

  test('names the venue as additional insured on the first page, also beside a long schedule', async () => {
    const [alone, among] = [await read('certificate'), await read('certificate', { ai_data: twelve })]
    expect(alone.pages[0]!.text).toMatch(/Additional insured Address .*Sample Meadow Barn/)
    expect(among.pages[0]!.text).toContain('Sample Meadow Barn, the venue, and 12 more.')
    const without = await read('certificate', { ai_data: twelve, event_location_ai: 'False' })
    expect(without.pages[0]!.text).toContain('12 are named in the schedule that follows.')
  })

  test('with long names takes several pages, each with a title and no split rows', async () => {
    const long = twelve.map((entry, i) => ({
      ...entry,
      ai_name: `First${i + 1} ${'and its officers, officials, employees, agents and volunteers '.repeat(3)}last${i + 1}`,
      ai_address_1: 'A very long name of a street in a town with long names '.repeat(3).trim(),
    }))
    const { pages } = await read('certificate', { ai_data: long })
    const [, code, number] = /Certificate ([0-9A-Z-]{9}) Policy (MQE-\d+), issued/.exec(pages[0]!.text)!

    expect(pages.length).toBeGreaterThan(2)
    pages.forEach(({ text }, i) => {
      expect(text).toContain(`Page ${i + 1} of ${pages.length}`)
    })
    for (const { text } of pages.slice(1)) {
      expect(text).toContain(`Schedule of additional insureds Certificate ${code}, policy ${number}`)
      expect(text).toMatch(/Additional insured Address Waiver of subrogation Primary, non-contributory.* First\d/)
    }
    const positionsOf = (word: string) => pages.flatMap(({ text }, i) => (`${text} `.includes(`${word} `) ? [i] : []))
    for (const n of twelve.keys()) {
      const first = positionsOf(`First${n + 1}`)
      expect(first).toHaveLength(1)
      expect(positionsOf(`last${n + 1}`)).toEqual(first)
    }
  })

  test('says how many of the schedule have each endorsement', async () => {
    const { text } = await read('certificate', {
      ai_data: twelve.map((entry, i) => (i < 2 ? { ...entry, ai_primary_noncontributory: 'True' } : entry)),
    })
    expect(text).toContain('Waiver of subrogation For 12 of them, as the schedule says')
    expect(text).toContain('Primary and non-contributory For 2 of them, as the schedule says')
  })

  test('has limits of its own for an insured sale of alcohol', async () => {
    const { text } = await read('certificate', { alcohol_event: 'True', selling_alcohol: 'True' })
    expect(text).toMatch(/A Liquor liability .*Each common cause \$1,000,000 Aggregate \$2,000,000/)
  })

  test('shows a drawn signature, with the name in print', async () => {
    const facts = await factsFor(services, weddingAnswers())
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const drawn = await renderDocument('certificate', { ...facts, signedBy: { name: 'Jane Example', png } })
    expect((await readPdf(drawn)).text.match(/Jane Example/g)).toHaveLength(1)
    expect(drawn.toString('latin1')).toContain('/Subtype /Image')
    expect(drawn.toString('latin1')).not.toContain('caveat')
  })
})

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
      'Paid with Visa ending 4242',
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

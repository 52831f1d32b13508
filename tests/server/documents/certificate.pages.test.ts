import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answers } from '../../../domain/application'
import type { DocumentKind } from '../../../server/pdf/facts/kinds'
import { renderDocument } from '../../../server/pdf/render'
import { type TestServices, testServices } from '../rig/services'
import { additionalInsured, weddingAnswers } from './fixture'
import { factsFor, raised, readOnce, twelve } from './press'
import { readPdf } from './reader'

let services: TestServices
beforeAll(async () => {
  services = await testServices()
})
afterAll(() => services.db.close())

const read = (kind: DocumentKind, choices?: Partial<Answers>) => readOnce(services, kind, choices)

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

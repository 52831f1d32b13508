import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answers } from '../../../domain/application'
import type { BillGroup } from '../../../server/pdf/facts/types'
import { renderMoney } from '../../../server/pdf/render'
import { boughtBy } from '../../../server/policies/documentFacts'
import { moneyFactsOf } from '../../../server/policies/moneyDocumentFacts'
import { type TestServices, testServices } from '../rig/services'
import { additionalInsured, buy, cancellationChoices, weddingAnswers } from './fixture'
import { type ReadPdf, readPdf } from './reader'

/** Page breaks of money documents with the longest possible texts. */
let services: TestServices
beforeAll(async () => {
  services = await testServices()
})
afterAll(() => services.db.close())

async function documentOf(choices: Partial<Answers>, groups?: readonly BillGroup[]): Promise<ReadPdf> {
  const { contactId } = await buy(services.db, weddingAnswers(choices))
  const { rows } = await boughtBy(services, contactId)
  const facts = await moneyFactsOf(services, rows.find(({ kind }) => kind === 'receipt')!)
  return readPdf(await renderMoney(groups ? { ...facts, bill: { ...facts.bill, groups } } : facts))
}

/** points from the lower edge: between header and footer */
const [head, foot] = [710, 66]
/** Lines with overlapping letters, judged by the distance of their baselines. */
const crushed = ({ pages }: ReadPdf) =>
  pages.flatMap(({ words }) => {
    const between = words.filter(({ text, bottom }) => text.trim() && bottom < head)
    const feet = [...new Set(between.map(({ bottom }) => Math.round(bottom)))].sort((a, b) => a - b)
    return feet.filter((each, i) => i > 0 && each - feet[i - 1]! > 1 && each - feet[i - 1]! < 8)
  })

const long = {
  insured_last_name: 'Wolfeschlegelsteinhausen '.repeat(8).trim(),
  event_location_name: 'The Sample Meadow Barn and Orchard at the Old Mill '.repeat(4).slice(0, 200).trim(),
}

test('twenty long items continue over pages, and the last ones stay with the total', async () => {
  const lines = Array.from({ length: 20 }, (_, i) => ({
    label: `Item ${i + 1}: ${'a long description '.repeat(10)}end`,
    reason: '',
    amount: '10.00',
  }))
  const read = await documentOf(long, [{ title: 'Description', lines }])
  expect(read.pages.length).toBeGreaterThan(1)
  for (const [i] of lines.entries()) expect(read.text.match(new RegExp(`Item ${i + 1}:`, 'g'))).toHaveLength(1)
  expect(read.pages.at(-1)!.text).toMatch(/Item 20:.*Paid on/)
  expect(crushed(read)).toEqual([])
  const items = read.pages.flatMap(({ words }) => words).filter(({ text }) => /Item|description/.test(text))
  expect(Math.min(...items.map(({ bottom }) => bottom))).toBeGreaterThan(foot)
})

test('a change prints old and new values, however much changed', async () => {
  const lines = Array.from({ length: 24 }, (_, i) => ({
    label: `Additional insured ${i + 1}`,
    reason: `None → Example Supplier ${i + 1}, 40 Example Street, Austin, TX 78702`,
    amount: '',
  }))
  const { text } = await documentOf({}, [{ title: 'Change', lines }])
  expect(text.match(/None → Example Supplier/g)).toHaveLength(24)
})

test('a receipt leaves out reasons that would need a second page, unless it needs one anyway', async () => {
  const both = await documentOf({ ...long, ...cancellationChoices })
  expect(both.pages).toHaveLength(1)
  expect(both.text).not.toContain('of $')
  expect(both.text).toContain('Scheduled jewelry')
  const short = await documentOf(long)
  expect(short.pages).toHaveLength(1)
  expect(short.text).toContain('5% of $')
})

test('a long list of names splits no line, and the total stays with fee and tax', async () => {
  const name = 'The Very Long Name of a Supplier of Lighting, Sound and Stages and its Officers and Agents'
  const ai_data = Array.from({ length: 12 }, (_, i) =>
    additionalInsured(`${name} ${i + 1}`, { ai_waiver_subrogation: 'True', ai_primary_noncontributory: 'True' }),
  )
  const read = await documentOf({ ...long, ...cancellationChoices, ai_data })
  expect(crushed(read)).toEqual([])
  expect(read.pages.at(-1)!.text).toMatch(/Fee and tax.*Paid on 11\/20\/2026 \$/)
})

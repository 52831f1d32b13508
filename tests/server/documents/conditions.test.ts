import { expect, test } from 'vitest'
import { sampleFacts } from '../../../server/documents/sampleFacts'
import { renderDocument, renderPreview } from '../../../server/pdf/render'
import { readPdf } from './reader'

const textIn = async (bytes: Uint8Array) => (await readPdf(bytes)).text

const conditions = ['A guard stands at each door at night.', 'No fireworks.']
const now = new Date('2026-11-20T17:00:00Z')
const factsFor = (kind: Parameters<typeof sampleFacts>[0]) => ({
  ...sampleFacts(kind, now, '11/20/2026', 'https://quotes.example.com/quote/certificate'),
  conditions,
})

test.each([
  ['policy', 'liability'],
  ['certificate', 'liability'],
  ['cancellationPolicy', 'wedding-cancellation'],
  ['cancellationCertificate', 'wedding-cancellation'],
] as const)('a %s prints an underwriter’s conditions with numbers', async (kind, sample) => {
  const text = await textIn(await renderDocument(kind, factsFor(sample)))
  expect(text).toContain('Conditions of this insurance')
  for (const [i, condition] of conditions.entries()) expect(text).toMatch(new RegExp(`${i + 1}\\.\\s*${condition}`))
})

test('and so does a quote; without conditions there is no such part', async () => {
  const words = { status: 'The price holds.', url: 'https://quotes.example.com/quote/?id=x' }
  const text = await textIn(await renderPreview('quote', factsFor('liability'), words))
  for (const condition of conditions) expect(text).toContain(condition)
  const plain = await textIn(await renderPreview('quote', { ...factsFor('liability'), conditions: [] }, words))
  expect(plain).not.toContain('Conditions of this insurance')
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answers } from '../../../domain/application'
import { renderLetter } from '../../../server/notifications/render'
import { CertificateLetter } from '../../../server/notifications/templates/certificate'
import { PurchaseLetter } from '../../../server/notifications/templates/purchase'
import { QuoteLetter } from '../../../server/notifications/templates/quote'
import type { HoldingLiability } from '../../../server/pdf/facts/types'
import { type TestServices, testServices } from '../rig/services'
import { cancellationChoices, weddingAnswers } from './fixture'
import { factsFor } from './press'

let services: TestServices
beforeAll(async () => {
  services = await testServices()
})
afterAll(() => services.db.close())

/** The letter of a purchase as HTML and as text, with its facts. */
const purchase = async (choices: Partial<Answers>) => {
  const facts = await factsFor(services, weddingAnswers(choices))
  const { html, text } = await renderLetter(
    <PurchaseLetter facts={facts} documents={[]} areAttached policyUrl={null} />,
  )
  return { facts, html, text: text.replace(/\s+/g, ' ') }
}

test('a buyer of cancellation alone gets a letter without liability or a certificate for the venue', async () => {
  const { facts, html, text } = await purchase({ ...cancellationChoices, coverage_type: 'Cancellation Insurance' })
  for (const shown of [
    'Wedding, Saturday, 06/12/2027, is insured against cancellation.',
    'Runs from 2:46 pm, 11/20/2026',
    'To 2:00 am, 06/13/2027',
    'Limit $25,000 for the whole event',
    `Certificate code ${facts.cancellation!.certificateCode}`,
    'canceled, postponed or moved, call 800-555-0100 before you do it.',
  ]) {
    expect(text).toContain(shown)
  }
  expect(html).not.toMatch(/liability|each occurrence|Give the certificate/i)
})

test('a buyer of both gets rows that name their coverage', async () => {
  const { facts, text } = await purchase(cancellationChoices)
  for (const shown of [
    'is covered for liability and against cancellation.',
    'Runs from, liability 12:01 am, 06/11/2027',
    'Runs from, cancellation 2:46 pm, 11/20/2026',
    'Limits, liability $1,000,000 each occurrence, $2,000,000 general aggregate',
    'Limit, cancellation $25,000 for the whole event',
    `Certificate code, liability ${facts.liability!.certificateCode}`,
    `Certificate code, cancellation ${facts.cancellation!.certificateCode}`,
  ]) {
    expect(text).toContain(shown)
  }
})

test('a buyer of liability gets a letter without cancellation', async () => {
  const { html, text } = await purchase({})
  expect(text).toContain('is covered for liability. Have a beautiful day.')
  expect(html).not.toMatch(/cancell|postpone/i)
})

test('the venue’s letter does not mention what the insured stands to lose', async () => {
  const facts = await factsFor(services, weddingAnswers(cancellationChoices))
  const { html } = await renderLetter(
    <CertificateLetter facts={facts as HoldingLiability} url="https://www.example.com" isAttached />,
  )
  expect(html).toContain(facts.liability!.certificateCode)
  expect(html).not.toMatch(/cancell|\$25,000/i)
})

test('a quote’s letter begins with its price and event, and names no coverage', async () => {
  const { html } = await renderLetter(
    <QuoteLetter
      quoteNumber="Q-204815"
      sentence="Wedding in Texas."
      url="https://www.example.com"
      bill={{ lines: [], total: '$303.45' }}
      status=""
      suspension={undefined}
    />,
  )
  expect(html).toContain('$303.45. Wedding in Texas.')
  expect(html).not.toMatch(/liability/i)
})

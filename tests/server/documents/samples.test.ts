import { afterAll, describe, expect, test } from 'vitest'
import { brand } from '../../../domain/common/brand'
import { sample } from '../../../server/documents/sample'
import { testApp } from '../rig/app'
import { operation } from '../rig/contract'
import { readPdf } from './reader'

const app = await testApp({ env: { BASE_URL: 'https://quotes.example.com' } })
afterAll(() => app.close())

const ask = (name: string) => app.call('getSample', { params: { name } })
const links = brand.offers.flatMap(({ parts }) => parts.flatMap(({ samples }) => samples.map(({ url }) => url)))
const nameIn = (url: string) => url.split('/').at(-1)!

/** Texts that only this sample contains. */
const texts: Readonly<Record<string, readonly string[]>> = {
  'liability-certificate': [
    'Certificate of liability insurance',
    'Example Catering Co. 7 Example Street, Austin, TX 78703 Yes Yes',
    'Check it at https://quotes.example.com/quote/certificate/SAMP-LE00',
  ],
  'liability-policy': ['Special event liability policy', 'Form MQ-GL 2', 'Price $'],
  'wedding-cancellation-certificate': ['Certificate of cancellation insurance', 'Honorees Sample Customer', '$25,000'],
  'wedding-cancellation-policy': ['Special event cancellation policy', 'Form MQ-EC 2', 'Honoree is one of the two'],
  'trade-show-cancellation-certificate': ['Example Exhibitions Inc.', 'Lost revenue and extra costs', '$90,000'],
  'trade-show-cancellation-policy': ['the absence of a speaker, a performer, an athlete or an exhibitor;'],
  'rain-certificate': [
    'Certificate of rain insurance',
    'Covered hours 12:00 pm to 6:00 pm',
    '0.25 inches or more within the covered hours $10,000',
  ],
  'rain-policy': [
    'Form MQ-RN 2',
    'Premium $350.00',
    'We pay $10,000 if 0.25 inches of rain or more fall at the location between 12:00 pm and 6:00 pm',
    'records of the National Weather Service',
    'up to 14 days before the covered day',
  ],
}

test('the footer links to all of them and nothing else', () => {
  expect(links).toEqual(
    Object.keys(texts)
      .map((name) => `/api/samples/${name}`)
      .toSorted(byFooter),
  )
  expect(operation('getSample').path).toBe('/samples/{name}')
})

const byFooter = (a: string, b: string) => links.indexOf(a) - links.indexOf(b)

describe.each(Object.keys(texts))('the sample %s', (name) => {
  test('has typical content, marked as a sample on each page, without personal data', async () => {
    const { statusCode, headers, rawPayload } = await ask(name)
    expect([statusCode, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      `inline; filename="${name}.pdf"`,
    ])
    const { pages, text } = await readPdf(rawPayload)
    for (const words of texts[name]!) expect(text).toContain(words)
    pages.forEach((page, i) => {
      expect(page.words.some(({ text: word }) => word === 'SAMPLE')).toBe(true)
      expect(page.text).toContain('This is a sample: nobody is insured by it')
      expect(page.text).toContain(`Page ${i + 1} of ${pages.length}`)
    })
    expect(text).not.toMatch(/MQE-|undefined|null|NaN/)
  })
})

test('each is rendered once for any number of requests', async () => {
  const [first, second] = await Promise.all([1, 2].map(() => sample(app.services, 'rain-certificate')))
  expect(first).toBe(second)
})

test('an unknown name is not found', async () => {
  expect((await ask('hail-policy')).statusCode).toBe(400)
})

test.each(links.map(nameIn))('%s is in the contract', (name) => {
  expect(Object.keys(texts)).toContain(name)
})

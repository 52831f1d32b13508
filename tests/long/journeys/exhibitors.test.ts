import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answers } from '../../../domain/application'
import { answeredThrough } from '../../../domain/application/examples'
import { payloadOf } from '../../../domain/application/payload'
import { todayIn } from '../../../domain/common/dates'
import { exhibitorAnswers } from '../../../domain/exhibitors/check'
import { type EventAnswers, eventGroups, eventNames, eventOf, eventQuestions } from '../../../domain/exhibitors/event'
import { termsEdition } from '../../../domain/quote/terms'
import { isAccessible } from '../../journeys/support/accessible'
import { withBrowser } from '../../journeys/support/browser'
import { fill } from '../../journeys/support/controls'
import { CustomerDriver } from '../../journeys/support/customerDriver'
import { day } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { mailArrives } from '../../journeys/support/pdfAndMail'
import { press } from '../../journeys/support/policyActs'
import { type OwnProduct, openProduct } from '../../journeys/support/product'
import { sampleFiles } from '../../server/rig/form'
import { eventAnswers } from '../../walks/exhibitors.cases'

const { newPage } = withBrowser()
let product: OwnProduct
beforeAll(async () => {
  product = await openProduct({ isBlank: true })
})
afterAll(() => product?.pullDown())

const event: EventAnswers = { ...eventAnswers, from: day(0), to: day(1), due: day(-10), send_to: null }

const booths = Array.from({ length: 500 }, (_, i) => `Sample Booth ${i},booth${i}@example.com,A${i}`)
/** Five hundred exhibitors, and five lines with mistakes. */
const list = [
  'Company name,E-mail,Booth,Phone',
  ...booths.slice(0, 300).map((line) => `${line},512-555-0100`),
  'SAMPLE BOOTH 7,BOOTH7@example.com,A7,',
  'Sample Nobody,nobody@,A9,',
  ',empty@example.com,,',
  'Sample Short',
  `${'x'.repeat(201)},long@example.com,,`,
  ...booths.slice(300).map((line) => `${line},`),
].join('\r\n')

const tokenIn = (text: string, page: string) => new RegExp(`/quote/${page}/([\\w-]{43})`).exec(text)![1]!
/** The page of an exhibitor by the link that it was mailed. */
async function pageOf(address: string) {
  const mail = await mailArrives(product, address, /^Proof of insurance for Sample Craft Fair$/)
  const page = await newPage(product.url)
  await page.goto(`/quote/exhibitor/${tokenIn(mail.text!, 'exhibitor')}`)
  await expectPage(
    page.getByRole('heading', { level: 1, name: 'Proof of insurance for Sample Craft Fair' }),
  ).toBeVisible()
  return page
}

const send = async (method: string, path: string, body: object) => {
  const answer = await fetch(`${product.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'if-match': '*' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
}

test('an organizer invites 500 exhibitors from a list with mistakes; one buys in a form that is filled in, one uploads a certificate, and the board is right', async () => {
  const organizer = await newPage(product.url)
  await organizer.goto('/quote/organizer')
  await organizer.getByLabel('Your email').fill('robin@example.com')
  await isAccessible(organizer, 'the request of a link', [1280, 390])
  await press(organizer, 'Send me a link')
  const mail = await mailArrives(product, 'robin@example.com', /exhibitors/)
  const token = tokenIn(mail.text!, 'organizer')

  await organizer.goto(`/quote/organizer/${token}`)
  await organizer.getByRole('link', { name: 'Describe the event' }).click()
  await expectPage(organizer.getByLabel('Name of the event')).toBeVisible()
  for (const name of eventNames) {
    const value = event[name]
    const part = organizer.getByRole('region', { name: eventGroups[eventQuestions[name].group as 'event'] })
    if (value !== null && value !== eventQuestions[name].blank)
      await fill(organizer, eventQuestions[name], value as never, part)
  }
  await isAccessible(organizer, 'the event of an organizer', [1280, 390])
  await press(organizer, 'Save')
  await expectPage(organizer.getByRole('heading', { name: 'Your event is saved' })).toBeVisible()
  await organizer.getByRole('link', { name: 'Go to your exhibitors' }).click()

  await press(organizer, 'Invite exhibitors from a list')
  await organizer
    .getByLabel('CSV file')
    .setInputFiles({ name: 'exhibitors.csv', mimeType: 'text/csv', buffer: Buffer.from(list) })
  await expectPage(
    organizer.getByRole('heading', { name: '500 exhibitors will be invited, and five lines are skipped' }),
  ).toBeFocused()
  await expectPage(organizer.getByText('Line 303')).toBeVisible()
  await isAccessible(organizer, 'the preview of invitations', [1280, 390])
  await press(organizer, 'Invite 500 exhibitors')
  await press(organizer, 'Show my exhibitors')
  await expectPage(organizer.getByText('1 to 50 of 500')).toBeVisible()

  const buyer = await pageOf('booth7@example.com')
  await isAccessible(buyer, 'the page of an exhibitor', [1280, 390])
  await press(buyer, 'Get a price')
  await buyer.waitForURL(/\?id=/)
  const id = new URL(buyer.url()).searchParams.get('id')!
  const known = exhibitorAnswers(
    eventOf(event),
    { business: 'Sample Booth 7', email: 'booth7@example.com' },
    todayIn(new Date()),
  )
  const answers = answeredThrough('terms', known) as Answers
  const customer = new CustomerDriver(buyer, answers)
  // the first page is filled in, so the quote opens at the next one
  await expectPage(buyer.getByRole('heading', { name: /^Step \d+ of \d+:/ }).first()).toBeVisible()
  await customer.change('eventDetails')
  await customer.showsAll('eventDetails')
  // the questions that nobody but the exhibitor can answer
  await send('PATCH', `/contacts/${id}`, payloadOf(answers))
  await send('POST', `/terms/${id}`, { name: 'Pat Sample', signature: 'Pat Sample', version: termsEdition })
  await customer.open(`/quote/?id=${id}`)
  await customer.toPaymentAgain()
  await customer.pay()
  await customer.isBought()

  const other = await pageOf('booth8@example.com')
  await other
    .getByLabel('Certificate', { exact: true })
    .setInputFiles({ name: 'certificate.pdf', mimeType: 'application/pdf', buffer: Buffer.from(sampleFiles.pdf) })
  await expectPage(other.getByText('The organizer has your certificate to read')).toBeVisible()

  await organizer.goto(`/quote/organizer/${token}?sort=state`)
  const bought = organizer.getByRole('row', { name: /Sample Booth 7 / })
  const uploaded = organizer.getByRole('row', { name: /Sample Booth 8 / })
  await expectPage(uploaded).toContainText('Certificate to review')
  await isAccessible(organizer, 'the board of an organizer', [1280, 390])
  await press(organizer, 'Review the certificate of Sample Booth 8')
  await expectPage(organizer.getByRole('region', { name: 'Your requirements' })).toContainText('Sample Fairs LLC')
  await isAccessible(organizer, 'the review of a certificate', [1280, 390])
  await press(organizer, 'Accept')
  await expectPage(organizer.getByText('The certificate of Sample Booth 8 is accepted.')).toBeFocused()
  await mailArrives(product, 'booth8@example.com', /was accepted$/)
  await other.reload()
  await expectPage(other.getByText('The organizer has accepted your certificate')).toBeVisible()

  await organizer.goto(`/quote/organizer/${token}?search=booth7@`)
  await expectPage(bought).toContainText('Bought, meets your requirements')
  await expectPage(organizer.getByText('Not begun:')).toBeVisible()
  const counts = await (await fetch(`${product.url}/api/organizer-events/${token}/exhibitors`)).json()
  expect(counts.counts).toEqual({ notBegun: 498, met: 1, accepted: 1 })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenedPolicy } from '../../contract/client'
import { isAccessible } from './support/accessible'
import { buyPolicy } from './support/bought'
import { withBrowser } from './support/browser'
import { fill } from './support/controls'
import { CustomerDriver, fieldOf } from './support/customerDriver'
import { day, wedding } from './support/events'
import { expectPage } from './support/expectPage'
import { isReported } from './support/messages'
import { chargesAt, mailArrives } from './support/pdfAndMail'
import { certificate, changeAnswers, codeIn, press, task } from './support/policyActs'
import { type OwnProduct, openProduct } from './support/product'

const { newPage } = withBrowser()
let product: OwnProduct
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product?.pullDown())

test('with its link, a policy is changed for more and for less, a claim is reported, a message and documents are sent, and it is canceled', async () => {
  const { contactId, policyNumber, link, token } = await buyPolicy(product, wedding, 170.1)
  const policyNow = async () => {
    const answer = await fetch(`${product.url}/api/policy/get-policy/${contactId}`, {
      headers: { 'policy-token': token },
    })
    return (await answer.json()) as OpenedPolicy
  }
  const page = await newPage(product.url)
  await page.goto(link)
  await expectPage(page.getByRole('heading', { level: 1, name: /^Wedding/ })).toBeFocused()
  const first = codeIn(await certificate(page))
  await isAccessible(page, 'the policy', [1280, 390, 320])

  // a second setup day is 20.00, the fee on it 1.00
  await changeAnswers(page, 'Dates', [[day(-2), day(-1)]], ['setup_dates'])
  await isAccessible(page, 'a change of the dates', [1280, 390])
  await press(page, 'Change something else too')
  await press(page, 'Change Venue and name')
  await fill(page, fieldOf('event_location_name'), 'Sample Orchard Hall')
  await press(page, 'See the new price')
  await task(page, 'Pay the difference')
  await isAccessible(page, 'a change that is to be paid', [1280, 390])
  await new CustomerDriver(page, {}).typeCard()
  await press(page, 'Pay $21.00 and change it')
  await expectPage(page.getByText('Your policy is changed.')).toBeVisible()
  await isReported(page, 'Success! The change is made.')
  expect((await chargesAt(product)).toSorted((a, b) => a - b)).toEqual([2100, 17010])
  await expect.poll(() => certificate(page)).toContain('Sample Orchard Hall')
  const second = codeIn(await certificate(page))
  expect(second).not.toBe(first)

  // rented premises are 25.00 and the fee on them 1.25
  await changeAnswers(page, 'Coverage and limits', ['False'], ['damage_rented_premises'])
  await press(page, 'See the new price')
  await task(page, 'Agree to the change')
  await press(page, 'Change it, and get $26.25 back')
  await expectPage(page.getByText('$26.25 is refunded to you.')).toBeVisible()
  const refunds = async () => (await policyNow()).transactions.filter(({ kind }) => kind === 'issueRefund')
  const refundedSum = async () => (await refunds()).reduce((sum, { paid }) => sum + paid, 0)
  // the newest charge is refunded first, then the rest of the one before
  await expect.poll(refundedSum).toBe(-26.25)
  // the page polls for a while: tests/journeys/walks/policy.test.ts proves that
  await page.reload()
  await expectPage(page.getByRole('cell', { name: /^Refund RF-000001/ })).toBeVisible()

  await press(page, 'Report a claim')
  await task(page, 'Report a claim')
  await page.getByLabel('Day', { exact: true }).fill(day(-200))
  await page.getByLabel('What happened').fill('A guest fell over a cable beside the stage.')
  await page.getByLabel(/^Photos, bills and letters/).setInputFiles({
    name: 'what happened.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('It was dark, and the cable was not covered.'),
  })
  await isAccessible(page, 'a claim', [1280, 390])
  await press(page, 'Report the claim')
  await task(page, 'We have your claim')
  const number = await page.getByText(/^C-\d{6}$/).textContent()
  await press(page, 'Back to the policy')
  await expectPage(page.getByText(number!)).toBeVisible()
  await mailArrives(product, wedding.insured_email, new RegExp(number!))

  await press(page, 'Write to us')
  await page.getByLabel('Subject').fill('The name on the certificate')
  await page.getByRole('textbox', { name: 'Message' }).fill('The venue asks for another name.')
  await press(page, 'Send the message')
  await task(page, 'We have your message')
  await press(page, 'Back to the policy')

  await press(page, 'Send to others')
  await page.getByLabel('Email addresses').fill('orchard@example.com')
  await isAccessible(page, 'sending documents', [1280, 390])
  await press(page, 'Send the documents')
  await isReported(page, 'Email sent successfully!')
  const mail = await mailArrives(product, 'orchard@example.com', /./)
  expect(mail.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf'])

  // the certificate of the last change, once it is made
  await expect.poll(async () => codeIn(await certificate(page))).not.toBe(second)
  const third = codeIn(await certificate(page))
  const before = (await refunds()).length
  await press(page, 'Cancel this policy')
  const dialog = page.getByRole('dialog', { name: `Cancel policy ${policyNumber}?` })
  await expectPage(dialog).toContainText(/we refund \$[\d.]+ and keep \$[\d.]+/)
  await press(page, 'Cancel the policy')
  await expectPage(page.getByText('Your policy is canceled.')).toBeVisible()
  await expectPage(page.getByText('A canceled policy cannot be changed.')).toBeVisible()
  await expect.poll(async () => (await refunds()).length).toBeGreaterThan(before)
  await page.reload()
  await expectPage(page.getByRole('cell', { name: /^Refund RF-000002/ })).toBeVisible()

  // at the venue a guest has only the printed certificate
  const venue = await newPage(product.url)
  await venue.goto(`/quote/certificate/${third}`)
  await expectPage(venue.getByRole('heading', { level: 1, name: 'Genuine, but no longer valid' })).toBeVisible()
  await expectPage(venue.getByText('Canceled', { exact: true })).toBeVisible()
  await expectPage(venue.getByText(policyNumber)).toBeVisible()
  await expectPage(venue.getByText(third)).toBeVisible()
  await expectPage(venue.getByText(/^Sample Orchard Hall/).first()).toBeVisible()
  expect(await venue.getByRole('main').textContent()).not.toMatch(/512-555|lucja|\$170/)
  await isAccessible(venue, 'a certificate', [1280, 390, 320])
})

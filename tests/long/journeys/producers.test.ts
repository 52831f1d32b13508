import { afterAll, beforeAll, expect, test } from 'vitest'
import { amount } from '../../../domain/common/formats'
import { isAccessible } from '../../journeys/support/accessible'
import { withBrowser } from '../../journeys/support/browser'
import { CustomerDriver } from '../../journeys/support/customerDriver'
import { wedding } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { mailArrives, textOfPdf } from '../../journeys/support/pdfAndMail'
import { press } from '../../journeys/support/policyActs'
import { openAtPayment, storedAnswers, storedQuote } from '../../journeys/support/prepared'
import { type OwnProduct, openProduct } from '../../journeys/support/product'

const { newPage } = withBrowser()
let product: OwnProduct
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product?.pullDown())

const casey = 'casey.specimen@example.com'
/** the same address for us */
const typed = 'CASEY.Specimen@example.com'
const produced = {
  ...wedding,
  insurance_producer: 'True',
  producer_agency_name: 'Example Agency',
  producer_first_name: 'Casey',
  producer_last_name: 'Specimen',
  producer_email: casey,
  producer_phone: '512-555-0143',
  producer_license_state: 'TX',
  producer_license_number: 'TX-0012',
} as const
const robin = { ...produced, producer_email: 'robin@example.com' }

test('a producer gets its link, sees its quotes and its policy, reads its commission, and starts a quote with its details', async () => {
  const stored = await storedQuote(product.url, produced)
  const foreign = await storedQuote(product.url, robin)
  const customer = await openAtPayment(product, await newPage(product.url), produced)
  await customer.pay()
  await customer.isBought()

  const page = await newPage(product.url)
  await page.goto('/quote/producer')
  await page.getByLabel('Your email').fill(typed)
  await isAccessible(page, 'the request of a producer’s link', [1280, 390])
  await press(page, 'Send me a link')
  await expectPage(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()
  const mail = await mailArrives(product, typed, /^Your quotes, policies and commission/)
  await page.goto(/http\S+\/quote\/producer\/[\w-]{43}/.exec(mail.text!)![0])

  await expectPage(page.getByText('1 to 2 of 2')).toBeVisible()
  await expectPage(page.getByText(foreign.number)).toHaveCount(0)
  await isAccessible(page, 'the page of a producer', [1280, 390])
  const [policy] = /MQE-\d+/.exec((await page.getByRole('row', { name: /MQE-/ }).textContent())!)!
  await press(page, `Open policy ${policy}`)
  await expectPage(page.getByRole('button', { name: 'Change something' })).toBeVisible()
  await page.goBack()

  await page.getByRole('link', { name: 'See your commission' }).click()
  const sum = page.getByRole('row', { name: /^Sum/ })
  await expectPage(sum).toBeVisible()
  await isAccessible(page, 'the commission of a producer', [1280, 390])
  const [premium, commission] = (await sum.getByRole('cell').allTextContents()).map(Number) as [number, number]
  expect(commission).toBeGreaterThan(0)
  const file = async (name: RegExp) =>
    page.request.get((await page.getByRole('link', { name }).getAttribute('href'))!).then((answer) => answer.body())
  expect(String(await file(/CSV/))).toContain(
    `${policy},New policy,Łucja Sample-Ångström,${premium.toFixed(2)},${commission.toFixed(2)}`,
  )
  expect(await textOfPdf(await file(/PDF/))).toContain(`Commission $${amount(commission)}`)

  await page.goBack()
  await page.getByRole('link', { name: `Open quote ${stored.number}` }).click()
  await page.waitForURL(new RegExp(`id=${stored.id}`))
  await page.goBack()
  await page.getByRole('link', { name: 'Start a quote' }).click()
  const next = new CustomerDriver(page, wedding)
  await next.through('eventDetails')
  await page.waitForURL(/[?&]id=/)
  const id = new URL(page.url()).searchParams.get('id')!
  expect(id).not.toBe(stored.id)
  expect(await storedAnswers(product.url, id)).toMatchObject({
    insurance_producer: 'True',
    producer_agency_name: 'Example Agency',
    producer_email: casey,
    producer_license_number: 'TX-0012',
  })
})

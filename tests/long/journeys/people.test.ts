import { afterAll, beforeAll, expect, test } from 'vitest'
import { withBrowser } from '../../journeys/support/browser'
import { madeDocuments } from '../../journeys/support/documents'
import { unsaidOfProducer, wedding } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { whileTimeStands } from '../../journeys/support/messages'
import { chargesAt, mailArrives, textOfPdf } from '../../journeys/support/pdfAndMail'
import { openStored } from '../../journeys/support/prepared'
import { type OwnProduct, openProduct } from '../../journeys/support/product'

/** Journeys about recipients and named insureds; the event was answered before. */
const { newPage } = withBrowser()
let product: OwnProduct
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product?.pullDown())

const producer = {
  ...wedding,
  ...unsaidOfProducer,
  insured_email: 'couple@example.com',
  insurance_producer: 'True',
  producer_agency_name: 'Example Agency',
  producer_first_name: 'Casey',
  producer_last_name: 'Specimen',
  producer_email: 'casey.specimen@example.com',
  producer_phone: '512-555-0143',
  producer_license_state: 'TX',
  producer_license_number: 'TX-0012',
  producer_fee: 50,
} as const

test('a producer acts for the insured: the way in is the producer’s, the couple has a copy, and the fee is not charged here', async () => {
  const page = await newPage(product.url)
  const customer = await openStored(product, page, { ...wedding, insured_email: producer.insured_email })
  customer.answers = producer
  await customer.acceptQuote()
  await customer.toPayment('insured')
  await expectPage(customer.payButton).toHaveText('Pay $170.10 and buy')
  await customer.pay()
  await customer.isBought()
  expect(await chargesAt(product)).toEqual([170_10])

  const toProducer = await mailArrives(product, producer.producer_email, /insured|policy/i)
  const toCouple = await mailArrives(product, producer.insured_email, /insured|policy/i)
  expect(toProducer.attachments).toHaveLength(3)
  expect(toCouple.attachments).toHaveLength(3)
  expect(toProducer.text).toContain('#manage-policy?id=')
  expect(toCouple.text).not.toContain('token=')
  expect(toCouple.text).toContain('Example Agency bought this policy for you')
})

const insured = (number: number) => ({
  ai_name: `Sample Company ${number}`,
  ai_address_1: `${number} Example Street`,
  ai_city: 'Austin',
  ai_state: 'TX',
  ai_zip: '78702',
  ...(number <= 5 && { ai_waiver_subrogation: 'True' }),
  ...(number <= 2 && { ai_primary_noncontributory: 'True' }),
})
const twelve = Array.from({ length: 12 }, (_, index) => insured(index + 1))

// 117.00, a setup day 20.00, rented premises 25.00; twelve at 10.00; five waivers at 35.00 are 150.00 at most; two wordings
// 70.00: the fee of 5 % on 502.00 is 25.10
test('twelve additional insureds with endorsements are named, moved, taken out and put back, and stand on the certificate', async () => {
  const page = await newPage(product.url)
  await page.clock.install()
  const customer = await openStored(product, page, wedding)
  await customer.acceptQuote()
  await customer.isAt('insured')
  const list = customer.control('ai_data')
  await customer.answer('ai_data', twelve)
  await expectPage(list.getByText('That is all 12.')).toBeVisible()
  await expectPage(list.getByRole('button', { name: /^Add/ })).toHaveCount(0)

  const last = list.getByRole('listitem').last()
  await expectPage(last).toContainText('Sample Company 12')
  await last.getByRole('button', { name: 'Move Sample Company 12 up' }).press('Enter')
  await expectPage(last).toContainText('Sample Company 11')
  const second = list.getByRole('listitem').nth(1)
  await expectPage(second).toContainText('Waiver of subrogation, Primary and noncontributory wording')
  await whileTimeStands(page, async () => {
    await second.getByRole('button', { name: 'Remove Sample Company 2' }).click()
    await expectPage(list.getByRole('listitem')).toHaveCount(11)
    const message = page.getByRole('region', { name: 'Messages' })
    await expectPage(message).toContainText('Sample Company 2 removed.')
    await message.getByRole('button', { name: 'Put it back' }).click()
  })
  await expectPage(list.getByRole('listitem')).toHaveCount(12)
  await expectPage(second).toContainText('Sample Company 2')

  customer.answers = { ...wedding, ai_data: [] }
  await customer.toPayment('insured')
  await expectPage(customer.payButton).toHaveText('Pay $527.10 and buy')
  await customer.pay()
  await customer.isBought()
  expect(await chargesAt(product)).toContain(527_10)
  const link = await madeDocuments(page, 1, /^Open .*certificate/i)
  const certificate = await textOfPdf(await (await page.request.get((await link.getAttribute('href'))!)).body())
  for (const { ai_name: name } of twelve) expect(certificate).toContain(name)
  for (const [number, endorsed] of [
    [2, 'Yes Yes'],
    [5, 'Yes –'],
    [6, '– –'],
  ] as const)
    expect(certificate).toContain(`Sample Company ${number} ${number} Example Street, Austin, TX 78702 ${endorsed}`)
})

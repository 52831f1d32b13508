import { beforeAll, expect, test } from 'vitest'
import { isAccessible } from '../../journeys/support/accessible'
import { buyPolicy, certificateOf, changeFreely } from '../../journeys/support/bought'
import { withBrowser } from '../../journeys/support/browser'
import { wedding } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { mailArrives, mailTo } from '../../journeys/support/pdfAndMail'
import { type Product, sharedProduct } from '../../journeys/support/product'

const { newPage } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct()
})

const holder = 'hall@example.com'

test('the holder of a certificate gets updates: a link confirms the address, a change is mailed, and the link stops them', async () => {
  const policy = await buyPolicy(product, wedding, 170.1)
  const code = await certificateOf(product, policy)
  const page = await newPage(product.url)
  await page.goto(`/quote/certificate/${code}`)
  await page.getByLabel('Your email').fill(holder)
  await page.keyboard.press('Enter')
  await expectPage(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()
  await isAccessible(page, 'a certificate with its updates')

  const asked = await mailArrives(product, holder, /^Confirm/)
  const link = /https?:\S+certificate-updates\S+/.exec(asked.text!)![0]
  await page.goto(new URL(link).pathname)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expectPage(page.getByRole('heading', { name: 'You get updates about this certificate' })).toBeFocused()
  await isAccessible(page, 'the page of the updates')

  await changeFreely(product, policy, { step0: { event_name: 'Sample Jubilee' } })
  const news = await mailArrives(product, holder, /was replaced$/)
  expect(news.subject).toBe(`Certificate ${code} was replaced`)
  const next = /Check certificate (\S+)/.exec(news.text!)![1]!
  await page.goto(`/quote/certificate/${next}`)
  await expectPage(page.getByRole('heading', { level: 1, name: 'Genuine' })).toBeVisible()
  await expectPage(page.getByText('Not yet in force')).toBeVisible()

  const stop = /https?:\S+certificate-updates\S+/.exec(news.text!)![0]
  await page.goto(new URL(stop).pathname)
  await page.getByRole('button', { name: 'Stop the updates' }).press('Enter')
  await expectPage(page.getByRole('heading', { name: 'The updates have stopped' })).toBeFocused()
  expect(await mailTo(product, holder)).toHaveLength(2)
})

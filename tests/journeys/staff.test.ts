import { beforeAll, expect, test } from 'vitest'
import { withBrowser } from './support/browser'
import { madeDocuments } from './support/documents'
import { wedding } from './support/events'
import { expectPage } from './support/expectPage'
import { mailArrives } from './support/pdfAndMail'
import { openAtPayment, storedQuote } from './support/prepared'
import { type Product, sharedProduct, staff } from './support/product'

const { newPage } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct()
})

test('staff sign in, find a quote by its name, and see its answers and its price', async () => {
  const { number } = await storedQuote(product.url, wedding)

  const page = await newPage(product.url)
  await page.goto('/quote/admin')
  await page.getByRole('textbox', { name: 'Email' }).fill(staff.email)
  await page.getByLabel('Password').fill('not the password at all')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectPage(page.getByLabel('Password')).toBeFocused()
  await page.getByLabel('Password').fill(staff.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()

  await page.getByRole('searchbox').fill('ångström')
  await page.getByRole('button', { name: 'Find' }).click()
  await expectPage(page).toHaveURL(/search=/)
  await page.getByRole('link', { name: number }).click()
  await expectPage(page.getByRole('heading', { level: 1, name: 'Łucja Sample-Ångström' })).toBeVisible()
  await page.getByText('Your event', { exact: true }).click()
  await expectPage(page.getByText('Sample Garden Wedding').first()).toBeVisible()
  await expectPage(page.getByText('170.10').first()).toBeVisible()
  await page.reload()
  await expectPage(page.getByRole('heading', { level: 1, name: 'Łucja Sample-Ångström' })).toBeVisible()

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expectPage(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await page.goBack()
  await page.reload()
  await expectPage(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expectPage(page.getByText('170.10')).toHaveCount(0)
})

test('a customer who has bought is led to the policy, which only the mailed link opens', async () => {
  const customer = await openAtPayment(product, await newPage(product.url), {
    ...wedding,
    insured_email: 'owner@example.com',
  })
  const quoteLink = customer.page.url()
  expect(quoteLink).toMatch(/\?id=[\w-]{22}/)
  await customer.pay()
  await customer.isBought()

  const mail = await mailArrives(product, 'owner@example.com', /insured|policy/i)
  const link = /https?:\/\/[^\s"<>]+#manage-policy\?id=[\w-]+&token=[\w-]+/.exec(mail.text ?? '')?.[0]
  expect(link).toBeDefined()
  const owner = await newPage(product.url)
  await owner.goto(link!)
  await expectPage(owner.getByRole('heading', { level: 1, name: /^Wedding/ })).toBeVisible()
  const documents = await madeDocuments(owner, 3)
  const answer = await owner.request.get((await documents.first().getAttribute('href'))!)
  expect(answer.headers()['content-type']).toBe('application/pdf')

  const stranger = await newPage(product.url)
  await stranger.goto(quoteLink)
  await expectPage(stranger).toHaveURL(/#manage-policy$/)
  await expectPage(stranger.getByText('Sample Garden Wedding')).toHaveCount(0)
  const altered = await newPage(product.url)
  await altered.goto(link!.replace(/token=..../, 'token=AAAA'))
  await expectPage(altered.getByRole('heading', { level: 1 })).toBeVisible()
  await expectPage(altered.getByText('Sample Garden Wedding')).toHaveCount(0)
})

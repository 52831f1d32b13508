import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locator } from '@playwright/test'
import { beforeAll, expect, test } from 'vitest'
import { withBrowser } from '../../journeys/support/browser'
import { CustomerDriver } from '../../journeys/support/customerDriver'
import { wedding } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { isReported } from '../../journeys/support/messages'
import { mailArrives } from '../../journeys/support/pdfAndMail'
import { openStored, storedQuote } from '../../journeys/support/prepared'
import { type Product, sharedProduct } from '../../journeys/support/product'

const { newPage } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct({}, { isBlank: true })
})

/** The first link to the quote screen in a message. */
function linkIn(text: string): string {
  const [link] = /https?:\/\/\S*\/quote\/\?id=[\w&=-]+/.exec(text.replaceAll('&amp;', '&')) ?? []
  if (!link) throw new Error(`There is no link in: ${text}`)
  return link
}

test('a forgotten quote is found by its address and its day: the link is in the mail, and opens it', async () => {
  const { number } = await storedQuote(product.url, wedding)
  const page = await newPage(product.url)
  await new CustomerDriver(page, {}).open()
  await page.getByRole('navigation').getByRole('button', { name: 'Find my quote' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(wedding.insured_email)
  await dialog.getByLabel('First day of the event').fill(wedding.event_start_date)
  await dialog.getByRole('button', { name: 'Email me the link' }).click()
  await expectPage(
    dialog.getByRole('heading', { name: 'If that address has quotes, we have emailed the links to it' }),
  ).toBeVisible()
  const mail = await mailArrives(product, wedding.insured_email, /quote/i)

  const elsewhere = await newPage(product.url)
  const customer = new CustomerDriver(elsewhere, wedding)
  await customer.open(linkIn(mail.text ?? ''))
  await expectPage(elsewhere.getByText(number).first()).toBeVisible()
  await customer.isAt('quoteSummary')
})

test('the recipient of a texted link reads the terms and signs with a drawn signature', async () => {
  const page = await newPage(product.url)
  const customer = await openStored(product, page, wedding)
  await customer.acceptQuote()
  await customer.goOn('location')
  await customer.isAt('terms')
  await page.getByRole('radio', { name: 'By text message' }).check()
  await page.getByLabel('Their mobile number').fill('512-555-0187')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await isReported(page, 'Text sent successfully!')

  const phone = await newPage(product.url, { viewport: { width: 390, height: 780 }, hasTouch: true })
  const signer = new CustomerDriver(phone, wedding)
  await signer.open(linkIn(await textArrives('+15125550187')))
  await signer.isAt('terms')
  await expectPage(phone.getByLabel('Your full name')).toHaveValue('Łucja Sample-Ångström')
  await phone.getByRole('radio', { name: 'Draw it' }).check()
  await draw(phone.locator('canvas'))
  await expectPage(phone.getByText('Signed.')).toBeVisible()
  await phone.getByRole('checkbox', { name: 'I agree to the declarations, the terms and electronic records' }).check()
  const signed = phone.waitForRequest('**/api/terms/*')
  await signer.goOn('terms')
  await signer.isAt('payment')
  const { signature } = (await signed).postDataJSON() as { signature: string }
  expect(signature).toMatch(/^data:image\/png;base64,/)
  expect(signature.length).toBeLessThan(80_000)

  // the customer at the other screen continues from there
  await page.reload()
  await customer.isAt('payment')
})

/** Texts are files until a provider is connected. Other tests of this server send some too, to numbers of their own. */
async function textArrives(to: string): Promise<string> {
  const folder = path.join(product.dataFolder, 'sms')
  const match = async () =>
    (await readdir(folder).catch(() => [])).find((name) => name.startsWith(to) && name.endsWith('.txt'))
  await expect.poll(match).toBeDefined()
  return readFile(path.join(folder, (await match())!), 'utf8')
}

async function draw(sheet: Locator) {
  // once the layout is stable
  await sheet.hover()
  const { x, y, width, height } = (await sheet.boundingBox())!
  const { mouse } = sheet.page()
  await mouse.move(x + width * 0.15, y + height * 0.6)
  await mouse.down()
  for (const [right, down] of [
    [0.3, 0.2],
    [0.4, 0.8],
    [0.55, 0.3],
    [0.8, 0.6],
  ] as const)
    await mouse.move(x + width * right, y + height * down, { steps: 8 })
  await mouse.up()
}

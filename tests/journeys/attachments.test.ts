import { beforeAll, expect, test } from 'vitest'
import { sampleFiles } from '../server/rig/form'
import { isAccessible } from './support/accessible'
import { withBrowser } from './support/browser'
import { wedding } from './support/events'
import { expectPage } from './support/expectPage'
import { isReported } from './support/messages'
import { mailArrives, mailTo } from './support/pdfAndMail'
import { storedQuote } from './support/prepared'
import { type Product, sharedProduct } from './support/product'
import { signedIn } from './support/signedIn'

const { newPage } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct({}, { isBlank: true })
})

const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: sampleFiles.pdf }
/** not a PDF, whatever its name */
const html = '<html><script>alert(1)</script></html>'

test('a file is uploaded, emailed, listed in the log and deleted, and its mail is forwarded', async () => {
  const { id } = await storedQuote(product.url, wedding)
  const page = await signedIn(await newPage(product.url), `/quote/admin/${id}/attachments`)
  await expectPage(page.getByRole('heading', { level: 2, name: 'Attachments' })).toBeFocused()

  await page
    .getByLabel('Upload files')
    .setInputFiles([{ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(html) }])
  await page.getByRole('button', { name: 'Upload one file' }).click()
  await expectPage(page.getByRole('alert')).toContainText('“plan.pdf” is not a PDF')
  await page.getByRole('button', { name: 'Remove plan.pdf' }).click()
  await page.getByLabel('Upload files').setInputFiles([plan])
  await isAccessible(page, 'files to upload', [1280, 390])
  await page.getByRole('button', { name: 'Upload one file' }).click()
  await isReported(page, 'Document(s) uploaded successfully!')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'plan.pdf' }).click()
  expect((await download).suggestedFilename()).toBe('plan.pdf')

  await page.getByRole('checkbox', { name: 'Mark plan.pdf' }).check()
  await page.getByRole('button', { name: 'Email them' }).click()
  await page.getByRole('textbox', { name: /Email/ }).fill('venue@example.com')
  await page.getByRole('textbox', { name: /Message/ }).fill('As we said.')
  await isAccessible(page, 'the letter', [1280, 390])
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await isReported(page, 'Email sent successfully!')
  const mail = await mailArrives(product, 'venue@example.com', /document from/i)
  expect(mail.attachments.map(({ filename }) => filename)).toEqual(['plan.pdf'])
  expect(mail.text).toContain('As we said.')

  await page.getByRole('link', { name: 'Email logs' }).click()
  await expectPage(page.getByRole('heading', { level: 2, name: 'Email logs' })).toBeFocused()
  await expectPage(page.getByRole('row', { name: /venue@example\.com/ })).toBeVisible()
  await isAccessible(page, 'the log', [1280, 390])
  await page
    .getByRole('button', { name: /^Forward:/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: /Email/ }).fill('broker@example.com')
  await page.getByRole('button', { name: 'Forward', exact: true }).click()
  await isReported(page, 'Email forwarded successfully!')
  await expectPage(page.getByRole('row', { name: /broker@example\.com/ })).toBeVisible()
  const forwarded = await mailArrives(product, 'broker@example.com', /^Fwd: /)
  expect(forwarded.text).toContain('forwards you this message, which was sent to venue@example.com')
  expect(forwarded.attachments.map(({ filename }) => filename)).toEqual(['plan.pdf'])
  expect(await mailTo(product, 'venue@example.com')).toHaveLength(1)

  await page.getByRole('link', { name: 'Attachments' }).click()
  await page.getByRole('checkbox', { name: 'Mark plan.pdf' }).check()
  await page.getByRole('button', { name: 'Delete them' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await isReported(page, 'Document(s) deleted successfully!')
  await expectPage(page.getByRole('link', { name: 'plan.pdf' })).toHaveCount(0)
})

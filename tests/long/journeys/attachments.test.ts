import { beforeAll, expect, test } from 'vitest'
import { brand } from '../../../domain/common/brand'
import { isAccessible } from '../../journeys/support/accessible'
import { buyPolicy } from '../../journeys/support/bought'
import { withBrowser } from '../../journeys/support/browser'
import { wedding } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { isReported } from '../../journeys/support/messages'
import { textOfPdf } from '../../journeys/support/pdfAndMail'
import { storedQuote } from '../../journeys/support/prepared'
import { type Product, sharedProduct } from '../../journeys/support/product'
import { signedIn } from '../../journeys/support/signedIn'
import { sampleFiles } from '../../server/rig/form'

const { newPage } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct()
})

const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: sampleFiles.pdf }

test('a large upload shows its progress, and can be canceled', async () => {
  const { id } = await storedQuote(product.url, wedding)
  const page = await signedIn(await newPage(product.url), `/quote/admin/${id}/attachments`)
  const large = Buffer.alloc(12 << 20, ' ')
  plan.buffer.copy(large)
  await page.getByLabel('Upload files').setInputFiles([{ ...plan, buffer: large }])
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  // two minutes for all of it, so that it can be canceled
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 100_000 }
  await network.send('Network.emulateNetworkConditions', slow)
  await page.getByRole('button', { name: 'Upload one file' }).click()
  await expectPage(page.getByRole('progressbar')).toBeVisible()
  await expect.poll(() => page.getByRole('progressbar').getAttribute('value').then(Number)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Stop the upload' }).click()
  await expectPage(page.getByRole('list', { name: 'Files to upload' })).toContainText('plan.pdf')
  await page.reload()
  await expectPage(page.getByText(/^Nothing is attached/)).toBeVisible()
})

test('a signature is on the next certificate, and those before keep theirs', async () => {
  const before = await certificateOf(await buyPolicy(product, wedding, 170.1))
  expect(await textOfPdf(before)).toContain(`${brand.representative} Authorized representative`)

  const page = await signedIn(await newPage(product.url), '/quote/admin/signatures')
  await page.getByRole('button', { name: 'Add a signature' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Avery Specimen')
  // a photograph of ink on paper, as a phone takes one
  const photo = await page.evaluate(drawInk)
  const buffer = Buffer.from(photo.split(',')[1]!, 'base64')
  await page
    .getByLabel(/^Picture of the signature/)
    .setInputFiles([{ name: 'ink.jpg', mimeType: 'image/jpeg', buffer }])
  await expectPage(page.getByRole('img', { name: 'As it will be printed' })).toBeVisible()
  await page.getByRole('checkbox', { name: /the default/ }).check()
  await isAccessible(page, 'a new signature', [1280, 390])
  await page.getByRole('button', { name: 'Add the signature' }).click()
  await isReported(page, 'Success! The signature is saved.')
  const image = page.getByRole('img', { name: 'Signature of Avery Specimen' })
  await expect.poll(() => image.evaluate((drawn) => (drawn as HTMLImageElement).naturalWidth)).toBe(900)
  await isAccessible(page, 'signatures', [1280, 390])

  const after = await certificateOf(await buyPolicy(product, wedding, 170.1))
  expect(await textOfPdf(after)).toContain('Avery Specimen Authorized representative')
  expect(after.includes('/Subtype /Image')).toBe(true)
  expect(before.includes('/Subtype /Image')).toBe(false)
})

/** The certificate of a policy, once it is made. */
async function certificateOf({ contactId, token }: { readonly contactId: string; readonly token: string }) {
  const listed = async () => {
    const answer = await fetch(`${product.url}/api/documents/${contactId}`, { headers: { 'policy-token': token } })
    const documents = (await answer.json()) as { kind: string; url: string; ready: boolean }[]
    return documents.find(({ kind, ready }) => kind === 'certificate' && ready)
  }
  await expect.poll(listed).toBeDefined()
  const { url } = (await listed())!
  return Buffer.from(await (await fetch(product.url + url)).arrayBuffer())
}

/** runs in the page */
function drawInk(): string {
  const canvas = document.createElement('canvas')
  canvas.width = 900
  canvas.height = 240
  const pen = canvas.getContext('2d')!
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, 900, 240)
  pen.strokeStyle = '#101820'
  pen.lineWidth = 9
  pen.beginPath()
  pen.moveTo(40, 180)
  for (let x = 0; x < 820; x += 10) pen.lineTo(40 + x, 120 + 80 * Math.sin(x / 45) * Math.cos(x / 190))
  pen.stroke()
  return canvas.toDataURL('image/jpeg', 0.9)
}

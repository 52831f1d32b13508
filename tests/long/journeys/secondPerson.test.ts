import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { beforeAll, expect, test } from 'vitest'
import { isAccessible } from '../../journeys/support/accessible'
import { begin, dialogOf, press } from '../../journeys/support/books'
import { buyPolicy } from '../../journeys/support/bought'
import { withBrowser } from '../../journeys/support/browser'
import { wedding } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { mailArrives } from '../../journeys/support/pdfAndMail'
import { type Product, sharedProduct, staff } from '../../journeys/support/product'
import { addedAccount } from '../../journeys/support/staffAccount'

const program = join(tmpdir(), `second-person-${process.pid}.json`)
writeFileSync(program, JSON.stringify({ soleAuthority: { aboveStandardRefund: 0 } }))

const { newPage } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct({ PROGRAM_FILE: program }, { isBlank: true })
})

async function signIn(page: Page, at: string, user: { readonly email: string; readonly password: string }) {
  await page.goto(at)
  await page.getByRole('textbox', { name: 'Email' }).fill(user.email)
  await page.getByLabel('Password').fill(user.password)
  await press(page, /^Sign in$/)
  await expectPage(page.getByRole('navigation', { name: 'Back office' })).toBeVisible()
  return page
}

async function paidOf(page: Page, contactId: string): Promise<number[]> {
  const answer = await page.request.get(`/api/admin/accounting-transactions/${contactId}`)
  const { data } = (await answer.json()) as { data: { paid: number }[] }
  return data.map(({ paid }) => paid)
}

test('a refund above the standard one waits, is approved by somebody else, and moves money once', async () => {
  const email = 'second.person@example.com'
  const { contactId } = await buyPolicy(product, { ...wedding, insured_email: email }, 170.1)
  const admin = await signIn(await newPage(product.url), '/quote/admin', staff)
  const account = { name: 'Robin Sample', email: 'robin@example.com', role: 'rep' } as const
  const robin = await addedAccount(admin, product.url, account)

  const rep = await signIn(await newPage(product.url), `/quote/admin/${contactId}/accounting`, robin)
  await begin(rep, 'Issue a refund')
  await rep.getByLabel('Amount').fill('20')
  await rep.getByLabel('To the card').check()
  await rep.getByLabel('Note').fill('The photographer was late.')
  await press(rep, 'Issue the refund')
  const waits = dialogOf(rep, 'This needs a second person')
  await expectPage(waits).toContainText('$20.00 more than the standard refund.')
  await isAccessible(rep, 'a refund that waits', [1280, 390])
  await waits.getByRole('link', { name: 'Open the request' }).click()
  await expectPage(rep.getByText('You asked for this, so somebody else has to decide.')).toBeVisible()
  await expectPage(rep.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  expect(await paidOf(admin, contactId)).toEqual([170.1])

  await admin.goto(`/quote/admin/${contactId}`)
  await expectPage(admin.getByText('Robin Sample asked')).toContainText('It waits for a second person to approve it.')
  await admin.getByRole('link', { name: 'Refund of $20.00' }).click()
  await admin.getByRole('button', { name: 'Approve', exact: true }).click()
  const asks = dialogOf(admin, 'Approve this?')
  await expectPage(asks).toContainText('Visa ending in 4242')
  await isAccessible(admin, 'an approval', [1280, 390])
  await asks.getByRole('button', { name: 'Approve it' }).click()
  await expectPage(admin.getByText('You approved this, and it is done.')).toBeVisible()
  const item = admin.url().split('/').at(-1)!
  const again = await admin.request.post(`/api/admin/approvals/${item.split('?')[0]}/refund`, {
    headers: { origin: product.url },
    data: { decision: 'approve' },
  })
  expect(again.status()).toBe(200)
  expect(await paidOf(admin, contactId)).toEqual([170.1, 0, -20])
  await mailArrives(product, robin.email, /^Approved: Refund of \$20\.00/)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { sheetQuestions } from '../../../domain/venues/form'
import { isAccessible } from '../../journeys/support/accessible'
import { withBrowser } from '../../journeys/support/browser'
import { fill } from '../../journeys/support/controls'
import { CustomerDriver } from '../../journeys/support/customerDriver'
import { wedding } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { mailArrives } from '../../journeys/support/pdfAndMail'
import { certificate, press } from '../../journeys/support/policyActs'
import { signedQuote } from '../../journeys/support/prepared'
import { type OwnProduct, openProduct } from '../../journeys/support/product'
import { signedIn } from '../../journeys/support/signedIn'

const { newPage } = withBrowser()
let product: OwnProduct
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product?.pullDown())

const described = [
  ['legal_name', 'Sample Meadow Barn LLC'],
  ['each_occurrence', 1_000_000],
  ['general_aggregate', 2_000_000],
  ['liquor', 'hostWhenServed'],
  ['waiver_of_subrogation', 'True'],
  ['setup_days', '1'],
  ['due_days', 30],
  ['send_to', 'events@meadow.example.com'],
] as const

const list = `known_as,legal_name,address_1,city,state,zip
Meadow Barn,Meadow Barn,400 Example Lane,Austin,TX,78701
`

/**
 * Staff import a venue whose name is not yet the legal one, verify it, and invite it. Returns its code and the token that
 * it is mailed.
 */
async function invitedVenue() {
  const directory = await signedIn(await newPage(product.url), '/quote/admin/venues')
  // the second click of a double click is on the backdrop of the dialog, and does not close it
  await directory.getByRole('button', { name: 'Import venues' }).dblclick()
  await directory
    .getByLabel('CSV file')
    .setInputFiles({ name: 'venues.csv', mimeType: 'text/csv', buffer: Buffer.from(list) })
  await expectPage(directory.getByRole('heading', { name: 'One venue will be added' })).toBeFocused()
  await isAccessible(directory, 'the preview of an import', [1280, 390])
  await press(directory, 'Add one venue')
  await expectPage(directory.getByRole('status').filter({ hasText: 'One venue added' })).toBeFocused()
  await press(directory, 'Show the newest drafts')
  const row = directory.getByRole('row', { name: /Meadow Barn.*Draft/ })
  await expectPage(row).toBeVisible()
  await isAccessible(directory, 'the directory of venues', [1280, 390])
  const code = (await row.getByRole('cell').nth(1).textContent())!

  await press(directory, 'Verify Meadow Barn')
  await expectPage(directory.getByText('400 Example Lane')).toBeVisible()
  await isAccessible(directory, 'the sheet of a venue', [1280, 390])
  await press(directory, 'Verify this list')
  await press(directory, 'Verify and publish')
  // no draft remains in the list, and the focus is on the result
  await expectPage(directory.locator(':focus')).toContainText('Meadow Barn is verified.')

  await directory.getByRole('link', { name: 'Show everything' }).click()
  await press(directory, 'Invite Meadow Barn')
  // the list behind has a box for a name too
  const invitation = directory.getByRole('dialog', { name: 'Invite Meadow Barn' })
  await invitation.getByLabel('Name').fill('Robin Sample')
  await invitation.getByLabel('Email').fill('robin@example.com')
  await press(directory, 'Send the link')
  await expectPage(directory.getByRole('button', { name: 'Invite Meadow Barn' })).toBeFocused()
  const mail = await mailArrives(product, 'robin@example.com', /Meadow Barn/)
  return { directory, code, token: /\/quote\/venue\/([\w-]{43})/.exec(mail.text!)![1]! }
}

test('staff import, verify and invite a venue, it describes its requirements by its mailed link, and a buyer who follows its code gets a certificate that meets them', async () => {
  const { code, token, directory } = await invitedVenue()
  const manager = await newPage(product.url)
  await manager.goto(`/quote/venue/${token}`)
  await expectPage(manager.getByRole('heading', { level: 1, name: 'Your insurance requirements' })).toBeFocused()
  await manager.getByLabel('Legal name').fill('')
  await press(manager, 'Save and publish')
  await expectPage(manager.getByRole('alert')).toContainText('Legal name')
  await isAccessible(manager, 'the requirements of a venue', [1280, 390])
  for (const [name, value] of described) await fill(manager, sheetQuestions[name], value)
  await press(manager, 'Save and publish')
  await expectPage(manager.getByRole('heading', { name: 'Your requirements are saved' })).toBeVisible()
  await isAccessible(manager, 'saved requirements', [1280, 390])
  // staff have to verify the new version
  await directory.reload()
  await expectPage(directory.getByRole('row', { name: /Sample Meadow Barn LLC.*Published/ })).toBeVisible()
  const shared = await manager.getByRole('link', { name: /\?venue=/ }).getAttribute('href')
  expect(shared).toContain(`venue=${code}`)

  const { id } = await signedQuote(product.url, wedding)
  const page = await newPage(product.url)
  const customer = new CustomerDriver(page, wedding)
  await customer.open(`/quote/?id=${id}&venue=${code}`)
  await customer.acceptQuote()
  await customer.isAt('insured')
  // the link's venue fills its legal name and address into the form
  await expectPage(page.getByLabel('Name of the venue')).toHaveValue('Sample Meadow Barn LLC')
  await expectPage(page.getByLabel('Email of the venue')).toHaveValue('events@meadow.example.com')
  const lacking = page.getByRole('heading', { name: 'Does not meet all of your venue’s requirements yet' })
  await expectPage(lacking).toBeVisible()
  await isAccessible(page, 'the venue’s requirements', [1280, 390])
  await expectPage(page.getByText('This change costs $47.25, with fee and tax.')).toBeVisible()
  await press(page, 'Make this change: Waiver of subrogation for Sample Meadow Barn LLC')
  await expectPage(page.getByRole('heading', { name: 'Meets your venue’s requirements' })).toBeVisible()

  await customer.toPaymentAgain()
  await customer.pay()
  await customer.isBought()
  const link = (await mailArrives(product, wedding.insured_email, /./)).html!.match(/\/quote\/#manage-policy[^"]+/)![0]
  await page.goto(link.replaceAll('&amp;', '&'))
  const text = await certificate(page)
  expect(text).toContain('Sample Meadow Barn LLC')
  // the additional insured is named once, with its waiver
  expect(text).toMatch(/Sample Meadow Barn LLC 400 Example Lane, Austin, TX 78701 Yes –/)
  await expectPage(page.getByRole('heading', { name: 'Meets your venue’s requirements' })).toBeVisible()
  await isAccessible(page, 'the policy of a venue', [1280, 390])
})

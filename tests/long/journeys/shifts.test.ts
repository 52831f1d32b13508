import { scheduler } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { beforeAll, expect, test } from 'vitest'
import { isFormStep, onwardOf, stepOrder } from '../../../domain/application'
import { answeredThrough } from '../../../domain/application/examples'
import { buyPolicy, certificateOf } from '../../journeys/support/bought'
import { withBrowser } from '../../journeys/support/browser'
import { CustomerDriver, endsPage } from '../../journeys/support/customerDriver'
import { delayScripts } from '../../journeys/support/delayedScripts'
import { concert, wedding } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { signedQuote, storedQuote } from '../../journeys/support/prepared'
import { type Product, sharedProduct } from '../../journeys/support/product'
import { screens } from '../../journeys/support/screens'
import { noteShifts, type Shifts, shiftsOf } from '../../journeys/support/shifts'
import { signedIn } from '../../journeys/support/signedIn'

/** Nothing moves under a reader's eyes: a cumulative layout shift of at most 0.02 on each page of the product. */
const most = 0.02

const { newWindow } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct()
})

type NamedLink = readonly [name: string, link: string]

/** Each customer's page by its address, and a link to each state of a quote. */
async function customerLinks(): Promise<NamedLink[]> {
  const begun = await storedQuote(product.url, answeredThrough('eventDetails', wedding))
  const priced = await storedQuote(product.url, wedding)
  const signed = await signedQuote(product.url, wedding)
  const referred = await storedQuote(product.url, answeredThrough('terms', concert))
  const declined = await storedQuote(product.url, {
    ...answeredThrough('eventDetails', wedding),
    event_type: 'Concert - Electronic or Rave',
  })
  const policy = await buyPolicy(product, wedding, 170.1)
  return [
    ['the first question', '/quote/'],
    ['the link to a quote that was begun', `/quote/?id=${begun.id}`],
    ['the link to a quote with a price', `/quote/?id=${priced.id}`],
    ['the link to a signed quote', `/quote/?id=${signed.id}`],
    ['the link to a referred quote', `/quote/?id=${referred.id}`],
    ['the link to a declined quote', `/quote/?id=${declined.id}`],
    ['the link to a quote that was bought', `/quote/?id=${policy.contactId}`],
    ['the link to a quote that is unknown', '/quote/?id=unknown'],
    ['a policy', policy.link],
    ['a policy without a link', '/quote/#manage-policy'],
    ['a policy with a wrong link', `/quote/#manage-policy?id=${policy.contactId}&token=wrong`],
    ['rain insurance', '/quote/#rain-cover'],
    ['a certificate to check', '/quote/certificate'],
    ['a certificate', `/quote/certificate/${await certificateOf(product, policy)}`],
    ['a certificate that is unknown', '/quote/certificate/7KQ4-XM92'],
    ['the end of mailings', '/quote/unsubscribe?token=wrong'],
    ['no page', '/quote/404'],
  ]
}

const staffLinks = (id: string): NamedLink[] => [
  ...['', '/mailbox', '/jobs', '/settings', '/signatures', '/users', '/audit', '/overview', '/account'].map(
    (path): NamedLink => [`staff: ${path || 'the list'}`, `/quote/admin${path}`],
  ),
  ['staff: the underwriters’ list', '/quote/usw'],
  ...['', '/accounting', '/attachments', '/email-logs', '/history'].map(
    (path): NamedLink => [`staff: a contact’s ${path || 'record'}`, `/quote/admin/${id}${path}`],
  ),
  ['staff: a customer’s quote', `/quote/?id=${id}&from=admin`],
]

const isEvery = process.env['WIDTHS'] === 'all'
/** Every other page on a desktop and the rest on a phone, since their layouts share most parts; `test:long` takes each on both. */
const linksOn = (viewport: { readonly width: number }, links: readonly NamedLink[]) =>
  links.filter((_, index) => isEvery || index % 2 === (viewport.width === screens[0][1].width ? 0 : 1))

/** milliseconds: a move within this time of a press is its answer, and does not count */
const answerTime = 500

/** milliseconds: the parts of a page arrive one after another, as on a slow line */
const latency = 60

/**
 * Delays each part of a page. Chromium's own emulation of a slow line never ended three requests of a page with many
 * parts.
 */
async function delayParts(window: BrowserContext) {
  await window.route('**/assets/**', async (route) => {
    await scheduler.wait(latency)
    // a page that was closed meanwhile needs no part
    await route.continue().catch(() => {})
  })
}

/** Opens an address as the first page of a new tab. */
async function opened(window: BrowserContext, link: string): Promise<Page> {
  const page = await window.newPage()
  await page.goto(link)
  await settled(page)
  return page
}

/** A page has a title, waits for nothing, and has fetched its parts. */
async function settled(page: Page) {
  await expectPage(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/**
 * The faults after a press are shown, and their arrival does not count: a slow machine takes longer for it than the half
 * second that browsers leave out.
 */
async function faultsShown(page: Page) {
  await expectPage(page.locator('[aria-invalid="true"]').first()).toBeVisible()
  await shiftsOf(page)
  await settled(page)
}

/** Each page that moved too much, with its figure and what moved. */
function moved(seen: ReadonlyMap<string, Shifts>): string[] {
  return [...seen]
    .filter(([, { total }]) => total > most)
    .map(([name, { total, largest }]) => [`${name}: ${total.toFixed(3)}`, ...largest].join('\n    '))
}

test.each(screens)('on %s no customer’s page moves while it arrives', async (_, viewport) => {
  const window = await newWindow(product.url, { viewport })
  await delayParts(window)
  await window.addInitScript(noteShifts)
  const seen = new Map<string, Shifts>()
  for (const [name, link] of linksOn(viewport, await customerLinks())) {
    const page = await opened(window, link)
    seen.set(name, await shiftsOf(page))
    await page.evaluate(() => localStorage.clear())
    await page.close()
  }
  expect(moved(seen)).toEqual([])
})

test.each(screens)('on %s no page of the staff moves while it arrives', async (_, viewport) => {
  const { id } = await storedQuote(product.url, wedding)
  const window = await newWindow(product.url, { viewport })
  await delayParts(window)
  await window.addInitScript(noteShifts)
  const seen = new Map<string, Shifts>()
  const door = await opened(window, '/quote/admin')
  seen.set('staff: the door', await shiftsOf(door))
  await signedIn(door, '/quote/admin')
  await expectPage(door.getByRole('button', { name: 'Sign in', exact: true })).toHaveCount(0)
  for (const [name, link] of linksOn(viewport, staffLinks(id))) {
    const page = await opened(window, link)
    seen.set(name, await shiftsOf(page))
    await page.close()
  }
  expect(moved(seen)).toEqual([])
})

test.each(screens)('on %s no step moves while it is answered, up to the payment', async (_, viewport) => {
  const window = await newWindow(product.url, { viewport })
  await delayParts(window)
  await window.addInitScript(noteShifts)
  const seen = new Map<string, Shifts>()
  const page = await opened(window, '/quote/')
  const customer = new CustomerDriver(page, wedding)
  for (const step of stepOrder) {
    await customer.isAt(step)
    // a press opens a step: on a slow machine this takes longer than the half second that browsers leave out
    await shiftsOf(page)
    await settled(page)
    seen.set(`${step}, once it is open`, await shiftsOf(page))
    if (step === 'payment') await customer.payButton.click()
    else if (step === 'quoteSummary') await customer.acceptQuote()
    else if (isFormStep(step)) await customer.goOn(step)
    if (isFormStep(step)) {
      await faultsShown(page)
      seen.set(`${step}, with what is wrong`, await shiftsOf(page))
      // typed at once by the journey, so its moves are not held against the page
      await customer.answerAll(step)
      await settled(page)
      await shiftsOf(page)
      if (endsPage(step)) await customer.goOn(step)
    }
  }
  await faultsShown(page)
  seen.set('payment, with what is wrong', await shiftsOf(page))
  expect(moved(seen)).toEqual([])
})

test.each(screens)(
  'on %s nothing of a step moves when the code of the later steps comes after it',
  async (_, viewport) => {
    const window = await newWindow(product.url, { viewport })
    await window.addInitScript(noteShifts)
    const page = await window.newPage()
    const release = await delayScripts(page, 'later-*.js')
    await page.goto('/quote/')
    const customer = new CustomerDriver(page, wedding)
    await customer.answerAll('eventDetails')
    await customer.goOn('eventDetails')
    await customer.isAt('coverage')
    await expectPage(page.getByRole('button', { name: onwardOf('coverage') })).toBeVisible()
    await scheduler.wait(answerTime)
    await shiftsOf(page)

    release()
    await expectPage(page.getByRole('region', { name: 'Your event' })).toContainText('Wedding')
    await settled(page)
    expect(moved(new Map([['coverage, once the later code is there', await shiftsOf(page)]]))).toEqual([])
  },
)

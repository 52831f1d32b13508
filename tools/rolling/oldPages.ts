import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import type * as Driver from '../../tests/journeys/support/customerDriver'
import type * as Events from '../../tests/journeys/support/events'
import { patience } from '../../tests/journeys/support/patience'
import { findChromium, launchOptions } from '../browser/chromium'
import type { Release } from './release'
import { loadFrom } from './sessions/load'

/** Two pages of the release before, opened before this one takes over. */
export interface OldPages {
  /** Goes on with both once this release serves alone. @returns the faults, and the number of purchases */
  goOn(): Promise<{ readonly faults: readonly string[]; readonly bought: number }>
  close(): Promise<void>
}

const driver = `export { CustomerDriver } from './tests/journeys/support/customerDriver'
export { wedding } from './tests/journeys/support/events'`

/** The texts and questions of a release are those of its own driver. Both drivers share one Playwright. */
async function driverOf({ folder }: Release) {
  const { CustomerDriver, wedding } = await loadFrom<typeof Driver & typeof Events>(folder, driver, {
    external: ['@playwright/test'],
  })
  return (page: Page) => new CustomerDriver(page, wedding)
}

/**
 * One page is opened and not used; its later scripts arrive once the old release has gone. The other one has
 * answers, and a text that is typed and not sent.
 */
export async function openOldPages(
  url: string,
  before: Release,
  now: Release,
  write: (text: string) => void,
): Promise<OldPages> {
  const browser: Browser = await chromium.launch({ ...launchOptions(await findChromium()), timeout: patience })
  const newPage = async () => {
    const context: BrowserContext = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', locale: 'en-US' })
    context.setDefaultTimeout(patience)
    return context.newPage()
  }
  const old = await driverOf(before)

  const waiting = await newPage()
  const customer = old(waiting)
  await customer.open()
  let oldIsGone = () => {}
  const gone = new Promise<void>((resolve) => {
    oldIsGone = resolve
  })
  await waiting.route(/\.js$/, async (route) => {
    await gone
    await route.continue()
  })

  const left = await newPage()
  await old(left).open()
  await old(left).through('eventDetails')
  await old(left).stepThrough('coverage')
  await left.waitForLoadState('networkidle')

  const goOn = async () => {
    const late: string[] = []
    waiting.on('response', (response) => {
      if (/\.js$/.test(new URL(response.url()).pathname)) late.push(`${response.status()}`)
    })
    oldIsGone()
    await customer.through('underwriting')
    // parts of the old release that a page has not fetched are gone with it, and the page says so
    const reload = waiting.getByText('Load the whole page again', { exact: true }).first()
    await reload
      .or(waiting.getByRole('button', { name: 'Continue to your details', exact: true }))
      .first()
      .waitFor()
    const isReloaded = await reload.isVisible()
    if (isReloaded) await reload.click()
    const onward = isReloaded ? (await driverOf(now))(waiting) : customer
    await onward.toPayment('quoteSummary')
    await onward.pay()
    await onward.isBought()
    const certificate = await certificateOf(waiting)
    write(
      `An old page went on to its certificate (${certificate}); ${late.length} scripts came late: ${late.join(' ')}`,
    )

    await left.reload()
    const again = (await driverOf(now))(left)
    await again.showsAll('coverage')
    await again.change('eventDetails')
    await again.showsAll('eventDetails')
    write('An old page with answers was reloaded: the new release shows them')
    return { faults: certificate === 'application/pdf' ? [] : [`the certificate is ${certificate}`], bought: 1 }
  }
  return { goOn, close: () => browser.close() }
}

/** A certificate is made after the purchase, behind those of other customers. @returns its content type */
async function certificateOf(page: Page): Promise<string> {
  const link = page.getByRole('link', { name: /^Open .*certificate/i }).first()
  // the page looks for a minute by itself
  const again = page.getByRole('button', { name: 'Try again' })
  for (let tries = 0; tries < 10 && !(await link.isVisible()); tries++) {
    if (await again.isVisible()) await again.click()
    await link.or(again).first().waitFor()
  }
  const answer = await page.request.get((await link.getAttribute('href'))!)
  return answer.ok() ? answer.headers()['content-type']! : String(answer.status())
}

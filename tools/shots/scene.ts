import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from '@playwright/test'
import type { Answers, StepName } from '../../domain/application'
import { wedding } from '../../tests/journeys/support/events'

export { concert } from '../../tests/journeys/support/events'

import type { House } from '../../tests/journeys/support/house'
import { openAtPayment, openStored, storedQuote } from '../../tests/journeys/support/prepared'
import { Road } from '../../tests/journeys/support/road'
import { staffOf } from '../../tests/journeys/support/underwriter'

type Given = Partial<Answers>

/** Where one shot is set up: a browser of its own on the product, and the words for what a customer does before it. */
export class Scene {
  readonly #open: BrowserContext[] = []

  constructor(
    readonly browser: Browser,
    readonly url: string,
    readonly dataFolder: string,
  ) {}

  /** as far as what is shared with the journeys asks */
  get house() {
    return { url: this.url, dataFolder: this.dataFolder } as House
  }

  async clear() {
    await Promise.all(this.#open.splice(0).map((context) => context.close()))
  }

  async page(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await this.browser.newContext({
      baseURL: this.url,
      reducedMotion: 'reduce',
      locale: 'en-US',
      viewport: { width: 1280, height: 900 },
      ...options,
    })
    context.setDefaultTimeout(20_000)
    this.#open.push(context)
    return context.newPage()
  }

  async at(address: string): Promise<Page> {
    const page = await this.page()
    await page.goto(address)
    return page
  }

  async fresh(answers: Given = wedding): Promise<Road> {
    const road = new Road(await this.page(), answers)
    await road.open()
    return road
  }

  stored = async (answers: Given = wedding) => openStored(this.house, await this.page(), answers)
  paying = async (answers: Given = wedding) => this.payingOn(await this.page(), answers)
  payingOn = (page: Page, answers: Given = wedding) => openAtPayment(this.house, page, answers)
  id = async (answers: Given = wedding) => (await storedQuote(this.url, answers)).id
  staff = () => staffOf(this.house)

  /** a step that was finished, opened again */
  async changing(step: 'eventDetails' | 'coverage' | 'underwriting', answers: Given = wedding): Promise<Road> {
    const road = await this.stored(answers)
    await road.isAt('quoteSummary')
    await road.change(step)
    return road
  }

  /** all that was asked before a step, and nothing of it */
  async empty(step: StepName): Promise<Road> {
    const road = await this.fresh()
    for (let open = await road.openStep(); open !== step; open = await road.openStep()) {
      if (open === 'quoteSummary') await road.acceptQuote()
      else if (open !== 'payment') await road.stepThrough(open)
      await road.title(open).waitFor({ state: 'hidden' })
    }
    return road
  }
}

export const seen = async (place: Locator): Promise<Page> => {
  await place.first().waitFor({ timeout: 30_000 })
  return place.page()
}

/** The dialog that a customer came to: by its title, since the dialog itself takes no room. */
export const dialogOf = (page: Page, name?: string | RegExp) =>
  seen(page.getByRole('dialog').getByRole('heading', name === undefined ? {} : { name }))

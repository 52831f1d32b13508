import { readdirSync } from 'node:fs'
import { type Page, type Request, expect as waits } from '@playwright/test'
import { type Answers, blankAnswers } from '../../../../domain/application'
import { payloadOf } from '../../../../domain/application/payload'
import { termsEdition } from '../../../../domain/quote/terms'
import type { PageFact } from '../../../../machines/shared/inspector/inspector.types'
import { eventInWords, targetsOf } from '../../../../machines/shared/inspector/outline'
import { CustomerDriver } from '../../support/customerDriver'
import { cards } from '../../support/events'
import { patience } from '../../support/patience'
import { signedQuote, storedQuote } from '../../support/prepared'
import { type Product, staff } from '../../support/product'
import { World } from '../world'
import type { Taken } from './chart'

/** A page's report on its chart after each event. */
interface Outcome {
  readonly actor: string
  readonly active: readonly string[]
  readonly taken: readonly { readonly on: string; readonly from: string; readonly to: readonly string[] }[]
}

/** The quote screen in a browser, with the reports of its own chart that the inspector reads too. */
export class QuotePage {
  #outcomes: Outcome[] = []
  #heard: (() => void)[] = []
  #contactId = ''
  /** lazy parts of the program that are loading */
  readonly #coming = new Set<Request>()

  private constructor(
    readonly house: Product,
    readonly page: Page,
    readonly world: World,
    readonly road: CustomerDriver,
  ) {}

  static async open(house: Product, page: Page): Promise<QuotePage> {
    page.setDefaultTimeout(patience)
    const quote = new QuotePage(house, page, await World.around(page, 400), new CustomerDriver(page, {}))
    page.on('request', (request) => request.url().includes('/assets/') && quote.#coming.add(request))
    const come = (request: Request) => void quote.#coming.delete(request)
    page.on('requestfinished', come).on('requestfailed', come)
    await page.exposeBinding('sendWalk', (_, result: Outcome) => quote.#hear(result))
    await page.addInitScript(sendQuote)
    return quote
  }

  #hear(result: Outcome) {
    this.#outcomes.push(result)
    for (const heard of this.#heard.splice(0)) heard()
  }

  /**
   * Disconnects the page once all its parts have loaded, because the charts in process have theirs from the start.
   * tests/long/journeys/announced.test.ts covers a part that fails to load.
   */
  async loseNetwork() {
    // the page fetches its dialogs two seconds after it opened, and in a walk no time passes by itself; a browser never
    // fetches a module again that another one needed and did not get
    await this.page.evaluate(`import('/quote/assets/${laterFile()}').then(() => {})`)
    await waits
      .poll(() => (this.#coming.size === 0 ? this.page.getByText('Fetching...').count() : 1), { timeout: patience })
      .toBe(0)
    await this.page.context().setOffline(true)
  }

  /** Opens an address again, and drops earlier reports. */
  async goto(address: string) {
    this.#outcomes = []
    await this.page.goto(`${address}${address.includes('?') ? '&' : '?'}inspect`)
  }

  /** Begins a new walk, without data of the walk before. */
  async begin() {
    await this.page.context().setOffline(false)
    this.world.delay()
    await this.page.context().clearCookies()
    await this.page.goto(`${this.house.url}/readyz`)
    await this.page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    this.world.delay(...stored)
    this.#contactId = ''
  }

  /** the address has the id of a quote that began here */
  get contactId() {
    return this.#contactId || (new URL(this.page.url()).searchParams.get('id') ?? '')
  }

  async openStored(answers: Partial<Answers>) {
    this.#contactId = (await storedQuote(this.house.url, answers)).id
    await this.goto(`/quote/?id=${this.contactId}`)
  }
  async openSigned(answers: Partial<Answers>) {
    this.#contactId = (await signedQuote(this.house.url, answers)).id
    await this.goto(`/quote/?id=${this.contactId}&step=payment`)
  }
  /** Opens a customer's quote as signed-in staff. */
  async openSignedByStaff(answers: Partial<Answers>) {
    this.#contactId = (await signedQuote(this.house.url, answers)).id
    await this.page.context().request.post('/api/session', { data: staff, headers: { origin: this.house.url } })
    await this.goto(`/quote/?id=${this.contactId}&from=admin&step=payment`)
  }
  async reload() {
    await this.page.reload()
  }
  /** Simulates a return from another tab. */
  async comeBack() {
    await this.page.evaluate(() => window.dispatchEvent(new Event('focus')))
  }

  /** Changes the quote through another device. */
  async changeElsewhere(answers: Partial<Answers>) {
    await this.#ask('PATCH', `/contacts/${this.contactId}`, payloadOf({ ...blankAnswers, ...answers }))
  }
  async buyElsewhere() {
    const { house, contactId } = this
    const { contact } = await this.#ask<{ contact: Priced }>('GET', `/contacts/${contactId}`)
    const name = 'Sample Buyer'
    await this.#ask('POST', `/terms/${contactId}`, { name, signature: name, version: termsEdition })
    const { tokens_url } = await this.#ask<{ tokens_url: string }>('GET', '/payment-processor')
    const card = { number: cards.approved, exp_month: '12', exp_year: '2030', cvc: '123', name, zip: '78701' }
    const answer = await fetch(new URL(tokens_url, house.url), json('POST', card))
    const { token: payment_token } = (await answer.json()) as { token: string }
    const amount_due = contact.customFields.amount_due ?? contact.price?.pricing_detail.amount_due
    const bought = { id: contactId, amount_due, payment_token, payment_type: 'credit card', cc_last_digits: '4242' }
    await this.#ask('POST', '/purchase', bought)
  }
  async #ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await fetch(`${this.house.url}/api${path}`, json(method, body))
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Answer
  }

  /** Waits until the page's own chart is exactly in these states, by these transitions since the last call. */
  async comes(paths: readonly string[], taken: readonly Taken[]): Promise<void> {
    // a page may close before it reports this state; nothing else leads there
    if (paths.includes('redirectingToPolicy')) return expectSoon(this.page).toHaveURL(/#manage-policy/)
    const until = Date.now() + patience
    for (;;) {
      const wrong = this.#differing(paths, taken)
      const left = until - Date.now()
      if (wrong === null) break
      if (left <= 0) throw new Error(`the page's chart ${wrong}`)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left)
        this.#heard.push(() => {
          clearTimeout(timer)
          resolve()
        })
      })
    }
    this.#outcomes = this.#outcomes.slice(-1).map((last) => ({ ...last, taken: [] }))
  }

  #differing(paths: readonly string[], taken: readonly Taken[]): string | null {
    const active = this.#outcomes.at(-1)?.active ?? []
    const [is, should] = [without(active, paths), without(paths, active)]
    if (is.length + should.length > 0) return `is in\n  ${is}\nand should be in\n  ${should}`
    // eventless transitions belong to the event before them
    const arrows = this.#outcomes.flatMap((each) => each.taken)
    const took = arrows.flatMap(({ on, from, to }) => [on, 'at once'].map((by) => `${from} on ${by} -> ${to}`))
    const missing = without(taken.map(inWords), took)
    return missing.length > 0 ? `did not take ${missing.join(', ')}` : null
  }

  button = (name: string | RegExp) => this.page.getByRole('button', { name, exact: true })
  press = (name: string | RegExp) => this.button(name).first().click()
  text = (words: string | RegExp) => this.page.getByText(words).filter({ visible: true }).first().waitFor()
  noText = (words: string | RegExp) => expectSoon(this.page.getByText(words)).toHaveCount(0)
  // looks at a state find roles by their attribute: to work out the role of each element took a tenth of the walk's time
  alert = (words: string | RegExp) => this.page.locator('[role=alert]').filter({ hasText: words }).first().waitFor()
  /** also under a dialog, which hides the page from screen readers */
  head = (words: string | RegExp) => this.page.locator('h1, h2').filter({ hasText: words }).first().waitFor()
  /** Expects the busy overlay, which appears only after a moment. */
  busy = (words: string) =>
    this.page.locator('[role=status]').filter({ hasText: words }).first().waitFor({ state: 'attached' })
  dialog = (name: string | RegExp) =>
    this.page.locator('[role=dialog] :is(h1, h2, h3)').filter({ hasText: name }).first().waitFor()
  noDialog = () => expectSoon(this.page.locator('[role=dialog]')).toHaveCount(0)
  /** presses a button by keyboard, which an overlay does not block */
  async pressByKey(name: string | RegExp) {
    await this.button(name).first().focus()
    await this.page.keyboard.press('Enter')
  }
  /** ends the typing */
  blur = () => this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
}

interface Priced {
  readonly customFields: { readonly amount_due?: number | null }
  readonly price?: { readonly pricing_detail: { readonly amount_due: number } }
}
const json = (method: string, body?: object): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
  ...(body && { body: JSON.stringify(body) }),
})

/** All calls of the quote's chart. */
const stored = [
  'openContact',
  'createContact',
  'patchContact',
  'submitForReview',
  'recalculate',
  'applyCoupon',
  'currentDate',
  'getCity',
  'sendQuoteEmail',
  'sendPurchaseLink',
  'signTerms',
  'getPartner',
  'purchase',
] as const

const inWords = ({ source, eventType, target }: Taken) =>
  `${source.path.join('.')} on ${eventInWords(eventType)} -> ${targetsOf({ target } as never)}`

export const expectSoon = waits.configure({ timeout: patience })

const without = (some: readonly string[], others: readonly string[]) => some.filter((each) => !others.includes(each))

/**
 * Runs in the page in place of the inspector's channel, and records the reports of the product's charts. The channel
 * would copy each whole context through the browser for every event.
 */
function sendQuote() {
  const quotes = new Set<string>()
  const { sendWalk } = window as unknown as { sendWalk: (result: unknown) => void }
  class Channel extends EventTarget {
    postMessage(data: PageFact) {
      if (data.type === 'actor.reported' && data.actor.name === 'quote') quotes.add(data.actor.id)
      if (data.type !== 'entry.reported' || !quotes.has(data.entry.actor)) return
      const { actor, active, taken } = data.entry
      sendWalk({ actor, active, taken })
    }
  }
  Object.assign(window, { BroadcastChannel: Channel })
}

const laterFile = () => readdirSync('dist/web/assets').find((name) => /^later-.*\.js$/.test(name))!

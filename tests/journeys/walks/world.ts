import type { CDPSession, Page } from '@playwright/test'
import { expect } from 'vitest'
import type { Problem } from '../../../contract/problem'
import { pageReader } from '../../screens/walks/page'
import { inWords, type PageAssertion } from '../../walks/assertion'

/** The calls whose responses a walk controls, by their requests. */
const calls = {
  getPolicy: /^GET \/api\/policy\/get-policy\//,
  listDocuments: /^GET \/api\/documents\/[^/]+$/,
  makeAChange: /^POST \/api\/policy\/make-a-change\//,
  submitChange: /^POST \/api\/policy\/submit-change\//,
  submitAClaim: /^POST \/api\/policy\/submit-a-claim$/,
  sendUsEmail: /^POST \/api\/policy\/send-us-email$/,
  sendDocuments: /^POST \/api\/documents\/[^/]+\/send$/,
  findPolicies: /^GET \/api\/policy\/all\//,
  tokenizeCard: /^POST \/sandbox-processor\/tokens$/,
  purchase: /^POST \/api\/purchase$/,
  openContact: /^GET \/api\/contacts\/[^/]+$/,
  createContact: /^POST \/api\/contacts$/,
  patchContact: /^PATCH \/api\/contacts\/[^/]+$/,
  submitForReview: /^POST \/api\/contacts\/[^/]+\/review$/,
  recalculate: /^POST \/api\/recalculate$/,
  applyCoupon: /^POST \/api\/apply-coupon$/,
  getCity: /^GET \/api\/zip-codes\/\d{5}$/,
  currentDate: /^GET \/api\/current-date$/,
  sendQuoteEmail: /^POST \/api\/quote\/send-email$/,
  sendPurchaseLink: /^POST \/api\/send-purchase-link\/[^/]+$/,
  signTerms: /^POST \/api\/terms\/[^/]+$/,
  getPartner: /^GET \/api\/partners\/[^/]+$/,
} as const
export type CallName = keyof typeof calls

/**
 * `truly`: the server's own response. `lost`: the request never arrives. `unheard`: the server acts, and its response
 * never arrives. A problem: replaces the server's response. A function: edits the server's response.
 */
export type Answer = 'truly' | 'lost' | 'unheard' | Problem | ((answered: any) => unknown)

/** A call that was stopped on its way to the server, or its response on the way back, as the browser reports it. */
interface Stopped {
  readonly requestId: string
  readonly networkId?: string
  readonly request: { readonly method: string; readonly url: string }
}

/**
 * Controls what is between a page and its server. Each response waits until a walk decides on it, like the children of
 * a chart in a walk in process. Time is controlled too: actions of the page after a second or more wait until a walk
 * advances the time.
 */
export class World {
  readonly #waiting = new Map<CallName, Stopped[]>()
  readonly #next = new Map<CallName, Answer>()
  /** requests by page document, the current document, and canceled requests: the browser reports them in any order */
  readonly #askedBy = new Map<string, string>()
  #shown = ''
  readonly #givenUp = new Set<string>()
  /** handlers for a server's response when it comes back */
  readonly #onAnswer = new Map<string, (answered: Stopped) => Promise<unknown>>()
  #held: ReadonlySet<CallName> = new Set()

  private constructor(
    readonly page: Page,
    readonly browser: CDPSession,
  ) {}

  /**
   * Stops calls only: all other files come from the cache, as for a customer.
   * @param from milliseconds: timers of this length or longer wait for `pass`
   */
  static async around(page: Page, from = 1000): Promise<World> {
    const browser = await page.context().newCDPSession(page)
    const world = new World(page, browser)
    await page.addInitScript(stopTime, from)
    await page.addInitScript(`window.page = (${pageReader})()`)
    browser.on('Fetch.requestPaused', (stopped) => void world.#met(stopped))
    browser.on('Network.requestWillBeSent', ({ requestId, loaderId }) => world.#askedBy.set(requestId, loaderId))
    browser.on('Network.loadingFailed', ({ requestId }) => world.#givenUp.add(requestId))
    browser.on('Page.frameNavigated', ({ frame }) => {
      if (!frame.parentId) world.#shown = frame.loaderId
    })
    await browser.send('Network.enable')
    await browser.send('Page.enable')
    const patterns = ['*/api/*', '*/sandbox-processor/*'].map((urlPattern) => ({ urlPattern }))
    await browser.send('Fetch.enable', { patterns })
    return world
  }

  /** From now on only these calls wait for a decision. */
  delay(...names: CallName[]) {
    this.#held = new Set(names)
    this.#waiting.clear()
  }

  #met(stopped: Stopped) {
    const { networkId = '', request } = stopped
    const onAnswer = this.#onAnswer.get(networkId)
    this.#onAnswer.delete(networkId)
    if (onAnswer) return onAnswer(stopped)
    const line = `${request.method} ${new URL(request.url).pathname}`
    const name = (Object.keys(calls) as CallName[]).find((one) => calls[one].test(line))
    if (name === undefined) return this.#give(stopped, 'truly')
    const answer = this.#next.get(name)
    this.#next.delete(name)
    if (answer !== undefined || !this.#held.has(name)) return this.#give(stopped, answer ?? 'truly')
    this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), stopped])
    return null
  }

  /** The pending calls of the current page. */
  #waitingFor = (name: CallName) =>
    (this.#waiting.get(name) ?? []).filter(
      ({ networkId = '' }) =>
        !this.#givenUp.has(networkId) && (this.#askedBy.get(networkId) ?? this.#shown) === this.#shown,
    )

  /** Whether the page waits for this call. */
  isAsked = (name: CallName) =>
    expect.poll(() => this.#waitingFor(name).length, { message: `${name} is asked` }).toBe(1)
  isUnanswered = (name: CallName) => expect(this.#waitingFor(name), `${name} is not asked`).toEqual([])

  /** Expects the page to wait for these of the calls that wait for a decision, and for no other. */
  async waitsFor(names: readonly string[]) {
    for (const name of this.#held) {
      const times = names.includes(name) ? 1 : 0
      await expect.poll(() => this.#waitingFor(name).length, { message: `calls of ${name} in flight` }).toBe(times)
    }
  }

  /** Waits until the page shows it. */
  async shows(assertion: PageAssertion) {
    // Playwright's types cannot follow a type that contains itself
    const data: unknown = assertion
    try {
      await this.page.waitForFunction((each) => (window as unknown as Read).page.isShown(each as PageAssertion), data)
    } catch {
      const missing = await this.page.evaluate(
        (each) => (window as unknown as Read).page.missing(each as PageAssertion),
        data,
      )
      throw new Error(`the page does not show ${inWords(missing)}`)
    }
  }

  async answer(name: CallName, answer: Answer) {
    await this.isAsked(name)
    const [request] = this.#waitingFor(name)
    this.#waiting.delete(name)
    await this.#give(request!, answer)
  }

  /** Sets the response of the next call without waiting for the call. */
  next(name: CallName, answer: Answer) {
    this.#next.set(name, answer)
  }

  /** milliseconds */
  pass = (ms: number) => this.page.evaluate((passed) => (window as unknown as Pending).passTime(passed), ms)

  /** Advances the time until the page makes the call: a recent response may not have set its timer yet. */
  passUntilRequested = (name: CallName, ms: number) =>
    expect
      .poll(
        async () => {
          await this.pass(ms)
          return this.#waitingFor(name).length
        },
        { message: `${name} is asked in time` },
      )
      .toBe(1)

  async #give(request: Stopped, answer: Answer): Promise<unknown> {
    if (answer === 'truly') return this.#let('Fetch.continueRequest', request)
    if (answer === 'lost') return this.#lose(request)
    if (typeof answer === 'object')
      return answer.status === 0 ? this.#lose(request) : this.#say(request, answer.status, answer)
    this.#onAnswer.set(request.networkId ?? '', async (answered) => {
      if (answer === 'unheard') return this.#lose(answered)
      const { requestId } = answered
      const { body, base64Encoded } = await this.browser.send('Fetch.getResponseBody', { requestId })
      const text = Buffer.from(body, base64Encoded ? 'base64' : 'utf8').toString()
      // a rejection by the server is a response too
      return this.#say(answered, 200, answer(JSON.parse(text)))
    })
    return this.#let('Fetch.continueRequest', request, { interceptResponse: true })
  }

  #lose = (stopped: Stopped) => this.#let('Fetch.failRequest', stopped, { errorReason: 'Failed' })
  #say = (stopped: Stopped, responseCode: number, body: unknown) =>
    this.#let('Fetch.fulfillRequest', stopped, {
      responseCode,
      responseHeaders: [{ name: 'content-type', value: 'application/json' }],
      body: Buffer.from(JSON.stringify(body)).toString('base64'),
    })
  /** A closed page waits for nothing, and the browser then throws. */
  #let = (
    how: 'Fetch.continueRequest' | 'Fetch.failRequest' | 'Fetch.fulfillRequest',
    { requestId }: Stopped,
    more = {},
  ) => this.browser.send(how, { requestId, ...more } as never).catch(() => null)
}

interface Read {
  page: ReturnType<typeof pageReader>
}

interface Pending {
  passTime: (ms: number) => void
}

/** Runs in the page. Shorter timers run as usual; timeouts of calls never fire while a walk decides. */
function stopTime(from: number) {
  const { setTimeout: soon, clearTimeout: drop } = window
  const stored = new Map<number, { due: number; run: () => void }>()
  let now = 0
  let last = 1e9
  const setTimer = (run: TimerHandler, ms = 0, ...args: unknown[]) => {
    if (ms < from || typeof run !== 'function') return soon(run, ms, ...args)
    last += 1
    stored.set(last, { due: now + ms, run: () => run(...args) })
    return last
  }
  const clearTimer = (id?: number) => {
    if (!stored.delete(id ?? 0)) drop(id)
  }
  const passTime = (ms: number) => {
    now += ms
    for (const [id, { due, run }] of stored) {
      if (due > now) continue
      stored.delete(id)
      run()
    }
  }
  const { timeout } = AbortSignal
  AbortSignal.timeout = (ms) => (ms < from ? timeout.call(AbortSignal, ms) : new AbortController().signal)
  Object.assign(window, { setTimeout: setTimer, clearTimeout: clearTimer, passTime })
}

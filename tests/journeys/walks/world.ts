import type { Page, Request, Route } from '@playwright/test'
import { expect } from 'vitest'
import type { Problem } from '../../../contract/problem'

/** The calls whose answers a walk gives out, by what is asked of the server. */
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
  currentDate: /^GET \/api\/current-date$/,
  sendQuoteEmail: /^POST \/api\/quote\/send-email$/,
  sendPurchaseLink: /^POST \/api\/send-purchase-link\/[^/]+$/,
  signTerms: /^POST \/api\/terms\/[^/]+$/,
  getPartner: /^GET \/api\/partners\/[^/]+$/,
} as const
export type CallName = keyof typeof calls

/**
 * `truly`: what the server says. `lost`: the question never arrives. `unheard`: the server carries it out, and its answer
 * never arrives. A problem: in the server's place. A function: the server's answer, made into another one.
 */
export type Answer = 'truly' | 'lost' | 'unheard' | Problem | ((answered: any) => unknown)

/**
 * What is between a page and its server: each answer waits until a walk says which it is, as the children of a chart do in
 * a walk in process. And time: what the page does after a second or more, it does when a walk says that it has passed.
 */
export class World {
  readonly #waiting = new Map<CallName, Route[]>()
  readonly #next = new Map<CallName, Answer>()
  #held: ReadonlySet<CallName> = new Set()

  private constructor(readonly page: Page) {}

  /** @param from milliseconds: what takes the page as long or longer waits for `pass` */
  static async around(page: Page, from = 1000): Promise<World> {
    const world = new World(page)
    await page.addInitScript(holdTime, from)
    await page.route(/\/(api|sandbox-processor)\//, (route) => world.#asked(route))
    page.on('requestfailed', (request) => world.#forget(request))
    return world
  }

  /** From now on these wait for their answers, and no others. */
  hold(...names: CallName[]) {
    this.#held = new Set(names)
    this.#waiting.clear()
  }

  async #asked(route: Route) {
    const request = route.request()
    const asked = `${request.method()} ${new URL(request.url()).pathname}`
    const name = (Object.keys(calls) as CallName[]).find((one) => calls[one].test(asked))
    if (name === undefined) return route.continue()
    const answer = this.#next.get(name)
    if (answer !== undefined) {
      this.#next.delete(name)
      return give(route, answer)
    }
    if (!this.#held.has(name)) return route.continue()
    this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), route])
  }

  #forget(request: Request) {
    for (const [name, routes] of this.#waiting)
      this.#waiting.set(
        name,
        routes.filter((route) => route.request() !== request),
      )
  }

  /** The page waits for this answer now. */
  isAsked = (name: CallName) =>
    expect.poll(() => this.#waiting.get(name)?.length ?? 0, { message: `${name} is asked` }).toBe(1)
  isNotAsked = (name: CallName) => expect(this.#waiting.get(name) ?? [], `${name} is not asked`).toEqual([])

  async answer(name: CallName, answer: Answer) {
    await this.isAsked(name)
    const [route] = this.#waiting.get(name)!
    this.#waiting.delete(name)
    await give(route!, answer)
  }

  /** The next time, without waiting for anything. */
  next(name: CallName, answer: Answer) {
    this.#next.set(name, answer)
  }

  /** milliseconds */
  pass = (ms: number) => this.page.evaluate((passed) => (window as unknown as Held).passTime(passed), ms)

  /** As often as it takes until the page asks: an answer that has just come may not have set its clock yet. */
  passUntilAsked = (name: CallName, ms: number) =>
    expect
      .poll(
        async () => {
          await this.pass(ms)
          return this.#waiting.get(name)?.length ?? 0
        },
        { message: `${name} is asked in time` },
      )
      .toBe(1)
}

async function give(route: Route, answer: Answer) {
  if (answer === 'truly') return route.continue()
  if (answer === 'lost') return route.abort()
  if (answer === 'unheard') {
    await route.fetch()
    return route.abort()
  }
  if (typeof answer !== 'function') {
    if (answer.status === 0) return route.abort()
    return route.fulfill({ status: answer.status, json: answer })
  }
  const answered = await route.fetch()
  return route.fulfill({ json: answer(await answered.json()) })
}

interface Held {
  passTime: (ms: number) => void
}

/** In the page. What is quicker runs as ever; nobody gives a call up who waits for a walk's answer. */
function holdTime(from: number) {
  const { setTimeout: soon, clearTimeout: drop } = window
  const held = new Map<number, { due: number; run: () => void }>()
  let now = 0
  let last = 1e9
  const setTimer = (run: TimerHandler, ms = 0, ...args: unknown[]) => {
    if (ms < from || typeof run !== 'function') return soon(run, ms, ...args)
    last += 1
    held.set(last, { due: now + ms, run: () => run(...args) })
    return last
  }
  const clearTimer = (id?: number) => {
    if (!held.delete(id ?? 0)) drop(id)
  }
  const passTime = (ms: number) => {
    now += ms
    for (const [id, { due, run }] of held) {
      if (due > now) continue
      held.delete(id)
      run()
    }
  }
  const { timeout } = AbortSignal
  AbortSignal.timeout = (ms) => (ms < from ? timeout.call(AbortSignal, ms) : new AbortController().signal)
  Object.assign(window, { setTimeout: setTimer, clearTimeout: clearTimer, passTime })
}

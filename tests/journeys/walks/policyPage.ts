import type { Locator, Page } from '@playwright/test'
import type { OpenedPolicy } from '../../../contract/client'
import type { Answers } from '../../../domain/application'
import type { Fields } from '../../../domain/application/fields/field'
import { claimFields } from '../../../domain/policy/forms'
import { buyPolicy } from '../support/bought'
import { fill } from '../support/controls'
import { addDaysFromToday, wedding } from '../support/events'
import { expectPage } from '../support/expectPage'
import type { Product } from '../support/product'
import { World } from './world'

/**
 * Few guests and no rented premises, so that more guests cost more. Liability for a wedding of 100 guests is 77.00 in
 * whole dollars, a setup day 20.00, with 5 % fee on both.
 */
const insured = {
  ...wedding,
  number_attendees: 80,
  damage_rented_premises: 'False',
  damage_rented_premises_limit: null,
}
const price = 101.85

let policies = 0

type Bought = Awaited<ReturnType<typeof buyPolicy>>

/** Operates the page of a policy as the holder of its link does. */
export class PolicyPage {
  bought!: Bought
  email = ''
  /** true once the policy has changed since its purchase, so that the next walk needs a new one */
  isUsed = false

  private constructor(
    readonly house: Product,
    readonly page: Page,
    readonly world: World,
  ) {}

  /** @param before a page whose policy is reused, if it is unchanged */
  static async open(house: Product, page: Page, before: PolicyPage | null = null) {
    const policy = new PolicyPage(house, page, await World.around(page))
    if (before === null || before.isUsed) await policy.buy()
    else Object.assign(policy, { bought: before.bought, email: before.email })
    return policy
  }

  async buy() {
    policies += 1
    // a new address for each policy, because the server limits emails to one address
    this.email = `walker-${policies}@example.com`
    this.bought = await buyPolicy(this.house, { ...insured, insured_email: this.email } as Partial<Answers>, price)
    this.isUsed = false
  }

  get link() {
    const { contactId, token } = this.bought
    return { contactId, token }
  }
  get address() {
    return this.bought.link
  }

  /** The policy on the server. */
  async opened(): Promise<OpenedPolicy> {
    const { contactId, token } = this.bought
    const answer = await fetch(`${this.house.url}/api/policy/get-policy/${contactId}`, {
      headers: { 'policy-token': token },
    })
    return (await answer.json()) as OpenedPolicy
  }

  async certificate() {
    const { documents } = await this.opened()
    return documents.find(({ kind }) => kind === 'certificate')!.url
  }

  /** Opens the policy's summary, without any draft. */
  async readAnew() {
    await this.goto(this.address)
    await this.shows(/^Report a claim/)
  }

  /** Returns to the policy's summary from any task. */
  async read() {
    if (this.isUsed) await this.buy()
    if (await this.isRead()) return
    await this.goto(this.address)
    await this.shows(/^Report a claim/)
  }

  /** Leaves the page first: a change of the fragment alone would not load it again. */
  async goto(address: string) {
    // a walk begins at the summary, and a reload would restore the draft of the walk before
    await this.page.evaluate(() => {
      if (window.location.protocol !== 'about:') window.sessionStorage.clear()
    })
    if (new URL(this.page.url(), this.house.url).href === this.house.url + address) await this.page.reload()
    else {
      await this.page.goto('about:blank')
      await this.page.goto(address)
    }
  }

  /** Reports a claim on the page, and returns to the policy's summary. */
  async reportClaim(email: string) {
    await this.press('Report a claim')
    await this.writeClaim(email)
    // the policy is read again with the claim
    await expectPage(this.page.getByText(/C-\d{6}/).first()).toBeVisible()
  }

  /** Sends the open form of a claim, and returns to the policy's summary. */
  async writeClaim(email: string) {
    const report = { date: addDaysFromToday(-1), description: 'A guest fell over a cable.', email }
    await this.answer(claimFields, report)
    await this.press('Report the claim')
    await this.task('We have your claim')
    await this.press('Back to the policy')
  }

  async isRead() {
    const isOpen = this.page.url() === this.house.url + this.address
    return (
      isOpen &&
      (await this.button(/^Report a claim/).count()) > 0 &&
      (await this.page.getByRole('dialog').count()) === 0
    )
  }

  button = (name: string | RegExp): Locator => this.page.getByRole('button', { name, exact: true })
  press = (name: string | RegExp) => this.button(name).click()
  shows = (name: string | RegExp) => this.button(name).waitFor()
  /** Expects the heading of an open task. */
  task = (name: string | RegExp) => this.page.getByRole('heading', { level: 2, name, exact: true }).waitFor()

  async answer(fields: Fields, answers: object) {
    for (const [name, value] of Object.entries(answers) as [string, string | number | null][])
      await fill(this.page, fields[name]!, value ?? '')
  }
}

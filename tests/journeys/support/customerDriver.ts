import type { Locator, Page } from '@playwright/test'
import {
  type Answers,
  declarationOf,
  type FieldName,
  type FormStep,
  formSteps,
  isAfter,
  numberOf,
  onwardOf,
  type StepName,
  stepsOnPageOf,
} from '../../../domain/application'
import { applicableSteps, askedIn } from '../../../domain/application/applicable'
import type { Field } from '../../../domain/application/fields/field'
import { blankAnswers } from '../../../domain/application/index'
import { controlOf, fill, shows } from './controls'
import { cards } from './events'
import { expectPage as expect } from './expectPage'

/** Operates the quote screen as a customer does: by its labels and buttons, which come from the declarations. */
export class CustomerDriver {
  constructor(
    readonly page: Page,
    /** the answers to give from here on */
    public answers: Partial<Answers>,
  ) {}

  async open(link = '/quote/') {
    await this.page.goto(link)
    await expect(this.page.getByRole('heading', { name: /^Step \d+ of \d+/ }).first()).toBeVisible()
  }

  /** the title of the open step */
  title(step: StepName) {
    return this.page.getByRole('heading', { name: new RegExp(`^Step ${numberOf(step, this.steps())} of \\d+:`) })
  }

  async isAt(step: StepName) {
    await expect(this.title(step)).toBeVisible()
  }

  /** the open step that asks a question */
  sectionOf(name: FieldName): Locator {
    return this.page.getByRole('region', { name: new RegExp(`^Step ${numberOf(stepOf(name), this.steps())} of `) })
  }

  control(name: FieldName): Locator {
    return controlOf(this.sectionOf(name), fieldOf(name))
  }

  /** Answers one question of the open step, and replaces an earlier answer. */
  async answer<N extends FieldName>(name: N, value: NonNullable<Answers[N]>) {
    await fill(this.page, fieldOf(name), value, this.sectionOf(name))
  }

  /**
   * Answers all questions of a step one by one, because an answer may open the next question. Where one of them opens a
   * dialog, `upTo` names the last question to answer, and `after` continues behind it: nothing under a dialog can be
   * answered.
   */
  async answerAll(step: FormStep, { upTo, after }: { upTo?: FieldName; after?: FieldName } = {}) {
    await this.isAt(step)
    const asked = this.asked(step)
    const end = upTo === undefined ? asked.length : asked.indexOf(upTo) + 1
    for (const name of asked.slice(after === undefined ? 0 : asked.indexOf(after) + 1, end)) {
      if (!(name in this.answers)) throw new Error(`This journey has no answer for ${name}`)
      const value = this.answers[name]
      if (value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0))
        await fill(this.page, fieldOf(name), value, this.sectionOf(name))
    }
  }

  asked(step: FormStep) {
    return askedIn(step, this.given())
  }

  /** the steps that ask something */
  private steps() {
    return applicableSteps(this.given())
  }

  private given(): Answers {
    return { ...blankAnswers, ...this.answers } as Answers
  }

  /** Checks that a step shows the answers given. */
  async showsAll(step: FormStep, except: readonly FieldName[] = []) {
    await this.isAt(step)
    for (const name of this.asked(step)) {
      if (!except.includes(name)) await shows(this.sectionOf(name), fieldOf(name), this.answers[name] ?? null)
    }
  }

  /** Presses the button of the step's page. */
  async goOn(step: FormStep) {
    await this.page.getByRole('button', { name: onwardOf(step, this.steps()), exact: true }).click()
  }

  async back() {
    await this.page.getByRole('button', { name: 'Back', exact: true }).click()
  }

  /** Opens a finished step again. */
  async change(step: FormStep) {
    await this.page.getByRole('button', { name: `Change ${declarationOf(step).title}` }).click()
    await this.isAt(step)
  }

  /** Goes from any step to the open payment step. */
  async toPayment(from: FormStep | 'quoteSummary' = 'eventDetails') {
    await this.through('terms', from)
    await this.isAt('payment')
  }

  /** Goes to the payment of a complete quote, and signs again on the way. */
  async toPaymentAgain() {
    for (let step = await this.openStep(); step !== 'payment'; step = await this.openStep()) {
      if (step === 'quoteSummary') await this.acceptQuote()
      else if (step === 'terms') await this.stepThrough(step)
      else await this.goOn(step)
      await expect(this.title(step)).toBeHidden()
    }
  }

  /** the first step of the open page */
  async openStep(): Promise<StepName> {
    const title = this.page.getByRole('heading', { name: /^Step \d+ of \d+:/ })
    const [, number] = /^Step (\d+)/.exec((await title.first().textContent()) ?? '')!
    return this.steps()[Number(number) - 1]!
  }

  /** Answers the steps up to and including one of them, and continues if that ends its page. */
  async through(last: FormStep, from: FormStep | 'quoteSummary' = 'eventDetails') {
    for (const step of this.steps().filter((each) => !isAfter(from, each) && !isAfter(each, last))) {
      if (step === 'quoteSummary') await this.acceptQuote()
      else await this.stepThrough(step as FormStep)
    }
  }

  async stepThrough(step: FormStep) {
    await this.answerAll(step)
    const last = stepsOnPageOf(step).findLast((each) => this.steps().includes(each))
    if (last === step) await this.goOn(step)
  }

  /** Continues from the summary, which has no questions, once there is a price. */
  async acceptQuote() {
    await this.isAt('quoteSummary')
    await this.page.getByRole('button', { name: 'Continue to your details', exact: true }).click()
  }

  /** Closes a dialog by Escape, the safe answer, so that the page under it can be used. */
  async leaveDialog() {
    await this.page.keyboard.press('Escape')
    await expect(this.page.getByRole('dialog')).toHaveCount(0)
  }

  async typeCard(number: string = cards.approved) {
    const { page } = this
    await page.getByRole('textbox', { name: 'Name on the card' }).fill('Lucja Sample')
    await page.getByRole('textbox', { name: 'Card number' }).fill(number)
    await page.getByRole('textbox', { name: 'Expires' }).fill(`12/${new Date().getFullYear() + 2}`)
    await page.getByRole('textbox', { name: 'Security code' }).fill('123')
    await page.getByRole('textbox', { name: 'Billing ZIP code' }).fill('78701')
  }

  get payButton() {
    return this.page.getByRole('button', { name: /^Pay \$[\d,.]+ and buy$/ })
  }

  async pay(number?: string) {
    await this.typeCard(number)
    await this.payButton.click()
  }

  async isBought() {
    await expect(this.boughtTitle).toBeVisible()
  }

  get boughtTitle() {
    return this.page.getByRole('heading', { name: 'Your event is insured' })
  }
}

/** Whether the button to the next page comes after this step. */
export const endsPage = (step: StepName) => stepsOnPageOf(step).at(-1) === step

const stepOf = (name: FieldName) => formSteps.find((each) => name in declarationOf(each).fields)!

export const fieldOf = (name: FieldName): Field & { readonly name: FieldName } => {
  return { ...declarationOf(stepOf(name)).fields[name]!, name }
}

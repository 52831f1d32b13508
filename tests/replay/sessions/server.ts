import type { Contact } from '../../../contract/client'
import { type Answers, type FormStep, fieldsOf, formSteps, isAfter, stepsOnPageOf } from '../../../domain/application'
import { answeredThrough } from '../../../domain/application/examples'
import { isCancellationOpen } from '../../../domain/application/missing'
import { bought, contactOf, priced, unfinished } from '../../walks/quote.cases'
import type { Recorded, Recorder } from '../recorder'

type Server = Readonly<Record<string, (input: any) => unknown>>
const key = 'sample-key-1'
const today = '11/20/2026'
const card = { token: 'tok_sample', card_type: 'Visa', cc_last_digits: '4242', exp_month: '09', exp_year: '2029' }

/** The server's responses when all goes well, by call. */
export const well = (fields: Partial<Contact['customFields']> = { quote_status: 'quoted' }): Server => ({
  currentDate: () => ({ type: 'today.answered', date: today }),
  recalculate: ({ answers }: { answers: Answers }) => (isCancellationOpen(answers) ? unfinished : priced),
  createContact: ({ answers }: { answers: Answers }) => ({
    type: 'contact.created',
    contact: contactOf(answers, fields),
  }),
  patchContact: ({ answers }: { answers: Answers }) => ({
    type: 'contact.stored',
    contact: contactOf(answers, fields),
    sent: answers,
  }),
  signTerms: () => ({ type: 'terms.signed', name: 'Jordan Sample' }),
  tokenizeCard: () => ({ type: 'card.tokenized', card }),
  purchase: () => ({ type: 'purchase.settled', purchase: bought }),
})

/** Gives each pending call its output, one after the other, until no call is pending. */
export async function serve(chart: Recorded, server: Server) {
  for (;;) {
    const call = Object.keys(server).find(chart.waits)
    if (call === undefined) return
    await chart.answer(call, server[call]!(chart.asked(call)))
  }
}

/** Answers a quote step by step, as a customer does: typing, the price after it, and the next step. */
export class Customer {
  readonly quote: Recorded
  readonly answers: Answers

  constructor(session: Recorder, choices: Partial<Answers>) {
    this.quote = session.open('quote', { key })
    this.answers = answeredThrough('terms', choices)
  }

  async fill(step: FormStep, server = well()) {
    const names = fieldsOf(step).map(([name]) => name)
    const answers = Object.fromEntries(names.map((name) => [name, this.answers[name]]))
    await this.quote.send({ type: 'answers.changed', answers } as never)
    await this.quote.pass(400)
    await serve(this.quote, server)
  }

  /** and continues to the next page after its last step */
  async through(step: FormStep, server = well()) {
    const steps = stepsOnPageOf(step)
    this.quote.isIn(`quoting.steps.${steps[0]}.editing`)
    await this.fill(step, server)
    if (steps.at(-1) === step) await this.on(server)
  }

  async on(server = well()) {
    await this.quote.send({ type: 'step.submitted' })
    await serve(this.quote, server)
  }

  async toSummary(server = well()) {
    for (const step of formSteps.filter((each) => !isAfter(each, 'quoteSummary'))) await this.through(step, server)
  }

  async toPayment(server = well()) {
    this.quote.isIn('quoting.steps.quoteSummary.reading')
    await this.on(server)
    for (const step of formSteps.filter((each) => isAfter(each, 'quoteSummary'))) await this.through(step, server)
    this.quote.isIn('quoting.steps.payment.editing')
  }

  async pay(server = well()) {
    await this.quote.send({ type: 'payment.submitted', card: 'complete' } as never)
    await serve(this.quote, server)
  }
}

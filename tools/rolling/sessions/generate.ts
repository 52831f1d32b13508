import { SimulatedClock } from 'xstate'
import { noAnswer, problemTypes } from '../../../contract/problem'
import type { Answers, FormStep, StepName } from '../../../domain/application'
import type { Field } from '../../../domain/application/fields/field'
import type { QuoteEvent } from '../../../machines/customer/quote/model/quote.types'
import type { QuoteRef } from '../../../machines/customer/quote/quote.select'
import type { Chance } from '../../../tests/server/chaos/chance'
import { priceOf } from '../../../tests/walks/quote.cases'
import {
  carryOut,
  changeElsewhere,
  contactId,
  endOrder,
  type Knowledge,
  newKnowledge,
  type Outlook,
  type Request,
  type Result,
  refused,
  sign,
  store,
  waitingClient,
} from './double'
import { leavesOf } from './leaves'
import type { Page } from './load'

/** A quote as a browser and the server have it at one moment. */
export interface Session {
  /** the browser's storage, of all tabs and of this one */
  readonly shared: Readonly<Record<string, string>>
  readonly own: Readonly<Record<string, string>>
  /** the contact that the page's address names */
  readonly named: string | null
  readonly server: Knowledge
  /** the states of the chart */
  readonly leaves: readonly string[]
}

/** A browser's storage in memory. */
export function memory(entries: Readonly<Record<string, string>> = {}) {
  const values = new Map(Object.entries(entries))
  return {
    entries: () => Object.fromEntries(values),
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => void values.set(key, text),
    removeItem: (key: string) => void values.delete(key),
  }
}

/** Until all that follows from an event has happened. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

const card = { token: 'tok', payment_type: undefined } as never

/**
 * A customer of chance walks through the quote page: answers, presses, types, waits, loses the network. Each change of
 * the stored session, or of the server, is a session of its own.
 * @param events the length of the walk
 */
export async function* walk(page: Page, chance: Chance, events: number, key: string): AsyncGenerator<Session> {
  const server = newKnowledge(chance.pick(outlooks))
  const [shared, own, clock] = [memory(), memory(), new SimulatedClock()]
  const { client, waiting } = waitingClient()
  const start = beginning(page, server, chance)
  let named: string | null = start.contactId
  let isOver = false
  const quote = page.startQuote({
    client,
    vault: {
      tokenize: async () => (chance.isHit(0.8) ? { ok: true, data: card } : { ok: false, problem: noAnswer }),
      authenticate: () => new Promise(() => {}),
    },
    storage: shared,
    ownStorage: own,
    link: start,
    ...(chance.isHit(0.15) && { brought: { partner: 'example-venues', prefill: {} } }),
    newKey: () => key,
    toast: () => {},
    redirect: () => {},
    named: (id) => {
      named = id
    },
    restarted: () => {
      isOver = true
    },
    clock: clock as never,
  })
  let last = ''
  for (let event = 0; event < events && !isOver; event++) {
    await settled()
    if (quote.getSnapshot().status !== 'active') break
    const entries = { shared: shared.entries(), own: own.entries(), named, server }
    const text = JSON.stringify(entries)
    if (text !== last) yield { ...JSON.parse(text), leaves: leavesOf(quote) }
    last = text
    act({ page, chance, quote, waiting, server, clock })
  }
  quote.stop()
}

const outlooks: readonly Outlook[] = [
  'priced',
  'priced',
  'priced',
  'priced',
  'approved',
  'referred',
  'declined',
  'unfinished',
]

/** A fresh page, or a link to a quote that the server has. */
function beginning(page: Page, server: Knowledge, chance: Chance) {
  if (chance.isHit(0.45)) return { contactId: null, view: 'quote' } as const
  const through = chance.isHit(0.5) ? page.formSteps.at(-1)! : chance.pick(page.formSteps)
  const answers = page.answeredThrough(through, chosen(page, chance))
  carryOut(server, { call: 'createContact', args: [page.payloadOf(answers)] })
  if (chance.isHit(0.5)) store(server, sign(server.contact!, 'Jordan Sample'))
  const step = chance.pick([undefined, 'terms', 'payment'] as const)
  return { contactId, view: 'quote', ...(step && { step }) } as const
}

/** Some questions with another valid answer than the first one. */
const chosen = (page: Page, chance: Chance): Partial<Answers> =>
  Object.fromEntries(
    page.formSteps
      .flatMap((step) => Object.entries(page.declarationOf(step).fields))
      .filter(([, field]) => isQuestion(field) && chance.isHit(0.05))
      .map(([name, { valid }]) => [name, chance.pick(valid as readonly unknown[])]),
  )

/** Others follow from answers, or come from the server. */
export const isQuestion = ({ kind, derive }: Pick<Field, 'kind' | 'derive'>) => !derive && kind !== 'fact'

interface Walk {
  readonly page: Page
  readonly chance: Chance
  readonly quote: QuoteRef
  readonly waiting: readonly Request[]
  readonly server: Knowledge
  readonly clock: SimulatedClock
}

function act(walk: Walk): void {
  const { chance, quote, waiting, clock } = walk
  const share = chance.next()
  if (waiting.length > 0 && share < 0.4) answer(walk, chance.pick(waiting))
  else if (share < 0.5) clock.increment(chance.pick([400, 1500, 1500, 5000, 10_000, 60_000]))
  else if (share < 0.53) elsewhere(walk)
  else if (share < 0.75) quote.send(chance.isHit(0.5) ? pageAnswered(walk) : oneAnswered(walk))
  else quote.send(pressed(walk))
}

/** Most requests are answered as they should be. Others are lost, before or after their effect, or refused. */
function answer({ chance, server }: Walk, request: Request): void {
  const share = chance.next()
  const isCarriedOut = share >= 0.14
  const result = isCarriedOut ? carryOut(server, request) : chance.pick(refusals[request.call] ?? [refused(503)])
  const isLost = share < 0.06 || (isCarriedOut && share < 0.2)
  request.answer(isLost ? nothing : result)
}

const nothing: Result = { ok: false, problem: noAnswer }
const outdated = (type: string) => refused(409, { type })
const faulty = refused(422, { errors: { 'step0.event_type': 'This type is closed' } })
/** The refusals of a call that the chart distinguishes. Nothing has happened then. */
const refusals: Readonly<Record<string, readonly Result[]>> = {
  createContact: [refused(503), faulty],
  patchContact: [refused(503), faulty, refused(422, { is_event_popup: true })],
  recalculate: [refused(503), refused(422, { is_event_popup: true })],
  signTerms: [refused(503), faulty],
  applyCoupon: [refused(422, { error: 'This code isn’t valid or has expired' })],
  purchase: [
    refused(402, { is_card_exception: true }),
    refused(402, { type: problemTypes.paymentNotMade }),
    refused(409, { type: problemTypes.priceChanged, price: priceOf(200) }),
    outdated(problemTypes.termsNotSigned),
    outdated(problemTypes.notPurchasable),
    outdated(problemTypes.paymentInProgress),
  ],
}

/** Something that happens at the server, or to the network. */
function elsewhere({ chance, quote, server }: Walk): void {
  const share = chance.next()
  if (share < 0.7) quote.send({ type: share < 0.3 ? 'network.lost' : 'network.regained' })
  else if (!server.contact || server.purchase) return
  else if (share < 0.8) changeElsewhere(server, { event_name: 'Changed elsewhere' })
  else if (server.order) endOrder(server, chance.pick(['lapsed', 'withdrawn']))
  else server.outlook = chance.pick(outlooks)
}

const openStep = ({ page, quote }: Walk): StepName => page.selectStep(quote.getSnapshot())

/** Every question of the open page gets a valid answer. */
function pageAnswered(walk: Walk): QuoteEvent {
  const { page, chance, quote } = walk
  const steps = page
    .stepsOnPageOf(openStep(walk))
    .filter((step): step is FormStep => page.formSteps.includes(step as never))
  let { answers } = quote.getSnapshot().context
  const given: Record<string, unknown> = {}
  // an answer may add questions
  for (let round = 0; round < 6; round++)
    for (const step of steps)
      for (const name of page.askedIn(step, answers)) {
        const { valid, optional } = page.declarationOf(step).fields[name]!
        if (answers[name] !== null || (optional && chance.isHit(0.5))) continue
        given[name] = chance.isHit(0.8) ? valid[0] : chance.pick(valid as readonly unknown[])
        answers = { ...answers, [name]: given[name] } as Answers
      }
  return { type: 'answers.changed', answers: given as Partial<Answers> }
}

/** One question of any step gets an answer, which may be wrong, or loses its own. */
function oneAnswered({ page, chance }: Walk): QuoteEvent {
  const fields = Object.entries(page.declarationOf(chance.pick(page.formSteps)).fields)
  const [name, { valid, invalid, blank }] = chance.pick(fields.filter(([, field]) => isQuestion(field)))
  const wrong = invalid.map(({ value }) => value)
  const share = chance.next()
  const value = share < 0.1 ? blank : share < 0.2 && wrong.length > 0 ? chance.pick(wrong) : chance.pick<unknown>(valid)
  return { type: 'answers.changed', answers: { [name]: value } }
}

/** A press or a key, mostly one that the chart heeds now. */
function pressed(walk: Walk): QuoteEvent {
  const { page, chance, quote } = walk
  const snapshot = quote.getSnapshot()
  const emails = 'jordan.sample@example.com'
  const all: QuoteEvent[] = [
    { type: 'step.submitted' },
    { type: 'step.left' },
    { type: 'step.opened', step: chance.pick(page.stepOrder) },
    { type: 'price.retried' },
    { type: 'record.retried' },
    { type: 'conflict.sought' },
    { type: 'conflict.overruled' },
    { type: 'conflict.yielded', step: openStep(walk) },
    { type: 'field.entered' },
    { type: 'quote.retried' },
    { type: 'quoteEmail.requested', emails },
    { type: 'purchaseLink.requested', emails },
    { type: 'coupon.submitted', code: 'WELCOME' },
    { type: 'coupon.removed' },
    { type: 'payment.submitted', card: chance.isHit(0.9) ? 'complete' : 'incomplete' },
    { type: 'order.submitted', by: chance.pick(['check', 'invoice']), emails: chance.isHit(0.9) ? emails : 'jordan@' },
    { type: 'order.reconsidered' },
    { type: 'order.kept' },
    { type: 'payment.asked' },
    { type: 'review.requested', email: emails, message: 'May we build a stage?' },
    { type: 'review.asked' },
    { type: 'dialog.closed' },
    { type: 'text.typed', name: chance.pick(['reviewMessage', 'coupon', 'orderEmails']), text: 'Typed' },
  ]
  const heeded = all.filter((event) => snapshot.can(event))
  if (snapshot.matches({ quoting: { steps: 'payment' } }) && chance.isHit(0.4)) return chance.pick(all.slice(-9, -6))
  if (chance.isHit(0.35) && snapshot.can({ type: 'step.submitted' })) return { type: 'step.submitted' }
  if (chance.isHit(0.01)) return { type: 'quote.restarted' }
  return chance.pick(heeded.length > 0 ? heeded : all)
}

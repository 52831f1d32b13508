import { describe, expect, test } from 'vitest'
import { type FormStep, isFormStep, type StepName, stepOrder } from '../../domain/application'
import { faultsOf } from '../../domain/application/faults'
import type { QuoteContext } from '../../machines/customer/quote/model/quote.types'
import { quoteMachine } from '../../machines/customer/quote/quote.machine'
import { type Snapshot, selectStep } from '../../machines/customer/quote/quote.select'
import { quoteWalks } from '../walks/all.walks'
import { ChartGraph } from '../walks/graph'
import { crankable } from '../walks/rig'
import type { Walk } from '../walks/spec'
import { type Arrival, isBought, isOrdered, type Killed, killedOn, reopened } from './killed.rig'

/**
 * The tab is killed in every state of the chart, on every way that the walks go to it, and opened again from what the
 * browser has kept and from what the server answers. What is the same then:
 *
 * - the answers, all of them. Where somebody else changed the quote meanwhile, those that were changed here.
 * - the step that was open, whatever was on its way there: it is submitted again, and the answers stored again. Not
 *   beyond a step that is not complete, nor beyond the first without a contact: no price is on that way.
 * - a payment that was sent is asked after, under its key and with its amount, and it is never sent a second time.
 * - an order by check or invoice: it stands until it is paid otherwise.
 * - a signature that came to the server just then leads on to the payment; one for answers that are not stored is given
 *   again.
 */
const walks = Object.entries(quoteWalks as Record<string, Walk<any, any>>).filter(
  ([, { machine }]) => machine === quoteMachine,
)
const arrivals: readonly Arrival[] = ['arrived', 'lost']

/** Said by hand, and not read off what restores it. */
function stepAfter({ snapshot, inFlight }: Killed, arrival: Arrival): StepName {
  const { contactId, sent, attempt, signedBy, answers, unsaved }: QuoteContext = snapshot.context
  if (contactId === null) return 'eventDetails'
  if (sent === attempt) return 'payment'
  const open = selectStep(snapshot)
  const before = stepOrder.slice(0, stepOrder.indexOf(open)).filter(isFormStep)
  const lacking = before.find((step: FormStep) => step !== 'terms' && faultsOf(step, answers).length > 0)
  if (lacking) return lacking
  const isStored = unsaved.every((name) => name.startsWith('terms_'))
  if (open === 'payment' && !(signedBy !== null && isStored)) return 'terms'
  if (open === 'terms' && arrival === 'arrived' && isStored && inFlight.has('signTerms')) return 'payment'
  return open
}

/** What was bought here and shown leads to its policy, whenever it is opened again. */
const isForgotten = ({ snapshot, kept, hasSeconds, way }: Killed) =>
  hasSeconds ||
  expect(kept === null, way).toBe(snapshot.value === 'restarted' || !(snapshot.context as QuoteContext).wasShown)
const isOver = ({ status }: Snapshot) => status === 'done'
const statesIn = (snapshot: Snapshot) => snapshot._nodes.map(({ path }) => path.join('.'))

const reached = new Set<string>()

describe.each(walks)('%s', (_, walk) => {
  // it computes all the while, on a machine that may be busy
  test('killed anywhere on its ways, and opened again, the step and the answers are the same', {
    timeout: 300_000,
  }, async () => {
    let times = 0
    for await (const killed of killedOn(walk, new Set())) {
      for (const state of statesIn(killed.snapshot)) reached.add(state)
      if (isOver(killed.snapshot)) isForgotten(killed)
      else for (const arrival of arrivals) await isTheSame(killed, arrival)
      times++
    }
    expect(times).toBeGreaterThan(1)
  })
})

async function isTheSame(killed: Killed, arrival: Arrival) {
  const { snapshot, way } = killed
  const before: QuoteContext = snapshot.context
  const quote = await reopened(killed, arrival)
  const after = quote.now()
  const text = `${way}: ${JSON.stringify(snapshot.value)}, ${arrival}`
  if (isBought(snapshot) && before.contactId !== null && before.sent !== before.attempt)
    return expect(after.value, text).toBe('redirectingToPolicy')
  if (isOrdered(snapshot) && before.contactId !== null && before.sent !== before.attempt)
    return expect([after.value, after.context.order], text).toEqual(['ordered', before.order])
  expect(selectStep(after), text).toBe(stepAfter(killed, arrival))
  const names = before.conflict ? before.unsaved : (Object.keys(before.answers) as (keyof typeof before.answers)[])
  for (const name of names) expect([name, after.context.answers[name]], text).toEqual([name, before.answers[name]])
  const { contactId, partner, key, attempt, sent, sentAmount } = after.context
  expect({ contactId, partner, key, attempt, sent, sentAmount }, text).toEqual({
    contactId: before.contactId,
    partner: before.partner,
    key: before.key,
    attempt: before.attempt,
    sent: before.sent,
    sentAmount: before.sentAmount,
  })
  if (sent === attempt && contactId !== null)
    expect(quote.input('purchase'), text).toEqual({
      contactId,
      idempotencyKey: `${key}-payment-${attempt}`,
      amountDue: sentAmount,
    })
}

test('there is no state of the chart in which it was not killed', () => {
  const lasting = walks.flatMap(([, { region = [] }]) =>
    new ChartGraph(crankable(quoteMachine), region).lasting.map((leaf) => [...region, leaf].join('.')),
  )
  expect(lasting.length).toBeGreaterThan(50)
  expect(lasting.filter((state) => !reached.has(state))).toEqual([])
})

import { describe, expect, test } from 'vitest'
import { type FormStep, isFormStep, type StepName, stepOrder, stepsOnPageOf } from '../../domain/application'
import { faultsOf } from '../../domain/application/faults'
import type { QuoteContext } from '../../machines/customer/quote/model/quote.types'
import { quoteMachine } from '../../machines/customer/quote/quote.machine'
import { type Snapshot, selectStep } from '../../machines/customer/quote/quote.select'
import { quoteWalks } from '../walks/all.walks'
import { ChartGraph } from '../walks/graph'
import { withTestCalls } from '../walks/rig'
import type { Walk } from '../walks/spec'
import { type Arrival, isBought, isOrdered, type Killed, killedOn, reopened } from './killed.rig'

/**
 * Kills the tab in every state of the chart, on every path of the walks, and opens the quote again from the browser's
 * storage and the server's answers. These survive:
 *
 * - all answers. If another user changed the quote meanwhile, the answers that were changed here.
 * - the open step, whatever call was in flight: it is submitted again, and the answers are stored again. No page opens
 *   after an incomplete one, and only the first without a contact, since no price is requested on that path.
 * - a payment that was sent: it is asked about under its key and with its amount, and never sent again.
 * - an order by check or invoice, until it is paid otherwise.
 * - a first signature that had just reached the server, which leads to the payment. A signature for answers that were not
 *   stored is given again, and a quote that was signed before opens at the step that was open.
 */
const walks = Object.entries(quoteWalks as Record<string, Walk<any, any>>).filter(
  ([, { machine }]) => machine === quoteMachine,
)
const arrivals: readonly Arrival[] = ['arrived', 'lost']

/** Stated by hand, and not derived from the code under test. */
function stepAfter({ snapshot, inFlight }: Killed, arrival: Arrival): StepName {
  const { contactId, sent, attempt, signedBy, answers, unsaved }: QuoteContext = snapshot.context
  if (contactId === null) return 'eventDetails'
  if (sent === attempt) return 'payment'
  const open = selectStep(snapshot)
  const before = stepOrder.slice(0, stepOrder.indexOf(stepsOnPageOf(open)[0]!)).filter(isFormStep)
  const lacking = before.find((step: FormStep) => step !== 'terms' && faultsOf(step, answers).length > 0)
  if (lacking) return lacking
  const isStored = unsaved.every((name) => name.startsWith('terms_'))
  if (open === 'payment' && !(signedBy !== null && isStored)) return 'terms'
  const isFirst = signedBy === null && isStored
  if (open === 'terms' && arrival === 'arrived' && isFirst && inFlight.has('signTerms')) return 'payment'
  return open
}

/** A purchase that was shown here opens its policy. */
const isForgotten = ({ snapshot, stored, hasSeconds, way }: Killed) =>
  hasSeconds ||
  expect(stored === null, way).toBe(snapshot.value === 'restarted' || !(snapshot.context as QuoteContext).wasShown)
const isOver = ({ status }: Snapshot) => status === 'done'
const statesIn = (snapshot: Snapshot) => snapshot._nodes.map(({ path }) => path.join('.'))

const reached = new Set<string>()

describe.each(walks)('%s', (_, walk) => {
  // it is pure computation, and the machine may be busy
  test('reopening a quote after its tab is killed in any state restores the step and the answers', {
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

test('the tab is killed in every state of the chart', () => {
  const lasting = walks.flatMap(([, { region = [] }]) =>
    new ChartGraph(withTestCalls(quoteMachine), region).lasting.map((leaf) => [...region, leaf].join('.')),
  )
  expect(lasting.length).toBeGreaterThan(50)
  expect(lasting.filter((state) => !reached.has(state))).toEqual([])
})

import { countEvents } from '../../../contract/calls/events'
import type { Client, CountedEvent, CountedEvents } from '../../../contract/client'
import type { StepName } from '../../../domain/application'
import type { QuoteEvent } from '../../../machines/customer/quote/model/quote.types'
import { type QuoteRef, selectStep } from '../../../machines/customer/quote/quote.select'
import { safeStorage } from '../../shared/browser/storage'
import { measureVisit, webVitals } from './visitSpeed'

/** A name that is missing in the contract or in the chart does not compile. */
const counted = {
  'step.submitted': true,
  'step.left': true,
  'step.refused': true,
  'price.withheld': true,
  'price.refused': true,
  'review.submitted': true,
  'quoteEmail.sent': true,
  'record.conflicted': true,
  'payment.submitted': true,
  'payment.declined': true,
  'payment.lost': true,
  'purchase.settled': true,
  'order.placed': true,
  'quote.restarted': true,
} as const satisfies Record<CountedEvent & QuoteEvent['type'], true> & Record<CountedEvent, true>
const isCounted = (type: string): type is CountedEvent => type in counted

/** the contact of the purchase that this browser counted last */
const purchaseCountedAt = 'marquee.countedPurchase'

/** the contract's limit for one request */
const mostTimes = 100

/**
 * Counts a customer's events by name and step, measures the speed of the visit, and sends both whenever the page is
 * hidden. Staff's visits are not counted, because they say nothing about customers.
 */
export function startCounting(
  page: Window,
  quote: QuoteRef,
  send: (body: CountedEvents) => void,
  vitals = webVitals,
  storage: Pick<Storage, 'getItem' | 'setItem'> = safeStorage(page),
): void {
  if (quote.getSnapshot().context.view === 'admin') return
  const times = new Map<StepName, Map<CountedEvent, number>>()
  let step = selectStep(quote.getSnapshot())
  quote.system.inspect((seen) => {
    if (seen.actorRef !== quote) return
    if (seen.type === '@xstate.snapshot') step = selectStep(quote.getSnapshot())
    // events that a chart raises itself, and eventless transitions, appear only as microsteps
    if (seen.type !== '@xstate.microstep' || !isCounted(seen.event.type)) return
    if (!seen._transitions.some(({ eventType }) => eventType === seen.event.type)) return
    if (seen.event.type === 'purchase.settled' && !isFirstToCount(storage, quote)) return
    const here = times.get(step) ?? new Map<CountedEvent, number>()
    times.set(step, here.set(seen.event.type, (here.get(seen.event.type) ?? 0) + 1))
  })

  const sendAll = () => {
    const events = [...times].flatMap(([on, each]) =>
      [...each].map(([event, many]) => ({ step: on, event, times: Math.min(many, mostTimes) })),
    )
    const speed = takeSpeed()
    times.clear()
    if (events.length + speed.length > 0) send({ events, ...(speed.length > 0 && { speed }) })
  }
  // the library may hear after us that the page is hidden
  const takeSpeed = measureVisit(quote, vitals, () => page.document.hidden && sendAll())
  page.document.addEventListener('visibilitychange', () => page.document.hidden && sendAll())
  page.addEventListener('pagehide', sendAll)
}

/** Two tabs may pay for one quote under one key. The second learns of the purchase too, and it is one sale. */
function isFirstToCount(storage: Pick<Storage, 'getItem' | 'setItem'>, quote: QuoteRef): boolean {
  const { contactId } = quote.getSnapshot().context
  if (!contactId) return true
  if (storage.getItem(purchaseCountedAt) === contactId) return false
  try {
    storage.setItem(purchaseCountedAt, contactId)
  } catch {
    // a full storage: a sale that is counted twice is better than one that is not counted
  }
  return true
}

export const count = (page: Window, { baseUrl }: Client, quote: QuoteRef) =>
  startCounting(page, quote, (body) => countEvents(page.navigator, baseUrl, body))

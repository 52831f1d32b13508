import { countEvents } from '../../../contract/calls/events'
import type { Client, CountedEvent, CountedEvents } from '../../../contract/client'
import type { StepName } from '../../../domain/application'
import type { QuoteEvent } from '../../../machines/customer/quote/model/quote.types'
import { type QuoteRef, selectStep } from '../../../machines/customer/quote/quote.select'

/** What the contract counts is what the chart takes: a name that either does not have does not compile. */
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

/** that one page tells of at a time, as the contract has it */
const mostTimes = 100

/**
 * Counts what a customer's quote takes, by the names of the events and the step they were on, and tells it whenever the page
 * goes out of sight. What staff do in a quote is no customer's way.
 */
export function startCounting(page: Window, quote: QuoteRef, send: (body: CountedEvents) => void): void {
  if (quote.getSnapshot().context.view === 'admin') return
  const times = new Map<StepName, Map<CountedEvent, number>>()
  let step = selectStep(quote.getSnapshot())
  quote.system.inspect((seen) => {
    if (seen.actorRef !== quote) return
    if (seen.type === '@xstate.snapshot') step = selectStep(quote.getSnapshot())
    // what a chart raises for itself is in its microsteps alone, and so is what it goes on to at once
    if (seen.type !== '@xstate.microstep' || !isCounted(seen.event.type)) return
    if (!seen._transitions.some(({ eventType }) => eventType === seen.event.type)) return
    const here = times.get(step) ?? new Map<CountedEvent, number>()
    times.set(step, here.set(seen.event.type, (here.get(seen.event.type) ?? 0) + 1))
  })

  const sendAll = () => {
    const events = [...times].flatMap(([on, each]) =>
      [...each].map(([event, many]) => ({ step: on, event, times: Math.min(many, mostTimes) })),
    )
    times.clear()
    if (events.length > 0) send({ events })
  }
  page.document.addEventListener('visibilitychange', () => page.document.hidden && sendAll())
  page.addEventListener('pagehide', sendAll)
}

export const count = (page: Window, { baseUrl }: Client, quote: QuoteRef) =>
  startCounting(page, quote, (body) => countEvents(page.navigator, baseUrl, body))

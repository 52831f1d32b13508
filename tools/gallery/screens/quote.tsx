import type { ReactNode } from 'react'
import type { AnyActorRef, AnyStateMachine } from 'xstate'
import type { StepName } from '../../../domain/application'
import { sendingMachine } from '../../../machines/customer/policy/documentEmail.machine'
import { documentsMachine } from '../../../machines/customer/policy/documents.machine'
import { linkIn } from '../../../machines/customer/policy/policy.route'
import { quoteMachine } from '../../../machines/customer/quote/quote.machine'
import type { QuoteRef } from '../../../machines/customer/quote/quote.select'
import { ForgotQuoteDialog } from '../../../src/screens/dialogs/QuoteFinder'
import { SessionDialog } from '../../../src/screens/dialogs/SessionExpiring'
import NotFound from '../../../src/screens/notFound/NotFound'
import { QuoteProvider } from '../../../src/screens/quote/parts/QuoteProvider'
import { noTools, type QuoteTools, QuoteToolsProvider } from '../../../src/screens/quote/parts/QuoteToolsProvider'
import { QuoteScreen } from '../../../src/screens/quote/QuoteScreen'
import type { CardInputs } from '../../../src/shared/card/cardVault'
import { CustomerFrame } from '../../../src/shared/frame/CustomerFrame'
import { LazyScreen } from '../../../src/shared/frame/LazyScreen'
import { couponWalk } from '../../../tests/walks/coupon.walks'
import { openedPolicy } from '../../../tests/walks/policy.cases'
import { bought, complete } from '../../../tests/walks/quote.cases'
import { dialogWalk } from '../../../tests/walks/quote.dialog.walks'
import { statusWalk } from '../../../tests/walks/quote.status.walks'
import { stepsWalk } from '../../../tests/walks/quote.steps.walks'
import { priceWalk, screenWalk } from '../../../tests/walks/quote.walks'
import type { WalkName } from '../../../tests/walks/register'
import { sessionWalk } from '../../../tests/walks/session.walks'
import { purchaseWalk } from '../../../tests/walks/small.walks'
import { moratorium } from '../../../tests/walks/suspension.cases'
import { begun, brought, childOf, done, start, still } from '../stage'
import { type Entry, itself } from './entry'
import { realPrice, withRealContent } from './reasons'

const priced = { type: 'price.arrived', price: realPrice } as const
const today = { type: 'today.answered', date: '11/20/2026' } as const
const suspended = { ...priced, price: { ...realPrice, suspension: moratorium } } as const
const answers = { recalculate: priced, currentDate: today }
/** where the price must not change during the state on display */
const dayOnly = { currentDate: today }
const ofWedding = { contactId: 'c1', quoteNumber: 'Q-204815', answers: complete, unsaved: [] }
const ofDrone = { ...ofWedding, answers: { ...complete, using_drone_at_event: 'True' } }
/** The same with every answer that the walks' reasons refer to. */
const ofRisky = {
  ...ofWedding,
  answers: {
    ...complete,
    coverage_type: 'Liability and Cancellation Insurance',
    event_start_date: '11/25/2026',
    event_end_date: '11/25/2026',
    using_drone_at_event: 'True',
    damage_rented_premises: 'True',
    damage_rented_premises_limit: '$1,000,000',
  },
}
const signed = { ...ofWedding, signedBy: 'Jordan Sample', furthest: 'payment' }

export const asCustomer = (screen: ReactNode) => <CustomerFrame>{screen}</CustomerFrame>

function drawQuote(quote: AnyActorRef, tools: Partial<QuoteTools> = {}, hasVenueLink = false) {
  const value = { ...noTools, ...tools }
  // a promise with the fields by which React recognizes a resolved one
  const fetched = Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
  return asCustomer(
    <QuoteToolsProvider value={() => fetched}>
      <QuoteProvider value={quote as QuoteRef}>
        <QuoteScreen hasVenueLink={hasVenueLink} />
      </QuoteProvider>
    </QuoteToolsProvider>,
  )
}

const itsScreen = itself((quote) => drawQuote(quote))
const quote: Entry = { answers, before: { type: 'dialog.closed' }, put: itsScreen }

/** A quote answered up to a step, with the rest of its context; its price is pending. */
function pricing(step: StepName, context: object = {}, charts: Record<string, AnyStateMachine> = {}) {
  const input = { key: 'k', ...signed, step }
  const walk = {
    machine: quoteMachine,
    region: ['quoting'],
    starts: { here: { input, context: { today: '11/20/2026', ...context } } },
  }
  return start(begun(walk as never, { charts }, 'here'))
}

/** The same with its price. */
function quoteAt(...where: Parameters<typeof pricing>) {
  const ref = pricing(...where)
  ref.send(done('recalculate', priced))
  return ref
}

/** An actor that the quote's screen uses beside the quote's chart. */
const asTool = (step: StepName, tool: (ref: any) => Partial<QuoteTools>): Entry['put'] =>
  itself((ref) => drawQuote(quoteAt(step), tool(ref)))

/** A dialog over the quote page. */
const overQuote = (dialog: ReactNode) => (
  <>
    {drawQuote(quoteAt('insured'))}
    {dialog}
  </>
)
const sessionOverQuote = (session: any) => overQuote(<SessionDialog session={session} />)

function boughtQuote() {
  const ref = quoteAt('payment')
  const { amount_due } = realPrice.pricing_detail
  ref.send({ type: 'purchase.settled', purchase: { ...bought, amount_due } })
  return ref
}
const link = linkIn(bought.manage_policy_link)!
const papers = () =>
  start(still(documentsMachine), { link, documents: openedPolicy.documents.map((each) => ({ ...each, ready: true })) })

/** The processor's fields stay empty, because its script is not loaded here. */
const contactListOf = (fields: any): CardInputs => ({
  vault: { tokenize: () => new Promise(() => {}), authenticate: () => new Promise(() => {}) },
  fields,
  registerCard: () => {},
  mounts: { card_number: () => undefined, exp_month: () => undefined, cvc: () => undefined },
  enter: () => {},
  drawWallets: () => undefined,
})

/** The walk's own chunk has no screen. */
const notFound = { type: 'chunk.loaded', loaded: { Screen: NotFound } }

const steps = withRealContent(stepsWalk)
const decision = withRealContent(statusWalk)
const price = withRealContent(priceWalk)
const [, ...otherPrices] = price.outputs['recalculate']!

export const quoteEntries = {
  purchase: {
    samples: withRealContent(purchaseWalk),
    put: (chart) => {
      const ref = quoteAt('payment', {}, { purchase: chart })
      ref.send({ type: 'payment.submitted', card: 'complete' })
      return { ref: childOf(ref, 'purchase'), draw: () => drawQuote(ref) }
    },
  },
  'quote screen': { ...quote, samples: withRealContent(screenWalk), input: { answers: complete, unsaved: [] } },
  'quote steps': {
    ...quote,
    // another price would end the suspension
    answersAt: { suspended: { recalculate: suspended } },
    samples: { ...steps, cases: { ...steps.cases, 'price.arrived': [priced, suspended] } },
  },
  'quote price': {
    samples: { ...price, outputs: { recalculate: [priced, ...otherPrices] } },
    answers: dayOnly,
    put: itsScreen,
  },
  'quote decision': {
    samples: { ...decision, cases: { ...decision.cases, 'price.arrived': [priced] } },
    answers: dayOnly,
    input: { ...ofDrone, step: 'quoteSummary' },
    put: itsScreen,
  },
  'quote record': quote,
  'quote coupon': { ...quote, samples: withRealContent(couponWalk), input: { ...ofWedding, step: 'quoteSummary' } },
  'quote dialog': {
    samples: withRealContent(dialogWalk),
    answers: dayOnly,
    input: { ...ofRisky, step: 'underwriting' },
    put: itsScreen,
  },
  'quote calendar': quote,
  'quote cities': quote,
  'quote placeholder': {
    put: (chart) => {
      const ref = pricing('coverage', {}, { placeholder: chart })
      return { ref: childOf(ref, 'placeholder'), draw: () => drawQuote(ref) }
    },
  },
  cardFields: { put: asTool('payment', (fields) => ({ openCardInputs: () => contactListOf(fields) })) },
  preview: { put: asTool('quoteSummary', (previews) => ({ previews })) },
  termsLink: { put: asTool('terms', (ref) => ({ termsLinkOf: () => ref })) },
  venue: { put: asTool('insured', (ref) => ({ venueOf: () => ref })) },
  linkedVenue: { put: itself((ref) => drawQuote(pricing('eventDetails'), { linkedVenueOf: () => ref }, true)) },
  // with a price the page shows no messages
  messages: {
    put: itself((ref) =>
      drawQuote(pricing('quoteSummary', decision.starts['inReview']!.context), { messagesOf: () => ref }),
    ),
  },
  sharing: {
    charts: { sending: sendingMachine },
    put: itself((ref) => drawQuote(boughtQuote(), { documentsOf: papers as never, sharingOf: () => ref })),
  },
  session: { put: itself(sessionOverQuote) },
  countdown: {
    put: (chart) => {
      const ref = brought(sessionWalk, { charts: { countdown: chart } }, 'warning')
      return { ref: childOf(ref, 'countdown'), draw: () => sessionOverQuote(ref) }
    },
  },
  forgotQuote: { put: itself((ref) => overQuote(<ForgotQuoteDialog forgotten={ref} />)) },
  chunk: {
    samples: {
      outputs: { loadChunk: [notFound, { type: 'chunk.failed' }], networkReturn: [{ type: 'network.regained' }] },
    },
    put: itself((chunk) => asCustomer(<LazyScreen chunk={chunk} />)),
  },
} satisfies Partial<Record<WalkName, Entry>>

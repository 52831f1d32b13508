import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import { SimulatedClock } from 'xstate'
import type { Client } from '../../contract/client'
import { type Answers, blankAnswers, type FieldName, type StepName } from '../../domain/application'
import { answeredThrough } from '../../domain/application/examples'
import { isCancellationOpen, priceFaults } from '../../domain/application/missing'
import { answersIn } from '../../domain/application/payload'
import { decide } from '../../domain/decision'
import { rate, startingToWire, toWire } from '../../domain/rating'
import { startingPrice } from '../../domain/rating/starting'
import type { CardVault } from '../../machines/calls/payments'
import type { Coupon, View } from '../../machines/calls/quotes'
import { startQuote } from '../../src/app/pages/quoteActor'
import { QuoteProvider } from '../../src/screens/quote/parts/QuoteProvider'
import { noTools, type QuoteTools, QuoteToolsProvider } from '../../src/screens/quote/parts/QuoteToolsProvider'
import { QuoteScreen } from '../../src/screens/quote/QuoteScreen'
import { Toasts } from '../../src/shared/ui/toasts'
import { contactOf, openedWith } from '../walks/quote.cases'
import { fakeClient, fakeStorage, fakeVault, no, ok } from './fakes'

const today = '11/20/2026'

/** A fake call with the server's own decision and rating, so that prices and reasons are real. */
export const recalculate: Client['recalculate'] = async (body) => {
  const answers: Answers = { ...blankAnswers, ...answersIn(body) }
  const { outcome: decision, reasons } = decide(answers, { today })
  if (decision !== 'quote') {
    const is_event_popup = reasons.some(({ code }) => code === 'short_notice')
    return no({
      status: 422,
      message: 'No price',
      is_event_popup,
      is_underwriting_review: true,
      decision,
      reasons: [...reasons],
    })
  }
  const faults = priceFaults(answers)
  if (faults.length === 0) return ok(toWire(rate(answers)))
  const errors = Object.fromEntries(faults.map(({ field, message }) => [field, message]))
  return no({
    status: 422,
    message: 'Check these answers',
    errors,
    ...(isCancellationOpen(answers) && { starting_price: startingToWire(startingPrice(answers)) }),
  })
}

interface Scene {
  readonly step?: StepName
  readonly answers?: Partial<Answers>
  readonly calls?: Parameters<typeof fakeClient>[0]
  readonly vault?: CardVault
  readonly tools?: Partial<QuoteTools>
  readonly coupons?: readonly Coupon[]
  readonly signedBy?: string | null
  /** answers that the server does not have yet */
  readonly unsaved?: readonly FieldName[]
  /** `admin`: staff opened the quote from their own pages */
  readonly view?: View
  /** of the same browser before a reload */
  readonly kept?: ReturnType<typeof fakeStorage>
}

/** A wedding with every question answered, priced from the first step on. */
export const wedding = answeredThrough('terms')

/** The same wedding with every cancellation coverage. */
export const bothCovers: Partial<Answers> = {
  ...wedding,
  coverage_type: 'Liability and Cancellation Insurance',
  event_total_costs: 22_000,
  cancellation_honoree_1: 'Jordan Sample',
  cancellation_honoree_2: 'Robin Example',
  loss_deposit: 'True',
  photograph_video: 'True',
  event_gift: 'True',
  damage_wedding_attire: 'True',
  scheduled_jewelry: 'True',
  scheduled_jewelry_items: [{ scheduled_jewelry_description: 'Gold ring', scheduled_jewelry_limit: 600 }],
  event_outdoor_or_tent: 'False',
  sustained_loss_or_damage: 'False',
  licenses_visas_permits: 'True',
  material_facts_or_info_disclosed: 'True',
  circumstances_result_in_claim: 'False',
}

/** The quote screen on a test's own server. Time passes only when a test says so. */
export function play({
  step = 'eventDetails',
  answers = {},
  calls,
  vault,
  tools,
  signedBy = null,
  coupons = [],
  unsaved = [],
  view = 'quote',
  kept,
}: Scene = {}) {
  const given = { ...blankAnswers, ...answers }
  const contact = contactOf(given, { terms_signed: signedBy, quote_number: 'Q-204815' }, 'c1')
  const openContact = async () => ok(openedWith(contact, { date: today, coupons: [...coupons] }))
  const server = fakeClient({ recalculate, openContact, ...calls })
  const clock = new SimulatedClock()
  const storage = kept ?? fakeStorage()
  // a quote in progress has a contact, and begins where it was left
  const contactId = step === 'eventDetails' ? null : 'c1'
  if (!kept)
    storage.setItem(
      contactId ? 'marquee.quote.c1' : 'marquee.quote',
      JSON.stringify({
        version: 3,
        step,
        furthest: step,
        answers: given,
        unsaved,
        contactId,
        quoteNumber: null,
        signedBy,
        key: 'a-key-of-its-own',
        attempt: 1,
        sent: 0,
        sentAmount: 0,
      }),
    )
  const quote = startQuote({
    client: server.client,
    vault: vault ?? fakeVault,
    storage,
    clock,
    link: { contactId, view },
    newKey: () => 'another-key',
    toast: () => {},
    redirect: () => {},
    named: () => {},
    restarted: () => {},
  })
  const commits: string[] = []
  const value = { ...noTools, ...tools }
  // with the fields by which React recognizes a resolved promise, so that nothing suspends
  const fetched = Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
  render(
    <QuoteToolsProvider value={() => fetched}>
      <QuoteProvider value={quote}>
        <Profiler id="screen" onRender={(id) => commits.push(id)}>
          <QuoteScreen />
        </Profiler>
        <Toasts />
      </QuoteProvider>
    </QuoteToolsProvider>,
  )
  /** advances the clock by milliseconds and waits for responses */
  const pass = (ms: number) => act(async () => void clock.increment(ms))
  return { quote, server, storage, commits, pass, user: userEvent.setup() }
}

/** long enough for typing to settle and pricing to start */
export const settle = 400
export const focused = () => document.activeElement as HTMLElement

import { type ComponentType, useSyncExternalStore } from 'react'
import type { Client } from '../../../contract/client'
import { noAnswer } from '../../../contract/problem'
import type { Answers } from '../../../domain/application'
import type { CardVault } from '../../../machines/calls/payments'
import type { QuoteRef } from '../../../machines/customer/quote/quote.select'
import { begunArrivals } from '../../screens/quote/BegunQuote'
import { QuoteProvider } from '../../screens/quote/parts/QuoteProvider'
import { QuoteToolsProvider } from '../../screens/quote/parts/QuoteToolsProvider'
import { fetchLater } from '../../screens/quote/prefetch'
import { QuoteScreen } from '../../screens/quote/QuoteScreen'
import { afterPaint, type DelayedAction } from '../../shared/browser/afterPaint'
import { fetchedOnce } from '../../shared/browser/chunks'
import { isFramed } from '../../shared/browser/device'
import { newKey } from '../../shared/browser/idempotencyKey'
import { base } from '../../shared/browser/route'
import { linkedVenueCode } from '../../shared/browser/venueLink'
import type { PageDependencies } from '../routes/dependencies'
import { type OpenPage, type Page, pageAt } from '../routes/routes'
import { type Outside, quoteLinkIn, startQuote } from './quoteActor'
import { keepHistory } from './stepHistory'

/** Opens quotes one after the other: buying again starts another one on the same page. */
export function openQuotePage(
  { client, address, storage, ownStorage, toast, redirect }: PageDependencies,
  start = startQuote,
  brought: NonNullable<Outside['brought']> = {},
  { staffSide = null, saving, entries, sending }: Around = {},
): Page {
  const { partner = null, prefill = {} } = brought
  const visit = visitOf(client, address.now().search)
  const tools = fetchedOnce(fetchTools, ({ makeQuoteTools }) =>
    makeQuoteTools(client, toast, { storage, ...(ownStorage && { ownStorage }) }),
  )
  const vault: CardVault = {
    tokenize: (signal) => tools().then((made) => made.vault.tokenize(signal), notFetched),
    authenticate: (authentication, signal) =>
      tools().then(({ vault: made }) => made.authenticate(authentication, signal)),
  }
  const listeners = new Set<() => void>()

  /** Writes the quote's id into the address, so that a reload, a bookmark or another device opens the same quote. */
  const named = (contactId: string) => {
    staffSide?.named(contactId)
    void visit?.then((begun) => begun?.send({ type: 'contact.named', id: contactId }))
    if (pageAt(address.now()) !== 'quote') return
    const params = new URLSearchParams(address.now().search)
    params.set('id', contactId)
    // a mailed link opens its step once, and not again with each reload
    params.delete('step')
    params.delete('another')
    // the quote has the link's answers now, so the history need not
    for (const name of Object.keys(prefill)) params.delete(name)
    address.navigator.replace(`${base}?${params}`, address.now().state)
  }
  const restarted = (answers: Partial<Answers>, isFresh: boolean) => {
    address.navigator.replace(partner ? `${base}?partner=${partner}` : base)
    quote = begin(answers, { partner }, isFresh)
    moved = keepHistory(address, quote, entries)
    for (const listener of listeners) listener()
  }
  const begin = (answers: Partial<Answers>, link: typeof brought, isFresh = false): QuoteRef =>
    start({
      client,
      vault,
      storage,
      ...(ownStorage && { ownStorage }),
      ...(saving && { soon: saving }),
      ...(sending && { sending }),
      link: quoteLinkIn(address.now().search),
      brought: link,
      newKey,
      toast,
      redirect,
      named,
      restarted,
      answers,
      isFresh,
    })
  let quote = begin({}, brought)
  let moved = keepHistory(address, quote, entries)

  const now = () => quote
  const follow = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    Screen: () => (
      <QuoteToolsProvider value={tools}>
        <QuoteProvider value={useSyncExternalStore(follow, now, now)}>
          {staffSide && <staffSide.Bar />}
          <QuoteScreen hasVenueLink={linkedVenueCode() !== null} />
        </QuoteProvider>
      </QuoteToolsProvider>
    ),
    follow: () => moved(),
    end: () => {
      staffSide?.end()
      quote.stop()
    },
  }
}

/** The quote page's dependencies beside the quote itself. */
interface Around {
  readonly staffSide?: StaffSide | null
  /** delays storage, history entries and requests until after a paint; without it they happen at once */
  readonly saving?: DelayedAction
  readonly entries?: DelayedAction
  readonly sending?: DelayedAction
}

/** The staff's part of a quote page; customers never fetch it. */
interface StaffSide {
  readonly Bar: ComponentType
  /** called when the quote gets its contact */
  readonly named: (contactId: string) => void
  readonly end: () => void
}

async function staffSideAt(dependencies: PageDependencies): Promise<StaffSide | null> {
  const { view, contactId } = quoteLinkIn(dependencies.address.now().search)
  if (view !== 'admin') return null
  // the quote works without the preview
  const made = await import('./staffPreview').catch(() => null)
  return made?.startOnBehalf(dependencies, contactId) ?? null
}

const fetchTools = () => import('./quoteTools')
const notFetched = () => ({ ok: false, problem: noAnswer }) as const

/** Only a visitor from an advertisement fetches the code that counts it. */
const visitOf = (client: Client, search: string) =>
  /[?&](utm_|gclid=)/.test(search)
    ? import('./visit').then(({ startVisit }) => startVisit(client, search)).catch(() => null)
    : null

/** Only a visitor with the link of a partner, of a producer or to rain insurance fetches the code that reads it. */
async function broughtBy(search: string): Promise<Outside['brought']> {
  if (!/[?&](partner=|insurance_producer=|coverage_type=Rain)/.test(search)) return undefined
  // the error must not name this part's address: the retry has to fetch the whole page
  const { partnerLinkIn } = await import('./partnerLink').catch(() => Promise.reject(new Error('no link')))
  return partnerLinkIn(search)
}

const openPage: OpenPage = async (dependencies) => {
  // beside the quote itself, and not after it
  if (quoteLinkIn(dependencies.address.now().search).contactId) begunArrivals()
  const isLater = new Promise((resolve) => fetchLater(() => resolve(fetchTools().catch(() => {}))))
  const counted: typeof startQuote = (outside) => {
    const quote = startQuote(outside)
    // a failure to count must not keep anybody from buying
    void isLater
      .then(() => import('./eventCounting'))
      .then(
        ({ count }) => count(window, dependencies.client, quote),
        () => {},
      )
    return quote
  }
  const reported: typeof startQuote = (outside) => {
    const quote = counted(outside)
    // a page that does not hear of it must not keep anybody from buying
    if (isFramed())
      void import('./embeddedQuote').then(
        ({ reportQuote }) => reportQuote(quote),
        () => {},
      )
    return quote
  }
  const [brought, staffSide] = await Promise.all([
    broughtBy(dependencies.address.now().search),
    staffSideAt(dependencies),
  ])
  const last = () => afterPaint(window, 'last')
  // a tab may be killed at any time, so the draft does not wait for the rest of a step
  const saving = afterPaint(window)
  return openQuotePage(dependencies, reported, brought, { staffSide, saving, entries: last(), sending: last() })
}
export default openPage

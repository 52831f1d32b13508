import { type ReactNode, useState } from 'react'
import { brand } from '../../../domain/common/brand'
import { selectBusy, selectConflict, selectQuoteTitle, selectView } from '../../../machines/customer/quote/quote.select'
import { pageWrap } from '../../shared/frame/layout'
import { Busy, Loading } from '../../shared/ui/Busy'
import { lazily } from '../../shared/ui/LazyPart'
import { BegunQuote } from './BegunQuote'
import { Dialogs } from './dialogs/Dialogs'
import { useQuote } from './parts/QuoteProvider'
import { titleFocus } from './parts/stepFocus'
import { PricePanel } from './price/PricePanel'
import { QuoteHeading } from './QuoteHeading'
import { QuoteUnavailable } from './QuoteUnavailable'
import { Steps } from './Steps'

/** Fetched on demand: a conflict between two windows is rare. */
const VersionConflict = lazily(() => import('./VersionConflict'), null)
export const preloadConflict = VersionConflict.preload
const OrderPlaced = lazily(() => import('./purchased/OrderPlaced'))
const OrderPaid = lazily(() => import('./purchased/OrderPaid'))
const OrderEnded = lazily(() => import('./purchased/OrderEnded'))
const Purchased = lazily(() => import('./purchased/Purchased'))

const LinkedVenue = lazily(() => import('./venue/LinkedVenue'), null)

/** The screen at `/`. @param hasVenueLink whether the link of a venue was followed */
export function QuoteScreen({ hasVenueLink = false }: { hasVenueLink?: boolean }) {
  const view = useQuote(selectView)
  const title = useQuote(selectQuoteTitle)
  // these belong to the screen and not to one quote, which another one may follow
  const [views] = useState(() => makeViews(hasVenueLink))
  return (
    <>
      <title>{`${title} | ${brand.name}`}</title>
      {views[view]}
      <BusyOverlay />
    </>
  )
}

const main = `${pageWrap} pt-3 desk:pt-5 print:max-w-none print:p-0`
const empty = <main id="main" tabIndex={-1} className={main} />
const fetching = (
  <main id="main" tabIndex={-1} className={main}>
    <Loading text="Fetching..." />
  </main>
)

function makeViews(hasVenueLink: boolean): Record<ReturnType<typeof selectView>, ReactNode> {
  const { titleRef, before } = titleFocus()
  const ordered = (
    <main id="main" tabIndex={-1} ref={before} className={main}>
      <OrderPlaced />
    </main>
  )
  const ended = (
    <main id="main" tabIndex={-1} ref={before} className={main}>
      <OrderEnded />
    </main>
  )
  return {
    meetingPartner: empty,
    opening: empty,
    switchingToCard: empty,
    redirectingToPolicy: empty,
    restarted: empty,
    unavailable: (
      <main id="main" tabIndex={-1} ref={before} className={main}>
        <QuoteUnavailable />
      </main>
    ),
    quoting: (
      <BegunQuote meanwhile={fetching}>
        <main
          id="main"
          tabIndex={-1}
          className={`${main} grid grid-cols-[minmax(0,1fr)] desk:grid-cols-[minmax(0,var(--container-steps))_var(--container-price)] desk:items-start desk:justify-between print:block`}
        >
          <div>
            <QuoteHeading />
            {hasVenueLink && <LinkedVenue />}
            <Conflicted />
            <Steps titleRef={titleRef} />
          </div>
          <PricePanel />
          <Dialogs />
        </main>
      </BegunQuote>
    ),
    ordered,
    stillOrdered: ordered,
    orderPaid: (
      <main id="main" tabIndex={-1} ref={before} className={main}>
        <OrderPaid />
      </main>
    ),
    orderWithdrawn: ended,
    orderLapsed: ended,
    purchased: (
      <main id="main" tabIndex={-1} ref={before} className={main}>
        <Purchased />
      </main>
    ),
  }
}

function Conflicted() {
  const isConflicted = useQuote(selectConflict) !== null
  return isConflicted && <VersionConflict />
}

/** The busy overlay of each waiting state. */
function BusyOverlay() {
  const text = useQuote(selectBusy)
  if (text === null) return null
  return <Busy text={text}>{text.startsWith('Purchasing') && 'Please keep this page open.'}</Busy>
}

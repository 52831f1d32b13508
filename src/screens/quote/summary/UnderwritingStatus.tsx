import { declinedByUnderwriter } from '../../../../domain/quote/underwritten'
import { selectQuoteOutcome, selectReasons } from '../../../../machines/customer/quote/quote.select'
import { Actions } from '../../../shared/ui/Button'
import { Notice } from '../../../shared/ui/Notice'
import { BuyAlone } from '../parts/BuyCoverageAlone'
import { Messages } from '../parts/Messages'
import { Call } from '../parts/PhoneLink'
import { useQuote } from '../parts/QuoteProvider'
import { declinedWith, selectWithheldCover } from '../price/declinedCoverage'
import { Approved } from './ApprovalNotice'
import { Reasons } from './ReferralReasons'
import { ReviewForm } from './ReviewForm'
import { Tracker } from './ReviewProgress'

/**
 * In place of what is bought: why nothing can be yet, what would change that, and what an underwriter says of it. Whoever
 * pressed something in it stands at what takes its place.
 */
export function NoOffer() {
  const outcome = useQuote(selectQuoteOutcome)
  return (
    <div tabIndex={-1}>
      <span key={outcome} hidden ref={handingOn} />
      <Outcome outcome={outcome} />
    </div>
  )
}

/** As a ref: where the focus goes away with what stands beside it, what is around takes it. */
function handingOn(mark: HTMLElement | null) {
  const around = mark?.parentElement
  return () => {
    const isWithin = around?.contains(document.activeElement)
    queueMicrotask(() => {
      if (isWithin && !around?.contains(document.activeElement)) around?.focus()
    })
  }
}

function Outcome({ outcome }: { outcome: ReturnType<typeof selectQuoteOutcome> }) {
  const isFinal = useQuote(selectReasons)[0]?.code === declinedByUnderwriter
  if (outcome === 'approved') return <Approved />
  if (outcome === 'inReview') return <Tracker />
  if (outcome === 'declined') return isFinal ? <DeclinedByUnderwriter /> : <Declined />
  if (outcome !== 'referred') return null
  return (
    <>
      <div className="mt-4">
        <Notice tone="attention" title="An underwriter has to look at your quote">
          <Reasons />
          <p>Nothing is charged, and nothing you entered is lost.</p>
          <Ways />
        </Notice>
      </div>
      <Messages />
      <ReviewForm />
    </>
  )
}

const declined = declinedWith('these answers')

function Declined() {
  const cover = useQuote(selectWithheldCover)
  return (
    <div className="mt-4">
      <Notice tone="stop" title={declined[cover]}>
        <Reasons />
        <Ways />
      </Notice>
    </div>
  )
}

/** In the underwriter's own words. No other answer changes it. */
function DeclinedByUnderwriter() {
  const reason = useQuote(selectReasons)[0]
  return (
    <div className="mt-4">
      <Notice tone="stop" title="An underwriter has declined your quote">
        <p>{reason?.text}</p>
        <p>Nothing was charged. Your answers stay here.</p>
        <p>
          <Call />
        </p>
      </Notice>
      <Messages />
    </div>
  )
}

/** Out of it: the other cover, and somebody to talk to. */
function Ways() {
  return (
    <>
      <Actions className="mt-1 empty:hidden **:data-button:bg-sheet">
        <BuyAlone />
      </Actions>
      <p>
        <Call />
      </p>
    </>
  )
}

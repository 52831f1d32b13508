import { declinedByUnderwriter } from '../../../../domain/quote/underwritten'
import { selectQuoteOutcome, selectReadOnly, selectReasons } from '../../../../machines/customer/quote/quote.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { Actions } from '../../../shared/ui/Button'
import { Notice } from '../../../shared/ui/Notice'
import { BuyCoverageAlone } from '../parts/BuyCoverageAlone'
import { Messages } from '../parts/Messages'
import { PhoneLink } from '../parts/PhoneLink'
import { useQuote } from '../parts/QuoteProvider'
import { declinedWith, selectWithheldCover } from '../price/declinedCoverage'
import { ApprovalNotice } from './ApprovalNotice'
import { ReferralReasons } from './ReferralReasons'
import { ReviewForm } from './ReviewForm'
import { ReviewProgress } from './ReviewProgress'

/**
 * Shown in place of the offer: why there is none, the remedies, and the underwriter's decision. If a focused button in
 * it disappears, its replacement takes the focus.
 */
export function UnderwritingStatus() {
  const outcome = useQuote(selectQuoteOutcome)
  return (
    <div tabIndex={-1}>
      <span key={outcome} hidden ref={handingOn} />
      <Outcome outcome={outcome} />
    </div>
  )
}

/** Returns a ref. If the marked element disappears while a neighbor has the focus, their container takes the focus. */
function handingOn(mark: HTMLElement | null) {
  const around = mark?.parentElement
  return () => {
    const isWithin = around?.contains(document.activeElement)
    queueMicrotask(() => {
      if (isWithin && around && !around.contains(document.activeElement)) focusOnMount(around)
    })
  }
}

function Outcome({ outcome }: { outcome: ReturnType<typeof selectQuoteOutcome> }) {
  const isReadOnly = useQuote(selectReadOnly) !== null
  const isFinal = useQuote(selectReasons)[0]?.code === declinedByUnderwriter
  if (outcome === 'approved') return <ApprovalNotice />
  if (outcome === 'inReview') return <ReviewProgress />
  if (outcome === 'declined') return isFinal ? <DeclinedByUnderwriter /> : <Declined />
  if (outcome !== 'referred') return null
  return (
    <>
      <div className="mt-4">
        <Notice tone="attention" title="An underwriter has to look at your quote">
          <ReferralReasons />
          <p>Nothing is charged, and nothing you entered is lost.</p>
          <OtherOptions />
        </Notice>
      </div>
      {!isReadOnly && (
        <>
          <Messages />
          <ReviewForm />
        </>
      )}
    </>
  )
}

const declined = declinedWith('these answers')

function Declined() {
  const cover = useQuote(selectWithheldCover)
  return (
    <div className="mt-4">
      <Notice tone="stop" title={declined[cover]}>
        <ReferralReasons />
        <OtherOptions />
      </Notice>
    </div>
  )
}

/** The underwriter's own words. No other answer changes the decision. */
function DeclinedByUnderwriter() {
  const reason = useQuote(selectReasons)[0]
  return (
    <div className="mt-4">
      <Notice tone="stop" title="An underwriter has declined your quote">
        <p>{reason?.text}</p>
        <p>Nothing was charged. Your answers stay here.</p>
        <p>
          <PhoneLink />
        </p>
      </Notice>
      <Messages />
    </div>
  )
}

/** Other options: the other coverage, and a phone call. */
function OtherOptions() {
  return (
    <>
      <Actions className="mt-1 empty:hidden **:data-button:bg-sheet">
        <BuyCoverageAlone />
      </Actions>
      <p>
        <PhoneLink />
      </p>
    </>
  )
}

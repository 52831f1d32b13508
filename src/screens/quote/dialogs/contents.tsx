import type { ReactNode } from 'react'
import { brand } from '../../../../domain/common/brand'
import { dollars } from '../../../../domain/common/formats'
import {
  type Snapshot,
  selectAmountDue,
  type selectDialog,
  selectDialogDay,
  selectIsRepriced,
  selectIsShortNotice,
  selectQuoteOutcome,
} from '../../../../machines/customer/quote/quote.select'
import { hours } from '../../../shared/ui/businessHours'
import { useQuote } from '../parts/QuoteProvider'
import { declinedWith, selectWithheldCover } from '../price/declinedCoverage'
import { AcknowledgeButton, CloseAndGo, Closing } from './DialogActions'
import { CardRefused, CustomersCardRefused } from './PaymentDeclined'
import { limitNotSold, RentedPremises } from './RentedPremises'
import { ShortNotice } from './ShortNotice'
import { Review } from './UnderwritingReview'

interface Content {
  readonly titleOf: (snapshot: Snapshot) => string
  readonly Body: () => ReactNode
}

const nothingLost = 'Nothing you entered is lost.'

export type OpenDialogName = Exclude<ReturnType<typeof selectDialog>, 'closed'>

/** The type makes a dialog without a title a compile error. */
export const contents: Record<OpenDialogName, Content> = {
  eventDates: {
    titleOf: (snapshot) =>
      selectIsShortNotice(snapshot)
        ? 'It is too close to the event for cancellation coverage'
        : 'The days of the event need another look',
    Body: () => (useQuote(selectIsShortNotice) ? <ShortNotice /> : <Passed />),
  },
  rentedPremises: { titleOf: limitNotSold, Body: RentedPremises },
  underwritingReview: {
    titleOf: (snapshot) =>
      selectQuoteOutcome(snapshot) === 'declined'
        ? declinedWith('these answers')[selectWithheldCover(snapshot)]
        : 'An underwriter will look at your quote',
    Body: Review,
  },
  clientError: {
    titleOf: () => 'Some answers cannot be saved yet',
    Body: () => (
      <>
        <AcknowledgeButton />
        <p className="text-ink-soft">They are marked on the page. {nothingLost}</p>
        <Closing>Look at the answers</Closing>
      </>
    ),
  },
  serverError: {
    titleOf: () => 'We cannot reach our records just now',
    Body: () => (
      <>
        <p>{nothingLost} Try again in a moment.</p>
        <p className="text-ink-soft">
          Still out of reach? Call {brand.phone}, {hours}.
        </p>
        <Closing>Back to my answers</Closing>
      </>
    ),
  },
  genericError: {
    titleOf: (snapshot) => (selectIsRepriced(snapshot) ? 'The price has changed' : 'That did not work'),
    Body: () => (
      <>
        <AcknowledgeButton />
        <Repriced />
        <p className="text-ink-soft">{nothingLost}</p>
        <Closing>Back to the page</Closing>
      </>
    ),
  },
  creditCardError: { titleOf: () => 'The card was refused', Body: CardRefused },
  creditCardErrorForAdmin: { titleOf: () => 'The customer’s card was refused', Body: CustomersCardRefused },
}

/** The price changed between the display and the payment. */
function Repriced() {
  const amount = useQuote(selectAmountDue)
  const isRepriced = useQuote(selectIsRepriced)
  return isRepriced && amount !== null && <p>It is now {dollars(amount)}.</p>
}

/** Moves to the date that has passed. */
function Passed() {
  const day = useQuote(selectDialogDay)
  return (
    <>
      <AcknowledgeButton />
      <p className="text-ink-soft">{nothingLost}</p>
      <CloseAndGo fieldId={day}>Change the dates</CloseAndGo>
    </>
  )
}

import type { ReactNode } from 'react'
import { brand } from '../../../../domain/common/brand'
import { dollars } from '../../../../domain/common/formats'
import { sentence } from '../../../../domain/common/sentence'
import {
  selectDialogDay,
  selectIsOutOfReach,
  selectIsRepriced,
  selectIsShortNotice,
  selectIsSignedInAsStaff,
} from '../../../../machines/customer/quote/dialog.select'
import {
  type Snapshot,
  selectAmountDue,
  type selectDialog,
  selectQuoteOutcome,
} from '../../../../machines/customer/quote/quote.select'
import { base } from '../../../shared/browser/route'
import { hours } from '../../../shared/ui/businessHours'
import { useQuote } from '../parts/QuoteProvider'
import { declinedWith, selectWithheldCover } from '../price/declinedCoverage'
import { AcknowledgeButton, CloseAndGoToField, CloseButton } from './DialogActions'
import { CustomerPaymentDeclined, PaymentDeclined } from './PaymentDeclined'
import { limitNotSold, RentedPremises } from './RentedPremises'
import { ShortNotice } from './ShortNotice'
import { UnderwritingReview } from './UnderwritingReview'
import { Unreachable, unreachableTitle } from './Unreachable'

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
        : 'Check the days of the event',
    Body: () => (useQuote(selectIsShortNotice) ? <ShortNotice /> : <DatePassed />),
  },
  rentedPremises: { titleOf: limitNotSold, Body: RentedPremises },
  underwritingReview: {
    titleOf: (snapshot) =>
      selectQuoteOutcome(snapshot) === 'declined'
        ? declinedWith('these answers')[selectWithheldCover(snapshot)]
        : 'An underwriter will look at your quote',
    Body: UnderwritingReview,
  },
  clientError: {
    titleOf: () => 'Some answers cannot be saved yet',
    Body: () => (
      <>
        <AcknowledgeButton />
        <p className="text-ink-soft">They are marked on the page. {nothingLost}</p>
        <CloseButton>Look at the answers</CloseButton>
      </>
    ),
  },
  serverError: { titleOf: unreachableTitle, Body: OutOfReach },
  genericError: {
    titleOf: (snapshot) => {
      if (selectIsOutOfReach(snapshot)) return unreachableTitle(snapshot)
      return selectIsRepriced(snapshot) ? 'The price has changed' : 'That did not work'
    },
    Body: () => (useQuote(selectIsOutOfReach) ? <OutOfReach /> : <NotSaved />),
  },
  creditCardError: { titleOf: () => 'The card was declined', Body: PaymentDeclined },
  creditCardErrorForAdmin: { titleOf: () => 'The customer’s card was declined', Body: CustomerPaymentDeclined },
}

function OutOfReach() {
  return (
    <>
      <Unreachable />
      <p className="text-ink-soft">
        Still not working? Call {brand.phone}, {sentence(hours)}
      </p>
      <CloseButton>Back to my answers</CloseButton>
    </>
  )
}

/** The server refused, in its own words. */
function NotSaved() {
  return (
    <>
      <AcknowledgeButton />
      <PriceChanged />
      <SignOutFirst />
      <p className="text-ink-soft">{nothingLost}</p>
      <CloseButton>Back to the page</CloseButton>
    </>
  )
}

/** Leads staff whose role cannot work on quotes to the page where they sign out. */
function SignOutFirst() {
  const isStaff = useQuote(selectIsSignedInAsStaff)
  return (
    isStaff && (
      <p>
        <a href={`${base}admin`} className="link">
          Go to the staff pages to sign out
        </a>
      </p>
    )
  )
}

/** The price changed between the display and the payment. */
function PriceChanged() {
  const amount = useQuote(selectAmountDue)
  const isRepriced = useQuote(selectIsRepriced)
  return isRepriced && amount !== null && <p>It is now {dollars(amount)}.</p>
}

/** Moves to the date that has passed. */
function DatePassed() {
  const day = useQuote(selectDialogDay)
  return (
    <>
      <AcknowledgeButton />
      <p className="text-ink-soft">{nothingLost}</p>
      <CloseAndGoToField fieldId={day}>Change the dates</CloseAndGoToField>
    </>
  )
}

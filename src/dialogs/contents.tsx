import type { ReactNode } from 'react'
import { brand } from '../../domain/brand'
import { dollars } from '../../domain/formats'
import {
  type Snapshot,
  selectAmountDue,
  type selectDialog,
  selectDialogDay,
  selectDialogMessage,
  selectIsShortNotice,
  selectStanding,
} from '../../machines/quote/quote.select'
import { useQuote } from '../app/QuoteProvider'
import { Call } from '../price/Call'
import { declinedWith, selectWithheldCover } from '../price/withheldCover'
import { CloseAndGo, Closing } from './Closing'
import { limitNotSold, RentedPremises } from './RentedPremises'
import { Review } from './Review'
import { ShortNotice } from './ShortNotice'

interface Content {
  readonly titleOf: (snapshot: Snapshot) => string
  readonly Body: () => ReactNode
}

const kept = 'Nothing you entered is lost.'

/** What the server said of it, in its own words. */
function Told() {
  const message = useQuote(selectDialogMessage)
  return message && <p>{message}</p>
}

export type OpenDialogName = Exclude<ReturnType<typeof selectDialog>, 'closed'>

/** A dialog without a title does not compile. */
export const contents: Record<OpenDialogName, Content> = {
  eventDates: {
    titleOf: (snapshot) =>
      selectIsShortNotice(snapshot)
        ? 'It is too close to the event for cancellation cover'
        : 'The days of the event need another look',
    Body: () => (useQuote(selectIsShortNotice) ? <ShortNotice /> : <Passed />),
  },
  rentedPremises: { titleOf: limitNotSold, Body: RentedPremises },
  underwritingReview: {
    titleOf: (snapshot) =>
      selectStanding(snapshot) === 'declined'
        ? declinedWith('these answers')[selectWithheldCover(snapshot)]
        : 'An underwriter will look at your quote',
    Body: Review,
  },
  clientError: {
    titleOf: () => 'Some answers cannot be saved yet',
    Body: () => (
      <>
        <Told />
        <p className="text-ink-soft">They are marked on the page. {kept}</p>
        <Closing>Look at the answers</Closing>
      </>
    ),
  },
  serverError: {
    titleOf: () => 'We cannot reach our records just now',
    Body: () => (
      <>
        <p>{kept} Try again in a moment.</p>
        <p className="text-ink-soft">
          Still out of reach? Call {brand.phone}, {brand.hours}.
        </p>
        <Closing>Back to my answers</Closing>
      </>
    ),
  },
  genericError: {
    titleOf: () => 'That did not work',
    Body: () => (
      <>
        <Told />
        <p className="text-ink-soft">{kept}</p>
        <Closing>Back to the page</Closing>
      </>
    ),
  },
  creditCardError: { titleOf: () => 'The card was refused', Body: Refused },
}

/** Leads to the very day that has passed. */
function Passed() {
  const day = useQuote(selectDialogDay)
  return (
    <>
      <Told />
      <p className="text-ink-soft">{kept}</p>
      <CloseAndGo place={day}>Change the dates</CloseAndGo>
    </>
  )
}

function Refused() {
  const amount = useQuote(selectAmountDue)
  return (
    <>
      <p>
        The payment{amount === null ? '' : ' of '}
        {amount !== null && <strong className="whitespace-nowrap">{dollars(amount)}</strong>} was not made.{' '}
        <strong>Nothing was charged</strong>, and your quote is unchanged.
      </p>
      <Told />
      <ul className="grid list-disc gap-1 pl-2.5">
        <li>Check the number, the expiry and the security code, and try again.</li>
        <li>Or use another card.</li>
      </ul>
      <p className="text-ink-soft">
        <Call />
      </p>
      <CloseAndGo place="card_number">Check the card</CloseAndGo>
    </>
  )
}

import { runningOf } from '../../../../domain/application/period'
import { brand } from '../../../../domain/common/brand'
import { sentence } from '../../../../domain/common/sentence'
import { pointsOf } from '../../../../domain/quote/termsText'
import {
  selectAnswers,
  selectIsBought,
  selectIsCanceled,
  selectIsToRead,
  selectIsWithheld,
  selectQuoteNumber,
  selectQuoteOutcome,
  selectReadOnly,
  selectToday,
} from '../../../../machines/customer/quote/quote.select'
import { selectIsRainOffered } from '../../../../machines/customer/quote/summary.select'
import { Actions, Button } from '../../../shared/ui/Button'
import { Conditions } from '../parts/Conditions'
import { Coupon } from '../parts/Coupon'
import { Messages } from '../parts/Messages'
import { useQuote, useQuoteRef } from '../parts/QuoteProvider'
import { Section } from '../parts/Section'
import { SendButton } from '../parts/SendButton'
import { SuspensionNotice } from '../parts/SuspensionNotice'
import { selectAwaited, selectCoverage } from '../price/priceView'
import { CoverageTable } from './CoverageTable'
import { DocumentPreviews } from './DocumentPreviews'
import { QuoteEmail } from './QuoteEmail'
import { UnderwritingStatus } from './UnderwritingStatus'

/** The whole quote on one page, on screen and in print: coverages, exclusions and dates. */
export default function QuoteSummary() {
  const quote = useQuoteRef()
  const coverage = useQuote(selectCoverage)
  const isWithheld = useQuote(selectIsWithheld)
  const outcome = useQuote(selectQuoteOutcome)
  const waiting = useQuote(selectAwaited)
  const isBought = useQuote(selectIsBought)
  const isCanceled = useQuote(selectIsCanceled)
  const isToRead = useQuote(selectIsToRead)
  const isRainOffered = useQuote(selectIsRainOffered)
  const isReadOnly = useQuote(selectReadOnly) !== null
  return (
    <>
      <PrintedQuote />
      <UnderwritingStatus />
      <SuspensionNotice />
      <Conditions />
      <CoverageTable />
      {outcome !== 'declined' && (
        <>
          <Section title="What it does not cover">
            <ul className="grid max-w-(--measure) list-disc gap-1 pl-2.5 print:max-w-none print:gap-0">
              {pointsOf('excluded', coverage).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Section>
          <Period />
        </>
      )}
      {outcome === 'approved' && !isReadOnly && <Messages />}
      {!isWithheld && (
        <>
          {outcome !== 'approved' && !isToRead && (
            <Section title="Coupon" isPrinted={false}>
              <Coupon hint="It is taken off the policy fee." />
            </Section>
          )}
          {!isToRead && <DocumentPreviews />}
        </>
      )}
      {!isToRead && <QuoteEmail />}
      {isRainOffered && (
        <p className="mt-6 max-w-(--measure) print:hidden">
          What if it rains? <a href="#rain-cover">Price rain insurance</a>: a fixed amount for a day with enough rain.
        </p>
      )}
      <Actions className="mt-6">
        {!isWithheld && (
          <Button
            tone="main"
            onClick={() => quote.send({ type: 'step.submitted' })}
            {...(waiting !== null && { waiting })}
          >
            Continue to your details
          </Button>
        )}
        <SendButton event={{ type: 'step.left' }} className="link">
          Back
        </SendButton>
      </Actions>
      <p className="mt-1 hidden border-t border-rule pt-0.5 text-note print:block">
        {sentence([brand.company, ...brand.address].join(', '))} {brand.phone}. {sentence(brand.hours)}{' '}
        {isBought
          ? `This quote is bought: ${isCanceled ? 'its policy was canceled' : 'it is a policy now'}.`
          : 'This is a quote, not a policy: nothing is insured until the premium is paid.'}
      </p>
    </>
  )
}

function Period() {
  const running = runningOf(useQuote(selectAnswers))
  if (running.length === 0) return null
  return (
    <Section title="Coverage period">
      {running.map(({ cover, from, to }) => (
        <p key={cover} className="max-w-(--measure) print:max-w-none">
          {running.length > 1 ? `${cover}: from` : 'From'} {from} to {to}, local time at the event.
        </p>
      ))}
    </Section>
  )
}

function PrintedQuote() {
  const number = useQuote(selectQuoteNumber)
  const today = useQuote(selectToday)
  const isBought = useQuote(selectIsBought)
  if (!number) return null
  return (
    <p className="mt-1 hidden border-t border-rule py-0.5 print:block">
      Quote {number}
      {!isBought && today && `, made on ${today}`}.{!isBought && ' Open it again with the link in your email.'}
    </p>
  )
}

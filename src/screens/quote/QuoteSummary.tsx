import { brand } from '../../../domain/brand'
import { runningOf } from '../../../domain/period'
import { pointsOf } from '../../../domain/termsText'
import {
  selectAnswers,
  selectIsWithheld,
  selectQuoteNumber,
  selectStanding,
  selectToday,
} from '../../../machines/quote/quote.select'
import { useQuote, useQuoteRef } from '../../app/QuoteProvider'
import { Send } from '../../app/Send'
import { selectAwaited, selectCoverage } from '../../price/view'
import { Actions, Button } from '../../ui/Button'
import { Conditions } from './Conditions'
import { Coupon } from './Coupon'
import { EmailQuote } from './EmailQuote'
import { Ledger } from './Ledger'
import { Messages } from './Messages'
import { NoOffer } from './NoOffer'
import { Previews } from './Previews'
import { Section } from './Section'

/** The whole quote on one page, on a screen and on paper: what is bought, what is not covered, when it runs. */
export default function QuoteSummary() {
  const quote = useQuoteRef()
  const coverage = useQuote(selectCoverage)
  const isWithheld = useQuote(selectIsWithheld)
  const standing = useQuote(selectStanding)
  const waiting = useQuote(selectAwaited)
  return (
    <>
      <OnPaper />
      <NoOffer />
      <Conditions />
      <Ledger />
      {standing !== 'declined' && (
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
      {standing === 'approved' && <Messages />}
      {!isWithheld && (
        <>
          {standing !== 'approved' && (
            <Section title="Coupon" isOnPaper={false}>
              <Coupon hint="It is taken off the policy fee." />
            </Section>
          )}
          <Previews />
        </>
      )}
      <EmailQuote />
      <p className="mt-6 max-w-(--measure) print:hidden">
        What if it rains? <a href="#rain-cover">Ask for rain cover</a>: a fixed amount for each day on which enough
        falls.
      </p>
      <Actions className="mt-6">
        {!isWithheld && (
          <Button
            tone="main"
            onClick={() => quote.send({ type: 'step.submitted' })}
            {...(waiting !== null && { waiting })}
          >
            Buy this cover
          </Button>
        )}
        <Send event={{ type: 'step.left' }} className="link">
          Back
        </Send>
      </Actions>
      <p className="mt-1 hidden border-t border-rule pt-0.5 text-note print:block">
        {[brand.company, ...brand.address].join(', ')}. {brand.phone}. {brand.hours}. This is a quote, not a policy:
        cover starts when the premium is paid.
      </p>
    </>
  )
}

function Period() {
  const running = runningOf(useQuote(selectAnswers))
  if (running.length === 0) return null
  return (
    <Section title="When it runs">
      {running.map(({ cover, from, to }) => (
        <p key={cover} className="max-w-(--measure) print:max-w-none">
          {running.length > 1 ? `${cover}: from` : 'From'} {from} to {to}, local time at the event.
        </p>
      ))}
    </Section>
  )
}

function OnPaper() {
  const number = useQuote(selectQuoteNumber)
  const today = useQuote(selectToday)
  if (!number) return null
  return (
    <p className="mt-1 hidden border-t border-rule py-0.5 print:block">
      Quote {number}
      {today && `, made on ${today}`}. Open it again with the link in your email.
    </p>
  )
}

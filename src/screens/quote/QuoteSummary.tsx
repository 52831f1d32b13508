import { brand } from '../../../domain/brand'
import { runningOf } from '../../../domain/period'
import { pointsOf } from '../../../domain/termsText'
import {
  selectAnswers,
  selectPriceState,
  selectQuoteNumber,
  selectStanding,
  selectToday,
} from '../../../machines/quote/quote.select'
import { useQuote, useQuoteRef } from '../../app/QuoteProvider'
import { Send } from '../../app/Send'
import { selectCoverage } from '../../price/view'
import { Actions, Button } from '../../ui/Button'
import { EmailQuote } from './EmailQuote'
import { Ledger } from './Ledger'
import { NoOffer } from './NoOffer'
import { Section } from './Section'

/** The whole quote on one page, on a screen and on paper: what is bought, what is not covered, when it runs. */
export default function QuoteSummary() {
  const quote = useQuoteRef()
  const standing = useQuote(selectStanding)
  const coverage = useQuote(selectCoverage)
  const price = useQuote(selectPriceState)
  const isOnItsWay = price === 'settling' || price === 'recalculating'
  const isWithheld = standing === 'referred' || standing === 'declined'
  return (
    <>
      <OnPaper />
      <NoOffer />
      <Ledger />
      <Section title="What it does not cover">
        <ul className="grid max-w-(--measure) list-disc gap-1 pl-2.5 print:max-w-none">
          {pointsOf('excluded', coverage).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Section>
      <Period />
      <EmailQuote />
      <Actions className="mt-6">
        {!isWithheld && (
          <Button
            tone="main"
            onClick={() => quote.send({ type: 'step.submitted' })}
            {...(isOnItsWay && { waiting: 'Working out the price …' })}
          >
            Buy this cover
          </Button>
        )}
        <Send event={{ type: 'step.left' }} className="link">
          Back
        </Send>
      </Actions>
      <p className="mt-4 hidden border-t border-rule pt-1 text-note print:block">
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
        <p key={cover} className="max-w-(--measure)">
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
    <p className="mt-2 hidden border-t border-rule py-1 print:block">
      Quote {number}
      {today && `, made on ${today}`}. Open it again with the link in your email.
    </p>
  )
}

import { brand } from '../../../domain/brand'
import { periodOf } from '../../../domain/period'
import { termsArticles } from '../../../domain/terms'
import { selectAnswers, selectQuoteNumber, selectStanding, selectToday } from '../../../machines/quote/quote.select'
import { useQuote, useQuoteRef } from '../../app/QuoteProvider'
import { Send } from '../../app/Send'
import { Actions, Button } from '../../ui/Button'
import { EmailQuote } from './EmailQuote'
import { Ledger } from './Ledger'
import { NoOffer } from './NoOffer'
import { Section } from './Section'

/** The whole quote on one page, on a screen and on paper: what is bought, what is not covered, when it runs. */
export default function QuoteSummary() {
  const quote = useQuoteRef()
  const standing = useQuote(selectStanding)
  const isWithheld = standing === 'referred' || standing === 'declined'
  return (
    <>
      <OnPaper />
      <NoOffer />
      <Ledger />
      <Section title="What it does not cover">
        <ul className="grid max-w-(--measure) list-disc gap-1 pl-2.5 print:max-w-none">
          {exclusions.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Section>
      <Period />
      <EmailQuote />
      <Actions className="mt-6">
        {!isWithheld && (
          <Button tone="main" onClick={() => quote.send({ type: 'step.submitted' })}>
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

/** The same words as the terms have, a sentence a point. */
const exclusions = termsArticles.find(({ title }) => title === 'What is not covered')!.text.split(/(?<=\.) /)

function Period() {
  const answers = useQuote(selectAnswers)
  const period = periodOf(answers)
  if (!period) return null
  return (
    <Section title="When it runs">
      <p className="max-w-(--measure)">
        From 12:01 am on {period.from} to 12:01 am on {period.to}, local time at the event.
      </p>
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

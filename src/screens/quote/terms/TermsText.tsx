import { electronicRecords } from '../../../../domain/quote/electronicRecords'
import { noticesFor } from '../../../../domain/quote/fraudNotices'
import { declarations, termsArticles } from '../../../../domain/quote/termsText'
import { selectAnswers } from '../../../../machines/customer/quote/quote.select'
import { Conditions } from '../parts/Conditions'
import { useQuote } from '../parts/QuoteProvider'
import { Section } from '../parts/Section'
import { selectCoverage } from '../price/priceView'

/** The terms to sign. They are shown in full, not in a box that scrolls. */
export default function TermsText() {
  const coverage = useQuote(selectCoverage)
  const { event_state: state, insured_state: home } = useQuote(selectAnswers)
  return (
    <>
      <Section title="Your declarations">
        <ul className="grid max-w-(--measure) list-disc gap-1 pl-2.5">
          {declarations.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Section>
      <Conditions />
      <Section title="The terms">
        <dl className="border-b border-rule">
          {termsArticles(coverage).map(({ title, text }) => (
            <div key={title} className="grid gap-x-3 border-t border-rule py-1.25 md:grid-cols-[11rem_minmax(0,1fr)]">
              <dt className="font-strong">{title}</dt>
              <dd className="max-w-(--measure)">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="Electronic records">
        <ul className="grid max-w-(--measure) list-disc gap-1 pl-2.5">
          {electronicRecords().map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Section>
      <Section title="Fraud notice">
        {noticesFor([state, home], 'application').map((text) => (
          <p key={text} className="max-w-(--measure)">
            {text}
          </p>
        ))}
      </Section>
    </>
  )
}

import { noticesFor } from '../../../domain/quote/fraudNotices'

/** The fraud notice of the states of the event and of the insured, on the form of a claim. */
export function FraudNotice({ states }: { readonly states: readonly unknown[] }) {
  return (
    <section aria-labelledby="fraud-notice" className="mt-4 max-w-(--measure) text-note text-ink-soft">
      <h3 id="fraud-notice" className="font-strong text-ink">
        Fraud notice
      </h3>
      {noticesFor(states, 'claim').map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  )
}

import type { Purchase } from '../../../../contract/client'
import { runningOf } from '../../../../domain/application/period'
import { dollars } from '../../../../domain/common/formats'
import { selectAnswers, selectToday } from '../../../../machines/customer/quote/quote.select'
import { useQuote } from '../parts/QuoteProvider'

/** The policy's number, its dates, and the amount paid. */
export function Receipt({ purchase }: { purchase: Purchase }) {
  const answers = useQuote(selectAnswers)
  const today = useQuote(selectToday)
  const running = runningOf(answers)
  const facts = [
    ...running.map(({ cover, from, to }) => ({
      name: running.length > 1 ? `${cover} runs` : 'Runs',
      words: `From ${from} to ${to}`,
    })),
    { name: 'Transaction', words: purchase.transaction_id },
  ]
  return (
    <section className="border-t-2 border-ink pt-2 desk:mt-4">
      <h2 className="font-strong">Policy number</h2>
      <p className="font-display text-h2">{purchase.policy_number}</p>
      <dl className="mt-2">
        {facts.map(({ name, words }) =>
          words ? (
            <div key={name} className="grid gap-x-3 border-t border-rule py-1.25 sm:grid-cols-[9rem_minmax(0,1fr)]">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="min-w-0 break-words">{words}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <p className="mt-1 flex justify-between gap-2 border-t border-ink py-1 font-strong">
        Paid{today && ` on ${today}`}
        <span className="money double-rule">{dollars(purchase.amount_due)}</span>
      </p>
    </section>
  )
}

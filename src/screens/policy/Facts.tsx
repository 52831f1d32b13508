import type { OpenedPolicy } from '../../../contract/client'
import { dayInWords, dollars, limitsInWords } from '../../../domain/formats'

const states: Partial<Record<OpenedPolicy['policy']['customFields']['status'], string>> = {
  purchased: 'Insured',
  cancelled: 'Cancelled',
}

/** The policy in a few lines. */
export function Facts({ opened: { policy, paid, begins } }: { opened: OpenedPolicy }) {
  const { policy_number, status, event_name, event_start_date, event_end_date, coverage_limits, amount_due } =
    policy.customFields
  const rows = [
    ['Status', states[status] ?? status],
    ['Event', event_name],
    ['First day', event_start_date && dayInWords(event_start_date)],
    ['Last day', event_end_date && dayInWords(event_end_date)],
    ['Cover begins', dayInWords(begins)],
    ['Limits', coverage_limits && limitsInWords(coverage_limits)],
    [status === 'cancelled' ? 'Kept' : 'Price', dollars(amount_due)],
    ['Paid', dollars(paid)],
  ] as const
  return (
    <section className="border-t-2 border-ink pt-2">
      <h2 className="font-strong">Policy number</h2>
      <p className="mb-1.5 font-display text-h2">{policy_number}</p>
      <dl>
        {rows.map(([name, words]) =>
          words ? (
            <div key={name} className="grid gap-x-3 border-t border-rule py-1.25 sm:grid-cols-[8rem_minmax(0,1fr)]">
              <dt className="text-ink-soft">{name}</dt>
              <dd>{words}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  )
}

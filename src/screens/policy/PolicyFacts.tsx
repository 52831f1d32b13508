import type { OpenedPolicy } from '../../../contract/client'
import { applicableAnswers } from '../../../domain/application/applicable'
import { runningOf } from '../../../domain/application/period'
import { limitInWords } from '../../../domain/common/cancellationLimits'
import { todayIn } from '../../../domain/common/dates'
import { dayInWords, dollars, limitsInWords, wholeDollars } from '../../../domain/common/formats'
import { insuredAnswers } from '../../../machines/customer/policy/change.setup'

/** Each coverage of the policy with its dates and limits. Cancellation coverage begins with the purchase. */
function coversOf(opened: OpenedPolicy): readonly (readonly [name: string, words: string | null])[] {
  const answers = insuredAnswers(opened)
  const counted = applicableAnswers(answers)
  const limits = {
    Liability: counted.coverage_limits && limitsInWords(counted.coverage_limits),
    Cancellation: limitInWords(counted),
    Rain: counted.rain_amount
      ? `${wholeDollars(counted.rain_amount)} if ${counted.rain_threshold} inches of rain or more are measured`
      : null,
  }
  return runningOf(answers).flatMap(({ cover, from, to }) => [
    [cover, `From ${from} to ${to}`] as const,
    [`${cover} limit`, limits[cover] ?? null] as const,
  ])
}

/** The measured rain of a policy, and its result. */
function measuredOf({ rain_settlement: settled }: OpenedPolicy): readonly (readonly [name: string, words: string])[] {
  if (!settled) return []
  const { inches, station, read_on: day, amount, paid_on: paid, reference } = settled
  const result = amount > 0 ? `We pay ${dollars(amount)}` : 'Nothing is payable: too little rain was measured'
  return [
    ['Measured', `${inches.toFixed(2)} inches by ${station}, read on ${day}`],
    ['Result', paid ? `${dollars(amount)} was paid on ${paid}: ${reference}` : result],
  ]
}

/** A summary of the policy in a few lines. */
export function PolicyFacts({ opened }: { opened: OpenedPolicy }) {
  const { policy, paid, changes } = opened
  const cancellation = changes.find(({ type }) => type === 'cancel')
  const { policy_number, event_name, event_start_date, event_end_date, amount_due } = policy.customFields
  const rows = [
    ['Status', cancellation ? `Canceled on ${todayIn(new Date(cancellation.made))}` : 'Insured'],
    ['Event', event_name],
    ['First day', event_start_date && dayInWords(event_start_date)],
    ['Last day', event_end_date && dayInWords(event_end_date)],
    ...(cancellation ? [] : coversOf(opened)),
    ...measuredOf(opened),
    [cancellation ? 'Not refunded' : 'Price', dollars(amount_due)],
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

import type { OpenedPolicy, WorkedOutChange } from '../../../../contract/client'
import { capital, dollars, several, signedDollars } from '../../../../domain/common/formats'
import { lineWords } from '../../../../domain/worksheet'

interface Props {
  readonly worked: WorkedOutChange
  readonly opened: OpenedPolicy
}

/** The changed answers, the change of the price line by line, and the payment or refund. */
export function PriceChange({ worked, opened }: Props) {
  const { what, moved, difference, changes_left, pricing_detail, worksheet } = worked
  const nameOf = (field: string) => {
    const line = worksheet.find((one) => one.field === field)
    return line && lineWords(line).label
  }
  return (
    <>
      <h3 className="mt-4 text-h3 font-strong">What’s changing</h3>
      <dl className="mt-1 border-b border-rule">
        {what.map(({ label, from, to }) => (
          <div
            key={`${label} ${to}`}
            className="grid gap-x-3 border-t border-rule py-1.25 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd className="min-w-0 break-words">
              <del className="text-ink-soft">
                <span className="sr-only">From </span>
                {from}
              </del>{' '}
              <ins className="font-strong no-underline">
                <span className="sr-only">to </span>
                {to}
              </ins>
            </dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="comes-to" className="mt-4 border-t-2 border-ink pt-2">
        <h3 id="comes-to" className="font-strong">
          Price change
        </h3>
        <ul>
          {moved.map(({ field, from, to, because }) => (
            <li key={field} className="flex justify-between gap-2 py-0.5">
              <span className="min-w-0">
                {because.join(' ')}
                <span className="block text-dense text-ink-soft">{nameOf(field)}</span>
              </span>
              <span className="money">{signedDollars(to - from)}</span>
            </li>
          ))}
        </ul>
        <Sum name="New price" value={dollars(pricing_detail.amount_due)} />
        <Sum name="Paid so far" value={dollars(opened.paid)} />
        <p className="flex justify-between gap-2 border-t border-ink py-1 font-strong">
          {difference > 0 ? 'To pay now' : difference < 0 ? 'Your refund' : 'Nothing to pay'}
          <span className="money double-rule">{dollars(Math.abs(difference))}</span>
        </p>
      </section>
      <p className="mt-1 text-ink-soft">
        {capital(several(changes_left, 'change'))} left after this one. The new certificate is issued right away.
      </p>
    </>
  )
}

const Sum = ({ name, value }: { name: string; value: string }) => (
  <p className="flex justify-between gap-2 border-t border-rule py-1">
    {name}
    <span className="money">{value}</span>
  </p>
)

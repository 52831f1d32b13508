import type { Overview } from '../../../../contract/client'
import { amount, countOf, dollars } from '../../../../domain/common/formats'
import { numbers } from './tableStyle'

type Written = Overview['written']
type Figures = Written['totals']

const columns: readonly (readonly [name: keyof Figures, title: string])[] = [
  ['premium', 'Premium, $'],
  ['fees', 'Fees, $'],
  ['tax', 'Tax, $'],
  ['commission', 'Commission, $'],
]

const groups: readonly (readonly [name: Exclude<keyof Written, 'totals'>, title: string, none: string])[] = [
  ['months', 'By month', ''],
  ['states', 'By state', 'None chosen'],
  ['types', 'By type', 'None chosen'],
  ['producers', 'By producer', 'Sold without a producer'],
]

/** The premium that the policies of these days wrote, in total and by group. Orders are apart: they are no premium until they are paid. */
export function WrittenPremium({ written, orders }: Pick<Overview, 'written' | 'orders'>) {
  return (
    <section aria-labelledby="written" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <h2 id="written" className="text-h3 font-strong">
          Written premium
        </h2>
        <p className="text-ink-soft">{ordersInWords(orders)}</p>
      </div>
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {columns.map(([name, title]) => (
          <div key={name} className="border-t border-rule pt-1">
            <dt className="text-note text-ink-soft">{title}</dt>
            <dd className="display text-h3">{amount(written.totals[name])}</dd>
          </div>
        ))}
      </dl>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 desk:grid-cols-2 desk:items-start">
        {groups.map(([name, title, none]) => (
          <GroupTable key={name} title={title} rows={written[name]} none={none} />
        ))}
      </div>
    </section>
  )
}

function ordersInWords({ placed, amount: all, waiting, waiting_amount }: Overview['orders']): string {
  if (placed === 0) return 'No policy was ordered by check or invoice in these days.'
  const rest = waiting === 0 ? 'None waits.' : `Still to be paid: ${countOf(waiting)} for ${dollars(waiting_amount)}.`
  return `Orders by check or invoice are apart: ${countOf(placed)} for ${dollars(all)}. ${rest}`
}

interface TableProps {
  readonly title: string
  readonly rows: Written['months']
  /** for the row without a name */
  readonly none: string
}

function GroupTable({ title, rows, none }: TableProps) {
  if (rows.length === 0) return null
  return (
    <section aria-label={title} className="overflow-x-auto">
      <table className="w-full border-collapse">
        <thead>
          <tr>
            <th scope="col" className={numbers.firstHead}>
              {title}
            </th>
            {columns.map(([name, head]) => (
              <th key={name} scope="col" className={`${numbers.head} ${name === 'premium' ? '' : 'max-md:hidden'}`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className={numbers.row}>
              <th scope="row" className={numbers.first}>
                {row.name ?? none}
              </th>
              {columns.map(([name]) => (
                <td key={name} className={`${numbers.cell} ${name === 'premium' ? '' : 'max-md:hidden'}`}>
                  {amount(row[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

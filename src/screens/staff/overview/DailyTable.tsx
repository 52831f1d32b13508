import type { Overview } from '../../../../contract/client'
import { figures } from './Figures'
import { numbers } from './tableStyle'

/** The numbers of the charts, one row for each day. */
export function DailyTable({ overview: { days, totals } }: { overview: Overview }) {
  return (
    <details>
      <summary className="link inline-flex min-h-(--size-target) w-fit list-none items-center [&::-webkit-details-marker]:hidden">
        By day, as a table
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard */}
      <section aria-label="By day, as a table" tabIndex={0} className="max-h-60 overflow-auto">
        <table className="w-full border-collapse">
          <thead>
            <tr>
              <th scope="col" className={numbers.firstHead}>
                Day
              </th>
              {figures.map(({ name, title }) => (
                <th key={name} scope="col" className={numbers.head}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((each) => (
              <tr key={each.day} className={numbers.row}>
                <th scope="row" className={numbers.first}>
                  {each.day}
                </th>
                {figures.map(({ name, format }) => (
                  <td key={name} className={numbers.cell}>
                    {format(each[name])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="border-t border-ink font-strong">
              <th scope="row" className={numbers.first}>
                Total
              </th>
              {figures.map(({ name, format }) => (
                <td key={name} className={numbers.cell}>
                  {format(totals[name])}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </details>
  )
}

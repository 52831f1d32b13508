import type { Overview } from '../../../../contract/client'
import { countOf } from '../../../../domain/common/formats'
import { eventWords, shareOf, stepTitle } from './labels'
import { numbers } from './tableStyle'

const columns = ['Got here', 'Went on', 'Left off', 'Share']

/** The numbers of the chart: one row for each step, and one for each event on it. */
export function DropOffTable({ stops }: Pick<Overview, 'stops'>) {
  const events = stops.flatMap((stop) => stop.events.map((each) => ({ ...each, title: stepTitle(stop) })))
  return (
    <details>
      <summary className="link inline-flex min-h-(--size-target) w-fit list-none items-center [&::-webkit-details-marker]:hidden">
        By step, as a table
      </summary>
      <table className="w-full border-collapse" aria-label="By step, as a table">
        <thead>
          <tr>
            <th scope="col" className={numbers.firstHead}>
              Step
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={numbers.head}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stops.map((stop) => (
            <tr key={stop.step} className={numbers.row}>
              <th scope="row" className={numbers.first}>
                {stepTitle(stop)}
              </th>
              <td className={numbers.cell}>{countOf(stop.reached)}</td>
              <td className={numbers.cell}>{countOf(stop.reached - stop.stopped)}</td>
              <td className={numbers.cell}>{countOf(stop.stopped)}</td>
              <td className={numbers.cell}>{shareOf(stop.stopped, stop.reached)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {events.length > 0 && (
        <table className="mt-2 w-full border-collapse" aria-label="What happened, as a table">
          <thead>
            <tr>
              <th scope="col" className={numbers.firstHead}>
                Step
              </th>
              <th scope="col" className={`${numbers.head} text-start`}>
                What happened
              </th>
              <th scope="col" className={numbers.head}>
                Times
              </th>
            </tr>
          </thead>
          <tbody>
            {events.map(({ title, event, times }) => (
              <tr key={`${title} ${event}`} className={numbers.row}>
                <th scope="row" className={numbers.first}>
                  {title}
                </th>
                <td className="py-0.75 ps-2">{eventWords[event]}</td>
                <td className={numbers.cell}>{countOf(times)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  )
}

import type { MoratoriumRow } from '../../../../contract/client'
import { momentInWords } from '../../../../domain/common/clock'
import { areaInWords, coveragesInWords, moratoriumStateWords } from '../../../../domain/staff/moratoria'
import type { MoratoriaQuery } from '../../../../machines/calls/moratoria'
import { moratoriaAddressOf } from '../../../../machines/staff/moratoria/moratoria.route'
import type { MoratoriaRef } from '../../../../machines/staff/moratoria/moratoria.select'
import { Button } from '../../../shared/ui/Button'
import { SortHead } from '../shared/SortHeading'
import { tableLook } from '../shared/tableStyle'

const { words, cell, row: rowLook } = tableLook

interface Props {
  readonly moratoria: MoratoriaRef
  readonly rows: readonly MoratoriumRow[]
  readonly query: MoratoriaQuery
}

/** One row for each moratorium: reason, area, coverage, days and state. */
export function MoratoriaTable({ moratoria, rows, query }: Props) {
  const sorting = (sort: MoratoriaQuery['sort']) => ({
    direction: query.sort === sort ? query.direction : null,
    to: (direction: MoratoriaQuery['direction']) => moratoriaAddressOf({ ...query, sort, direction, page: 1 }),
  })
  return (
    <table className="w-full border-collapse max-md:block max-md:[&>tbody]:block">
      <caption className="sr-only">Moratoria</caption>
      <thead className="max-md:sr-only">
        <tr>
          <th className={words}>Reason</th>
          <th className={words}>Area</th>
          <th className={words}>Coverage</th>
          <SortHead {...sorting('from')}>From</SortHead>
          <SortHead {...sorting('until')}>Through</SortHead>
          <th className={words}>State</th>
          <SortHead {...sorting('created')}>Set</SortHead>
          <th className={words}>
            <span className="sr-only">Lift</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} moratoria={moratoria} row={row} />
        ))}
      </tbody>
    </table>
  )
}

const wide = 'max-md:col-span-2'

function Row({ moratoria, row }: { moratoria: MoratoriaRef; row: MoratoriumRow }) {
  const { reason, from, until, state } = row
  const isOpen = state === 'active' || state === 'upcoming'
  return (
    <tr className={rowLook}>
      <th scope="row" className={`${cell} wrap-anywhere text-start ${wide} max-md:text-body max-md:font-strong`}>
        {reason}
      </th>
      <td className={`${cell} wrap-break-word ${wide}`}>{areaInWords(row)}</td>
      <td className={`${cell} ${wide}`}>{coveragesInWords(row.coverages)}</td>
      <td className={`${cell} whitespace-nowrap`}>
        <span className="md:sr-only">From </span>
        {from}
      </td>
      <td className={`${cell} whitespace-nowrap max-md:text-end`}>
        {until !== null && <span className="md:sr-only">Through </span>}
        {until ?? 'Until lifted'}
      </td>
      <td className={`${cell} whitespace-nowrap ${state === 'active' ? 'font-strong text-stop' : ''} ${wide}`}>
        {moratoriumStateWords[state]}
      </td>
      <td className={`${cell} text-ink-soft [overflow-wrap:anywhere] ${wide}`}>
        <span className="md:sr-only">Set </span>
        {momentInWords(row.created)} by {row.created_by}
        {row.lifted && `; lifted ${momentInWords(row.lifted)} by ${row.lifted_by}`}
      </td>
      <td className={`${cell} text-end ${wide} max-md:pt-1 max-md:text-start`}>
        {isOpen && (
          <Button
            isDense
            aria-label={`Lift the moratorium “${reason}”`}
            onClick={() => moratoria.send({ type: 'lifting.begun', row })}
          >
            Lift
          </Button>
        )}
      </td>
    </tr>
  )
}

import { useSelector } from '@xstate/react'
import type { ExhibitorRow } from '../../../contract/client'
import { exhibitorStates, lacksProof } from '../../../domain/exhibitors/board'
import { exhibitorBoardAddressOf } from '../../../machines/customer/exhibitors/exhibitorBoard.route'
import {
  type ExhibitorBoardRef,
  selectExhibitorsQuery,
  selectExhibitorsToken,
} from '../../../machines/customer/exhibitors/exhibitorBoard.select'
import { base } from '../../shared/browser/route'
import { Button } from '../../shared/ui/Button'
import { Icon } from '../../shared/ui/Icon'
import { Link } from '../../shared/ui/Link'
import { tableLook } from '../staff/shared/tableStyle'

const { words, cell, grid } = tableLook

interface Props {
  readonly board: ExhibitorBoardRef
  readonly rows: readonly ExhibitorRow[]
}

const heads = [
  ['business', 'Exhibitor'],
  ['booth', 'Booth'],
  ['state', 'Proof of insurance'],
] as const

/** One row for each exhibitor: its name and address, its booth, the state of its proof, and its acts. */
export function ExhibitorTable({ board, rows }: Props) {
  const token = useSelector(board, selectExhibitorsToken)
  const query = useSelector(board, selectExhibitorsQuery)
  return (
    <table className="w-full border-collapse max-md:block max-md:[&>tbody]:block">
      <caption className="sr-only">Exhibitors</caption>
      <thead className="max-md:sr-only">
        <tr>
          {heads.map(([sort, title]) => (
            <th key={sort} scope="col" className={words} aria-sort={query.sort === sort ? 'ascending' : undefined}>
              <Link to={exhibitorBoardAddressOf({ token, query: { ...query, sort, page: 1 } })}>
                {title}
                {query.sort === sort && <span aria-hidden="true"> ↑</span>}
              </Link>
            </th>
          ))}
          <th className={words}>
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} board={board} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ board, row }: { board: ExhibitorBoardRef; row: ExhibitorRow }) {
  const { business, email, contact, booth, registered } = row
  return (
    <tr className={grid}>
      <th scope="row" className={`${cell} text-start [overflow-wrap:anywhere] max-md:font-strong`}>
        {business}
        <span className="block plain-weight text-ink-soft">
          {[contact, email].filter(Boolean).join(', ')}
          {registered && ' (registered itself)'}
        </span>
      </th>
      <td className={`${cell} [overflow-wrap:anywhere]`}>
        {booth && <span className="md:sr-only">Booth: </span>}
        {booth}
      </td>
      <td className={cell}>
        <Proof row={row} />
      </td>
      <td className={`${cell} text-end max-md:pt-1 max-md:text-start`}>
        <span className="inline-flex flex-wrap justify-end gap-1 max-md:justify-start">
          {row.certificate && (
            <Button
              isDense
              tone={row.state === 'awaiting' ? 'main' : 'plain'}
              aria-label={`Review the certificate of ${business}`}
              onClick={() => board.send({ type: 'review.begun', row })}
            >
              {row.state === 'awaiting' ? 'Review' : 'Certificate'}
            </Button>
          )}
          <Button isDense aria-label={`Remove ${business}`} onClick={() => board.send({ type: 'removal.begun', row })}>
            Remove
          </Button>
        </span>
      </td>
    </tr>
  )
}

const isFine = (state: ExhibitorRow['state']) => state === 'met' || state === 'accepted'

function Proof({ row }: { row: ExhibitorRow }) {
  const { state, unmet, unchecked, code, reminders_stopped, mailed_on, certificate } = row
  return (
    <>
      <span
        className={`inline-flex items-baseline gap-0.75 font-strong ${isFine(state) ? 'text-accent' : state === 'unmet' || state === 'canceled' ? 'text-stop' : ''}`}
      >
        {(isFine(state) || state === 'unmet' || state === 'canceled') && (
          <Icon name={isFine(state) ? 'check' : 'alert'} className="size-2 self-center" />
        )}
        {exhibitorStates[state]}
      </span>
      {code && (
        <span className="block">
          Certificate <a href={`${base}certificate/${code}`}>{code}</a>
        </span>
      )}
      {unmet.length > 0 && <Lines title="Not met" lines={unmet} />}
      {unchecked.length > 0 && <Lines title="Check these yourself" lines={unchecked} />}
      {state === 'returned' && certificate?.reason && <Lines title="Your reason" lines={[certificate.reason]} />}
      {lacksProof(state) && (
        <span className="block text-ink-soft">
          {reminders_stopped ? 'Has stopped the reminders' : mailed_on && `Last mailed on ${mailed_on}`}
        </span>
      )}
    </>
  )
}

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <>
    <p className="mt-0.5 text-ink-soft">{title}:</p>
    <ul className="list-disc ps-2.5">
      {lines.map((line) => (
        <li key={line} className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  </>
)

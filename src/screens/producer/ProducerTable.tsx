import { useSelector } from '@xstate/react'
import type { ProducerRow } from '../../../contract/client'
import { amount } from '../../../domain/common/formats'
import { producerBoardAddressOf } from '../../../machines/customer/producer/producerBoard.route'
import {
  type ProducerBoardRef,
  selectProducerQuery,
  selectProducerToken,
} from '../../../machines/customer/producer/producerBoard.select'
import { base } from '../../shared/browser/route'
import { LinkButton } from '../../shared/ui/Button'
import { Link } from '../../shared/ui/Link'
import { Status } from '../staff/shared/Status'
import { tableLook } from '../staff/shared/tableStyle'

const { words, head, cell, row: rowLook } = tableLook

interface Props {
  readonly board: ProducerBoardRef
  readonly rows: readonly ProducerRow[]
}

const heads = [
  ['edited', 'Quote or policy', 'descending'],
  ['insured_name', 'Insured', 'ascending'],
  ['event_start_date', 'Event', 'ascending'],
  ['quote_status', 'Status', 'ascending'],
] as const

/** One row for each quote or policy: its number opens it. Newest change first, unless another column orders them. */
export function ProducerTable({ board, rows }: Props) {
  const token = useSelector(board, selectProducerToken)
  const query = useSelector(board, selectProducerQuery)
  return (
    <table className="w-full border-collapse max-md:block max-md:[&>tbody]:block">
      <caption className="sr-only">Quotes and policies</caption>
      <thead className="max-md:sr-only">
        <tr>
          {heads.map(([sort, title, direction]) => (
            <th key={sort} scope="col" className={words} aria-sort={query.sort === sort ? direction : undefined}>
              <Link to={producerBoardAddressOf({ token, query: { ...query, sort, page: 1 } })}>
                {title}
                {query.sort === sort && <span aria-hidden="true"> {direction === 'ascending' ? '↑' : '↓'}</span>}
              </Link>
            </th>
          ))}
          {['Premium, $', 'Commission, $'].map((title) => (
            <th key={title} scope="col" className={`${head} text-end plain-weight text-ink-soft`}>
              {title}
            </th>
          ))}
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

const inDollars = (value: number | null) => (value === null ? '–' : amount(value))

function Row({ board, row }: { readonly board: ProducerBoardRef; readonly row: ProducerRow }) {
  const { quote_number, insured_name, event_name, event_type, event_start_date, quote_status } = row
  return (
    <tr className={rowLook}>
      <th scope="row" className={`${cell} text-start whitespace-nowrap max-md:font-strong`}>
        <Opens board={board} row={row} />
        {row.policy_number && <span className="block plain-weight text-ink-soft">Quote {quote_number}</span>}
      </th>
      <td className={`${cell} wrap-anywhere max-md:col-span-2 max-md:row-start-2`}>
        {insured_name ?? 'Not named yet'}
      </td>
      <td className={`${cell} wrap-anywhere max-md:col-span-2`}>
        {[event_type, event_name].filter(Boolean).join(', ') || '–'}
        {event_start_date && <span className="block text-ink-soft">{event_start_date}</span>}
      </td>
      <td className={`${cell} max-md:col-start-2 max-md:row-start-1 max-md:text-end`}>
        <Status status={quote_status} />
      </td>
      <td className={`${cell} money whitespace-nowrap max-md:col-span-2 max-md:text-start`}>
        <span className="text-ink-soft md:sr-only">Premium, $: </span>
        {inDollars(row.premium)}
      </td>
      <td className={`${cell} money whitespace-nowrap max-md:col-span-2 max-md:text-start`}>
        <span className="text-ink-soft md:sr-only">Commission, $: </span>
        {inDollars(row.commission)}
      </td>
    </tr>
  )
}

/** A quote has an address; a policy gets a link of its own. */
function Opens({ board, row: { id, quote_number, policy_number } }: { board: ProducerBoardRef; row: ProducerRow }) {
  if (policy_number)
    return (
      <LinkButton aria-label={`Open policy ${policy_number}`} onClick={() => board.send({ type: 'policy.chosen', id })}>
        {policy_number}
      </LinkButton>
    )
  return (
    <a href={`${base}?id=${id}`} className="link" aria-label={`Open quote ${quote_number}`}>
      {quote_number}
    </a>
  )
}

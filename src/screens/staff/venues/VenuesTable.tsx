import type { VenueRow } from '../../../../contract/client'
import { momentInWords } from '../../../../domain/common/clock'
import type { DirectoryQuery } from '../../../../machines/calls/directory'
import { venuesAddressOf } from '../../../../machines/staff/venues/venues.route'
import type { VenuesRef } from '../../../../machines/staff/venues/venues.select'
import { Button } from '../../../shared/ui/Button'
import { SortHead } from '../shared/SortHeading'
import { tableLook } from '../shared/tableStyle'
import { statusWords } from './statusWords'

const { words, cell, row: rowLook } = tableLook

interface Props {
  readonly venues: VenuesRef
  readonly rows: readonly VenueRow[]
  readonly query: DirectoryQuery
}

/** One row for each venue: its names, city, code, status and last change, and its acts. */
export function VenuesTable({ venues, rows, query }: Props) {
  const head = (sort: DirectoryQuery['sort'], title: string) => (
    <SortHead
      direction={query.sort === sort ? query.direction : null}
      to={(direction) => venuesAddressOf({ ...query, sort, direction, page: 1 })}
    >
      {title}
    </SortHead>
  )
  return (
    <table className="w-full border-collapse max-md:block max-md:[&>tbody]:block">
      <caption className="sr-only">Venues</caption>
      <thead className="max-md:sr-only">
        <tr>
          {head('known_as', 'Venue')}
          {head('city', 'City')}
          <th className={words}>Code</th>
          <th className={words}>Status</th>
          {head('edited', 'Changed')}
          <th className={words}>
            <span className="sr-only">Change</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} venues={venues} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ venues, row }: { venues: VenuesRef; row: VenueRow }) {
  const { code, known_as, legal_name, city, state, status, edited } = row
  return (
    <tr className={rowLook}>
      <th scope="row" className={`${cell} text-start [overflow-wrap:anywhere] max-md:col-span-2 max-md:font-strong`}>
        {known_as}
        <span className="block text-ink-soft">{legal_name}</span>
      </th>
      <td className={`${cell} [overflow-wrap:anywhere] max-md:col-span-2`}>
        {city}, {state}
      </td>
      <td className={cell}>{code}</td>
      <td className={`${cell} max-md:text-end`}>{statusWords[status]}</td>
      <td className={`${cell} whitespace-nowrap text-ink-soft max-md:col-span-2`}>
        <span className="md:sr-only">Changed: </span>
        {momentInWords(edited)}
      </td>
      <td className={`${cell} text-end max-md:col-span-2 max-md:pt-1 max-md:text-start`}>
        <span className="inline-flex flex-wrap justify-end gap-1 max-md:justify-start">
          <Button
            isDense
            aria-label={status === 'verified' ? `Read the requirements of ${known_as}` : `Verify ${known_as}`}
            onClick={() => venues.send({ type: 'verification.begun', row })}
          >
            {status === 'verified' ? 'Read' : 'Verify'}
          </Button>
          <Button
            isDense
            aria-label={`Invite ${known_as}`}
            onClick={() => venues.send({ type: 'invitation.begun', row })}
          >
            Invite
          </Button>
          <Button isDense aria-label={`Merge ${known_as}`} onClick={() => venues.send({ type: 'merge.begun', row })}>
            Merge
          </Button>
        </span>
      </td>
    </tr>
  )
}

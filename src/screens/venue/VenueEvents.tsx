import type { VenueEvent } from '../../../contract/client'
import { dayInWords } from '../../../domain/common/formats'
import { base } from '../../shared/browser/route'
import { Icon } from '../../shared/ui/Icon'
import { tableLook } from '../staff/shared/tableStyle'
import { eventStatusWords } from './venueEventWords'

const { words, cell, grid } = tableLook

/** One row for each event: its days, the insured, the certificate, and each requirement that is not met. */
export const VenueEvents = ({ rows }: { rows: readonly VenueEvent[] }) => (
  <table className="w-full border-collapse max-md:block max-md:[&>tbody]:block">
    <caption className="sr-only">Coming events</caption>
    <thead className="max-md:sr-only">
      <tr>
        {['Days', 'Event', 'Certificate', 'Status'].map((title) => (
          <th key={title} scope="col" className={words}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two events may be alike, and a page is drawn anew
        <Row key={index} event={event} />
      ))}
    </tbody>
  </table>
)

function Row({ event }: { event: VenueEvent }) {
  const { from, to, insured, event_name, event_type, code } = event
  return (
    <tr className={grid}>
      <th scope="row" className={`${cell} text-start whitespace-nowrap max-md:font-strong`}>
        {dayInWords(from)}
        {to !== from && <span className="block">to {dayInWords(to)}</span>}
      </th>
      <td className={`${cell} [overflow-wrap:anywhere]`}>
        {insured ?? 'Insured not shown'}
        <span className="block text-ink-soft">{[event_name, event_type].filter(Boolean).join(', ')}</span>
      </td>
      <td className={`${cell} whitespace-nowrap`}>{code && <a href={`${base}certificate/${code}`}>{code}</a>}</td>
      <td className={cell}>
        <EventStatus event={event} />
      </td>
    </tr>
  )
}

const isFine = (status: VenueEvent['status']) => status === 'inForce' || status === 'notYet'

function EventStatus({ event: { status, unmet, unchecked } }: { event: VenueEvent }) {
  return (
    <>
      <span
        className={`inline-flex items-baseline gap-0.75 font-strong ${isFine(status) ? 'text-accent' : 'text-stop'}`}
      >
        <Icon name={isFine(status) ? 'check' : 'alert'} className="size-2 self-center" />
        {eventStatusWords[status]}
      </span>
      {unmet.length > 0 && status === 'unmet' && <Lines title="Not met" lines={unmet} />}
      {unchecked.length > 0 && status !== 'cancelled' && <Lines title="Check these yourself" lines={unchecked} />}
    </>
  )
}

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <>
    <p className="mt-0.5 text-ink-soft">{title}:</p>
    <ul className="list-disc ps-2.5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </>
)

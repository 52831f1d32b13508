import { useSelector } from '@xstate/react'
import {
  selectChosen,
  selectIsNamed,
  selectQueue,
  type UnderwritingRef,
} from '../../../machines/underwriting/underwriting.select'
import { Link } from '../../ui/Link'
import { shortMoment } from '../staff/moment'

/** Who waits. One of them is looked at beside it; on a phone below it, or above once it was chosen. */
export function Queue({ bench }: { bench: UnderwritingRef }) {
  const queue = useSelector(bench, selectQueue)
  const chosen = useSelector(bench, selectChosen)
  const isNamed = useSelector(bench, selectIsNamed)
  return (
    <nav aria-label="Referred quotes" className={isNamed ? 'max-desk:order-last' : ''}>
      {queue?.rows.map(({ id, quote_number, insured_name, emailAddress, event_type, edited }) => (
        <Link
          key={id}
          to={`/usw/${id}`}
          aria-current={id === chosen || undefined}
          className="-mx-1.5 grid grid-cols-[minmax(0,1fr)_auto] gap-x-1 border-t border-rule p-1.5 text-inherit no-underline hover:bg-well hover:text-inherit aria-[current]:border-transparent aria-[current]:bg-accent-wash aria-[current]:shadow-[inset_3px_0_0_var(--color-accent)]"
        >
          <span className="font-strong">{insured_name ?? emailAddress ?? quote_number}</span>
          <span className="text-ink-soft">{shortMoment(edited)}</span>
          <span>{event_type}</span>
          <span className="text-end text-ink-soft">{quote_number}</span>
        </Link>
      ))}
    </nav>
  )
}

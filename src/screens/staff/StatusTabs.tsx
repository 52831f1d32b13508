import { countOf } from '../../../domain/formats'
import type { ContactQuery } from '../../../machines/calls/staff'
import { deskAddressOf, quoteStatuses } from '../../../machines/staff/desk.place'
import { Link } from '../../ui/Link'
import { statusWord } from './Status'

/** Of which status. The count is told of the one that is looked at. */
export function StatusTabs({ query, total }: { query: ContactQuery; total: number | null }) {
  return (
    <nav
      aria-label="Status"
      className="flex gap-x-3 border-b border-rule max-md:-mx-(--gutter-phone) max-md:overflow-x-auto max-md:px-(--gutter-phone)"
    >
      {[null, ...quoteStatuses].map((status) => (
        <Link
          key={status ?? 'all'}
          to={deskAddressOf({ ...query, status, page: 1 })}
          aria-current={status === query.status ? 'page' : undefined}
          className="inline-flex min-h-(--size-target) items-center gap-1 whitespace-nowrap text-ink-soft no-underline hover:text-ink aria-[current]:font-strong aria-[current]:text-ink aria-[current]:shadow-[inset_0_-3px_0_var(--color-accent)]"
        >
          {status ? statusWord(status) : 'All'}
          {status === query.status && total !== null && (
            <span className="plain-weight text-ink-faint">{countOf(total)}</span>
          )}
        </Link>
      ))}
    </nav>
  )
}

import { countOf } from '../../../domain/formats'
import type { ContactPage, ContactQuery } from '../../../machines/calls/staff'
import { deskAddressOf } from '../../../machines/staff/desk.place'
import { Link } from '../../ui/Link'

/** Which rows are seen, and the way to those before and after. */
export function Pager({ found: { rows, total, page, size }, query }: { found: ContactPage; query: ContactQuery }) {
  const before = (page - 1) * size
  const to = (other: number) => deskAddressOf({ ...query, page: other })
  const link = 'inline-flex min-h-(--size-target) items-center'
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 text-ink-soft">
      <span>
        {rows.length > 0 ? `${countOf(before + 1)} to ${countOf(before + rows.length)}` : 'Nothing here'} of{' '}
        {countOf(total)}
      </span>
      <span className="flex gap-2">
        {page > 1 && (
          <Link to={to(page - 1)} className={link}>
            Previous {size}
          </Link>
        )}
        {before + rows.length < total && rows.length > 0 && (
          <Link to={to(page + 1)} className={link}>
            Next {Math.min(size, total - before - rows.length)}
          </Link>
        )}
      </span>
    </nav>
  )
}

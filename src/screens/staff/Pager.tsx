import { countOf } from '../../../domain/formats'
import { Link } from '../../ui/Link'

interface Props {
  readonly found: {
    readonly rows: readonly unknown[]
    readonly total: number
    readonly page: number
    /** rows a page */
    readonly size: number
  }
  /** the address of another page */
  readonly to: (page: number) => string
  /** what is counted no further than its total */
  readonly isMore?: boolean
}

/** Which rows are seen, and the way to those before and after. */
export function Pager({ found: { rows, total, page, size }, to, isMore }: Props) {
  const before = (page - 1) * size
  const link = 'inline-flex min-h-(--size-target) items-center'
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 text-ink-soft">
      <span>
        {rows.length > 0 ? `${countOf(before + 1)} to ${countOf(before + rows.length)}` : 'Nothing here'} of{' '}
        {countOf(total)}
        {isMore && ' and more'}
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

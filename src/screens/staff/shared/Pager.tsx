import { countOf } from '../../../../domain/common/formats'
import { Link } from '../../../shared/ui/Link'

interface Props {
  readonly range: {
    readonly rows: readonly unknown[]
    readonly total: number
    readonly page: number
    /** rows on a page */
    readonly size: number
  }
  /** the address of another page */
  readonly to: (page: number) => string
  /** whether there are more rows than were counted */
  readonly isMore?: boolean
}

const rangeInWords = (first: number, last: number) =>
  first === last ? countOf(first) : `${countOf(first)} to ${countOf(last)}`

/** A new page is read from its top, so the focus moves there. */
function toTop() {
  document.querySelector<HTMLElement>('main h1')?.focus()
}

/** The range of visible rows, with links to the pages before and after. */
export function Pager({ range: { rows, total, page, size }, to, isMore }: Props) {
  const before = (page - 1) * size
  const last = Math.max(1, Math.ceil(total / size))
  const link = 'inline-flex min-h-(--size-target) items-center'
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 text-ink-soft">
      <span>
        {rows.length > 0
          ? `${rangeInWords(before + 1, before + rows.length)} of ${countOf(total)}`
          : `There is no page ${countOf(page)}.`}
        {rows.length > 0 && isMore && ' and more'}
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: users press the links inside, also by keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's own key is a click */}
      <span className="flex gap-2" onClick={toTop}>
        {rows.length === 0 && (
          <Link to={to(last)} className={link}>
            {last > 1 ? `Last page, ${countOf(last)}` : 'First page'}
          </Link>
        )}
        {page > 1 && rows.length > 0 && (
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

import { countOf } from '../../../../domain/common/formats'
import { Link } from '../../../shared/ui/Link'

interface Tab {
  readonly name: string
  readonly to: string
  readonly isCurrent: boolean
  /** where each tab has one */
  readonly count?: string | undefined
}

interface Props {
  /** the accessible name of the group */
  readonly label: string
  readonly tabs: readonly Tab[]
  /** the count of the selected tab; null until it is known */
  readonly count: string | null
  /** few tabs wrap into visible rows on a phone; many scroll sideways, so that they do not push their content away */
  readonly areFew?: boolean
}

/** Tabs that filter a list. Each tab shows a count, or the selected one does. */
export function Tabs({ label, tabs, count, areFew = false }: Props) {
  return (
    <nav
      aria-label={label}
      className={`flex gap-x-3 border-b border-rule max-md:-mx-(--gutter-phone) max-md:px-(--gutter-phone) ${areFew ? 'flex-wrap' : 'max-desk:overflow-x-auto'}`}
    >
      {tabs.map(({ name, to, isCurrent, count: own = isCurrent ? count : null }) => (
        <Link
          key={name}
          to={to}
          aria-current={isCurrent ? 'page' : undefined}
          className="inline-flex min-h-(--size-target) items-center gap-1 whitespace-nowrap text-ink-soft no-underline hover:text-ink aria-[current]:font-strong aria-[current]:text-ink aria-[current]:shadow-[inset_0_-3px_0_var(--color-accent)]"
        >
          {name}
          {own !== null && (
            <>
              {' '}
              <span className="plain-weight text-ink-faint">{own}</span>
            </>
          )}
        </Link>
      ))}
    </nav>
  )
}

export const countIn = (total: number | null): string | null => (total === null ? null : countOf(total))

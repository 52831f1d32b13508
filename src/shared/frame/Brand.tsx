import { brand } from '../../../domain/common/brand'
import { Link } from '../ui/Link'

/**
 * The logo, a marquee seen from the front, and the name. `isInverse` draws them in the color of the staff's dark
 * masthead.
 */
export function Brand({ to, isInverse = false }: { to: string; isInverse?: boolean }) {
  const look = isInverse ? 'text-[1.125rem] text-inherit hover:text-inherit' : 'text-[1.375rem] text-ink hover:text-ink'
  return (
    <Link
      to={to}
      className={`inline-flex min-h-(--size-target) items-center gap-1.5 font-display leading-[2rem] font-[500] tracking-display no-underline ${look}`}
    >
      <svg viewBox="0 0 32 28" className="block h-3.5 w-4 flex-none" aria-hidden="true">
        <path d="M16 1c1 6.5 6 12 15 13.5H1C10 13 15 7.5 16 1z" fill="currentColor" />
        <path
          d="M1 17h9.6v3.5a4.8 4.8 0 0 1-9.6 0zM11.2 17h9.6v3.5a4.8 4.8 0 0 1-9.6 0zM21.4 17H31v3.5a4.8 4.8 0 0 1-9.6 0z"
          className={isInverse ? 'fill-inverse-accent' : 'fill-accent'}
        />
      </svg>
      {brand.name}
    </Link>
  )
}

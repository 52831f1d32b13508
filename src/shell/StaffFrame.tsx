import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { StaffUser } from '../../contract/client'
import { Link } from '../ui/Link'
import { Brand } from './Brand'
import { Footer } from './Footer'
import { SkipLink } from './SkipLink'
import { staffWrap } from './wrap'

interface Props {
  readonly children: ReactNode
  /** who is signed in; the rooms are shown to nobody else */
  readonly user?: StaffUser | null
  readonly onSignOut?: () => void
  readonly isFooter?: boolean
}

const room =
  'inline-flex min-h-(--size-target) items-center text-on-inverse-soft no-underline hover:text-on-inverse aria-[current]:font-strong aria-[current]:text-on-inverse aria-[current]:shadow-[inset_0_-2px_0_var(--color-inverse-accent)]'

const rooms = [
  { name: 'Quotes', to: '/admin' },
  { name: 'Underwriting', to: '/usw' },
  { name: 'Mailbox', to: '/admin/mailbox' },
  { name: 'Failed work', to: '/admin/jobs' },
] as const

/** The room that an address is in: the one that is named most closely. */
const roomOf = (path: string) =>
  rooms
    .map(({ to }) => to)
    .filter((to) => path === to || path.startsWith(`${to}/`))
    .sort((a, b) => b.length - a.length)[0]

/** What stands around every screen of the back office: the same voice, denser. The screen itself brings `main`. */
export function StaffFrame({ children, user, onSignOut, isFooter = true }: Props) {
  const here = roomOf(useLocation().pathname)
  return (
    <div className="text-dense">
      <SkipLink />
      <header className="bg-inverse text-on-inverse **:focus-visible:outline-focus-inverse print:hidden">
        <div
          className={`${staffWrap} flex min-h-7 flex-wrap items-center gap-x-4 max-md:pt-1 [&>nav]:max-md:order-3 [&>nav]:max-md:w-full`}
        >
          <Brand to="/admin" isInverse />
          {user && (
            <>
              <nav aria-label="Back office" className="flex flex-1 flex-wrap gap-x-3">
                {rooms.map(({ name, to }) => (
                  <Link key={to} to={to} className={room} aria-current={to === here ? 'page' : undefined}>
                    {name}
                  </Link>
                ))}
              </nav>
              <span className="text-on-inverse-soft max-md:ms-auto">
                {user.name} ·{' '}
                <button
                  type="button"
                  onClick={onSignOut}
                  className="min-h-(--size-target) underline underline-offset-4 hover:text-on-inverse"
                >
                  Sign out
                </button>
              </span>
            </>
          )}
        </div>
      </header>
      {children}
      {isFooter && <Footer wrap={staffWrap} />}
    </div>
  )
}

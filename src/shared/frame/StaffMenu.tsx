import { type KeyboardEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { StaffUser } from '../../../contract/client'
import { Link } from '../ui/Link'
import { accountPath, itemOf, itemsFor } from './staffNavigation'

interface Props {
  readonly user: StaffUser
  /** waiting requests and tasks; null until they are counted */
  readonly waiting?: number | null
  readonly onSignOut: () => void
}

const look =
  'inline-flex min-h-(--size-target) items-center text-on-inverse-soft no-underline hover:text-on-inverse aria-[current]:font-strong aria-[current]:text-on-inverse aria-[current]:shadow-[inset_0_-2px_0_var(--color-inverse-accent)]'

/** Links to the pages of the user's role, and the user's name. A narrow screen hides them behind a button. */
export function StaffMenu({ user, waiting = null, onSignOut }: Props) {
  const here = itemOf(useLocation().pathname)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    setOpen(false)
    button.current?.focus()
  }
  const current = (to: string) => (to === here ? 'page' : undefined)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard from whatever of the menu has the focus
    <div className="contents" onKeyDown={closeByKey}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls="back-office"
        onClick={() => setOpen(!isOpen)}
        className="ms-auto min-h-(--size-target) px-1 font-strong underline-offset-4 hover:underline desk:hidden"
      >
        Menu
      </button>
      <div
        id="back-office"
        className={`desk:contents max-desk:w-full max-desk:border-t max-desk:border-edge max-desk:py-1 ${isOpen ? '' : 'max-desk:hidden'}`}
      >
        <span className="ms-auto flex min-w-0 items-center gap-1 text-on-inverse-soft">
          <Link
            to={accountPath}
            className={`${look} max-w-30 min-w-0`}
            aria-current={current(accountPath)}
            onClickCapture={() => setOpen(false)}
          >
            <span className="truncate">{user.name}</span>
          </Link>
          ·
          <button
            type="button"
            onClick={onSignOut}
            className="min-h-(--size-target) whitespace-nowrap underline underline-offset-4 hover:text-on-inverse"
          >
            Sign out
          </button>
        </span>
        <nav aria-label="Back office" className="flex w-full flex-wrap gap-x-2 max-md:grid max-md:grid-cols-2">
          {itemsFor(user).map(({ name, to, isCounted }) => (
            <Link key={to} to={to} className={look} aria-current={current(to)} onClickCapture={() => setOpen(false)}>
              {name}
              {isCounted && <Count waiting={waiting} />}
            </Link>
          ))}
        </nav>
      </div>
    </div>
  )
}

/** It has its width before the number is known, so that nothing moves. */
const Count = ({ waiting }: { waiting: number | null }) => (
  <span className="ms-0.75 min-w-2 font-strong">
    {waiting !== null && waiting > 0 && (
      <>
        {waiting > most ? `${most}+` : waiting}
        <span className="sr-only"> waiting</span>
      </>
    )}
  </span>
)
const most = 99

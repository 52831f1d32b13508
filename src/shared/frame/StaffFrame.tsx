import type { ReactNode } from 'react'
import { Brand } from './Brand'
import { Footer } from './Footer'
import { staffWrap } from './layout'
import { SkipLink } from './SkipLink'

interface Props {
  readonly children: ReactNode
  /** the rooms, which are shown to whoever is signed in and come with the first of them */
  readonly menu?: ReactNode
  readonly isFooter?: boolean
  /** around the sections of the footer; it comes with the first room too */
  readonly foldFooter?: (sections: ReactNode) => ReactNode
}

/** What stands around every screen of the back office: the same voice, denser. The screen itself brings `main`. */
export function StaffFrame({ children, menu, isFooter = true, foldFooter }: Props) {
  return (
    <div className="text-dense">
      <SkipLink />
      <header className="bg-inverse text-on-inverse **:focus-visible:outline-focus-inverse print:hidden">
        <div className={`${staffWrap} flex min-h-7 flex-wrap items-center gap-x-4`}>
          <Brand to="/admin" isInverse />
          {menu}
        </div>
      </header>
      {children}
      {isFooter && <Footer wrap={staffWrap} {...(foldFooter && { fold: foldFooter })} />}
    </div>
  )
}

import type { ReactNode } from 'react'
import { Brand } from './Brand'
import { Footer } from './Footer'
import { staffWrap } from './layout'
import { SkipLink } from './SkipLink'

interface Props {
  readonly children: ReactNode
  /** links to the pages, for a signed-in user; they load with the first page */
  readonly menu?: ReactNode
  readonly isFooter?: boolean
  /** folds the sections of the footer; it loads with the first page too */
  readonly foldFooter?: (sections: ReactNode) => ReactNode
}

/** The header and footer of every back-office screen. The screen itself brings `main`. */
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

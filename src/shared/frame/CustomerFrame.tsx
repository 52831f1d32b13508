import type { ReactNode } from 'react'
import { brand } from '../../../domain/common/brand'
import { isFramed, telLink } from '../browser/device'
import { Link } from '../ui/Link'
import { Valance } from '../ui/Valance'
import { Brand } from './Brand'
import { Footer } from './Footer'
import { pageWrap } from './layout'
import { forgotQuotes } from './overlays'
import { SkipLink } from './SkipLink'

const linkStyle = 'inline-flex min-h-(--size-target) items-center text-ink no-underline hover:text-ink hover:underline'

/**
 * The header and footer of every customer screen. The screen itself brings `main`. In an embedding page our own header
 * is left out.
 */
export function CustomerFrame({ children, isFooter = true }: { children: ReactNode; isFooter?: boolean }) {
  return (
    <>
      <SkipLink />
      {!isFramed() && <Masthead />}
      {children}
      {isFooter && <Footer wrap={pageWrap} />}
    </>
  )
}

function Masthead() {
  return (
    <>
      <Valance />
      <header
        className={`painted-apart ${pageWrap} print:mb-2 print:max-w-none print:border-b print:border-rule print:px-0`}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-3 py-2 md:py-2.5">
          <Brand to="/" />
          <nav aria-label="Help and policies" className="flex flex-wrap gap-x-4 print:hidden">
            <button type="button" onClick={forgotQuotes.open} className={linkStyle}>
              Find my quote
            </button>
            <Link to="/#manage-policy" className={`${linkStyle} max-md:hidden`}>
              Manage a policy
            </Link>
            <a href={telLink(brand.phone)} className={`${linkStyle} max-md:hidden`}>
              {brand.phone}
            </a>
          </nav>
        </div>
      </header>
    </>
  )
}

import { brand } from '../../../domain/common/brand'
import { pageWrap } from '../../shared/frame/layout'
import { Actions, buttonLook } from '../../shared/ui/Button'
import { Link } from '../../shared/ui/Link'
import { NotFoundIllustration } from './NotFoundIllustration'

/** The screen at `/404`. No other path shows it (specification section 2). */
export default function NotFound() {
  return (
    <main id="main" tabIndex={-1} className={`${pageWrap} pt-5`}>
      <title>{`Page not found | ${brand.name}`}</title>
      <div className="grid max-w-[40rem] gap-2 pt-6 pb-4">
        <NotFoundIllustration />
        <h1 className="display text-hero">Oops! Page not found</h1>
        <p className="text-lead text-ink-soft">
          The address may be mistyped, or the page has moved. A quote you saved is not lost.
        </p>
        <Actions className="mt-2">
          <Link to="/" data-button className={buttonLook('main')}>
            Go to homepage
          </Link>
        </Actions>
      </div>
    </main>
  )
}

import type { ReactNode } from 'react'
import { brand } from '../../../domain/common/brand'
import { focusOnMount } from '../browser/focus'
import { Busy } from '../ui/Busy'
import { Button } from '../ui/Button'
import { ContactUs } from '../ui/ContactUs'
import { pageWrap } from './layout'

interface FrameProps {
  /** of the window */
  readonly title: string
  /** the overlay's text while a call is in flight */
  readonly busy: string | null
  readonly children: ReactNode
}

/** The frame of a page behind a mailed link. */
export const LinkPage = ({ title, busy, children }: FrameProps) => (
  <main id="main" tabIndex={-1} className={`${pageWrap} pt-3 desk:pt-5`}>
    <title>{`${title} | ${brand.name}`}</title>
    {children}
    {busy && <Busy text={busy} />}
  </main>
)

interface PartProps {
  readonly title: string
  readonly children: ReactNode
}

/** A state of such a page. Its heading takes the focus. */
export const LinkPart = ({ title, children }: PartProps) => (
  <div className="max-w-(--container-steps) border-t-2 border-ink pt-4 pb-7">
    <h1 key={title} tabIndex={-1} ref={focusOnMount} className="display text-h1 wrap-anywhere">
      {title}
    </h1>
    {children}
  </div>
)

/** The link does not work. @param what it opens */
export const NoLink = ({ what, advice }: { readonly what: string; readonly advice: ReactNode }) => (
  <LinkPart title={`This link does not open ${what}`}>
    <p className="my-2 max-w-(--measure)">{advice}</p>
    <ContactUs />
  </LinkPart>
)

/** The page could not be loaded. */
export const Unreachable = ({
  problem,
  onRetry,
}: {
  readonly problem: string | null
  readonly onRetry: () => void
}) => (
  <LinkPart title="We cannot reach our records just now">
    <p role="alert" className="my-2">
      {problem}
    </p>
    <Button tone="main" onClick={onRetry}>
      Try again
    </Button>
  </LinkPart>
)

import { pageWrap } from '../../shared/frame/layout'
import { LinkButton } from '../../shared/ui/Button'

/**
 * The bar below a page that is being inspected. Its charts report to the inspector's window, and to Stately's where
 * that was requested.
 */
export function FollowedPage({ onStately }: { readonly onStately?: () => void }) {
  return (
    <aside aria-label="Inspector" className="border-t border-rule bg-well text-dense print:hidden">
      <p className={`${pageWrap} flex flex-wrap items-center gap-x-2 py-0.5`}>
        The inspector follows this window. Personal data stays here.
        <a href="/quote/inspect" target="marquee.inspector" className="inline-flex min-h-(--size-target) items-center">
          Open the inspector
        </a>
        {onStately && <LinkButton onClick={onStately}>Open Stately’s at stately.ai</LinkButton>}
      </p>
    </aside>
  )
}

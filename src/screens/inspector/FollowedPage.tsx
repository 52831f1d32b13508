import { pageWrap } from '../../shared/frame/layout'
import { LinkButton } from '../../shared/ui/Button'

/**
 * Below a page that is followed. Its charts tell the inspector's page, which stands in a window of its own, and Stately's
 * where that was asked for.
 */
export function Followed({ onStately }: { readonly onStately?: () => void }) {
  return (
    <aside aria-label="Inspector" className="border-t border-rule bg-well text-dense print:hidden">
      <p className={`${pageWrap} flex flex-wrap items-center gap-x-2 py-0.5`}>
        The inspector follows this window. What is personal stays here.
        <a href="/quote/inspect" target="marquee.inspector" className="inline-flex min-h-(--size-target) items-center">
          Open the inspector
        </a>
        {onStately && <LinkButton onClick={onStately}>Open Stately’s at stately.ai</LinkButton>}
      </p>
    </aside>
  )
}

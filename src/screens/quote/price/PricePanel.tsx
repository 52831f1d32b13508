import { useState } from 'react'
import { isFollowed, isFramed } from '../../../shared/browser/device'
import { Icon } from '../../../shared/ui/Icon'
import { useQuote } from '../parts/QuoteProvider'
import { PriceSummary } from './PriceSummary'
import { TotalAnnouncement, useHead } from './PriceTotal'
import { selectBillView } from './priceView'

/**
 * The price panel: beside the steps, or below 1200 px folded into a bar at the bottom. It is one element in both
 * layouts. A frame as high as its page has no bottom that stays in sight. There the bar follows the part in sight, if the
 * surrounding page reports it (`--seen-top`, `--seen-bottom`); otherwise the panel is above the steps.
 */
export function PricePanel() {
  const [isOpen, setOpen] = useState(false)
  const isBusy = useQuote(selectBillView) === 'working'
  return (
    <aside
      aria-label="Price"
      aria-busy={isBusy}
      className={`${isFramed() && !isFollowed() ? 'max-desk:order-first max-desk:mb-3 max-desk:border-b' : 'sticky'} bottom-(--seen-bottom) z-(--layer-bar) -mx-(--gutter-phone) border-t-2 border-ink bg-sheet md:-mx-(--gutter-desk) low:static desk:top-[calc(var(--seen-top)+var(--spacing)*3)] desk:bottom-auto desk:z-auto desk:-m-0.5 desk:max-h-[calc(var(--seen-height)-var(--spacing)*3)] desk:overflow-y-auto desk:border-0 desk:bg-transparent desk:p-0.5 desk:[scrollbar-width:thin] low:desk:max-h-none print:hidden`}
    >
      <TotalAnnouncement />
      <Bar isOpen={isOpen} toggle={() => setOpen(!isOpen)} />
      <div
        id="bill"
        className={`${isOpen ? '' : 'max-desk:hidden'} max-desk:max-h-[calc(var(--seen-height)*0.7)] max-desk:overflow-y-auto max-desk:border-t max-desk:border-rule max-desk:px-(--gutter-phone) max-desk:pb-3 max-desk:low:max-h-none md:max-desk:px-(--gutter-desk) desk:border-t-2 desk:border-ink desk:pt-2`}
      >
        <PriceSummary />
      </div>
    </aside>
  )
}

function Bar({ isOpen, toggle }: { isOpen: boolean; toggle: () => void }) {
  const { title, figure } = useHead()
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls="bill"
      onClick={toggle}
      className="flex min-h-(--size-bar) w-full items-center justify-between gap-2 px-(--gutter-phone) py-1 text-start focus-visible:-outline-offset-4 md:px-(--gutter-desk) desk:hidden"
    >
      <span>
        <span className="block text-note text-ink-soft">{title}</span>
        <span className="display block text-h2">{figure}</span>
      </span>
      <span className="flex items-center gap-1 font-strong text-accent">
        {isOpen ? 'Close' : 'Details'}
        <Icon name={isOpen ? 'chevronDown' : 'chevronUp'} />
      </span>
    </button>
  )
}

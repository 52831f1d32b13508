import { type ReactNode, useState } from 'react'
import { isWide } from '../../../shared/browser/device'
import { Icon } from '../../../shared/ui/Icon'

interface Props {
  readonly title: string
  /** a word or an amount about the content */
  readonly note?: string | null | undefined
  /** for long content that few visits need */
  readonly beginsFolded?: boolean
  readonly children: ReactNode
}

/** A section that folds. On a wide screen it begins open, unless it is long; on a phone the folded sections serve as a menu. */
export function Disclosure({ title, note, beginsFolded = false, children }: Props) {
  const [isOpen] = useState(() => isWide() && !beginsFolded)
  return (
    <details open={isOpen} className="group/fold">
      <summary className="flex min-h-(--size-target) cursor-pointer list-none items-center gap-1 border-rule border-b py-1 max-desk:border-t max-desk:border-b-0 max-desk:group-open/fold:border-b [&::-webkit-details-marker]:hidden">
        <h2 className="grow text-h3 font-strong">{title}</h2>
        {note && <span className="money text-ink-soft">{note}</span>}
        <Icon name="chevronDown" className="text-ink-soft group-open/fold:rotate-180" />
      </summary>
      {/* overlaps by a pixel, because the content begins with the same hairline */}
      <div className="-mt-px pb-4">{children}</div>
    </details>
  )
}

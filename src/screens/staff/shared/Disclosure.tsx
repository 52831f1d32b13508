import { type ReactNode, useState } from 'react'
import { isWide } from '../../../shared/browser/device'
import { Icon } from '../../../shared/ui/Icon'

interface Props {
  readonly title: string
  /** what there is to see, in a word or an amount */
  readonly note?: string | null | undefined
  readonly children: ReactNode
}

/** A section that folds. Where there is room it begins open; on a phone the folded ones are the list to choose from. */
export function Fold({ title, note, children }: Props) {
  const [isOpen] = useState(isWide)
  return (
    <details open={isOpen} className="group/fold">
      <summary className="flex min-h-(--size-target) cursor-pointer list-none items-center gap-1 border-rule border-b py-1 max-desk:border-t max-desk:border-b-0 max-desk:group-open/fold:border-b [&::-webkit-details-marker]:hidden">
        <h2 className="grow text-h3 font-strong">{title}</h2>
        {note && <span className="money text-ink-soft">{note}</span>}
        <Icon name="chevronDown" className="text-ink-soft group-open/fold:rotate-180" />
      </summary>
      {/* what begins with a hairline shares this one */}
      <div className="-mt-px pb-4">{children}</div>
    </details>
  )
}

import { type ReactNode, useState } from 'react'
import { isWide } from '../../../shared/browser/device'
import { Icon } from '../../../shared/ui/Icon'

interface Props {
  /** whether a filter narrows the list or has an error: it must be seen */
  readonly isUsed: boolean
  readonly children: ReactNode
}

/** The filters beside a search. A narrow window folds them, so that the list comes before them. */
export function FilterFold({ isUsed, children }: Props) {
  const [isFolded] = useState(() => !isWide())
  if (!isFolded) return children
  return (
    <details open={isUsed} className="group/filters open:col-span-full">
      <summary className="flex min-h-(--size-target) w-fit cursor-pointer list-none items-center gap-1 text-ink-soft [&::-webkit-details-marker]:hidden">
        Filters
        <Icon name="chevronDown" className="group-open/filters:rotate-180" />
      </summary>
      <div className="grid grid-cols-2 items-start gap-2 md:grid-cols-3">{children}</div>
    </details>
  )
}

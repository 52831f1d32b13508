import { type ReactNode, useState } from 'react'
import { isWide } from '../../../shared/browser/device'
import { Icon } from '../../../shared/ui/Icon'

/** The footer's sections. A wide screen shows them open, without the line that unfolds them. */
export function StaffFooter({ children }: { children: ReactNode }) {
  const [isOpen] = useState(isWide)
  return (
    <details open={isOpen} className="group/foot">
      <summary className="flex min-h-(--size-target) cursor-pointer list-none items-center gap-1 py-1 desk:group-open/foot:hidden [&::-webkit-details-marker]:hidden">
        <span className="grow font-strong">Contact, documents and links</span>
        <Icon name="chevronDown" className="text-ink-soft group-open/foot:rotate-180" />
      </summary>
      {children}
    </details>
  )
}

import type { ReactNode } from 'react'
import { Icon } from '../../../shared/ui/Icon'

/** The footer's sections, folded into its one line: staff know them, and their pages need the room. */
export function StaffFooter({ children }: { children: ReactNode }) {
  return (
    <details className="group/foot open:w-full">
      <summary className="flex min-h-(--size-target) w-fit cursor-pointer list-none items-center gap-1 [&::-webkit-details-marker]:hidden">
        <span className="font-strong">Contact, documents and links</span>
        <Icon name="chevronDown" className="text-ink-soft group-open/foot:rotate-180" />
      </summary>
      {children}
    </details>
  )
}

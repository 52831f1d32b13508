import type { ReactNode } from 'react'
import { focusOnMount } from '../../../shared/browser/focus'
import { Notice } from '../../../shared/ui/Notice'

/** Says that the sheet on display is newer than the one that was read before. */
export const ChangedSheet = ({ children }: { children: ReactNode }) => (
  <div tabIndex={-1} ref={focusOnMount}>
    <Notice tone="attention" title="The list has changed meanwhile" role="alert">
      <p>Nothing has been done yet. You see the newest list. {children}</p>
    </Notice>
  </div>
)

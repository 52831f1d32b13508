import type { ReactNode } from 'react'
import { focusOnMount } from '../browser/focus'

/** The heading of a page, or of a state of one. It takes the focus, so that a screen reader reads it. */
export const PageTitle = ({ children }: { readonly children: ReactNode }) => (
  <h1 tabIndex={-1} ref={focusOnMount} className="display text-h1">
    {children}
  </h1>
)

import type { ReactNode } from 'react'
import { focusOnMount } from '../browser/focus'

interface Props {
  readonly title: string
  readonly intro?: ReactNode
  readonly children: ReactNode
}

/** The page of one task on a policy. Its title takes the focus. */
export function Task({ title, intro, children }: Props) {
  return (
    <section aria-labelledby="task" className="max-w-(--container-steps) border-t-2 border-ink pt-4 pb-4">
      <h2 id="task" tabIndex={-1} ref={focusOnMount} className="display text-h2">
        {title}
      </h2>
      {intro && <div className="mt-1 grid max-w-(--measure) gap-1 text-ink-soft">{intro}</div>}
      {children}
    </section>
  )
}

import type { ReactNode } from 'react'
import { numberOf, type StepName, stepOrder } from '../../../../domain/application'

interface Props {
  readonly step: StepName
  readonly title: string
  readonly intro?: ReactNode
  readonly titleRef: (title: HTMLElement | null) => void
  readonly children: ReactNode
}

/** The open step: its number, title, introduction and content. */
export function OpenStep({ step, title, intro, titleRef, children }: Props) {
  const number = numberOf(step)
  return (
    <section
      aria-labelledby={`title-${step}`}
      className="grid border-t-2 border-ink pt-4 pb-7 md:grid-cols-[2.5rem_minmax(0,1fr)] desk:grid-cols-[4rem_minmax(0,1fr)] print:block print:border-0 print:py-0"
    >
      <p aria-hidden="true" className="display text-lead text-accent md:text-h1 print:hidden">
        {number}
      </p>
      <div className="unfolds min-w-0">
        {/* on a phone the number stands above the title, and comes into view with it */}
        <h2 id={`title-${step}`} tabIndex={-1} ref={titleRef} className="display text-h1 max-md:scroll-mt-3.5">
          <span className="sr-only">
            Step {number} of {stepOrder.length}:{' '}
          </span>
          {title}
        </h2>
        {intro && <p className="mt-1 max-w-(--measure) text-ink-soft print:max-w-none print:text-ink">{intro}</p>}
        {children}
      </div>
    </section>
  )
}

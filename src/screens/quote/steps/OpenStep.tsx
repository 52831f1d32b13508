import type { ReactNode } from 'react'
import { numberOf, type StepName } from '../../../../domain/application'
import { selectApplicableSteps } from '../../../../machines/customer/quote/quote.select'
import { useQuote } from '../parts/QuoteProvider'

/** The column of an open step, beside its number. */
export const besideNumber = 'md:pl-[2.5rem] desk:pl-[4rem]'

interface Props {
  readonly step: StepName
  readonly title: string
  readonly intro?: ReactNode
  /** of the step that was opened; another step on its page has none */
  readonly titleRef: ((title: HTMLElement | null) => void) | undefined
  readonly children: ReactNode
}

/** An open step: its number, title, introduction and content. */
export function OpenStep({ step, title, intro, titleRef, children }: Props) {
  const steps = useQuote(selectApplicableSteps)
  const number = numberOf(step, steps)
  return (
    <section
      aria-labelledby={`title-${step}`}
      className="grid border-t-2 border-ink pt-4 not-first:mt-7 md:grid-cols-[2.5rem_minmax(0,1fr)] desk:grid-cols-[4rem_minmax(0,1fr)] print:block print:border-0 print:pt-0"
    >
      <p aria-hidden="true" className="display text-lead text-accent md:text-h1 print:hidden">
        {number}
      </p>
      <div className="unfolds min-w-0">
        {/* on a phone the number stands above the title, and comes into view with it */}
        <h2 id={`title-${step}`} tabIndex={-1} ref={titleRef} className="display text-h1 max-md:scroll-mt-3.5">
          <span className="sr-only">
            Step {number} of {steps.length}:{' '}
          </span>
          {title}
        </h2>
        {intro && <p className="mt-1 max-w-(--measure) text-ink-soft print:max-w-none print:text-ink">{intro}</p>}
        {children}
      </div>
    </section>
  )
}

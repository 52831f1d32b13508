import { type ReactNode, Suspense, use, useState } from 'react'
import { type StepName, stepOrder } from '../../../domain/application'
import { selectContactId, selectStep } from '../../../machines/customer/quote/quote.select'
import { useQuote, useQuoteRef } from './parts/QuoteProvider'
import { forArrival } from './price/CoverageNote'
import { becauseArrival } from './price/coverageDecline'
import { billArrivals } from './price/PriceSummary'
import { stepArrivals } from './Steps'
import { answerSummaryArrival } from './steps/CollapsedStep'

/** Loads the parts that every quote shows once it has answers and a price. Null once all have loaded or failed. */
export const begunArrivals = () => [answerSummaryArrival(), forArrival(), becauseArrival(), ...billArrivals()]

interface Props {
  /** shown while the parts load */
  readonly meanwhile: ReactNode
  readonly children: ReactNode
}

/**
 * A quote that opens with answers, from a link or from this browser, appears whole: its finished steps and its price
 * come in parts of their own, and each would push away what is below it. A new quote waits for nothing.
 */
export function BegunQuote({ meanwhile, children }: Props) {
  const quote = useQuoteRef()
  const isStored = useQuote(selectContactId) !== null
  // as the quote opens: a later step has been fetched meanwhile, and must not hide the page
  const [step] = useState(() => selectStep(quote.getSnapshot()))
  const [isBegun] = useState(isStored || step !== stepOrder[0])
  // React would hydrate the content of a Suspense later than the page around it
  if (!isBegun) return children
  return (
    <Suspense fallback={meanwhile}>
      <Parts step={step} />
      {children}
    </Suspense>
  )
}

function Parts({ step }: { step: StepName }) {
  const coming = whole([...begunArrivals(), ...stepArrivals(step)])
  if (coming) use(coming)
  return null
}

/** kept here, because a component that waits at its first drawing keeps no state */
let pending: Promise<unknown> | null = null

function whole(arrivals: readonly (Promise<void> | null)[]): Promise<unknown> | null {
  const coming = arrivals.filter((each) => each !== null)
  if (coming.length === 0) return null
  pending ??= Promise.all(coming).finally(() => {
    pending = null
  })
  return pending
}

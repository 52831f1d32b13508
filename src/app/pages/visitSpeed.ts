import { onCLS, onINP, onLCP } from 'web-vitals/attribution'
import type { CountedEvents } from '../../../contract/client'
import type { StepName } from '../../../domain/application'
import { mostSpeed, type SpeedMeasure } from '../../../domain/common/pageSpeed'
import { type QuoteRef, selectStep } from '../../../machines/customer/quote/quote.select'

type Speed = NonNullable<CountedEvents['speed']>

/** Reports each web vital of a page view, which the library does first when the page is hidden. */
type Vitals = (report: (vital: Vital) => void) => void
interface Vital {
  readonly measure: Exclude<SpeedMeasure, 'transition'>
  /** of one page view, for the library reports a vital again when it has grown */
  readonly id: string
  /** milliseconds, or thousandths of a layout shift */
  readonly value: number
  /** the moment of the interaction or shift, in the page's time */
  readonly at: number
}

export const webVitals: Vitals = (report) => {
  onINP(({ id, value, attribution }) =>
    report({ measure: 'inp', id, value, at: attribution.interactionTime ?? performance.now() }),
  )
  onLCP(({ id, value }) => report({ measure: 'lcp', id, value, at: value }))
  onCLS(({ id, value, attribution }) =>
    report({ measure: 'cls', id, value: value * 1000, at: attribution.largestShiftTime ?? 0 }),
  )
}

/**
 * Measures a visit: the web vitals of its page view, and the longest transition of the quote's chart at each step.
 * @param vitalsReported called after a vital was reported
 * @returns takes all that was measured since the last call
 */
export function measureVisit(quote: QuoteRef, vitals: Vitals, vitalsReported: () => void): () => Speed {
  const opened: { readonly at: number; readonly step: StepName }[] = [{ at: 0, step: selectStep(quote.getSnapshot()) }]
  const longest = new Map<StepName, number>()
  const reported = new Set<string>()
  const measured: Speed[number][] = []
  const add = (step: StepName, measure: SpeedMeasure, value: number) =>
    measured.push({ step, measure, value: Math.min(Math.round(value), mostSpeed) })

  let began = 0
  quote.system.inspect((seen) => {
    if (seen.actorRef !== quote) return
    if (seen.type === '@xstate.event') began = performance.now()
    if (seen.type !== '@xstate.snapshot') return
    const { step } = opened.at(-1)!
    longest.set(step, Math.max(performance.now() - began, longest.get(step) ?? 0))
    const now = selectStep(quote.getSnapshot())
    if (now !== step) opened.push({ at: performance.now(), step: now })
  })

  vitals(({ measure, id, value, at }) => {
    if (reported.has(id)) return
    reported.add(id)
    add(opened.findLast((each) => each.at <= at)!.step, measure, value)
    vitalsReported()
  })

  return () => {
    for (const [step, value] of longest) add(step, 'transition', value)
    longest.clear()
    return measured.splice(0)
  }
}

import type { Overview } from '../../../../contract/client'
import { countOf } from '../../../../domain/common/formats'
import { DropOffChart } from './DropOffChart'
import { DropOffTable } from './DropOffTable'
import { type Stop, shareOf, stepTitle } from './labels'

/** How far the quotes of these days have come, and where the unpurchased ones stopped, on the quote's own chart. */
export function DropOff({ stops }: Pick<Overview, 'stops'>) {
  const begun = stops[0]?.reached ?? 0
  const most = stops.reduce<Stop | null>((best, each) => (each.stopped > (best?.stopped ?? 0) ? each : best), null)
  return (
    <section aria-labelledby="stops" className="min-w-0">
      <h2 id="stops" className="mb-1 text-h3 font-strong">
        Where customers stop
      </h2>
      {begun === 0 ? (
        <p className="text-ink-soft">No quotes were started in these days.</p>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
          <p className="max-w-(--measure) text-ink-soft">
            Quotes started in these days. The first missing answer decides the step. “Purchased” counts each of them
            that became a policy, with every way to pay, sold by staff or online.
          </p>
          {stops.some(({ events }) => events.length > 0) && (
            <p className="max-w-(--measure) text-ink-soft">
              The events under a step were counted on customers’ pages in these days, for quotes started earlier too.
              Sales by staff and pages that closed without a connection are not among them, so they differ from the
              quotes.
            </p>
          )}
          {most && (
            <p>
              Most stopped at “{stepTitle(most)}”: {countOf(most.stopped)} of {countOf(most.reached)} who got there,{' '}
              {shareOf(most.stopped, most.reached)}.
            </p>
          )}
          <DropOffChart stops={stops} />
          <DropOffTable stops={stops} />
        </div>
      )}
    </section>
  )
}

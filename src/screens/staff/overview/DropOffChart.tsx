import type { ReactNode } from 'react'
import type { Overview } from '../../../../contract/client'
import { countOf } from '../../../../domain/common/formats'
import { statusWords } from '../../../../domain/quote/statusWords'
import { eventWords, type Stop, stepTitle } from './labels'

/** The steps of the quote's chart, each with an arrow to the next as wide as the number of quotes that went on. */
export function DropOffChart({ stops }: Pick<Overview, 'stops'>) {
  const begun = stops[0]!.reached
  const last = stops.at(-1)!
  return (
    <ol aria-label="The steps of a quote, and how many quotes reached each">
      {stops.map((stop, at) => (
        <li key={stop.step}>
          <Node title={`${at + 1}  ${stepTitle(stop)}`} aside={`${countOf(stop.reached)} reached`}>
            {stop.events.length > 0 && <p className="text-note text-ink-soft">{eventsInWords(stop)}</p>}
          </Node>
          <DropOffBands stop={stop} begun={begun} />
        </li>
      ))}
      <li>
        <Node title="Purchased" aside={countOf(last.reached - last.stopped)} isEnd />
      </li>
    </ol>
  )
}

interface NodeProps {
  readonly title: string
  readonly aside: string
  readonly isEnd?: boolean
  readonly children?: ReactNode
}

const Node = ({ title, aside, isEnd = false, children }: NodeProps) => (
  <div
    className={`rounded-control border px-1 py-0.5 ${isEnd ? 'border-accent bg-accent-wash' : 'border-edge bg-sheet'}`}
  >
    <p className="flex flex-wrap justify-between gap-x-2">
      <span className="font-strong whitespace-pre-wrap">{title}</span>
      <span className="money">{aside}</span>
    </p>
    {children}
  </div>
)

/**
 * The arrows of a step: a band as wide as the quotes that went on, and beside it an ending one for the quotes that
 * stopped.
 */
function DropOffBands({ stop, begun }: { stop: Stop; begun: number }) {
  const { reached, stopped, stopped_as } = stop
  const [onwards, ended] = [((reached - stopped) / begun) * 100, (stopped / begun) * 100]
  return (
    <div className="grid min-h-3 grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-2 px-1">
      <div className="relative">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 h-full w-full forced-color-adjust-none"
        >
          <rect width={onwards} height="100" className="fill-accent" />
          <rect x={onwards} width={ended} height="60" className="fill-attention-mark" />
        </svg>
      </div>
      <p className="py-0.25 text-note">
        <span className="text-ink-soft">{countOf(reached - stopped)} went on</span>
        {stopped > 0 && (
          <>
            <br />
            <span className="text-attention">{countOf(stopped)} stopped here</span>
            {stopped_as.length > 0 && <span className="text-ink-soft">: {standingsInWords(stop)}</span>}
          </>
        )}
      </p>
    </div>
  )
}

const eventsInWords = ({ events }: Stop) =>
  events.map(({ event, times }) => `${countOf(times)} × ${eventWords[event]}`).join(', ')

const standingsInWords = ({ stopped_as }: Stop) =>
  stopped_as
    .map(({ quote_status, quotes }) => `${countOf(quotes)} ${statusWords[quote_status].toLowerCase()}`)
    .join(', ')

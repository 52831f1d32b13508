import type { Overview, OverviewFigures } from '../../../../contract/client'
import { amount, countOf } from '../../../../domain/common/formats'
import { DailyChart } from './DailyChart'

type FigureName = keyof OverviewFigures

interface Figure {
  readonly name: FigureName
  readonly title: string
  /** the color of its bars */
  readonly fill: string
  readonly format: (value: number) => string
}

/** In the order of display. */
export const figures: readonly Figure[] = [
  { name: 'quotes', title: 'Quotes started', fill: 'fill-edge', format: countOf },
  { name: 'referrals', title: 'Submitted for review', fill: 'fill-attention-mark', format: countOf },
  { name: 'declined', title: 'Declined', fill: 'fill-stop-mark', format: countOf },
  { name: 'sales', title: 'Sold', fill: 'fill-accent', format: countOf },
  { name: 'cancelled', title: 'Canceled', fill: 'fill-ink-faint', format: countOf },
  { name: 'premium', title: 'Written premium, $', fill: 'fill-accent', format: amount },
]

/** The totals, and their daily values. The table below shows the same numbers. */
export function Figures({ overview: { days, totals } }: { overview: Overview }) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-3 md:grid-cols-3 desk:grid-cols-6">
      {figures.map(({ name, title, fill, format }) => (
        <li key={name} className="grid content-start gap-0.5 border-t border-rule pt-1">
          <p className="text-note text-ink-soft">{title}</p>
          <p className="display text-h2">{format(totals[name])}</p>
          <DailyChart
            title={title}
            fill={fill}
            format={format}
            days={days.map((each) => ({ day: each.day, value: each[name] }))}
          />
        </li>
      ))}
    </ul>
  )
}

import type { Overview, OverviewFigures } from '../../../../contract/client'
import { amount, countOf } from '../../../../domain/common/formats'
import { DayBars } from './DailyChart'

type FigureName = keyof OverviewFigures

interface Figure {
  readonly name: FigureName
  readonly title: string
  /** of its marks in a drawing */
  readonly fill: string
  readonly format: (value: number) => string
}

/** In the order in which they are told. */
export const figures: readonly Figure[] = [
  { name: 'quotes', title: 'Quotes begun', fill: 'fill-edge', format: countOf },
  { name: 'referrals', title: 'Submitted for review', fill: 'fill-attention-mark', format: countOf },
  { name: 'declined', title: 'Declined', fill: 'fill-stop-mark', format: countOf },
  { name: 'sales', title: 'Sold', fill: 'fill-accent', format: countOf },
  { name: 'cancelled', title: 'Canceled', fill: 'fill-ink-faint', format: countOf },
  { name: 'premium', title: 'Premium, fees and tax, $', fill: 'fill-accent', format: amount },
]

/** What it comes to, and how it was on each day. The table below says the same in numbers. */
export function Figures({ overview: { days, totals } }: { overview: Overview }) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-3 md:grid-cols-3 desk:grid-cols-6">
      {figures.map(({ name, title, fill, format }) => (
        <li key={name} className="grid content-start gap-0.5 border-t border-rule pt-1">
          <p className="text-note text-ink-soft">{title}</p>
          <p className="display text-h2">{format(totals[name])}</p>
          <DayBars
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

import type { Overview } from '../../../contract/client'
import { DayBars } from './DayBars'
import { figures } from './figures'

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

interface Day {
  readonly day: string
  readonly value: number
}

interface Props {
  readonly title: string
  readonly fill: string
  readonly format: (value: number) => string
  readonly days: readonly Day[]
}

/** the height of the drawing, in units of which a day is one wide */
const height = 40

/** A bar for each day, from the line of 0. Refunds are below it. */
export function DailyChart({ title, fill, format, days }: Props) {
  const values = days.map(({ value }) => value)
  const bottom = Math.min(0, ...values)
  // with no values the line is at the bottom
  const top = Math.max(bottom < 0 ? 0 : 1, ...values)
  const scale = height / (top - bottom)
  const zero = top * scale
  const gap = days.length > 90 ? 0 : 0.15
  return (
    <svg
      viewBox={`0 0 ${days.length} ${height + 1}`}
      preserveAspectRatio="none"
      className="block h-6 w-full forced-color-adjust-none"
      role="img"
      aria-label={inWords({ title, format, days })}
    >
      {days.map(({ day, value }, i) => (
        <rect
          key={day}
          x={i + gap}
          width={1 - 2 * gap}
          y={zero - Math.max(value, 0) * scale}
          height={Math.abs(value) * scale}
          className={fill}
        >
          <title>{`${day}: ${format(value)}`}</title>
        </rect>
      ))}
      <rect x="0" width={days.length} y={zero} height="1" className="fill-rule" />
    </svg>
  )
}

function inWords({ title, format, days }: Pick<Props, 'title' | 'format' | 'days'>): string {
  const most = days.reduce<Day | undefined>((best, each) => (each.value > (best?.value ?? 0) ? each : best), undefined)
  return most ? `${title} by day: most on ${most.day}, ${format(most.value)}` : `${title} by day: none`
}

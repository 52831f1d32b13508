interface Part {
  readonly value: number
  readonly fill: string
}

interface Props {
  /** from left to right */
  readonly parts: readonly Part[]
  readonly whole: number
}

/** Shares of a whole, as a bar. It is hidden from screen readers, because the numbers are beside it. */
export function ShareBar({ parts, whole }: Props) {
  const shares = parts.map(({ value, fill }) => ({ fill, share: whole > 0 ? Math.max(0, value / whole) : 0 }))
  const positions = shares.map((_, i) => shares.slice(0, i).reduce((sum, { share }) => sum + share, 0))
  return (
    <svg
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-0.25 block h-0.5 w-full forced-color-adjust-none"
    >
      <rect width="1" height="1" className="fill-well" />
      {shares.map(({ fill, share }, i) => (
        <rect key={fill} x={positions[i]} width={share} height="1" className={fill} />
      ))}
    </svg>
  )
}

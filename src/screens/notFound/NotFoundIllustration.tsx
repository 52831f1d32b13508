/** A marquee that came down on one side. */
export function NotFoundIllustration() {
  return (
    <svg
      viewBox="0 0 368 176"
      className="block h-auto w-full max-w-price text-ink"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M2 160h364M92 160V16l16 5-16 5M92 36 20 160" />
      <g stroke="none">
        {scallops.map((d, i) => (
          <path key={d} d={d} className={i % 2 === 0 ? 'fill-valance' : 'fill-valance-pale'} />
        ))}
      </g>
      <path d="M92 36Q216 158 340 132l22 28M92 36c36 34 96 30 136 54 34 20 62 38 112 42" />
    </svg>
  )
}

const scallops = [
  'M92 36A16.9 16.9 0 0 0 116.8 58.9z',
  'M116.8 58.9A15.9 15.9 0 0 0 141.6 78.9z',
  'M141.6 78.9A15 15 0 0 0 166.4 95.9z',
  'M166.4 95.9A14.2 14.2 0 0 0 191.2 109.9z',
  'M191.2 109.9A13.6 13.6 0 0 0 216 121z',
  'M216 121A13 13 0 0 0 240.8 129.1z',
  'M240.8 129.1A12.7 12.7 0 0 0 265.6 134.3z',
  'M265.6 134.3A12.4 12.4 0 0 0 290.4 136.5z',
  'M290.4 136.5A12.4 12.4 0 0 0 315.2 135.7z',
  'M315.2 135.7A12.5 12.5 0 0 0 340 132z',
]

const scallops = Array.from({ length: 12 }, (_, i) => 40 + 24 * i)

/** A marquee with its flags out. */
export function Illustration() {
  return (
    <svg
      viewBox="0 0 368 176"
      className="block h-auto w-full text-ink"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M104 24V4l16 5-16 5M264 24V4l16 5-16 5" />
      <path d="M40 80C76 72 98 52 104 24c10 20 34 38 80 38s70-18 80-38c6 28 28 48 64 56" />
      <g stroke="none">
        {scallops.map((x, i) => (
          <path
            key={x}
            className={i % 2 === 0 ? 'fill-valance' : 'fill-valance-pale'}
            d={`M${x} 80h24v8a12 12 0 0 1-24 0z`}
          />
        ))}
      </g>
      <path d="M40 80h288M52 100v60M316 100v60M40 80 8 160M328 80l32 80M140 100v60M228 100v60M2 160h364" />
    </svg>
  )
}

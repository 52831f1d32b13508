import { Path, Svg } from '@react-pdf/renderer'
import { encode } from 'uqr'
import { colour } from './style'

interface QrProps {
  readonly text: string
  /** points, with the quiet border of four modules that a reader needs */
  readonly size: number
}

const border = 4

/** A QR code. The modules of a row that stand side by side are one rectangle: thin gaps between them would mislead a reader. */
export function Qr({ text, size }: QrProps) {
  const { data, size: modules } = encode(text, { ecc: 'M', border })
  return (
    <Svg width={size} height={size} viewBox={`0 0 ${modules} ${modules}`}>
      <Path
        d={data
          .map((row, y) =>
            runsOf(row)
              .map(([x, width]) => rectangle(x, y, width))
              .join(''),
          )
          .join('')}
        fill={colour.ink}
      />
    </Svg>
  )
}

const rectangle = (x: number, y: number, width: number) => `M${x} ${y}h${width}v1h-${width}z`

/** Where dark modules begin, and how many follow each other. */
function runsOf(row: readonly boolean[]): [x: number, width: number][] {
  const runs: [number, number][] = []
  row.forEach((isDark, x) => {
    const last = runs.at(-1)
    if (!isDark) return
    if (last && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  })
  return runs
}

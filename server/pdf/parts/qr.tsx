import { Path, Svg } from '@react-pdf/renderer'
import { encode } from 'uqr'
import { colour } from './style'

interface QrProps {
  readonly text: string
  /** points, with the quiet border of four modules that a scanner needs */
  readonly size: number
}

const border = 4

/** A QR code. Adjacent modules of a row are one rectangle, because thin gaps between them would confuse a scanner. */
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

/** The start and length of each run of dark modules. */
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

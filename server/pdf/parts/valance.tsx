import { Path, Svg } from '@react-pdf/renderer'
import { colour, page } from './style'

const scallops = 21
const width = page.inner / scallops
const height = 9

/** The scalloped top edge of every customer document. An odd number of scallops makes it symmetric. */
export function Valance() {
  return (
    <Svg width={page.inner} height={height} viewBox={`0 0 ${page.inner} ${height}`}>
      {Array.from({ length: scallops }, (_, i) => (
        <Path
          // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
          key={i}
          d={`M${i * width} 0a${width / 2} ${height} 0 0 0 ${width} 0z`}
          fill={i % 2 === 0 ? colour.accent : colour.pale}
        />
      ))}
    </Svg>
  )
}

/** The logo: a tent roof over three scallops. */
export function LogoMark() {
  return (
    <Svg width={18} height={15.75} viewBox="0 0 32 28">
      <Path d="M16 1c1 6.5 6 12 15 13.5H1C10 13 15 7.5 16 1z" fill={colour.ink} />
      <Path
        d="M1 17h9.6v3.5a4.8 4.8 0 0 1-9.6 0zM11.2 17h9.6v3.5a4.8 4.8 0 0 1-9.6 0zM21.4 17H31v3.5a4.8 4.8 0 0 1-9.6 0z"
        fill={colour.accent}
      />
    </Svg>
  )
}

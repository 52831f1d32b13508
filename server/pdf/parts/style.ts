import { StyleSheet } from '@react-pdf/renderer'
import { createContext } from 'react'
import { displayFamily, textFamily } from '../fonts/stacks'

/** The document's fonts in order of preference; see `fontsFor`. */
export const Families = createContext<readonly string[]>(textFamily)

/** Print values of the light color scheme, on white paper. */
export const colour = {
  ink: '#16201b',
  soft: '#4a5750',
  faint: '#66726b',
  rule: '#9aa39d',
  accent: '#0f5a40',
  pale: '#cfe0d6',
  wash: '#f3f6f3',
} as const

/** Letter, 612 × 792 points: 51 points (18 mm) at the sides, 34 (12 mm) at the top. */
export const page = { width: 612, height: 792, side: 51, top: 34, inner: 510, foot: 74 } as const

const size = (fontSize: number, leading: number) => ({ fontSize, lineHeight: leading / fontSize })

export const type = StyleSheet.create({
  note: size(8, 11),
  dense: size(9, 12),
  body: size(10, 14),
  reading: size(9, 13),
  group: { ...size(11.5, 16), fontWeight: 600 },
  title: { ...size(22, 28), fontFamily: displayFamily, letterSpacing: -0.26 },
  part: { ...size(14, 18), fontFamily: displayFamily, letterSpacing: -0.17 },
  clause: { ...size(12, 16), fontFamily: displayFamily },
  signature: size(21, 25),
  brand: { ...size(17, 22), fontFamily: displayFamily, letterSpacing: -0.2 },
  watermark: { ...size(40, 50), fontFamily: displayFamily, color: colour.pale, textAlign: 'center' },
  /** one short word */
  sampleMark: { ...size(110, 130), fontFamily: displayFamily, color: colour.pale, textAlign: 'center', marginTop: -40 },
  strong: { fontWeight: 600 },
  soft: { color: colour.soft },
})

export const frame = StyleSheet.create({
  page: {
    paddingTop: page.top,
    paddingHorizontal: page.side,
    paddingBottom: page.foot,
    color: colour.ink,
    ...size(9, 12),
  },
  row: { flexDirection: 'row' },
  masthead: { justifyContent: 'space-between', alignItems: 'center', paddingTop: 10, paddingBottom: 8 },
  foot: { position: 'absolute', top: page.height - 62, left: page.side, width: page.inner, paddingTop: 6 },
  number: { position: 'absolute', top: page.height - 56, right: page.side, width: 70, textAlign: 'right' },
  /** behind the text, from corner to corner */
  watermark: {
    position: 'absolute',
    top: page.height / 2 - 25,
    left: -50,
    width: page.width + 100,
    transform: 'rotate(-45deg)',
  },
  hairline: { borderTopWidth: 0.75, borderTopColor: colour.rule },
  /** only above a bill */
  bill: { borderTopWidth: 1.5, borderTopColor: colour.ink },
})

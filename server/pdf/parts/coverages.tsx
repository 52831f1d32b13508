import { Text, View } from '@react-pdf/renderer'
import type { HoldingLiability, Period } from '../facts/types'
import { liabilityLimits } from './liabilityLimits'
import type { CoverLimits } from './limits'
import { frame, type } from './style'

const widths = { insurer: 16, cover: 108, policy: 64, day: 62 } as const

/** Each coverage in a row: insurer, policy number, period and limits. */
export const Coverages = ({ facts }: { readonly facts: HoldingLiability }) => (
  <View>
    <View style={[frame.row, { gap, paddingBottom: 3 }]}>
      <Head width={widths.insurer}>Ins.</Head>
      <Head width={widths.cover}>Type of insurance</Head>
      <Head width={widths.policy}>Policy number</Head>
      <Head width={widths.day}>Effective</Head>
      <Head width={widths.day}>Expires</Head>
      <Head>Limits</Head>
    </View>
    {liabilityLimits(facts.liability).map((cover) => (
      <Row key={cover.title} cover={cover} number={facts.policyNumber} period={facts.liability.period} />
    ))}
  </View>
)

const gap = 7

const Head = ({ width, children }: { readonly width?: number; readonly children: string }) => (
  <Text style={[type.note, type.soft, width === undefined ? { flex: 1 } : { width }]}>{children}</Text>
)

interface RowProps {
  readonly cover: CoverLimits
  readonly number: string
  readonly period: Period
}

const Row = ({ cover: { title, note, limits }, number, period }: RowProps) => (
  <View style={[frame.row, frame.hairline, { gap, paddingVertical: 4 }]} wrap={false}>
    <Text style={{ width: widths.insurer }}>A</Text>
    <View style={{ width: widths.cover }}>
      <Text style={type.strong}>{title}</Text>
      {note && <Text style={[type.note, type.soft]}>{note}</Text>}
    </View>
    <Text style={{ width: widths.policy }}>{number}</Text>
    <Moment at={period.from} note={period.fromNote} />
    <Moment at={period.to} note={period.toNote} />
    <View style={{ flex: 1 }}>
      {limits.map(([label, amount]) => (
        <View key={label} style={[frame.row, { justifyContent: 'space-between', gap }]}>
          <Text style={[type.note, { flex: 1 }]}>{label}</Text>
          <Text>{amount}</Text>
        </View>
      ))}
    </View>
  </View>
)

/** The date, with the time and its time zone below. */
const Moment = ({ at, note }: { readonly at: string; readonly note: string }) => {
  const [hour, day] = at.split(', ')
  return (
    <View style={{ width: widths.day }}>
      <Text>{day}</Text>
      <Text style={[type.note, type.soft]}>{`${hour}, ${note.replace(/^Local/, 'local')}`}</Text>
    </View>
  )
}

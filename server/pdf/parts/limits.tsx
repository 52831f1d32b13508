import { Text, View } from '@react-pdf/renderer'
import { frame, type } from './style'

export interface CoverLimits {
  readonly title: string
  readonly note?: string
  readonly limits: readonly (readonly [label: string, amount: string])[]
}

/** Coverages with their limits, the amounts aligned right. */
export const LimitsTable = ({ covers }: { readonly covers: readonly CoverLimits[] }) => (
  <View>
    {covers.map((cover) => (
      <View key={cover.title} style={[frame.row, frame.hairline, { gap: 20, paddingVertical: 4 }]} wrap={false}>
        <View style={{ width: 156.6 }}>
          <Text style={type.strong}>{cover.title}</Text>
          {cover.note && <Text style={[type.note, type.soft]}>{cover.note}</Text>}
        </View>
        <View style={{ flex: 1 }}>
          {cover.limits.map(([label, amount], i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two pieces may have the same name, and the order is fixed
            <View key={i} style={[frame.row, { justifyContent: 'space-between', gap: 12 }]}>
              <Text style={{ flex: 1 }}>{label}</Text>
              <Text>{amount}</Text>
            </View>
          ))}
        </View>
      </View>
    ))}
  </View>
)

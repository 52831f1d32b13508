import { Text, View } from '@react-pdf/renderer'
import type { PolicyFacts } from '../facts/types'
import { frame, type } from './style'

interface Cover {
  readonly title: string
  readonly note: string
  readonly limits: readonly (readonly [label: string, amount: string])[]
}

/** Each cover with its limits, the amounts in one column at the right. */
export const LimitsTable = ({ facts }: { readonly facts: PolicyFacts }) => (
  <View>
    {coversOf(facts).map((cover) => (
      <View key={cover.title} style={[frame.row, frame.hairline, { gap: 20, paddingVertical: 4 }]} wrap={false}>
        <View style={{ width: 156.6 }}>
          <Text style={type.strong}>{cover.title}</Text>
          <Text style={[type.note, type.soft]}>{cover.note}</Text>
        </View>
        <View style={{ flex: 1 }}>
          {cover.limits.map(([label, amount]) => (
            <View key={label} style={[frame.row, { justifyContent: 'space-between', gap: 12 }]}>
              <Text style={{ flex: 1 }}>{label}</Text>
              <Text>{amount}</Text>
            </View>
          ))}
        </View>
      </View>
    ))}
  </View>
)

function coversOf({ limits, liquor, medicalPayments, rentedPremises }: PolicyFacts): readonly Cover[] {
  return [
    {
      title: 'Commercial general liability',
      note: 'Claims that arise from an occurrence during the period of cover. No deductible.',
      limits: [
        ['Each occurrence', limits.occurrence],
        ['General aggregate', limits.aggregate],
        ['Products and completed operations aggregate', limits.aggregate],
        ['Personal and advertising injury', limits.occurrence],
        ['Damage to rented premises, each occurrence', rentedPremises],
        ['Medical payments, any one person', medicalPayments],
      ],
    },
    liquor === 'host'
      ? {
          title: 'Host liquor liability',
          note: 'Alcohol served, not sold, by a host.',
          limits: [['Within the limits of general liability', 'Included']],
        }
      : {
          title: 'Liquor liability',
          note: 'Alcohol sold, or served as a business.',
          limits: [
            ['Each common cause', limits.occurrence],
            ['Aggregate', limits.aggregate],
          ],
        },
  ]
}

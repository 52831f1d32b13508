import { Text, View } from '@react-pdf/renderer'
import type { BillLine } from '../facts/types'
import { frame, type } from './style'

interface BillRowProps {
  readonly line: BillLine
  readonly isBrief?: boolean | undefined
}

/**
 * A line of a price: what for, why that much, how much. A brief one leaves the reason of an amount to the quote and the
 * policy; without an amount the reason is all that it says.
 */
export const BillRow = ({ line: { label, reason, amount }, isBrief }: BillRowProps) => (
  <View style={[frame.row, frame.hairline, { gap: 12, paddingVertical: isBrief ? 2 : 3.5 }]} wrap={false}>
    <View style={{ flex: 1 }}>
      <Text>{label}</Text>
      {reason && !(isBrief && amount) && <Text style={[type.note, type.soft]}>{reason}</Text>}
    </View>
    <Text style={{ width: 70, textAlign: 'right' }}>{amount}</Text>
  </View>
)

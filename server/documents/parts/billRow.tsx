import { Text, View } from '@react-pdf/renderer'
import type { BillLine } from '../facts/types'
import { frame, type } from './style'

/** A line of a price: what for, why that much, how much. */
export const BillRow = ({ line: { label, reason, amount } }: { readonly line: BillLine }) => (
  <View style={[frame.row, frame.hairline, { gap: 12, paddingVertical: 3.5 }]} wrap={false}>
    <View style={{ flex: 1 }}>
      <Text>{label}</Text>
      {reason && <Text style={[type.note, type.soft]}>{reason}</Text>}
    </View>
    <Text style={{ width: 70, textAlign: 'right' }}>{amount}</Text>
  </View>
)

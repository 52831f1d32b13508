import { Text, View } from '@react-pdf/renderer'
import { colour, frame, type } from './style'

/** Who answers for the paper: the name on a line. */
export const Signature = ({ name, day }: { readonly name: string; readonly day: string }) => (
  <View style={{ flex: 1, justifyContent: 'flex-end' }}>
    <Text style={[type.signature, { paddingBottom: 3 }]}>{name}</Text>
    <View style={[frame.hairline, { borderTopColor: colour.ink, paddingTop: 3 }]}>
      <Text style={[type.note, type.soft]}>Authorized representative, {day}</Text>
    </View>
  </View>
)

import { Text, View } from '@react-pdf/renderer'
import { colour, frame, type } from './style'

interface SignatureProps {
  readonly name: string
  readonly day: string
  /** nobody answers for it yet */
  readonly isPreview?: boolean
}

/** Who answers for the paper: the name on a line. */
export const Signature = ({ name, day, isPreview = false }: SignatureProps) => (
  <View style={{ flex: 1, justifyContent: 'flex-end' }}>
    {!isPreview && <Text style={[type.signature, { paddingBottom: 3 }]}>{name}</Text>}
    <View style={[frame.hairline, { borderTopColor: colour.ink, paddingTop: 3 }]}>
      <Text style={[type.note, type.soft]}>
        {isPreview ? 'Not signed: a preview' : `Authorized representative, ${day}`}
      </Text>
    </View>
  </View>
)

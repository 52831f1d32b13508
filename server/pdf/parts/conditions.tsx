import { Text, View } from '@react-pdf/renderer'
import { Heading } from './sheet'
import { frame, type } from './style'

/** An underwriter's conditions, numbered so that correspondence can refer to one. Renders nothing without any. */
export const Conditions = ({ all }: { readonly all: readonly string[] }) =>
  all.length === 0 ? null : (
    <View>
      <Heading>Conditions of this insurance</Heading>
      <Text style={[type.note, type.soft, { marginBottom: 2 }]}>
        An underwriter agreed to insure this event under these conditions. They take precedence over the wording of the
        policy.
      </Text>
      {all.map((condition, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a condition is identified by its number
        <View key={i} style={[frame.row, frame.hairline, { gap: 8, paddingVertical: 3 }]} wrap={false}>
          <Text style={{ width: 14 }}>{`${i + 1}.`}</Text>
          <Text style={{ flex: 1 }}>{condition}</Text>
        </View>
      ))}
    </View>
  )

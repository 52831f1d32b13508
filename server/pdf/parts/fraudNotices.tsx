import { Text, View } from '@react-pdf/renderer'
import { Heading } from './sheet'
import { type } from './style'

/** The fraud notices of the application, in the words of the states. */
export const FraudNotices = ({ all }: { readonly all: readonly string[] }) => (
  <View>
    <Heading>Fraud notice</Heading>
    {all.map((text) => (
      <Text key={text} style={[type.note, { marginBottom: 3 }]}>
        {text}
      </Text>
    ))}
  </View>
)

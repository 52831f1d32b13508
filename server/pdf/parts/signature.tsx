import { Image, Text, View } from '@react-pdf/renderer'
import { useContext } from 'react'
import type { DocumentNature, Signer } from '../facts/types'
import { scriptFamily } from '../fonts/stacks'
import { colour, Families, frame, type } from './style'

interface SignatureProps {
  readonly by: Signer
  readonly day: string
  readonly nature: DocumentNature
}

/** The signature: drawn, or the name in a script font, on a line, with the printed name below. */
export function Signature({ by, day, nature }: SignatureProps) {
  const families = useContext(Families)
  if (nature === 'preview') return <Line>Not signed: a preview</Line>
  return (
    <View style={{ flex: 1, justifyContent: 'flex-end' }}>
      {by.png ? (
        <Image src={Buffer.from(by.png)} style={{ height: 30, objectFit: 'contain', objectPosition: '0 100%' }} />
      ) : (
        <Text style={[type.signature, { fontFamily: [...scriptFamily, ...families] }]}>{by.name}</Text>
      )}
      <View style={line}>
        <Text style={type.note}>{by.name}</Text>
        <Text style={[type.note, type.soft]}>{`Authorized representative, ${day}`}</Text>
      </View>
    </View>
  )
}

const line = [frame.hairline, { borderTopColor: colour.ink, paddingTop: 3 }]

const Line = ({ children }: { readonly children: string }) => (
  <View style={{ flex: 1, justifyContent: 'flex-end' }}>
    <View style={line}>
      <Text style={[type.note, type.soft]}>{children}</Text>
    </View>
  </View>
)

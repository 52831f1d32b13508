import { Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import type { Party } from '../facts/types'
import { frame, type } from './style'

interface FactProps {
  readonly label: string
  readonly value: string | readonly string[]
  readonly note?: string | undefined
}

/** A label and its value, under a hairline. */
export const Fact = ({ label, value, note }: FactProps) => (
  <View style={[frame.row, frame.hairline, { paddingVertical: 3 }]} wrap={false}>
    <Text style={[type.soft, { width: 118, paddingRight: 10 }]}>{label}</Text>
    <View style={{ flex: 1 }}>
      {[value].flat().map((line) => (
        <Text key={line}>{line}</Text>
      ))}
      {note && <Text style={[type.note, type.soft, { marginTop: 1 }]}>{note}</Text>}
    </View>
  </View>
)

/** A party's name and address, under its role. */
export const PartyBlock = ({ as, party }: { readonly as: string; readonly party: Party }) => (
  <View style={{ flex: 1 }}>
    <Text style={[type.note, type.soft]}>{as}</Text>
    <Text style={type.strong}>{party.name}</Text>
    {party.lines.map((line) => (
      <Text key={line}>{line}</Text>
    ))}
  </View>
)

/** The event days, one per line, then the other covered days. */
export const Days = ({ when, otherDays }: { readonly when: string; readonly otherDays: readonly string[] }) => (
  <PartyBlock as="When" party={{ name: when.replace(' to ', '\nto '), lines: otherDays }} />
)

/** Two or three blocks side by side between hairlines. */
export const Band = ({ children }: { readonly children: ReactNode }) => (
  <View style={[frame.row, frame.hairline, { gap: 20, paddingTop: 5, paddingBottom: 7 }]} wrap={false}>
    {children}
  </View>
)

import { Text, View } from '@react-pdf/renderer'
import type { Period, PolicyFacts } from '../facts/types'
import type { Part } from '../wording/clause'
import { Fact } from './facts'
import { Signature } from './signature'
import { frame, type } from './style'
import { PartText } from './wording'

/** The parties to the contract, the same in each policy. */
export const Parties = ({ facts }: { readonly facts: PolicyFacts }) => {
  const { insured, insurer, insurerNotice, producer } = facts
  return (
    <View>
      <Fact label="Policy number" value={`${facts.policyNumber}, from quote ${facts.quoteNumber}`} />
      <Fact label="Insured" value={insured.name} note={insured.lines.join(', ')} />
      <Fact label="Insurer" value={insurer.name} note={insurer.lines.join(', ')} />
      {insurerNotice && <Fact label="Notice" value={insurerNotice} />}
      <Fact label="Producer" value={producer.name} note={producer.lines.join(', ')} />
    </View>
  )
}

export const PeriodFact = ({ period: { from, fromNote, to, toNote } }: { readonly period: Period }) => (
  <Fact
    label="Period"
    value={`From ${from}, to ${to}`}
    note={fromNote === toNote ? fromNote : `From: ${fromNote}. To: ${toNote}.`}
  />
)

type Signing = Pick<PolicyFacts, 'signedBy' | 'issued' | 'nature'>

/** The signature on the policy. */
export const Signed = ({ facts: { signedBy, issued, nature } }: { readonly facts: Signing }) => (
  <View style={[frame.row, { marginTop: 14, gap: 20 }]} wrap={false}>
    <Text style={[type.note, type.soft, { flex: 2 }]}>{signed}</Text>
    <Signature by={signedBy} day={issued} nature={nature} />
  </View>
)

const signed =
  'In return for the price, and relying on the answers given for the quote, we insure the event as this policy says. It is valid once it is signed by our authorized representative.'

/** The policy wording, from a new page on, with numbered parts. */
export const Wording = ({ title, parts }: { readonly title: string; readonly parts: readonly Part[] }) => (
  <View break>
    <Text style={[type.title, { marginBottom: 12 }]}>{title}</Text>
    {parts.map((part, i) => (
      <PartText key={part.title} number={i + 1} part={part} />
    ))}
  </View>
)

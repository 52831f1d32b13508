import { Text, View } from '@react-pdf/renderer'
import type { Period, PolicyFacts } from './facts/types'
import { AdditionalInsureds, AdditionalInsuredsSchedule } from './parts/additionalInsureds'
import { Fact } from './parts/facts'
import { LimitsTable } from './parts/limits'
import { Heading, Paper, Sheet, Title } from './parts/sheet'
import { Signature } from './parts/signature'
import { frame, type } from './parts/style'
import { PartText } from './parts/wording'
import { edition, wordingOf } from './wording'

/** The contract: a page of declarations, the schedule where there is one, then the wording. */
export function Policy({ facts }: { readonly facts: PolicyFacts }) {
  const { brand, additionalInsureds } = facts
  return (
    <Paper title={`Policy ${facts.policyNumber}`} author={brand.name} made={facts.bought}>
      <Sheet
        stamp={[`Policy ${facts.policyNumber}`, `Issued ${facts.issued}`]}
        footer={`${brand.line} Form ${edition}.`}
      >
        <Declarations facts={facts} />
        <AdditionalInsuredsSchedule all={additionalInsureds} />
        <View break>
          <Text style={[type.title, { marginBottom: 12 }]}>Special event liability policy</Text>
          {wordingOf(facts).map((part, i) => (
            <PartText key={part.title} number={i + 1} part={part} />
          ))}
        </View>
      </Sheet>
    </Paper>
  )
}

const Declarations = ({ facts }: { readonly facts: PolicyFacts }) => {
  const { insured, producer, insurer, event, period, bill, brand } = facts
  return (
    <View>
      <Title>Declarations</Title>
      <Fact label="Policy number" value={`${facts.policyNumber}, from quote ${facts.quoteNumber}`} />
      <Fact label="Insured" value={insured.name} note={insured.lines.join(', ')} />
      <Fact label="Insurer" value={insurer.name} note={insurer.lines.join(', ')} />
      <Fact label="Producer" value={producer.name} note={producer.lines.join(', ')} />
      <Fact label="Period" value={`From ${period.from}, to ${period.to}`} note={zonesOf(period)} />
      <Fact
        label="Event"
        value={[event.type, event.name].filter((word) => word !== null).join(': ')}
        note={event.people}
      />
      <Fact label="Covered days" value={[event.when, ...event.otherDays]} />
      <Fact label="Location" value={event.where.name} note={event.where.lines.join(', ')} />
      <Fact
        label="Price"
        value={bill.total}
        note="With fee and tax, paid in full. The receipt says what it consists of."
      />
      <Heading>Cover and limits</Heading>
      <LimitsTable facts={facts} />
      <AdditionalInsureds all={facts.additionalInsureds} />
      <View style={[frame.row, { marginTop: 14, gap: 20 }]} wrap={false}>
        <Text style={[type.note, type.soft, { flex: 2 }]}>{signed}</Text>
        <Signature name={brand.name} day={facts.issued} />
      </View>
    </View>
  )
}

const zonesOf = ({ fromNote, toNote }: Period) => (fromNote === toNote ? fromNote : `From: ${fromNote}. To: ${toNote}.`)

const signed =
  'In return for the price, and relying on the answers given for the quote, we insure the event as this policy says. It is valid once it is signed by our authorized representative.'

import { Text, View } from '@react-pdf/renderer'
import type { HoldingRain } from './facts/types'
import { Conditions } from './parts/conditions'
import { Signed, Wording } from './parts/declarations'
import { Fact } from './parts/facts'
import { policyFooterOf } from './parts/footer'
import { Heading, PdfDocument, Sheet, Title } from './parts/sheet'
import { type } from './parts/style'
import { rainEdition, rainWordingOf } from './wording/rain'

/** The rain policy: declarations, then the wording. */
export const RainPolicy = ({ facts }: { readonly facts: HoldingRain }) => (
  <PdfDocument title={`Rain policy ${facts.policyNumber}`} author={facts.brand.name} made={facts.made}>
    <Sheet
      stamp={[`Policy ${facts.policyNumber}`, `Issued ${facts.issued}`]}
      footer={policyFooterOf(facts, rainEdition)}
      nature={facts.nature}
    >
      <Declarations facts={facts} />
      <Wording title="Rain policy" parts={rainWordingOf(facts)} />
    </Sheet>
  </PdfDocument>
)

const Declarations = ({ facts }: { readonly facts: HoldingRain }) => {
  const { insured, insurer, producer, event, rain } = facts
  return (
    <View>
      <Title>Declarations</Title>
      <Fact label="Policy number" value={facts.policyNumber} />
      <Fact label="Insured" value={insured.name} note={insured.lines.join(', ')} />
      <Fact label="Insurer" value={insurer.name} note={insurer.lines.join(', ')} />
      <Fact label="Producer" value={producer.name} note={producer.lines.join(', ')} />
      <Fact
        label="Event"
        value={[event.type, event.name].filter((word) => word !== null).join(': ')}
        note={`In ${event.state}`}
      />
      <Fact label="Location" value={event.where.name} note={event.where.lines.join(', ')} />
      <Heading>Coverage and limit</Heading>
      <Fact label="Covered day" value={rain.day} />
      <Fact label="Covered hours" value={rain.hours} note="Local time at the event" />
      <Fact label="Rain" value={`${rain.threshold} or more within the covered hours`} />
      <Fact label="We pay" value={rain.amount} note="In full, once. No deductible." />
      <Fact label="Premium" value={rain.premium} note="Paid in full. Fee and tax are on the receipt." />
      <Conditions all={facts.conditions} />
      <Text style={[type.note, type.soft, { marginTop: 4 }]}>The premium is fully earned from the purchase on.</Text>
      <Signed facts={facts} />
    </View>
  )
}

import { View } from '@react-pdf/renderer'
import type { HoldingLiability } from './facts/types'
import { AdditionalInsureds, AdditionalInsuredsSchedule } from './parts/additionalInsureds'
import { Conditions } from './parts/conditions'
import { Parties, PeriodFact, Signed, Wording } from './parts/declarations'
import { Fact } from './parts/facts'
import { policyFooterOf } from './parts/footer'
import { liabilityLimits } from './parts/liabilityLimits'
import { LimitsTable } from './parts/limits'
import { Heading, PdfDocument, Sheet, Title } from './parts/sheet'
import { edition, wordingOf } from './wording/liability'

/** The liability policy: declarations, the schedule where there is one, then the wording. */
export function Policy({ facts }: { readonly facts: HoldingLiability }) {
  const { brand, liability } = facts
  return (
    <PdfDocument title={`Policy ${facts.policyNumber}`} author={brand.name} made={facts.made}>
      <Sheet
        stamp={[`Policy ${facts.policyNumber}`, `Issued ${facts.issued}`]}
        footer={policyFooterOf(facts, edition)}
        nature={facts.nature}
      >
        <Declarations facts={facts} />
        <AdditionalInsuredsSchedule all={liability.additionalInsureds} of={`Policy ${facts.policyNumber}`} />
        <Wording title="Special event liability policy" parts={wordingOf(facts)} />
      </Sheet>
    </PdfDocument>
  )
}

const Declarations = ({ facts }: { readonly facts: HoldingLiability }) => {
  const { event, liability } = facts
  return (
    <View>
      <Title>Declarations</Title>
      <Parties facts={facts} />
      <PeriodFact period={liability.period} />
      <Fact
        label="Event"
        value={[event.type, event.name].filter((word) => word !== null).join(': ')}
        note={event.people}
      />
      <Fact label="Covered days" value={[event.when, ...liability.otherDays]} />
      <Fact label="Location" value={event.where.name} note={event.where.lines.join(', ')} />
      <Price facts={facts} />
      <Heading>Coverage and limits</Heading>
      <LimitsTable covers={liabilityLimits(liability)} />
      <AdditionalInsureds all={liability.additionalInsureds} />
      <Conditions all={facts.conditions} />
      <Signed facts={facts} />
    </View>
  )
}

/** This policy's price; if a second policy was bought with it, the payment covers both. */
const Price = ({ facts: { liability, cancellation, bill } }: { readonly facts: HoldingLiability }) =>
  cancellation ? (
    <Fact label="Premium" value={liability.premium} note="Paid in full. Fee and tax are on the receipt." />
  ) : (
    <Fact
      label="Price"
      value={bill.total}
      note="With fee and tax, paid in full. The receipt says what it consists of."
    />
  )

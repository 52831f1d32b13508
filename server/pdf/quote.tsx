import type { PolicyFacts } from './facts/types'
import { BillTable } from './parts/bill'
import { cancellationLimits } from './parts/cancellationLimits'
import { Conditions } from './parts/conditions'
import { Fact } from './parts/facts'
import { FraudNotices } from './parts/fraudNotices'
import { liabilityLimits } from './parts/liabilityLimits'
import { LimitsTable } from './parts/limits'
import { rainLimits } from './parts/rainLimits'
import { Heading, PdfDocument, Sheet, Title } from './parts/sheet'

interface QuoteProps {
  readonly facts: PolicyFacts
  /** says how long the price is valid */
  readonly status: string
  /** opens the quote again */
  readonly url: string
}

/** The offer and its price, line by line as in the price panel. */
export function QuoteDocument({ facts, status, url }: QuoteProps) {
  const { brand, bill, event, liability, cancellation, rain } = facts
  const covers = [
    ...(liability ? liabilityLimits(liability) : []),
    ...(cancellation ? cancellationLimits(cancellation) : []),
    ...(rain ? rainLimits(rain) : []),
  ]
  return (
    <PdfDocument title={`Quote ${facts.quoteNumber}`} author={brand.name} made={facts.made}>
      <Sheet
        stamp={[`Quote ${facts.quoteNumber}`, `Drawn ${facts.issued}`]}
        footer={`${brand.line} This is a quote, not a policy: nothing is insured until the premium is paid.`}
      >
        <Title lead={`${bill.total} for ${event.type}, ${event.when}. ${status}`}>Your quote</Title>
        <Fact label="For" value={facts.insured.name} note={facts.insured.lines.join(', ')} />
        <Fact label="Event" value={event.name ?? event.type} note={`${event.people}, ${event.state}`} />
        <Fact label="Where" value={event.where.name} note={event.where.lines.join(', ')} />
        <Fact label="Insurer" value={facts.insurer.name} note={facts.insurerNotice ?? facts.insurer.lines.join(', ')} />
        <Fact label="Open it again" value={url} />
        {rain && <Fact label="Covered hours" value={`${rain.day}, ${rain.hours}`} note="Local time at the event" />}
        <Heading>Coverage and limits</Heading>
        <LimitsTable covers={covers} />
        <Conditions all={facts.conditions} />
        <BillTable bill={bill} label="Amount due" />
        <FraudNotices all={facts.fraudNotices} />
      </Sheet>
    </PdfDocument>
  )
}

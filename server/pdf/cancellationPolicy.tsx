import { Text, View } from '@react-pdf/renderer'
import type { BillLine, HoldingCancellation } from './facts/types'
import { BillRow } from './parts/bill'
import { cancellationLimits, settingInWords } from './parts/cancellationLimits'
import { Conditions } from './parts/conditions'
import { Parties, PeriodFact, Signed, Wording } from './parts/declarations'
import { Fact } from './parts/facts'
import { policyFooterOf } from './parts/footer'
import { LimitsTable } from './parts/limits'
import { Heading, PdfDocument, Sheet, Title } from './parts/sheet'
import { colour, frame, type } from './parts/style'
import { cancellationEdition, cancellationWordingOf } from './wording/cancellation'

/** The event cancellation policy: declarations with the premium line by line, then the wording. */
export function CancellationPolicy({ facts }: { readonly facts: HoldingCancellation }) {
  const { brand } = facts
  return (
    <PdfDocument title={`Cancellation policy ${facts.policyNumber}`} author={brand.name} made={facts.made}>
      <Sheet
        stamp={[`Policy ${facts.policyNumber}`, `Issued ${facts.issued}`]}
        footer={policyFooterOf(facts, cancellationEdition)}
        nature={facts.nature}
      >
        <Declarations facts={facts} />
        <Wording title="Special event cancellation policy" parts={cancellationWordingOf(facts)} />
      </Sheet>
    </PdfDocument>
  )
}

const Declarations = ({ facts }: { readonly facts: HoldingCancellation }) => {
  const { event, cancellation } = facts
  const { stake } = cancellation
  const setting = settingInWords(cancellation)
  return (
    <View>
      <Title>Declarations</Title>
      <Parties facts={facts} />
      <PeriodFact period={cancellation.period} />
      <Fact
        label="Event"
        value={[event.type, event.name].filter((word) => word !== null).join(': ')}
        note={`${event.people}, in ${event.state}`}
      />
      {cancellation.honorees.length > 0 && <Fact label="Honorees" value={cancellation.honorees.join(', ')} />}
      <Fact label="Covered days" value={[event.when, ...cancellation.otherDays]} />
      <Fact label="Location" value={event.where.name} note={event.where.lines.join(', ')} />
      <Fact label="Setting" value={setting.name} note={setting.lines[0]} />
      <Fact label="Amount declared" value={`${stake.amount}, ${stake.what}`} note={stake.rule} />
      <Heading>Coverage and limits</Heading>
      <LimitsTable covers={cancellationLimits(cancellation)} />
      <Conditions all={facts.conditions} />
      <View wrap={false}>
        <Heading>Premium</Heading>
        <Premium lines={cancellation.lines} total={cancellation.premium} />
        <Text style={[type.note, type.soft, { marginTop: 4 }]}>
          {`Paid in full. Fee and tax are on the receipt. The premium is fully earned on ${cancellation.earned}, or on the first covered day, if that is sooner.`}
        </Text>
        <Signed facts={facts} />
      </View>
    </View>
  )
}

interface PremiumProps {
  readonly lines: readonly BillLine[]
  readonly total: string
}

/** The premium of each coverage, with its reason. */
const Premium = ({ lines, total }: PremiumProps) => (
  <View>
    {lines.map((line) => (
      <BillRow key={line.label} line={line} />
    ))}
    <View style={[frame.row, frame.hairline, sum]}>
      <Text style={type.strong}>Premium</Text>
      <Text style={type.strong}>{total}</Text>
    </View>
  </View>
)

const sum = { borderTopColor: colour.ink, paddingTop: 4, justifyContent: 'space-between' } as const

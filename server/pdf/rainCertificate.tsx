import { Text, View } from '@react-pdf/renderer'
import type { HoldingRain } from './facts/types'
import { CertificateHead } from './parts/certificateHead'
import { Band, PartyBlock } from './parts/facts'
import { footerOf, stampOf } from './parts/footer'
import { LimitsTable } from './parts/limits'
import { rainLimits } from './parts/rainLimits'
import { Heading, PdfDocument, Sheet } from './parts/sheet'
import { Signature } from './parts/signature'
import { frame, type } from './parts/style'

interface Props {
  readonly facts: HoldingRain
}

/** Certificate of rain insurance: rainfall, place, hours and payout. */
export const RainCertificate = ({ facts }: Props) => (
  <PdfDocument
    title={`Certificate of rain insurance ${facts.policyNumber}`}
    author={facts.brand.name}
    made={facts.made}
  >
    <RainCertificateSheet facts={facts} />
  </PdfDocument>
)

export function RainCertificateSheet({ facts }: Props) {
  const { event, nature, rain } = facts
  return (
    <Sheet stamp={stampOf(facts, rain.certificateCode)} footer={footerOf(facts)} nature={nature}>
      <CertificateHead
        title="Certificate of rain insurance"
        statement={statement}
        url={rain.certificateUrl}
        nature={nature}
        phone={facts.brand.phone}
      />
      <Band>
        <PartyBlock as="Insured" party={facts.insured} />
        <PartyBlock as="Producer" party={facts.producer} />
        <PartyBlock as="Insurer" party={facts.insurer} />
      </Band>
      <Band>
        <PartyBlock as="Policy number" party={{ name: facts.policyNumber, lines: [] }} />
        <PartyBlock as="Covered day" party={{ name: rain.day, lines: [] }} />
        <PartyBlock as="Covered hours" party={{ name: rain.hours, lines: ['Local time at the event'] }} />
      </Band>
      <Heading>Coverage and limit</Heading>
      <LimitsTable covers={rainLimits(rain)} />
      <Heading>The event</Heading>
      <Band>
        <PartyBlock as="Event" party={{ name: event.name ?? event.type, lines: event.name ? [event.type] : [] }} />
        <PartyBlock as="Where" party={event.where} />
        <PartyBlock as="State" party={{ name: event.state, lines: [] }} />
      </Band>
      <Rest facts={facts} />
    </Sheet>
  )
}

const Rest = ({ facts: { signedBy, issued, nature } }: Props) => (
  <View wrap={false}>
    <View style={[frame.row, frame.hairline, { gap: 20, paddingTop: 6, marginTop: 12 }]}>
      <View style={{ flex: 2 }}>
        <Text style={[type.note, type.soft]}>How rain is measured</Text>
        <Text style={type.note}>{measured}</Text>
      </View>
      <Signature by={signedBy} day={issued} nature={nature} />
    </View>
  </View>
)

const statement =
  'This certificate tells its reader what insurance was in force on the day it was issued. It is information only: it gives no rights to anybody, and it does not change, widen or replace the policy, whose insured alone is paid.'

const measured =
  'By the records of the National Weather Service for the place of the event, hour by hour, as the policy says. Rain before or after the covered hours does not count.'

import { Text, View } from '@react-pdf/renderer'
import type { HoldingCancellation } from './facts/types'
import { cancellationLimits, settingInWords } from './parts/cancellationLimits'
import { CertificateHead } from './parts/certificateHead'
import { Conditions } from './parts/conditions'
import { Band, Days, PartyBlock } from './parts/facts'
import { footerOf, stampOf } from './parts/footer'
import { LimitsTable } from './parts/limits'
import { Heading, PdfDocument, Sheet } from './parts/sheet'
import { Signature } from './parts/signature'
import { frame, type } from './parts/style'

/** Certificate of event cancellation insurance: event, coverages, limits and policy period. */
export const CancellationCertificate = ({ facts }: { readonly facts: HoldingCancellation }) => (
  <PdfDocument
    title={`Certificate of cancellation insurance ${facts.policyNumber}`}
    author={facts.brand.name}
    made={facts.made}
  >
    <CancellationCertificateSheet facts={facts} />
  </PdfDocument>
)

/** The certificate's pages, which a preview renders too. */
export function CancellationCertificateSheet({ facts }: { readonly facts: HoldingCancellation }) {
  const { cancellation } = facts
  const { certificateCode: code, period } = cancellation
  return (
    <Sheet stamp={stampOf(facts, code)} footer={footerOf(facts)} nature={facts.nature}>
      <CertificateHead
        title="Certificate of cancellation insurance"
        statement={statement}
        url={cancellation.certificateUrl}
        nature={facts.nature}
        phone={facts.brand.phone}
      />
      <Band>
        <PartyBlock as="Insured" party={facts.insured} />
        <PartyBlock as="Producer" party={facts.producer} />
        <PartyBlock as="Insurer" party={facts.insurer} />
      </Band>
      <Band>
        <PartyBlock as="Policy number" party={{ name: facts.policyNumber, lines: [] }} />
        <PartyBlock as="Coverage starts" party={{ name: period.from, lines: [period.fromNote] }} />
        <PartyBlock as="Coverage ends" party={{ name: period.to, lines: [period.toNote] }} />
      </Band>
      <Heading>Coverage and limits</Heading>
      <LimitsTable covers={cancellationLimits(cancellation)} />
      <Conditions all={facts.conditions} />
      <Rest facts={facts} />
    </Sheet>
  )
}

/** The event and the signature stay together, so that no page has only a signature. */
const Rest = ({
  facts: { event, issued, nature, signedBy, cancellation },
}: {
  readonly facts: HoldingCancellation
}) => {
  const { honorees } = cancellation
  return (
    <View wrap={false}>
      <Heading>The event</Heading>
      <Band>
        <PartyBlock
          as="Event"
          party={{ name: event.name ?? event.type, lines: [...(event.name ? [event.type] : []), event.people] }}
        />
        <Days when={event.when} otherDays={cancellation.otherDays} />
        <PartyBlock as="Where" party={event.where} />
      </Band>
      <Band>
        <PartyBlock as="State" party={{ name: event.state, lines: [] }} />
        <PartyBlock as="Setting" party={settingInWords(cancellation)} />
        {honorees.length > 0 ? <Honorees all={honorees} /> : <View style={{ flex: 1 }} />}
      </Band>
      <View style={[frame.row, frame.hairline, { gap: 20, paddingTop: 6, marginTop: 12 }]}>
        <Note title="What is not insured">{excluded}</Note>
        <Note title="If the policy is canceled">{cancelled}</Note>
        <Signature by={signedBy} day={issued} nature={nature} />
      </View>
    </View>
  )
}

const Honorees = ({ all }: { readonly all: readonly string[] }) => (
  <View style={{ flex: 1 }}>
    <Text style={[type.note, type.soft]}>Honorees</Text>
    {all.map((name, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name, and the order is fixed
      <Text key={i} style={type.strong}>
        {name}
      </Text>
    ))}
  </View>
)

const Note = ({ title, children }: { readonly title: string; readonly children: string }) => (
  <View style={{ flex: 1 }}>
    <Text style={[type.note, type.soft]}>{title}</Text>
    <Text style={type.note}>{children}</Text>
  </View>
)

const statement =
  'This certificate tells its reader what insurance was in force on the day it was issued. It is information only: it gives no rights to anybody, and it does not change, widen or replace the policy. The policy insures the insured’s own loss, and nobody else is insured by it. Limits may have been reduced by claims already paid.'

const excluded =
  'What was known when the policy was bought, a storm that was forecast by then, lack of funds and a change of mind are not insured. The policy names the rest.'

const cancelled =
  'If the policy is canceled before its coverage ends, notice is given as the policy says. The certificate ends with the policy.'

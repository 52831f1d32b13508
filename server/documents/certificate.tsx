import { Text, View } from '@react-pdf/renderer'
import type { HoldingLiability } from './facts/types'
import { AdditionalInsureds, AdditionalInsuredsSchedule } from './parts/additionalInsureds'
import { Band, Days, PartyBlock } from './parts/facts'
import { liabilityLimits } from './parts/liabilityLimits'
import { LimitsTable } from './parts/limits'
import { Heading, Paper, Sheet, Title } from './parts/sheet'
import { Signature } from './parts/signature'
import { footerOf, stampOf } from './parts/stamp'
import { frame, type } from './parts/style'

/** The proof of insurance that a location asks for: who is insured, for what, up to how much and when. */
export const Certificate = ({ facts }: { readonly facts: HoldingLiability }) => (
  <Paper
    title={`Certificate of liability insurance ${facts.policyNumber}`}
    author={facts.brand.name}
    made={facts.bought}
  >
    <CertificateSheet facts={facts} />
  </Paper>
)

/** Its page or pages, which a preview draws too. */
export function CertificateSheet({ facts }: { readonly facts: HoldingLiability }) {
  const { event, liability } = facts
  const { certificateCode: code, period, additionalInsureds } = liability
  return (
    <Sheet stamp={stampOf(facts, code)} footer={footerOf(facts, code)} watermark={facts.watermark}>
      <Title>Certificate of liability insurance</Title>
      <Text style={[type.note, type.soft, { marginTop: -8, marginBottom: 9 }]}>{standing}</Text>
      <Band>
        <PartyBlock as="Insured" party={facts.insured} />
        <PartyBlock as="Producer" party={facts.producer} />
        <PartyBlock as="Insurer" party={facts.insurer} />
      </Band>
      <Band>
        <PartyBlock as="Policy number" party={{ name: facts.policyNumber, lines: ['Occurrence form'] }} />
        <PartyBlock as="Cover starts" party={{ name: period.from, lines: [period.fromNote] }} />
        <PartyBlock as="Cover ends" party={{ name: period.to, lines: [period.toNote] }} />
      </Band>
      <Heading>Cover and limits</Heading>
      <LimitsTable covers={liabilityLimits(liability)} />
      <Heading>Description of operations</Heading>
      <Band>
        <PartyBlock
          as="Event"
          party={{ name: event.name ?? event.type, lines: [...(event.name ? [event.type] : []), event.people] }}
        />
        <Days when={event.when} otherDays={liability.otherDays} />
        <PartyBlock as="Where" party={event.where} />
      </Band>
      <AdditionalInsureds all={additionalInsureds} />
      <View wrap={false} style={{ marginTop: 12 }}>
        <View style={[frame.row, frame.hairline, { gap: 20, paddingTop: 6 }]}>
          <PartyBlock as="Certificate holder" party={liability.holder} />
          <View style={{ flex: 1 }}>
            <Text style={[type.note, type.soft]}>If the policy is cancelled</Text>
            <Text style={type.note}>{cancelled}</Text>
          </View>
          <Signature name={facts.brand.name} day={facts.issued} isPreview={facts.watermark !== null} />
        </View>
      </View>
      <AdditionalInsuredsSchedule all={additionalInsureds} />
    </Sheet>
  )
}

const standing =
  'This certificate tells its holder what insurance was in force on the day it was issued. It is information only: it gives the holder no rights, and it does not change, widen or replace the policy. It is no contract between the insurer or the producer and its holder. An additional insured is insured by the policy’s endorsement, not by this paper. Limits may have been reduced by claims already paid.'

const cancelled =
  'If the policy is cancelled before its cover ends, notice is given as the policy says. The certificate ends with the policy.'

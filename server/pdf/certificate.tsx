import { Text, View } from '@react-pdf/renderer'
import type { HoldingLiability, LiabilityFacts } from './facts/types'
import { AdditionalInsureds, AdditionalInsuredsSchedule, fitOnFirstPage } from './parts/additionalInsureds'
import { CertificateHead } from './parts/certificateHead'
import { Conditions } from './parts/conditions'
import { Coverages } from './parts/coverages'
import { Endorsements } from './parts/endorsements'
import { Band, Days, PartyBlock } from './parts/facts'
import { footerOf, stampOf } from './parts/footer'
import { Heading, PdfDocument, Sheet } from './parts/sheet'
import { Signature } from './parts/signature'
import { frame, type } from './parts/style'

/** The certificate of liability insurance that a venue requires: insured, coverages, limits and policy period. */
export const Certificate = ({ facts }: { readonly facts: HoldingLiability }) => (
  <PdfDocument
    title={`Certificate of liability insurance ${facts.policyNumber}`}
    author={facts.brand.name}
    made={facts.made}
  >
    <CertificateSheet facts={facts} />
  </PdfDocument>
)

/** The certificate's pages, which a preview renders too. */
export function CertificateSheet({ facts }: { readonly facts: HoldingLiability }) {
  const { nature, liability } = facts
  const { certificateCode: code, additionalInsureds } = liability
  const [stamp = ''] = stampOf(facts, code)
  return (
    <Sheet stamp={stampOf(facts, code)} footer={footerOf(facts)} nature={nature}>
      <CertificateHead
        title="Certificate of liability insurance"
        statement={statement}
        url={liability.certificateUrl}
        nature={nature}
        phone={facts.brand.phone}
      />
      <Band>
        <PartyBlock as="Producer" party={facts.producer} />
        <PartyBlock as="Insured" party={facts.insured} />
        <PartyBlock as="Insurer affording coverage" party={{ ...facts.insurer, name: `A: ${facts.insurer.name}` }} />
      </Band>
      <Heading>Coverages</Heading>
      <Coverages facts={facts} />
      <Description facts={facts} />
      <Conditions all={facts.conditions} />
      <Rest facts={facts} />
      <AdditionalInsuredsSchedule all={additionalInsureds} of={`${stamp}, policy ${facts.policyNumber}`} />
    </Sheet>
  )
}

const described = 'Description of operations, location and endorsements'

const Description = ({ facts: { event, liability } }: { readonly facts: HoldingLiability }) =>
  liability.description === null ? (
    <View wrap={false}>
      <Heading>{described}</Heading>
      <Band>
        <PartyBlock
          as="Event"
          party={{ name: event.name ?? event.type, lines: [...(event.name ? [event.type] : []), event.people] }}
        />
        <Days when={event.when} otherDays={liability.otherDays} />
        <PartyBlock as="Where" party={event.where} />
      </Band>
      <Agreed all={liability.additionalInsureds} venue={event.where.name} />
    </View>
  ) : (
    <>
      <Heading>{described}</Heading>
      {/* in somebody's own words, which may fill more than a page */}
      <Text style={{ paddingVertical: 4 }}>{liability.description}</Text>
      <View wrap={false}>
        <Agreed all={liability.additionalInsureds} venue={event.where.name} />
      </View>
    </>
  )

/** The endorsements, by name where they fit on this page, else with a reference to the schedule. */
const Agreed = ({ all, venue }: { readonly all: LiabilityFacts['additionalInsureds']; readonly venue: string }) =>
  all.length > 0 && fitOnFirstPage(all) ? <AdditionalInsureds all={all} /> : <Endorsements all={all} venue={venue} />

/**
 * The certificate holder, the cancellation notice and the signature stay together, so that no page has only a
 * signature.
 */
const Rest = ({ facts }: { readonly facts: HoldingLiability }) => {
  const { nature, signedBy, issued, liability } = facts
  return (
    <View wrap={false} style={{ marginTop: 10 }}>
      <View style={[frame.row, frame.hairline, { gap: 20, paddingTop: 6 }]}>
        <PartyBlock as="Certificate holder" party={liability.holder} />
        <View style={{ flex: 1 }}>
          <Text style={[type.note, type.soft]}>If the policy is canceled</Text>
          <Text style={type.note}>{cancelled}</Text>
        </View>
        <Signature by={signedBy} day={issued} nature={nature} />
      </View>
    </View>
  )
}

const statement =
  'This certificate says what insurance was in force on the day it was issued. It is information only: it gives its holder no rights, is no contract with the insurer or the producer, and does not change, widen or replace the policy, whatever another contract asks for. An additional insured is insured by the policy’s endorsement, not by this document. Claims already paid may have reduced the limits.'

const cancelled =
  'If the policy is canceled before it expires, notice is given as the policy says. The certificate ends with the policy, and its code says so from then on.'

import type { PolicyFacts } from '../../documents/facts/types'
import { Letter } from './letter'
import { Action, Facts, Note, Paragraph } from './parts'

interface CertificateProps {
  readonly facts: PolicyFacts
  readonly url: string
  readonly isAttached: boolean
}

/** To the location and to additional insureds: the proof, and nothing else of the policy. */
export const CertificateLetter = ({ facts, url, isAttached }: CertificateProps) => (
  <Letter preview={`${facts.insured.name}: ${facts.event.type}, ${facts.event.when}.`} title="Certificate of insurance">
    <Paragraph>
      {facts.insured.name} has insured an event and asked us to send you the certificate
      {isAttached ? '. It is attached.' : '.'}
    </Paragraph>
    <Facts
      rows={[
        ['Event', facts.event.type],
        ['When', facts.event.when],
        ['Location', facts.event.where.name],
        ['Policy number', facts.policyNumber],
        ['Limits', `${facts.limits.occurrence} each occurrence, ${facts.limits.aggregate} in all`],
        ['Certificate code', facts.certificateCode],
      ]}
    />
    <Action href={url}>Open the certificate</Action>
    <Note>To check it, call us and give its code.</Note>
  </Letter>
)

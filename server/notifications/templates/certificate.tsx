import { Link } from 'react-email'
import { sentence } from '../../../domain/common/sentence'
import type { HoldingLiability } from '../../pdf/facts/types'
import { liabilityLimitsInWords } from './coverageRows'
import { Letter } from './letter'
import { Action, Facts, Note, Paragraph } from './parts'
import { style } from './style'

interface CertificateProps {
  readonly facts: HoldingLiability
  readonly url: string
  readonly isAttached: boolean
}

/** To the venue and to additional insureds: the certificate, and nothing else of the policy. */
export const CertificateLetter = ({ facts, url, isAttached }: CertificateProps) => (
  <Letter
    preview={sentence(`${facts.insured.name}: ${facts.event.type}, ${facts.event.when}`)}
    title="Certificate of insurance"
  >
    <Paragraph>
      {facts.insured.name} has insured an event and asked us to send you the certificate
      {isAttached ? '. It is attached.' : '.'}
    </Paragraph>
    <Facts
      rows={[
        ['Event', facts.event.type],
        ['When', facts.event.when],
        ['Venue', facts.event.where.name],
        ['Policy number', facts.policyNumber],
        ['Limits', liabilityLimitsInWords(facts.liability)],
        ['Certificate code', facts.liability.certificateCode],
      ]}
    />
    <Action href={url}>Open the certificate</Action>
    <Note>
      Anybody can check it at{' '}
      <Link href={facts.liability.certificateUrl} style={style.quietLink}>
        {facts.liability.certificateUrl}
      </Link>
      , or call us and give its code.
    </Note>
  </Letter>
)

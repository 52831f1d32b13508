import { Link } from 'react-email'
import type { CheckedCertificate } from '../../../contract/client'
import { brand } from '../../../domain/common/brand'
import { dayInWords } from '../../../domain/common/formats'
import { Letter } from './letter'
import { Action, Facts, Note, Paragraph } from './parts'
import { style } from './style'

interface ConfirmProps {
  readonly code: string
  /** whether the address gets updates already */
  readonly isActive: boolean
  readonly url: string
}

/** Asks an address to confirm that it wants updates about a certificate. */
export const ConfirmSubscriptionLetter = ({ code, isActive, url }: ConfirmProps) =>
  isActive ? (
    <Letter preview={`Certificate ${code}`} title="You get updates already">
      <Paragraph>
        Someone entered this address to get updates about certificate of insurance {code}. We write to you already if
        the certificate is replaced or the policy is canceled, so there is nothing to do.
      </Paragraph>
      <Action href={url}>See or stop the updates</Action>
    </Letter>
  ) : (
    <Letter preview={`Certificate ${code}`} title="Confirm your email address">
      <Paragraph>
        Someone entered this address to get updates about certificate of insurance {code}. Confirm it, and we will write
        to you if the certificate is replaced or the policy is canceled.
      </Paragraph>
      <Action href={url}>Confirm my address</Action>
      <Note>
        If this was not you, do nothing: we send no updates to an address that is not confirmed. Questions? Call{' '}
        {brand.phone}.
      </Note>
    </Letter>
  )

type NewsKind = 'replaced' | 'withdrawn' | 'cancelled'

interface NewsProps {
  readonly news: NewsKind
  readonly code: string
  /** the code of the certificate that replaces it */
  readonly next: string | null
  /** the one that replaces it, if there is one */
  readonly certificate: Pick<CheckedCertificate, 'policy_number' | 'insured' | 'venue' | 'from' | 'to'>
  readonly url: string
  /** the page that ends the updates */
  readonly leave: string
}

const titles: Readonly<Record<NewsKind, string>> = {
  replaced: 'A certificate was replaced',
  withdrawn: 'A certificate is no longer valid',
  cancelled: 'A policy was canceled',
}

const sentences: Readonly<Record<NewsKind, (code: string, next: string | null) => string>> = {
  replaced: (code, next) =>
    `Certificate ${code} is no longer valid. Certificate ${next} replaces it. We will write to you about changes of the new one.`,
  withdrawn: (code) =>
    `The policy was changed and no longer has this coverage. Certificate ${code} is no longer valid.`,
  cancelled: (code) => `The policy was canceled. Certificate ${code} is no longer valid, and nothing replaces it.`,
}

/** The facts that are printed; a certificate of an earlier version of the policy has none. */
const printedRows = ({ insured, venue, from, to }: NewsProps['certificate']): readonly (readonly [string, string])[] =>
  insured && venue && from && to
    ? [
        ['Insured', insured.name],
        ['Venue', venue.name],
        ['First covered day', dayInWords(from)],
        ['Last covered day', dayInWords(to)],
      ]
    : []

/** Tells a subscriber what happened to a certificate, with the facts that everyone with its code can see. */
export const CertificateNewsLetter = ({ news, code, next, certificate, url, leave }: NewsProps) => (
  <Letter preview={sentences[news](code, next)} title={titles[news]}>
    <Paragraph>{sentences[news](code, next)}</Paragraph>
    <Facts rows={[['Policy number', certificate.policy_number], ...printedRows(certificate)]} />
    <Action href={url}>{next ? `Check certificate ${next}` : `See certificate ${code}`}</Action>
    <Note>
      You get this message because you asked for updates about this certificate.{' '}
      <Link href={leave} style={style.quietLink}>
        Stop the updates
      </Link>
    </Note>
  </Letter>
)

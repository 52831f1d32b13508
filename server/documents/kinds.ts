import type { PolicyDocument } from '../../contract/client'
import { holdsCancellation, holdsLiability } from '../../domain/covers'

export type DocumentKind = PolicyDocument['kind']
/** what a quote is shown as before it is bought */
export type PreviewKind = 'quote' | 'certificate'

/** What each is called, in the order in which they are listed. */
export const documentNames: Readonly<Record<DocumentKind, string>> = {
  certificate: 'Certificate of insurance',
  policy: 'Policy',
  cancellationCertificate: 'Certificate of cancellation insurance',
  cancellationPolicy: 'Cancellation policy',
  receipt: 'Receipt',
}
export const documentKinds = Object.keys(documentNames) as readonly DocumentKind[]

const always = () => true

/** With which covers each comes. */
const comesWith: Readonly<Record<DocumentKind, (coverageType: unknown) => boolean>> = {
  certificate: holdsLiability,
  policy: holdsLiability,
  cancellationCertificate: holdsCancellation,
  cancellationPolicy: holdsCancellation,
  receipt: always,
}

/** What a policy is documented by: a certificate and a policy of its own for each cover that is bought, and the receipt. */
export const kindsOf = (coverageType: unknown): readonly DocumentKind[] =>
  documentKinds.filter((kind) => comesWith[kind](coverageType))

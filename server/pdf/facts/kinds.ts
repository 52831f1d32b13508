import type { PolicyDocument } from '../../../contract/client'
import { holdsCancellation, holdsLiability } from '../../../domain/common/coverageTypes'

export type DocumentKind = PolicyDocument['kind']
/** what a quote is shown as before it is bought */
export type PreviewKind = 'quote' | 'certificate'

/** What each is called, in the order in which they are listed. */
export const documentNames: Readonly<Record<DocumentKind, string>> = {
  certificate: 'Certificate of insurance',
  policy: 'Policy',
  cancellationCertificate: 'Certificate of cancellation insurance',
  cancellationPolicy: 'Cancellation policy',
  invoice: 'Invoice',
  receipt: 'Receipt',
  creditMemo: 'Credit memo',
  refund: 'Refund',
}

/** Of an entry of the books; the others are of a version of the policy. */
export type MoneyKind = Extract<DocumentKind, 'receipt' | 'invoice' | 'creditMemo' | 'refund'>
export type PolicyKind = Exclude<DocumentKind, MoneyKind>
export type CertificateKind = Extract<DocumentKind, 'certificate' | 'cancellationCertificate'>

/** With which covers each comes: a certificate and a policy of its own for each that is bought. */
const comesWith: Readonly<Record<PolicyKind, (coverageType: unknown) => boolean>> = {
  certificate: holdsLiability,
  policy: holdsLiability,
  cancellationCertificate: holdsCancellation,
  cancellationPolicy: holdsCancellation,
}
export const policyKinds = Object.keys(comesWith) as readonly PolicyKind[]
export const certificateKinds: readonly CertificateKind[] = ['certificate', 'cancellationCertificate']

/** What a version of a policy is documented by. */
export const kindsOf = (coverageType: unknown): readonly PolicyKind[] =>
  policyKinds.filter((kind) => comesWith[kind](coverageType))

export const isPolicyKind = (kind: DocumentKind): kind is PolicyKind => kind in comesWith
export const isCertificateKind = (kind: DocumentKind): kind is CertificateKind =>
  certificateKinds.some((certificate) => certificate === kind)
export const isMoneyKind = (kind: DocumentKind): kind is MoneyKind => !isPolicyKind(kind)

interface Listed {
  readonly kind: DocumentKind
  readonly ledger_id: number | null
}

/** The policy's documents as they are listed, then those of money as they were entered. */
export const inOrder = <Row extends Listed>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => positionOf(a) - positionOf(b) || (a.ledger_id ?? 0) - (b.ledger_id ?? 0))

const positionOf = ({ kind }: Listed) => (isPolicyKind(kind) ? policyKinds.indexOf(kind) : policyKinds.length)

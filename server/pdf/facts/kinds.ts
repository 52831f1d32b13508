import type { PolicyDocument } from '../../../contract/client'
import { holdsCancellation, holdsLiability, holdsRain } from '../../../domain/common/coverageTypes'

export type DocumentKind = PolicyDocument['kind']
/** previews of a quote */
export type PreviewKind = 'quote' | 'certificate'

/** The name of each document, in list order. */
export const documentNames: Readonly<Record<DocumentKind, string>> = {
  certificate: 'Certificate of insurance',
  policy: 'Policy',
  cancellationCertificate: 'Certificate of cancellation insurance',
  cancellationPolicy: 'Cancellation policy',
  rainCertificate: 'Certificate of rain insurance',
  rainPolicy: 'Rain policy',
  invoice: 'Invoice',
  receipt: 'Receipt',
  creditMemo: 'Credit memo',
  refund: 'Refund',
}

/** The documents of a ledger entry; all others belong to a policy version. */
export type MoneyKind = Extract<DocumentKind, 'receipt' | 'invoice' | 'creditMemo' | 'refund'>
export type PolicyKind = Exclude<DocumentKind, MoneyKind>
export type CertificateKind = Extract<DocumentKind, 'certificate' | 'cancellationCertificate' | 'rainCertificate'>

/**
 * The coverage types with which each document comes: every coverage that is bought has its own certificate and policy.
 */
const comesWith: Readonly<Record<PolicyKind, (coverageType: unknown) => boolean>> = {
  certificate: holdsLiability,
  policy: holdsLiability,
  cancellationCertificate: holdsCancellation,
  cancellationPolicy: holdsCancellation,
  rainCertificate: holdsRain,
  rainPolicy: holdsRain,
}
export const policyKinds = Object.keys(comesWith) as readonly PolicyKind[]
export const certificateKinds: readonly CertificateKind[] = [
  'certificate',
  'cancellationCertificate',
  'rainCertificate',
]

/** The documents of a policy version. */
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

/** Sorts policy documents in list order, then money documents in ledger order. */
export const inOrder = <Row extends Listed>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => positionOf(a) - positionOf(b) || (a.ledger_id ?? 0) - (b.ledger_id ?? 0))

const positionOf = ({ kind }: Listed) => (isPolicyKind(kind) ? policyKinds.indexOf(kind) : policyKinds.length)

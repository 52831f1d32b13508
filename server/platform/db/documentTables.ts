import type { ColumnType } from 'kysely'
import type { PolicyDocument } from '../../../contract/client'
import type { Instant, MaybeInstant, WithDefault } from './columns'

export interface DocumentTable {
  /** unguessable, part of the address */
  token: string
  contact_id: string
  /** null for an invoice before the policy */
  policy_number: string | null
  /** the policy version */
  version: ColumnType<number, number | undefined, number>
  /** counts reissues within that version */
  edition: ColumnType<number, number | undefined, number>
  kind: PolicyDocument['kind']
  name: string
  /** for a receipt, invoice, credit memo or refund: the entry that it prints */
  ledger_id: ColumnType<number | null, number | null | undefined, number | null>
  /** of a certificate for a holder whom staff set */
  holder_words: ColumnType<string | null, string | null | undefined, string | null>
  /** by the document of the next version; the address keeps its content */
  replaced: MaybeInstant
  /** the file's key in the store, once rendered */
  file_key: string | null
  created: WithDefault
  made: MaybeInstant
}

/** The public data of a certificate, for its holder's check. */
export interface CertificateTable {
  /** such as 7KQ4-XM92 */
  code: string
  contact_id: string
  policy_number: string
  policy_version: number
  kind: 'certificate' | 'cancellationCertificate' | 'rainCertificate'
  issued: Instant
  /** as staff set them for this holder; null where they follow from the answers, as all of the other kinds do */
  holder_words: ColumnType<string | null, string | null | undefined, string | null>
  description_of_operations: ColumnType<string | null, string | null | undefined, string | null>
  /** by a reissued certificate of the same policy version for the same holder */
  replaced: MaybeInstant
  /** the signature drawing at that time; null without one, where our representative's name is printed */
  signed_with: ColumnType<number | null, number | null | undefined, number | null>
}

/** An address that is told of changes of a certificate. */
export interface CertificateSubscriptionTable {
  id: string
  contact_id: string
  /** of the certificate that it follows now: a replacement moves it */
  code: string
  email: string
  created: Instant
  /** by the link in the mail; nothing else is sent before */
  confirmed: MaybeInstant
  /** by the subscriber */
  ended: MaybeInstant
  /** with the policy, or with its coverage: there is nothing more to say */
  closed: MaybeInstant
}

/** A link by which a subscription is confirmed and ended. The database has only its hash. */
export interface CertificateSubscriptionLinkTable {
  token_hash: string
  subscription_id: string
  created: Instant
}

import type { PolicyDocument } from '../../contract/client'
import { documentRows, newToken, toDocumentDto } from '../documents/record'
import { certificateCode } from '../pdf/facts/certificateCode'
import {
  type CertificateKind,
  documentNames,
  isCertificateKind,
  isPolicyKind,
  kindsOf,
  type PolicyKind,
  policyKinds,
} from '../pdf/facts/kinds'
import type { Db } from '../platform/db/database'
import { policyOf } from './policy'
import { nextSignatureFor } from './signer'

interface PolicyVersion {
  readonly contactId: string
  readonly policyNumber: string
  /** the policy version: 1 at purchase, one more with each change */
  readonly version: number
  readonly coverageType: unknown
  /** when that version was created; the date on its certificates */
  readonly at: Date
}

/** The words of a certificate; null where they follow from the answers. */
interface CertificateText {
  readonly holder_words: string | null
  readonly description_of_operations: string | null
}

const derivedText: CertificateText = { holder_words: null, description_of_operations: null }

/**
 * Adds the documents of a policy version, so that their addresses exist at once; a job renders the files (decision 56).
 * Documents of earlier versions are replaced: no longer listed, but their addresses keep their content. Each holder of
 * a certificate gets a new one. Runs in the transaction that creates the version.
 */
export async function addPolicyDocuments(db: Db, added: PolicyVersion): Promise<void> {
  const { contactId, policyNumber, version, coverageType, at } = added
  const texts = await currentTexts(db, policyNumber, version - 1)
  await db.q
    .updateTable('document')
    .set({ replaced: at })
    .where('policy_number', '=', policyNumber)
    .where('kind', 'in', policyKinds)
    .where('version', '<', version)
    .where('replaced', 'is', null)
    .execute()
  for (const kind of kindsOf(coverageType)) {
    if (kind === 'certificate')
      for (const [i, text] of texts.entries())
        await addCertificate(db, { contactId, policyNumber, version, at, kind, edition: i + 1, text })
    else if (isCertificateKind(kind))
      await addCertificate(db, { contactId, policyNumber, version, at, kind, edition: 1, text: derivedText })
    else await addDocument(db, { contactId, policyNumber, version, kind, edition: 1, holder: null })
  }
}

/** The words of the certificates of a policy version, the oldest holder first; of a new policy those of its answers. */
export async function currentTexts(db: Db, policyNumber: string, version: number): Promise<readonly CertificateText[]> {
  const texts = await db.q
    .selectFrom('certificate')
    .innerJoin('document', (join) =>
      join
        .onRef('document.policy_number', '=', 'certificate.policy_number')
        .onRef('document.version', '=', 'certificate.policy_version')
        .onRef('document.kind', '=', 'certificate.kind')
        .onRef('document.holder_words', 'is not distinct from', 'certificate.holder_words')
        .on('document.replaced', 'is', null),
    )
    .select(['certificate.holder_words', 'certificate.description_of_operations'])
    .where('certificate.policy_number', '=', policyNumber)
    .where('certificate.kind', '=', 'certificate')
    .where('certificate.policy_version', '=', version)
    .where('certificate.replaced', 'is', null)
    .orderBy('document.edition')
    .execute()
  return texts.length > 0 ? texts : [derivedText]
}

interface AddedDocument {
  readonly contactId: string
  readonly policyNumber: string
  readonly version: number
  readonly kind: PolicyKind
  readonly edition: number
  readonly holder: string | null
}

async function addDocument(db: Db, { holder, kind, ...added }: AddedDocument): Promise<{ token: string }> {
  const token = newToken()
  await db.q
    .insertInto('document')
    .values({
      token,
      contact_id: added.contactId,
      policy_number: added.policyNumber,
      version: added.version,
      edition: added.edition,
      kind,
      name: nameFor(kind, holder),
      holder_words: holder,
    })
    .execute()
  return { token }
}

/** The first line of a holder is its name. A header of HTTP holds no other letters than these. */
function nameFor(kind: PolicyKind, holder: string | null): string {
  const [line = ''] = (holder ?? '').split('\n')
  const name = line
    .normalize('NFKD')
    .replace(/[^ \w.,&'-]/g, '')
    .trim()
    .slice(0, longestName)
  return name === '' ? documentNames[kind] : `${documentNames[kind]} for ${name}`
}
const longestName = 60

interface AddedCertificate extends Omit<AddedDocument, 'holder'> {
  readonly kind: CertificateKind
  readonly text: CertificateText
  readonly at: Date
}

async function addCertificate(db: Db, { text, at, ...added }: AddedCertificate): Promise<{ token: string }> {
  const { token } = await addDocument(db, { ...added, holder: text.holder_words })
  await db.q
    .insertInto('certificate')
    .values({
      ...text,
      code: certificateCode(token),
      contact_id: added.contactId,
      policy_number: added.policyNumber,
      policy_version: added.version,
      kind: added.kind,
      issued: at,
      signed_with: await nextSignatureFor(db, added.contactId),
    })
    .execute()
  return { token }
}

interface Remade {
  readonly contactId: string
  readonly policyNumber: string
  /** the policy version, which does not change */
  readonly version: number
  readonly at: Date
  readonly text: CertificateText
  /** the words of a misspelled holder, whose certificate is replaced too; null where they follow from the answers */
  readonly insteadOf?: string | null | undefined
}

/**
 * Makes a certificate of a policy version for a holder. It replaces the one for the same holder, if there is one, and
 * the one that it is made instead of: their addresses keep their content, and a check of their codes says that they were
 * replaced. Those of other holders stay valid. Returns null where the policy has no such certificate.
 */
export async function remakeCertificate(db: Db, remade: Remade): Promise<{ token: string } | null> {
  const { insteadOf, ...added } = remade
  const { policyNumber, version, at, text } = added
  const { edition } = await db.q
    .selectFrom('document')
    .select(({ fn }) => fn.max('edition').as('edition'))
    .where('policy_number', '=', policyNumber)
    .where('kind', '=', 'certificate')
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  if (!edition) return null
  for (const holder of new Set([text.holder_words, insteadOf]))
    if (holder !== undefined) await replaceCertificate(db, { policyNumber, version, at, holder })
  return addCertificate(db, { ...added, kind: 'certificate', edition: edition + 1 })
}

interface Replaced extends Pick<Remade, 'policyNumber' | 'version' | 'at'> {
  readonly holder: string | null
}

async function replaceCertificate(db: Db, { policyNumber, version, at, holder }: Replaced): Promise<void> {
  await db.q
    .updateTable('document')
    .set({ replaced: at })
    .where('policy_number', '=', policyNumber)
    .where('kind', '=', 'certificate')
    .where('version', '=', version)
    .where('holder_words', 'is not distinct from', holder)
    .where('replaced', 'is', null)
    .execute()
  await db.q
    .updateTable('certificate')
    .set({ replaced: at })
    .where('policy_number', '=', policyNumber)
    .where('kind', '=', 'certificate')
    .where('policy_version', '=', version)
    .where('holder_words', 'is not distinct from', holder)
    .where('replaced', 'is', null)
    .execute()
}

/**
 * All documents that are not replaced: the policy's in their order, then receipts and invoices, oldest first. The names
 * of a canceled policy's documents say so.
 */
export async function documentsOf(db: Db, contactId: string): Promise<PolicyDocument[]> {
  const isCancelled = (await policyOf(db, contactId))?.cancelled != null
  return (await documentRows(db, contactId)).map((row) => toDocumentDto(row, isCancelled && isPolicyKind(row.kind)))
}

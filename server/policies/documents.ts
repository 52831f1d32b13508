import type { PolicyDocument } from '../../contract/client'
import { documentRows, newToken, toDocumentDto } from '../documents/record'
import { certificateCode } from '../pdf/facts/certificateCode'
import { certificateKinds, documentNames, isPolicyKind, kindsOf, policyKinds } from '../pdf/facts/kinds'
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
  readonly at?: Date
}

/**
 * Adds the documents of a policy version, so that their addresses exist at once; a job renders the files (decision 56).
 * Documents of earlier versions are replaced: no longer listed, but their addresses keep their content. Runs in the
 * transaction that creates the version.
 */
export async function addPolicyDocuments(db: Db, added: PolicyVersion): Promise<void> {
  const { contactId, policyNumber, version, coverageType, at = new Date() } = added
  await db.q
    .updateTable('document')
    .set({ replaced: at })
    .where('policy_number', '=', policyNumber)
    .where('kind', 'in', policyKinds)
    .where('version', '<', version)
    .where('replaced', 'is', null)
    .execute()
  const documents = kindsOf(coverageType).map((kind) => ({
    token: newToken(),
    contact_id: contactId,
    policy_number: policyNumber,
    version,
    kind,
    name: documentNames[kind],
  }))
  await db.q.insertInto('document').values(documents).execute()
  const signedWith = await nextSignatureFor(db, contactId)
  const certificates = certificateKinds.flatMap((kind) =>
    documents
      .filter((document) => document.kind === kind)
      .map(({ token }) => ({
        code: certificateCode(token),
        contact_id: contactId,
        policy_number: policyNumber,
        policy_version: version,
        kind,
        issued: at,
        signed_with: signedWith,
      })),
  )
  await db.q.insertInto('certificate').values(certificates).execute()
}

interface Remade {
  readonly contactId: string
  readonly policyNumber: string
  /** the policy version, which does not change */
  readonly version: number
  readonly at: Date
}

/**
 * Replaces the certificate of a policy version after its wording changed. The earlier address keeps its content, and a
 * check of its code says that it was replaced. Returns null where the policy has no such certificate.
 */
export async function remakeCertificate(db: Db, remade: Remade): Promise<{ token: string } | null> {
  const { contactId, policyNumber, version, at } = remade
  const before = await db.q
    .updateTable('document')
    .set({ replaced: at })
    .where('policy_number', '=', policyNumber)
    .where('kind', '=', 'certificate')
    .where('version', '=', version)
    .where('replaced', 'is', null)
    .returning('edition')
    .executeTakeFirst()
  if (!before) return null
  await db.q
    .updateTable('certificate')
    .set({ replaced: at })
    .where('policy_number', '=', policyNumber)
    .where('kind', '=', 'certificate')
    .where('policy_version', '=', version)
    .where('replaced', 'is', null)
    .execute()
  const token = newToken()
  const of = { contact_id: contactId, policy_number: policyNumber, kind: 'certificate' } as const
  const name = documentNames.certificate
  await db.q
    .insertInto('document')
    .values({ ...of, token, version, edition: before.edition + 1, name })
    .execute()
  await db.q
    .insertInto('certificate')
    .values({
      ...of,
      code: certificateCode(token),
      policy_version: version,
      issued: at,
      signed_with: await nextSignatureFor(db, contactId),
    })
    .execute()
  return { token }
}

/**
 * All documents that are not replaced: the policy's in their order, then receipts and invoices, oldest first. The names
 * of a canceled policy's documents say so.
 */
export async function documentsOf(db: Db, contactId: string): Promise<PolicyDocument[]> {
  const isCancelled = (await policyOf(db, contactId))?.cancelled != null
  return (await documentRows(db, contactId)).map((row) => toDocumentDto(row, isCancelled && isPolicyKind(row.kind)))
}

import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { PolicyDocument } from '../../contract/client'
import type { Db } from '../db/database'
import type { DocumentTable } from '../db/schema'

type Kind = DocumentTable['kind']

/** What every liability policy comes with, in the order in which it is listed. */
const names: Readonly<Record<Kind, string>> = {
  certificate: 'Certificate of insurance',
  policy: 'Policy',
  receipt: 'Receipt',
}
const kinds = Object.keys(names) as Kind[]

/** A document has its address from the purchase on; its file is made by a job (decision 56). */
export async function addDocuments(db: Db, contactId: string, policyNumber: string): Promise<void> {
  await db.q
    .insertInto('document')
    .values(
      kinds.map((kind) => ({
        token: randomBytes(24).toString('base64url'),
        contact_id: contactId,
        policy_number: policyNumber,
        kind,
        name: names[kind],
      })),
    )
    .execute()
}

export async function documentsOf(db: Db, contactId: string): Promise<PolicyDocument[]> {
  const rows = await db.q.selectFrom('document').selectAll().where('contact_id', '=', contactId).execute()
  return rows.sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind)).map(asTold)
}

/** The token in the address is the key to the file. */
const asTold = ({ name, kind, token, made }: Selectable<DocumentTable>): PolicyDocument => ({
  name,
  kind,
  url: `/api/files/${token}`,
  ready: made !== null,
})

import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { PolicyDocument } from '../../contract/client'
import type { Db } from '../db/database'
import type { DocumentTable } from '../db/schema'
import { documentKinds, documentNames, kindsOf } from '../documents/kinds'

interface Bought {
  readonly contactId: string
  readonly policyNumber: string
  readonly coverageType: unknown
}

/** A document has its address from the purchase on; its file is made by a job (decision 56). */
export async function addDocuments(db: Db, { contactId, policyNumber, coverageType }: Bought): Promise<void> {
  await db.q
    .insertInto('document')
    .values(
      kindsOf(coverageType).map((kind) => ({
        token: randomBytes(24).toString('base64url'),
        contact_id: contactId,
        policy_number: policyNumber,
        kind,
        name: documentNames[kind],
      })),
    )
    .execute()
}

export async function documentsOf(db: Db, contactId: string): Promise<PolicyDocument[]> {
  const rows = await db.q.selectFrom('document').selectAll().where('contact_id', '=', contactId).execute()
  return rows.sort((a, b) => documentKinds.indexOf(a.kind) - documentKinds.indexOf(b.kind)).map(asTold)
}

/** The token in the address is the key to the file. */
const asTold = ({ name, kind, token, made }: Selectable<DocumentTable>): PolicyDocument => ({
  name,
  kind,
  url: `/api/files/${token}`,
  ready: made !== null,
})

import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { PolicyDocument } from '../../contract/client'
import { certificateCode } from '../pdf/facts/certificateCode'
import {
  type DocumentKind,
  documentNames,
  inOrder,
  isCertificateKind,
  isPolicyKind,
  type MoneyKind,
} from '../pdf/facts/kinds'
import type { Db } from '../platform/db/database'
import type { DocumentTable } from '../platform/db/documentTables'
import type { Services } from '../platform/services/services'

export type DocumentRow = Selectable<DocumentTable>

/** In list order, without replaced documents. */
export async function documentRows(db: Services['db'], contactId: string): Promise<DocumentRow[]> {
  const rows: DocumentRow[] = await db.q
    .selectFrom('document')
    .selectAll()
    .where('contact_id', '=', contactId)
    .where('replaced', 'is', null)
    .orderBy('edition')
    .execute()
  return inOrder(rows)
}

/** The documents that the letter with a new policy carries: none of an entry that was made after the purchase. */
export async function documentsOfPurchase<Row extends Pick<DocumentRow, 'ledger_id'>>(
  { q }: Db,
  contactId: string,
  rows: readonly Row[],
): Promise<Row[]> {
  const bought = await q
    .selectFrom('policy')
    .innerJoin('ledger', 'ledger.transaction_id', 'policy.transaction_id')
    .select('ledger.id')
    .where('policy.contact_id', '=', contactId)
    .executeTakeFirst()
  return rows.filter(({ ledger_id }) => ledger_id === null || bought === undefined || ledger_id <= bought.id)
}

interface Named {
  readonly name: string
  readonly kind: DocumentKind
  readonly policy_number: string | null
}

/** The file name of a download or attachment; a money document's name includes its number. */
export const fileNameOf = ({ name, kind, policy_number }: Named) =>
  `${isPolicyKind(kind) ? `${name} ${policy_number}` : name}.pdf`

interface MoneyDocument {
  readonly contactId: string
  readonly kind: MoneyKind
  /** the ledger entry that it prints */
  readonly ledgerId: number
}

/**
 * Adds the document of a ledger entry, in the transaction that records it. It has the number and version of the
 * contact's policy; an invoice before the policy has neither. It is never replaced.
 */
export async function addMoneyDocument(db: Db, added: MoneyDocument): Promise<{ token: string }> {
  const token = newToken()
  const { contactId, kind, ledgerId } = added
  const policy = await db.q
    .selectFrom('policy')
    .select(['policy_number', 'version'])
    .where('contact_id', '=', contactId)
    .executeTakeFirst()
  const { number } = await db.q
    .selectFrom('ledger')
    .select('number')
    .where('id', '=', ledgerId)
    .executeTakeFirstOrThrow()
  await db.q
    .insertInto('document')
    .values({
      token,
      contact_id: contactId,
      policy_number: policy?.policy_number ?? null,
      version: policy?.version ?? 1,
      kind,
      name: `${documentNames[kind]} ${number}`,
      ledger_id: ledgerId,
    })
    .execute()
  return { token }
}

export const newToken = () => randomBytes(24).toString('base64url')

export const shownName = (name: string, isCancelled: boolean) => (isCancelled ? `${name}, canceled` : name)

/** The token in the address grants access to the file. */
export const toDocumentDto = ({ name, kind, token, made }: DocumentRow, isCancelled = false): PolicyDocument => ({
  name: shownName(name, isCancelled),
  kind,
  url: `/api/files/${token}`,
  ready: made !== null,
  ...(isCertificateKind(kind) && { code: certificateCode(token) }),
})

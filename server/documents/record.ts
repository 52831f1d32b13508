import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { PolicyDocument } from '../../contract/client'
import { type DocumentKind, documentNames, inOrder, isPolicyKind, type MoneyKind } from '../pdf/facts/kinds'
import type { Db } from '../platform/db/database'
import type { DocumentTable } from '../platform/db/schema'
import type { Services } from '../platform/services/services'

export type DocumentRow = Selectable<DocumentTable>

/** In the order in which they are listed, without those that were replaced. */
export async function documentRows(db: Services['db'], contactId: string): Promise<DocumentRow[]> {
  const rows: DocumentRow[] = await db.q
    .selectFrom('document')
    .selectAll()
    .where('contact_id', '=', contactId)
    .where('replaced', 'is', null)
    .execute()
  return inOrder(rows)
}

interface Named {
  readonly name: string
  readonly kind: DocumentKind
  readonly policy_number: string | null
}

/** As a download or an attachment is called. A paper of money has its number in its name. */
export const fileNameOf = ({ name, kind, policy_number }: Named) =>
  `${isPolicyKind(kind) ? `${name} ${policy_number}` : name}.pdf`

interface MoneyDocument {
  readonly contactId: string
  readonly kind: MoneyKind
  /** the ledger entry that it prints */
  readonly ledgerId: number
}

/**
 * The document of a ledger entry, in the transaction that enters it. It bears the number and the version of the contact's
 * policy; an invoice that comes before the policy bears none. Nothing replaces it.
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

/** The token in the address is the key to the file. */
export const toDocumentDto = ({ name, kind, token, made }: DocumentRow, isCancelled = false): PolicyDocument => ({
  name: isCancelled ? `${name}, cancelled` : name,
  kind,
  url: `/api/files/${token}`,
  ready: made !== null,
})

import type { AttachedDocument } from '../../contract/client'
import type { Contact } from '../contacts/contact'
import { findFile } from '../documents/file'
import { documentRows, shownName } from '../documents/record'
import { certificateKinds, isPolicyKind } from '../pdf/facts/kinds'
import type { Db } from '../platform/db/database'
import type { StoredFile } from '../platform/db/policyTables'
import { notFound } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'
import { policyOf } from '../policies/policy'

/** @throws Problem 404 */
export async function contactNamed(db: Db, id: string): Promise<Contact> {
  const contact = await db.q.selectFrom('contact').selectAll().where('id', '=', id).executeTakeFirst()
  if (!contact) throw notFound('contact')
  return contact
}

/** A file of a contact, and the location of its bytes: the store, or a document's address. */
export interface Attached extends Omit<AttachedDocument, 'can_delete'> {
  readonly source: { readonly key: string } | { readonly token: string }
  /** whether it proves insurance */
  readonly isCertificate: boolean
  readonly isCancelled: boolean
}

/** Files that staff uploaded, files of claims, and documents that are not replaced, newest first. */
export async function attachedTo(db: Db, contactId: string): Promise<Attached[]> {
  const all = [
    ...(await uploads(db, contactId)),
    ...(await ofClaims(db, contactId)),
    ...(await documents(db, contactId)),
  ]
  return all.toSorted((a, b) => b.created.localeCompare(a.created))
}

const plain = { isCertificate: false, isCancelled: false, ready: true } as const

async function uploads(db: Db, contactId: string): Promise<Attached[]> {
  const rows = await db.q
    .selectFrom('attachment')
    .selectAll()
    .where('contact_id', '=', contactId)
    .where('deleted', 'is', null)
    .orderBy('created')
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, type, bytes, key, actor, created }) => ({
    ...plain,
    id,
    name,
    type,
    bytes: Number(bytes),
    kind: 'upload',
    created: created.toISOString(),
    actor,
    source: { key },
  }))
}

async function ofClaims(db: Db, contactId: string): Promise<Attached[]> {
  const claims = await db.q
    .selectFrom('claim')
    .select(['id', 'files', 'name', 'created'])
    .where('contact_id', '=', contactId)
    .orderBy('claim_number')
    .execute()
  return claims.flatMap(({ id, files, name: actor, created }) =>
    files.map(
      ({ name, type, bytes, key }: StoredFile, index): Attached => ({
        ...plain,
        id: `claim-${id}-${index}`,
        name,
        type,
        bytes,
        kind: 'claim',
        created: created.toISOString(),
        actor,
        source: { key },
      }),
    ),
  )
}

/** A document's token grants access to its file; callers of this list may open it anyway. */
async function documents(db: Db, contactId: string): Promise<Attached[]> {
  const isOver = (await policyOf(db, contactId))?.cancelled != null
  return (await documentRows(db, contactId)).map((row): Attached => {
    const isCancelled = isOver && isPolicyKind(row.kind)
    return {
      id: `document-${row.token}`,
      name: shownName(row.name, isCancelled),
      type: 'application/pdf',
      bytes: null,
      kind: 'document',
      created: row.created.toISOString(),
      actor: 'system',
      ready: row.made !== null,
      source: { token: row.token },
      isCertificate: certificateKinds.some((kind) => kind === row.kind),
      isCancelled,
    }
  })
}

export interface Opened {
  /** with its extension */
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
}

/** Reads the bytes; null where they are not rendered yet, or lost. */
export async function opened(services: Services, { name, type, source }: Attached): Promise<Opened | null> {
  if ('key' in source) {
    const bytes = await services.files.get(source.key)
    return bytes && { name, type, bytes }
  }
  const file = await findFile(services, source.token)
  return file?.state === 'made' ? { name: file.fileName, type, bytes: file.bytes } : null
}

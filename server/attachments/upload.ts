import { randomBytes } from 'node:crypto'
import { lockContact } from '../contacts/contact'
import { audit } from '../platform/audit/audit'
import type { Db } from '../platform/db/database'
import type { StoredFile } from '../platform/db/policyTables'
import { onceUnder } from '../platform/idempotency/once'
import { notFound } from '../platform/problems/problem'
import { actorOf, type Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { storing } from '../platform/uploads/store'
import type { Upload } from '../platform/uploads/upload'

interface Uploading {
  readonly contactId: string
  readonly uploads: readonly Upload[]
  /** the caller's Idempotency-Key */
  readonly key: string
  readonly caller: Caller
}

/**
 * Stores files that staff upload for a contact, once per key.
 * @throws Problem 404; 422 where the key belongs to another request
 */
export async function addAttachments(
  services: Services,
  { contactId, uploads, key, caller }: Uploading,
): Promise<void> {
  const { db, now } = services
  const request = { call: 'uploadDocuments', contactId, files: uploads.map(({ name, sha256 }) => [name, sha256]) }
  await storing(services, uploads, (stored) =>
    db.tx(async () => {
      if (!(await lockContact(db, contactId))) throw notFound('contact')
      let isDone: true | undefined
      await onceUnder(db, { key, request, actor: actorOf(caller), at: now() }, async () => {
        for (const file of stored) await addOne(services, { contactId, file, caller })
        isDone = true
        return {}
      })
      return isDone
    }),
  )
}

interface Added {
  readonly contactId: string
  readonly file: StoredFile
  readonly caller: Caller
}

async function addOne({ db, now }: { db: Db; now: Services['now'] }, { contactId, file, caller }: Added) {
  const id = randomBytes(16).toString('base64url')
  const { name, type, bytes } = file
  const actor = actorOf(caller)
  await db.q
    .insertInto('attachment')
    .values({ ...file, id, contact_id: contactId, actor, created: now() })
    .execute()
  await audit(db, {
    actor,
    entity: 'attachment',
    entityId: id,
    contactId,
    action: 'attachment.added',
    after: { name, type, bytes },
  })
}

import { lockContact } from '../contacts/contact'
import { audit } from '../platform/audit/audit'
import { notFound, wrongAnswers } from '../platform/problems/problem'
import { actorOf, type Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'

interface Removing {
  readonly contactId: string
  readonly ids: readonly string[]
  readonly caller: Caller
}

/**
 * Deletes files that staff uploaded. The row stays for the history; the file is deleted after the commit. Files that
 * were already deleted are skipped.
 * @throws Problem 404; 422 for files that staff did not upload: those of claims and documents stay
 */
export const removeAttachments = ({ db, jobs, now }: Services, { contactId, ids, caller }: Removing): Promise<void> =>
  db.tx(async () => {
    if (!(await lockContact(db, contactId))) throw notFound('contact')
    const wanted = [...new Set(ids)]
    const rows = await db.q
      .selectFrom('attachment')
      .selectAll()
      .where('contact_id', '=', contactId)
      .where('id', 'in', wanted)
      .execute()
    if (rows.length < wanted.length) throw wrongAnswers({ documents: 'Choose from the files uploaded here' })
    const toDelete = rows.filter(({ deleted }) => deleted === null)
    for (const { id, name, type, bytes } of toDelete) {
      await db.q.updateTable('attachment').set({ deleted: now() }).where('id', '=', id).execute()
      await audit(db, {
        actor: actorOf(caller),
        entity: 'attachment',
        entityId: id,
        contactId,
        action: 'attachment.deleted',
        before: { name, type, bytes: Number(bytes) },
      })
    }
    if (toDelete.length > 0) await jobs.enqueue('files', { contactId, keys: toDelete.map(({ key }) => key) })
  })

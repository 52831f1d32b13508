import type { Services } from '../platform/services/services'
import { eventOfLink } from './event'
import { exhibitorOf, noteExhibitor } from './exhibitor'

/** Removes an exhibitor from the board; its page no longer opens. @throws Problem 404 */
export function removeExhibitor(
  { db, now }: Services,
  { token, id }: { readonly token: string; readonly id: string },
): Promise<void> {
  return db.tx(async () => {
    const row = await eventOfLink(db, token, now())
    const exhibitor = await exhibitorOf(db, row.id, id, true)
    await db.q.updateTable('exhibitor').set({ removed: now() }).where('id', '=', id).execute()
    await noteExhibitor(db, { actor: 'organizer', exhibitor, action: 'exhibitor.removed' })
  })
}

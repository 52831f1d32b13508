import type { components } from '../../contract/schema.gen'
import { lacksProof } from '../../domain/exhibitors/board'
import type { Services } from '../platform/services/services'
import { exhibitorRows, isRemindable } from './board'
import { eventOfLink, noteEvent, wholeEvent } from './event'

type Reminders = components['schemas']['Reminders']

/**
 * Reminds the exhibitors without complete proof, or only counts them. The day of the last mail is marked in the transaction that
 * queues the reminder, so nobody gets two on a New York day.
 * @throws Problem 404, 409 until the event is described
 */
export function remindExhibitors(
  { db, jobs, now, today }: Services,
  { token, apply }: { readonly token: string; readonly apply: boolean },
): Promise<Reminders> {
  return db.tx(async () => {
    const row = await eventOfLink(db, token, now(), apply)
    const lacking = (await exhibitorRows(db, row.id, await wholeEvent(db, row))).filter(({ state }) =>
      lacksProof(state),
    )
    const day = today()
    const stopped = lacking.filter(({ reminders_stopped }) => reminders_stopped)
    const open = lacking.filter(({ reminders_stopped }) => !reminders_stopped)
    const due = open.filter((one) => isRemindable(one, day))
    if (apply && due.length > 0) {
      const marked = await db.q
        .updateTable('exhibitor')
        .set({ mailed_on: day })
        .where(
          'id',
          'in',
          due.map(({ id }) => id),
        )
        .returning('id')
        .execute()
      await jobs.enqueueMany(
        'mail',
        marked.map(({ id }) => ({
          payload: { kind: 'exhibitorReminded', exhibitorId: id, occasion: `${id} ${day}` },
          dedupeKey: `mail:exhibitorReminded:${id}:${day}`,
        })),
      )
    }
    if (apply) await noteEvent(db, row.id, 'organizer.exhibitorsReminded', { reminded: due.length })
    return { reminded: due.length, stopped: stopped.length, today: open.length - due.length }
  })
}

import { sql } from 'kysely'
import { deliverWebhooks } from '../../../server/webhooks/deliver'
import { runDueJobs } from '../rig/jobs'
import type { TestServices } from '../rig/services'

const ignore = async () => {}

/** Sends what is due. Mail and documents are not what these tests are about. */
export const deliverDue = (services: TestServices) =>
  runDueJobs(services, { handlers: { webhook: deliverWebhooks, mail: ignore, documents: ignore, refund: ignore } })

/** Moves the clock of the services, and that of the queue, which is the database's. */
export async function pass({ clock, db }: TestServices, ms: number): Promise<void> {
  clock.pass(ms)
  await db.q
    .updateTable('job')
    .set({ run_at: sql<Date>`run_at - make_interval(secs => ${ms / 1000}::float8)` })
    .where('done', 'is', null)
    .execute()
}

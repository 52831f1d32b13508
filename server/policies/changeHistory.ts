import type { Selectable } from 'kysely'
import type { Db } from '../platform/db/database'
import type { PolicyChangeTable } from '../platform/db/policyTables'

export type Change = Selectable<PolicyChangeTable>

/** The completed changes, oldest first. */
export const madeChangesOf = (db: Db, contactId: string): Promise<Change[]> =>
  db.q
    .selectFrom('policy_change')
    .selectAll()
    .where('contact_id', '=', contactId)
    .where('state', '=', 'made')
    .orderBy('made')
    .orderBy('number', (order) => order.asc().nullsLast())
    .execute()

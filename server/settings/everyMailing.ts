import { audit } from '../audit'
import { onceUnder } from '../orders/once'
import type { Services } from '../services'
import { excludedDaily, excludedProspecting, excludedRow, type Stored } from './excludedCustomers'
import { type CustomerForm, readCustomer, readRows } from './forms'
import { whileLocked } from './list'

interface Asked {
  readonly rows: readonly CustomerForm[]
  /** the caller's Idempotency-Key */
  readonly key: string
  readonly actor: string
}

/**
 * Leaves addresses out of every mailing: each is added to both lists, and where it is there already it stays as it is.
 * @throws a 422 that names each row at fault
 */
export const excludeFromAll = ({ db, now }: Pick<Services, 'db' | 'now'>, { rows, key, actor }: Asked) =>
  whileLocked(db, () =>
    onceUnder(db, { key, request: { list: 'excluded-email-customers', rows }, actor, at: now() }, async () => {
      const values = readRows(rows, readCustomer, new Set())
      const emails = values.map(({ email }) => email)
      const stored: Stored[] = []
      for (const shelf of [excludedDaily, excludedProspecting]) {
        const taken = new Set(await shelf.taken(db, emails))
        const missing = values.filter(({ email }) => !taken.has(email))
        const added = missing.length > 0 ? await shelf.insert(db, missing) : []
        for (const row of added) {
          await audit(db, {
            actor,
            entity: 'setting',
            entityId: `${shelf.name}/${row.id}`,
            action: `${shelf.noun}.added`,
            after: shelf.told(row),
          })
        }
        stored.push(...added)
      }
      return { rows: stored.map(excludedRow) }
    }),
  )

import { addAccount } from '../../../server/staff/accounts'
import type { Request, TestApp } from './app'

export interface SettingsRows {
  readonly fee: Request
  readonly daily: Request
  readonly prospecting: Request
  readonly user: Request
}

/** One row in each settings list, and an account without a session, by the parameters of their calls. */
export async function settingsRows({ services: { db } }: TestApp): Promise<SettingsRows> {
  const named = { email: 'there@example.com' }
  const fee = db.q.insertInto('policy_fee_adjustment').values({ ...named, percent_thousandths: -10_000 })
  const out = (list: 'daily' | 'prospecting') => db.q.insertInto('excluded_customer').values({ ...named, list })
  const user = await addAccount(db, { ...named, name: 'There', role: 'rep', password: 'never signed in with' })
  const row = ({ id }: { id: number }) => ({ params: { id: String(id) } })
  return {
    fee: row(await fee.returning('id').executeTakeFirstOrThrow()),
    daily: row(await out('daily').returning('id').executeTakeFirstOrThrow()),
    prospecting: row(await out('prospecting').returning('id').executeTakeFirstOrThrow()),
    user: { params: { user: user! } },
  }
}

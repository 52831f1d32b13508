import { type Mailing, type SettingsList, settings, settingsLists } from '../../../domain/staff/settings'
import { addAccount } from '../../../server/staff/accounts'
import type { Request, TestApp } from './app'

export interface SettingsRows {
  readonly lists: Readonly<Record<SettingsList, Request>>
  readonly user: Request
}

/** One row in each settings list, and an account without a session, by the parameters of their calls. */
export async function settingsRows({ services: { db } }: TestApp): Promise<SettingsRows> {
  const named = { email: 'there@example.com' }
  const fee = () =>
    db.q
      .insertInto('policy_fee_adjustment')
      .values({ ...named, percent_thousandths: -10_000 })
      .returning('id')
      .executeTakeFirstOrThrow()
  const out = (list: Mailing) =>
    db.q
      .insertInto('excluded_customer')
      .values({ ...named, list })
      .returning('id')
      .executeTakeFirstOrThrow()
  const user = await addAccount(db, { ...named, name: 'There', role: 'rep', password: 'never signed in with' })
  const row = ({ id }: { id: number }) => ({ params: { id: String(id) } })
  const lists: [SettingsList, Request][] = []
  for (const list of settingsLists) {
    const { mailing } = settings[list]
    lists.push([list, row(await (mailing ? out(mailing) : fee()))])
  }
  return { lists: Object.fromEntries(lists) as SettingsRows['lists'], user: { params: { user: user! } } }
}

import type { Services } from '../platform/services/services'
import { eraseContact } from './erase'

const dayMs = 24 * 60 * 60_000
/** quotes per hourly round */
const mostAtOnce = 500

/** Erases quotes without a policy whose last change is older than the configured retention, oldest first. */
export async function eraseOldQuotes(services: Services): Promise<void> {
  const { config, db, now, log } = services
  const { quoteDays } = config.privacy
  if (quoteDays === 0) return
  const old = await db.q
    .selectFrom('contact')
    .select('id')
    .where('policy_number', 'is', null)
    .where('edited', '<', new Date(now().getTime() - quoteDays * dayMs))
    // the records of money are kept longer; without this, they would fill each round
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('ledger').select('id').whereRef('ledger.contact_id', '=', 'contact.id'))),
    )
    .orderBy('edited')
    .limit(mostAtOnce)
    .execute()
  let erased = 0
  for (const { id } of old) if (await eraseContact(services, { contactId: id, actor: 'system' })) erased++
  if (erased > 0) log.info({ erased }, 'old quotes were erased')
}

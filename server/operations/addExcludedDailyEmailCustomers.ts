import { actorOf, type Operation } from '../handler'
import { excludedDaily } from '../settings/excludedCustomers'
import { settingsList } from '../settings/list'

/** `POST /settings/excluded-daily-email-customers`: adds rows, all of them or none. */
export const addExcludedDailyEmailCustomers: Operation<'addExcludedDailyEmailCustomers'> = (services) => {
  const list = settingsList(services, excludedDaily)
  return async ({ body: { rows }, headers, caller }) => {
    const added = await list.add({ rows, key: headers['idempotency-key'], actor: actorOf(caller) })
    return { status: 201, body: added }
  }
}

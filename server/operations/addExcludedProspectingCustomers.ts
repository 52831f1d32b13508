import { actorOf, type Operation } from '../handler'
import { excludedProspecting } from '../settings/excludedCustomers'
import { settingsList } from '../settings/list'

/** `POST /settings/excluded-prospecting-newsletter-email-customers`: adds rows, all of them or none. */
export const addExcludedProspectingCustomers: Operation<'addExcludedProspectingCustomers'> = (services) => {
  const list = settingsList(services, excludedProspecting)
  return async ({ body: { rows }, headers, caller }) => {
    const added = await list.add({ rows, key: headers['idempotency-key'], actor: actorOf(caller) })
    return { status: 201, body: added }
  }
}

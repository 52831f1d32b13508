import type { Operation } from '../handler'
import { excludedProspecting } from '../settings/excludedCustomers'
import { settingsList } from '../settings/list'

/** `GET /settings/excluded-prospecting-newsletter-email-customers`: who gets no prospecting mail and no newsletter (decision 41). */
export const listExcludedProspectingCustomers: Operation<'listExcludedProspectingCustomers'> = (services) => {
  const list = settingsList(services, excludedProspecting)
  return async ({ query }) => ({ status: 200, body: await list.find(query) })
}

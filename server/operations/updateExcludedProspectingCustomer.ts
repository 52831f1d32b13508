import { actorOf, type Operation } from '../handler'
import { excludedProspecting } from '../settings/excludedCustomers'
import { settingsList } from '../settings/list'

/** `PATCH /settings/excluded-prospecting-newsletter-email-customers/{id}`: what is left out stays as it is. */
export const updateExcludedProspectingCustomer: Operation<'updateExcludedProspectingCustomer'> = (services) => {
  const list = settingsList(services, excludedProspecting)
  return async ({ params: { id }, headers, body, caller }) => ({
    status: 200,
    body: await list.update({ id, version: headers['if-match'], actor: actorOf(caller) }, body),
  })
}

import { actorOf, type Operation } from '../handler'
import { excludedProspecting } from '../settings/excludedCustomers'
import { settingsList } from '../settings/list'

/** `DELETE /settings/excluded-prospecting-newsletter-email-customers/{id}`: takes a row out, and answers with it. */
export const deleteExcludedProspectingCustomer: Operation<'deleteExcludedProspectingCustomer'> = (services) => {
  const list = settingsList(services, excludedProspecting)
  return async ({ params: { id }, headers, caller }) => ({
    status: 200,
    body: await list.remove({ id, version: headers['if-match'], actor: actorOf(caller) }),
  })
}

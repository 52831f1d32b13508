import { actorOf, type Operation } from '../handler'
import { excludedDaily } from '../settings/excludedCustomers'
import { settingsList } from '../settings/list'

/** `DELETE /settings/excluded-daily-email-customers/{id}`: takes a row out, and answers with it. */
export const deleteExcludedDailyEmailCustomer: Operation<'deleteExcludedDailyEmailCustomer'> = (services) => {
  const list = settingsList(services, excludedDaily)
  return async ({ params: { id }, headers, caller }) => ({
    status: 200,
    body: await list.remove({ id, version: headers['if-match'], actor: actorOf(caller) }),
  })
}

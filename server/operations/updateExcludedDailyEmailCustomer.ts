import { actorOf, type Operation } from '../handler'
import { excludedDaily } from '../settings/excludedCustomers'
import { settingsList } from '../settings/list'

/** `PATCH /settings/excluded-daily-email-customers/{id}`: what is left out stays as it is. */
export const updateExcludedDailyEmailCustomer: Operation<'updateExcludedDailyEmailCustomer'> = (services) => {
  const list = settingsList(services, excludedDaily)
  return async ({ params: { id }, headers, body, caller }) => ({
    status: 200,
    body: await list.update({ id, version: headers['if-match'], actor: actorOf(caller) }, body),
  })
}

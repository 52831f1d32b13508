import type { Operation } from '../handler'
import { excludedDaily } from '../settings/excludedCustomers'
import { settingsList } from '../settings/list'

/** `GET /settings/excluded-daily-email-customers`: who gets no daily follow-up (decision 41). */
export const listExcludedDailyEmailCustomers: Operation<'listExcludedDailyEmailCustomers'> = (services) => {
  const list = settingsList(services, excludedDaily)
  return async ({ query }) => ({ status: 200, body: await list.find(query) })
}

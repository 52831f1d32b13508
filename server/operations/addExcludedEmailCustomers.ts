import { actorOf, type Operation } from '../handler'
import { excludeFromAll } from '../settings/everyMailing'

/** `POST /settings/excluded-email-customers`: leaves addresses out of every mailing. */
export const addExcludedEmailCustomers: Operation<'addExcludedEmailCustomers'> =
  (services) =>
  async ({ body: { rows }, headers, caller }) => ({
    status: 201,
    body: await excludeFromAll(services, { rows, key: headers['idempotency-key'], actor: actorOf(caller) }),
  })

import { actorOf } from '../platform/services/caller'
import { newRatingTerms } from '../quotes/quoteFacts'
import { excludeFromAll } from '../settings/exclusions'
import { referenceOf } from '../settings/reference'
import type { Operation } from './handler'

/** `POST /settings/excluded-email-customers`: excludes addresses from every mailing. */
export const addExcludedEmailCustomers: Operation<'addExcludedEmailCustomers'> =
  (services) =>
  async ({ body: { rows }, headers, caller }) => ({
    status: 201,
    body: await excludeFromAll(services, { rows, key: headers['idempotency-key'], actor: actorOf(caller) }),
  })

/** `GET /settings/reference`: read-only lists of coupons, partners, states and versions. */
export const readReference: Operation<'readReference'> =
  ({ config: { program }, today }) =>
  async () => ({
    status: 200,
    body: referenceOf({ program, today: today(), current: newRatingTerms(program, today()) }),
  })

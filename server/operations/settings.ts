import { actorOf } from '../platform/services/caller'
import { newRatingTerms } from '../quotes/quoteFacts'
import { excludedDaily, excludedProspecting, excludeFromAll } from '../settings/exclusions'
import { feeAdjustments } from '../settings/feeAdjustments'
import { referenceOf } from '../settings/reference'
import { settingsList } from '../settings/settingsList'
import type { Operation } from './handler'

/** `POST /settings/excluded-daily-email-customers`: adds rows, all of them or none. */
export const addExcludedDailyEmailCustomers: Operation<'addExcludedDailyEmailCustomers'> = (services) => {
  const list = settingsList(services, excludedDaily)
  return async ({ body: { rows }, headers, caller }) => {
    const added = await list.add({ rows, key: headers['idempotency-key'], actor: actorOf(caller) })
    return { status: 201, body: added }
  }
}

/** `POST /settings/excluded-email-customers`: excludes addresses from every mailing. */
export const addExcludedEmailCustomers: Operation<'addExcludedEmailCustomers'> =
  (services) =>
  async ({ body: { rows }, headers, caller }) => ({
    status: 201,
    body: await excludeFromAll(services, { rows, key: headers['idempotency-key'], actor: actorOf(caller) }),
  })

/** `POST /settings/excluded-prospecting-newsletter-email-customers`: adds rows, all of them or none. */
export const addExcludedProspectingCustomers: Operation<'addExcludedProspectingCustomers'> = (services) => {
  const list = settingsList(services, excludedProspecting)
  return async ({ body: { rows }, headers, caller }) => {
    const added = await list.add({ rows, key: headers['idempotency-key'], actor: actorOf(caller) })
    return { status: 201, body: added }
  }
}

/** `POST /settings/policy-fee-adjustment`: adds rows, all of them or none. */
export const addPolicyFeeAdjustments: Operation<'addPolicyFeeAdjustments'> = (services) => {
  const list = settingsList(services, feeAdjustments)
  return async ({ body: { rows }, headers, caller }) => {
    const added = await list.add({ rows, key: headers['idempotency-key'], actor: actorOf(caller) })
    return { status: 201, body: added }
  }
}

/** `DELETE /settings/excluded-daily-email-customers/{id}`: deletes a row and returns it. */
export const deleteExcludedDailyEmailCustomer: Operation<'deleteExcludedDailyEmailCustomer'> = (services) => {
  const list = settingsList(services, excludedDaily)
  return async ({ params: { id }, headers, caller }) => ({
    status: 200,
    body: await list.remove({ id, version: headers['if-match'], actor: actorOf(caller) }),
  })
}

/** `DELETE /settings/excluded-prospecting-newsletter-email-customers/{id}`: deletes a row and returns it. */
export const deleteExcludedProspectingCustomer: Operation<'deleteExcludedProspectingCustomer'> = (services) => {
  const list = settingsList(services, excludedProspecting)
  return async ({ params: { id }, headers, caller }) => ({
    status: 200,
    body: await list.remove({ id, version: headers['if-match'], actor: actorOf(caller) }),
  })
}

/** `DELETE /settings/policy-fee-adjustment/{id}`: deletes a row and returns it. */
export const deletePolicyFeeAdjustment: Operation<'deletePolicyFeeAdjustment'> = (services) => {
  const list = settingsList(services, feeAdjustments)
  return async ({ params: { id }, headers, caller }) => ({
    status: 200,
    body: await list.remove({ id, version: headers['if-match'], actor: actorOf(caller) }),
  })
}

/** `GET /settings/excluded-daily-email-customers`: addresses without the daily follow-up (decision 41). */
export const listExcludedDailyEmailCustomers: Operation<'listExcludedDailyEmailCustomers'> = (services) => {
  const list = settingsList(services, excludedDaily)
  return async ({ query }) => ({ status: 200, body: await list.find(query) })
}

/**
 * `GET /settings/excluded-prospecting-newsletter-email-customers`: addresses without prospecting mail and newsletter
 * (decision 41).
 */
export const listExcludedProspectingCustomers: Operation<'listExcludedProspectingCustomers'> = (services) => {
  const list = settingsList(services, excludedProspecting)
  return async ({ query }) => ({ status: 200, body: await list.find(query) })
}

/** `GET /settings/policy-fee-adjustment`: agreed policy fee adjustments (decision 46). */
export const listPolicyFeeAdjustments: Operation<'listPolicyFeeAdjustments'> = (services) => {
  const list = settingsList(services, feeAdjustments)
  return async ({ query }) => ({ status: 200, body: await list.find(query) })
}

/** `GET /settings/reference`: read-only lists of coupons, partners, states and versions. */
export const readReference: Operation<'readReference'> =
  ({ config: { program }, today }) =>
  async () => ({
    status: 200,
    body: referenceOf({ program, today: today(), current: newRatingTerms(program, today()) }),
  })

/** `PATCH /settings/excluded-daily-email-customers/{id}`: missing fields stay unchanged. */
export const updateExcludedDailyEmailCustomer: Operation<'updateExcludedDailyEmailCustomer'> = (services) => {
  const list = settingsList(services, excludedDaily)
  return async ({ params: { id }, headers, body, caller }) => ({
    status: 200,
    body: await list.update({ id, version: headers['if-match'], actor: actorOf(caller) }, body),
  })
}

/** `PATCH /settings/excluded-prospecting-newsletter-email-customers/{id}`: missing fields stay unchanged. */
export const updateExcludedProspectingCustomer: Operation<'updateExcludedProspectingCustomer'> = (services) => {
  const list = settingsList(services, excludedProspecting)
  return async ({ params: { id }, headers, body, caller }) => ({
    status: 200,
    body: await list.update({ id, version: headers['if-match'], actor: actorOf(caller) }, body),
  })
}

/** `PATCH /settings/policy-fee-adjustment/{id}`: missing fields stay unchanged. */
export const updatePolicyFeeAdjustment: Operation<'updatePolicyFeeAdjustment'> = (services) => {
  const list = settingsList(services, feeAdjustments)
  return async ({ params: { id }, headers, body, caller }) => ({
    status: 200,
    body: await list.update({ id, version: headers['if-match'], actor: actorOf(caller) }, body),
  })
}

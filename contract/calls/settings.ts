import { type Api, answer, type BodyOf, ifMatch, type QueryOf } from './answer'

/** Fee adjustments, excluded customers, and the configured program. */
export const settingsCalls = (api: Api) => ({
  listPolicyFeeAdjustments: (query: QueryOf<'listPolicyFeeAdjustments'>, signal: AbortSignal) =>
    answer(api.GET('/settings/policy-fee-adjustment', { params: { query }, signal })),
  addPolicyFeeAdjustments: (body: BodyOf<'addPolicyFeeAdjustments'>, key: string, signal: AbortSignal) =>
    answer(
      api.POST('/settings/policy-fee-adjustment', { params: { header: { 'Idempotency-Key': key } }, body, signal }),
    ),
  updatePolicyFeeAdjustment: (
    id: number,
    body: BodyOf<'updatePolicyFeeAdjustment'>,
    version: number,
    signal: AbortSignal,
  ) =>
    answer(
      api.PATCH('/settings/policy-fee-adjustment/{id}', {
        params: { path: { id }, header: ifMatch(version) },
        body,
        signal,
      }),
    ),
  deletePolicyFeeAdjustment: (id: number, version: number, signal: AbortSignal) =>
    answer(
      api.DELETE('/settings/policy-fee-adjustment/{id}', {
        params: { path: { id }, header: ifMatch(version) },
        signal,
      }),
    ),
  listExcludedDailyEmailCustomers: (query: QueryOf<'listExcludedDailyEmailCustomers'>, signal: AbortSignal) =>
    answer(api.GET('/settings/excluded-daily-email-customers', { params: { query }, signal })),
  addExcludedDailyEmailCustomers: (body: BodyOf<'addExcludedDailyEmailCustomers'>, key: string, signal: AbortSignal) =>
    answer(
      api.POST('/settings/excluded-daily-email-customers', {
        params: { header: { 'Idempotency-Key': key } },
        body,
        signal,
      }),
    ),
  updateExcludedDailyEmailCustomer: (
    id: number,
    body: BodyOf<'updateExcludedDailyEmailCustomer'>,
    version: number,
    signal: AbortSignal,
  ) =>
    answer(
      api.PATCH('/settings/excluded-daily-email-customers/{id}', {
        params: { path: { id }, header: ifMatch(version) },
        body,
        signal,
      }),
    ),
  deleteExcludedDailyEmailCustomer: (id: number, version: number, signal: AbortSignal) =>
    answer(
      api.DELETE('/settings/excluded-daily-email-customers/{id}', {
        params: { path: { id }, header: ifMatch(version) },
        signal,
      }),
    ),
  listExcludedProspectingCustomers: (query: QueryOf<'listExcludedProspectingCustomers'>, signal: AbortSignal) =>
    answer(api.GET('/settings/excluded-prospecting-newsletter-email-customers', { params: { query }, signal })),
  addExcludedProspectingCustomers: (
    body: BodyOf<'addExcludedProspectingCustomers'>,
    key: string,
    signal: AbortSignal,
  ) =>
    answer(
      api.POST('/settings/excluded-prospecting-newsletter-email-customers', {
        params: { header: { 'Idempotency-Key': key } },
        body,
        signal,
      }),
    ),
  updateExcludedProspectingCustomer: (
    id: number,
    body: BodyOf<'updateExcludedProspectingCustomer'>,
    version: number,
    signal: AbortSignal,
  ) =>
    answer(
      api.PATCH('/settings/excluded-prospecting-newsletter-email-customers/{id}', {
        params: { path: { id }, header: ifMatch(version) },
        body,
        signal,
      }),
    ),
  deleteExcludedProspectingCustomer: (id: number, version: number, signal: AbortSignal) =>
    answer(
      api.DELETE('/settings/excluded-prospecting-newsletter-email-customers/{id}', {
        params: { path: { id }, header: ifMatch(version) },
        signal,
      }),
    ),
  addExcludedEmailCustomers: (body: BodyOf<'addExcludedEmailCustomers'>, key: string, signal: AbortSignal) =>
    answer(
      api.POST('/settings/excluded-email-customers', { params: { header: { 'Idempotency-Key': key } }, body, signal }),
    ),
  exportProspects: (signal: AbortSignal) =>
    answer(api.GET('/settings/prospecting-export', { parseAs: 'blob', signal })),
  readReference: (signal: AbortSignal) => answer(api.GET('/settings/reference', { signal })),
})

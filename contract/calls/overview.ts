import { type Api, answer, type QueryOf } from './answer'

/** Figures and exports. */
export const overviewCalls = (api: Api) => ({
  getOverview: (query: QueryOf<'getOverview'>, signal: AbortSignal) =>
    answer(api.GET('/admin/overview', { params: { query }, signal })),
  exportContacts: (query: QueryOf<'exportContacts'>, signal: AbortSignal) =>
    answer(api.GET('/admin/contacts/export', { params: { query }, parseAs: 'blob', signal })),
})

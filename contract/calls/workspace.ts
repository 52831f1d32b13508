import { type Api, answer, type BodyOf, type QueryOf } from './answer'

/** The work of staff on one contact. */
export const workspaceCalls = (api: Api) => ({
  cancelPolicy: (id: string, body: BodyOf<'cancelPolicy'>, key: string, version: number, signal: AbortSignal) =>
    answer(
      api.POST('/cancel-policy/{id}', {
        params: { path: { id }, header: { 'Idempotency-Key': key, 'If-Match': String(version) } },
        body,
        signal,
      }),
    ),
  previewCancelPolicy: (id: string, signal: AbortSignal) =>
    answer(api.GET('/admin/cancel-policy/{id}', { params: { path: { id } }, signal })),
  generateCoiSel: (id: string, body: BodyOf<'generateCoiSel'>, key: string, version: number, signal: AbortSignal) =>
    answer(
      api.POST('/admin/generate-coi-sel/{id}', {
        params: { path: { id }, header: { 'Idempotency-Key': key, 'If-Match': String(version) } },
        body,
        signal,
      }),
    ),
  getDescriptionOfOperations: (id: string, signal: AbortSignal) =>
    answer(api.GET('/admin/description-of-operations/{id}', { params: { path: { id } }, signal })),
  addPropspect: (body: BodyOf<'addPropspect'>, signal: AbortSignal) =>
    answer(api.POST('/reps/add/propspect', { body, signal })),
  addProspect: (body: BodyOf<'addProspect'>, signal: AbortSignal) =>
    answer(api.POST('/reps/add/prospect', { body, signal })),
  updateRecord: (id: string, body: BodyOf<'updateRecord'>, version: number, signal: AbortSignal) =>
    answer(
      api.PATCH('/admin/contacts/{id}/record', {
        params: { path: { id }, header: { 'If-Match': String(version) } },
        body,
        signal,
      }),
    ),
  getHistory: (id: string, query: QueryOf<'getHistory'>, signal: AbortSignal) =>
    answer(api.GET('/admin/contacts/{id}/history', { params: { path: { id }, query }, signal })),
  sayPresence: (id: string, signal: AbortSignal) =>
    answer(api.POST('/admin/contacts/{id}/presence', { params: { path: { id } }, signal })),
})

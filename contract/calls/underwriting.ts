import { type Api, answer, type BodyOf } from './answer'

/** Referred quotes. */
export const underwritingCalls = (api: Api) => ({
  openReferral: (id: string, signal: AbortSignal) =>
    answer(api.GET('/usw/contacts/{id}', { params: { path: { id } }, signal })),
  workReferral: (id: string, body: BodyOf<'workReferral'>, version: number, signal: AbortSignal) =>
    answer(
      api.PATCH('/usw/contacts/{id}', {
        params: { path: { id }, header: { 'If-Match': String(version) } },
        body,
        signal,
      }),
    ),
})

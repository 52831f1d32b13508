import { type Api, answer, inParts } from './answer'

/** What certificates are signed with. */
export const signaturesCalls = (api: Api) => ({
  listSignatures: (signal: AbortSignal) => answer(api.GET('/admin/reps-signature', { signal })),
  createSignature: (
    body: { name: string; file: File; is_default?: 'True' | 'False' },
    key: string,
    signal: AbortSignal,
  ) =>
    answer(
      api.POST('/admin/reps-signature/create', {
        params: { header: { 'Idempotency-Key': key } },
        body: body as never,
        bodySerializer: () => inParts(body),
        signal,
      }),
    ),
  updateSignature: (
    id: number,
    body: { name: string; file?: File; is_default?: 'True' | 'False' },
    signal: AbortSignal,
  ) =>
    answer(
      api.POST('/admin/reps-signature/{id}', {
        params: { path: { id } },
        body: body as never,
        bodySerializer: () => inParts(body),
        signal,
      }),
    ),
  deleteSignature: (id: number, signal: AbortSignal) =>
    answer(api.DELETE('/admin/reps-signature/{id}', { params: { path: { id } }, signal })),
  getSignatureImage: (id: number, signal: AbortSignal) =>
    answer(api.GET('/admin/reps-signature/{id}/image', { params: { path: { id } }, parseAs: 'blob', signal })),
})

import { type Api, answer, ifMatch, inParts } from './answer'

/** Signatures for certificates. */
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
    version: number,
    signal: AbortSignal,
  ) =>
    answer(
      api.POST('/admin/reps-signature/{id}', {
        params: { path: { id }, header: ifMatch(version) },
        body: body as never,
        bodySerializer: () => inParts(body),
        signal,
      }),
    ),
  deleteSignature: (id: number, version: number, signal: AbortSignal) =>
    answer(api.DELETE('/admin/reps-signature/{id}', { params: { path: { id }, header: ifMatch(version) }, signal })),
  getSignatureImage: (id: number, signal: AbortSignal) =>
    answer(api.GET('/admin/reps-signature/{id}/image', { params: { path: { id } }, parseAs: 'blob', signal })),
})

import { type Api, answer, type BodyOf, inParts, type QueryOf } from './answer'
import { type OnProgress, sendWithProgress } from './progress'

/** Files and mail of a contact. */
export const attachmentsCalls = (api: Api) => ({
  listAttachments: (id: string, signal: AbortSignal) =>
    answer(api.GET('/reps/attachments/{id}', { params: { path: { id } }, signal })),
  uploadDocuments: (
    id: string,
    body: { files: readonly File[] },
    key: string,
    signal: AbortSignal,
    onProgress: OnProgress,
  ) =>
    answer(
      api.POST('/reps/attachments/{id}/upload-documents', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
        body: body as never,
        bodySerializer: () => '',
        fetch: (request) => sendWithProgress(request, inParts(body), onProgress),
        signal,
      }),
    ),
  deleteDocuments: (id: string, body: BodyOf<'deleteDocuments'>, signal: AbortSignal) =>
    answer(api.POST('/reps/attachments/{id}/delete-documents', { params: { path: { id } }, body, signal })),
  emailDocuments: (id: string, body: BodyOf<'emailDocuments'>, key: string, signal: AbortSignal) =>
    answer(
      api.POST('/reps/attachments/{id}/email-documents', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
        body,
        signal,
      }),
    ),
  getAttachment: (id: string, document: string, signal: AbortSignal) =>
    answer(
      api.GET('/reps/attachments/{id}/files/{document}', {
        params: { path: { id, document } },
        parseAs: 'blob',
        signal,
      }),
    ),
  listEmailLogs: (id: string, query: QueryOf<'listEmailLogs'>, signal: AbortSignal) =>
    answer(api.GET('/admin/{id}/email-logs', { params: { path: { id }, query }, signal })),
  forwardEmail: (id: string, body: BodyOf<'forwardEmail'>, key: string, signal: AbortSignal) =>
    answer(
      api.POST('/admin/{id}/forward-email', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
        body,
        signal,
      }),
    ),
})

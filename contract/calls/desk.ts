import type { JobRow, MailRow } from '../client'
import { type Api, answer, type BodyOf, type QueryOf } from './answer'

/** Session, contact list, mailbox, failed jobs, and decisions on a quote. */
export const deskCalls = (api: Api) => ({
  listMail: (query: { search: string; state?: MailRow['state']; page: number }, signal: AbortSignal) =>
    answer(api.GET('/admin/mailbox', { params: { query }, signal })),
  readMail: (number: number, signal: AbortSignal) =>
    answer(api.GET('/admin/mailbox/{number}', { params: { path: { number } }, signal })),
  listJobs: (query: { state: JobRow['state']; page: number }, signal: AbortSignal) =>
    answer(api.GET('/admin/jobs', { params: { query }, signal })),
  retryJob: (number: number, signal: AbortSignal) =>
    answer(api.POST('/admin/jobs/{number}/retry', { params: { path: { number } }, signal })),
  signIn: (email: string, password: string, signal: AbortSignal) =>
    answer(api.POST('/session', { body: { email, password }, signal })),
  getSession: (signal: AbortSignal) => answer(api.GET('/session', { signal })),
  signOut: (signal: AbortSignal) => answer(api.DELETE('/session', { signal })),
  findContacts: (query: QueryOf<'findContacts'>, signal: AbortSignal) =>
    answer(api.GET('/admin/contacts', { params: { query }, signal })),
  markQuoteApproved: (id: string, body: BodyOf<'markQuoteApproved'>, version: number, signal: AbortSignal) =>
    answer(
      api.POST('/mark-quote-approved/{id}', {
        params: { path: { id }, header: { 'If-Match': String(version) } },
        body,
        signal,
      }),
    ),
  compareVersions: (id: string, signal: AbortSignal) =>
    answer(api.GET('/admin/contacts/{id}/version', { params: { path: { id } }, signal })),
  moveToToday: (id: string, version: number, signal: AbortSignal) =>
    answer(
      api.POST('/admin/contacts/{id}/version', {
        params: { path: { id }, header: { 'If-Match': String(version) } },
        signal,
      }),
    ),
})

import { type Api, answer, type BodyOf, ifMatch, type QueryOf } from './answer'

/** Accounts, and the audit log. */
export const usersCalls = (api: Api) => ({
  listUsers: (query: QueryOf<'listUsers'>, signal: AbortSignal) =>
    answer(api.GET('/admin/users', { params: { query }, signal })),
  addUser: (body: BodyOf<'addUser'>, key: string, signal: AbortSignal) =>
    answer(api.POST('/admin/users', { params: { header: { 'Idempotency-Key': key } }, body, signal })),
  updateUser: (user: string, body: BodyOf<'updateUser'>, version: number, signal: AbortSignal) =>
    answer(api.PATCH('/admin/users/{user}', { params: { path: { user }, header: ifMatch(version) }, body, signal })),
  changePassword: (body: BodyOf<'changePassword'>, signal: AbortSignal) =>
    answer(api.POST('/session/password', { body, signal })),
  listAudit: (query: QueryOf<'listAudit'>, signal: AbortSignal) =>
    answer(api.GET('/admin/audit', { params: { query }, signal })),
})

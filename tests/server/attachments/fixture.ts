import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { createJobs } from '../../../server/platform/jobs/queue'
import type { Files } from '../../../server/platform/services/services'
import { bought as moment } from '../mail/fixture'
import { type Role, type TestApp, testApp } from '../rig/app'
import { type FormFile, form } from '../rig/form'
import { runDueJobs } from '../rig/jobs'

/** Helpers for tests of a contact's files and mail. */
export async function makeContactList(given: { readonly files?: Files } = {}, env: Record<string, string> = {}) {
  const app: TestApp = await testApp({ services: given, env })
  // queues real rows, as the server does
  Object.assign(app.services, { jobs: createJobs(app.services.db) })
  app.services.clock.instant = moment
  // policies sold by tests number their quotes from the same start
  await sql`select setval('quote_number', 400000)`.execute(app.services.db.q)
  const cookieOf = (as: Role) => app.staff(as)
  return {
    ...app,
    list: async (id: string, as: Role = 'rep') =>
      app.call('listAttachments', { params: { id }, cookie: await cookieOf(as) }),
    async upload(id: string, files: readonly FormFile[], { as = 'rep' as Role, key = randomUUID() } = {}) {
      const { raw, headers } = form({}, files)
      const answered = await app.call('uploadDocuments', {
        params: { id },
        raw,
        headers: { ...headers, 'idempotency-key': key },
        cookie: await cookieOf(as),
      })
      return { status: answered.statusCode, data: answered.data }
    },
    open: async (id: string, document: string, as: Role = 'rep') =>
      app.call('getAttachment', { params: { id, document }, cookie: await cookieOf(as) }),
    remove: async (id: string, documents: readonly string[], as: Role = 'rep') =>
      app.call('deleteDocuments', { params: { id }, body: { documents }, cookie: await cookieOf(as) }),
    mail: async (id: string, body: object, { as = 'rep' as Role, key = randomUUID() } = {}) =>
      app.call('emailDocuments', {
        params: { id },
        body,
        headers: { 'idempotency-key': key },
        cookie: await cookieOf(as),
      }),
    logs: async (id: string, query: Record<string, string> = {}) =>
      app.call('listEmailLogs', { params: { id }, query, cookie: await cookieOf('rep') }),
    forward: async (id: string, body: object, { as = 'rep' as Role, key = randomUUID() } = {}) =>
      app.call('forwardEmail', {
        params: { id },
        body,
        headers: { 'idempotency-key': key },
        cookie: await cookieOf(as),
      }),
    work: () => runDueJobs(app.services, { backoff: () => 0, mostAttempts: 3 }),
    audits: (action: string) =>
      app.services.db.q.selectFrom('audit').selectAll().where('action', '=', action).orderBy('id').execute(),
  }
}

export type ContactList = Awaited<ReturnType<typeof makeContactList>>

import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import type { StaffUser } from '../../../contract/client'
import { staffRoles } from '../../../domain/staff/permissions'
import { type AppOptions, buildApp } from '../../../server/app'
import type { OperationId } from '../../../server/operations/handler'
import type { Services } from '../../../server/platform/services/services'
import { addAccount } from '../../../server/staff/accounts'
import { beginSession, sessionCookieName } from '../../../server/staff/sessions'
import { assertDocumented, operation } from './contract'
import { type TestServices, testServices } from './services'

export type Role = StaffUser['role']
export const roles: readonly Role[] = staffRoles
export const password = 'correct horse battery staple'

export interface Request {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** text that is sent unchanged */
  readonly raw?: string | Buffer
  /** a session's cookie */
  readonly cookie?: string | undefined
  /** the network address of the caller */
  readonly from?: string
}

export interface TestApp {
  readonly app: FastifyInstance
  readonly services: TestServices
  /** Calls an operation, and checks its response against the contract. */
  call(id: OperationId, request?: Request): Promise<LightMyRequestResponse & { readonly data: any }>
  /** @returns the cookie of a signed-in user */
  staff(role: Role): Promise<string>
  close(): Promise<void>
}

export interface TestAppOptions extends AppOptions {
  readonly services?: Partial<Services>
  readonly env?: Record<string, string>
}

/** The whole server over HTTP, without a port. */
export async function testApp({ services: given = {}, env = {}, ...options }: TestAppOptions = {}): Promise<TestApp> {
  const services = await testServices({ log: pino({ level: 'silent' }), ...given }, env)
  const app = await buildApp(services, options)
  const cookies = new Map<Role, { readonly cookie: string; readonly since: number }>()
  return {
    app,
    services,
    async call(id, request = {}) {
      const response = await app.inject(requestOf(id, request))
      assertDocumented(id, response)
      const isJson = String(response.headers['content-type']).includes('json')
      return Object.assign(response, { data: isJson ? response.json() : null })
    },
    async staff(role) {
      const known = cookies.get(role)
      const since = services.now().getTime()
      // a test that moves its clock signs in again, because an idle session ends
      if (known && since - known.since < patienceMs) return known.cookie
      if (!known) await addStaff(services, role)
      const cookie = await signedIn(services, role)
      cookies.set(role, { cookie, since })
      return cookie
    },
    async close() {
      await app.close()
      await services.db.close()
    },
  }
}

/** A cheap hash, because the real one would cost every test file seconds; tests/server/staff tests that one. */
export const cheap = { N: 1024, r: 8, p: 1 }

export const emailOf = (role: Role) => `${role}@example.com`

const patienceMs = 20 * 60_000

const addStaff = ({ db }: TestServices, role: Role) =>
  addAccount(db, { name: `Sample ${role}`, email: emailOf(role), role, password, cost: cheap })

async function signedIn({ db, now, config }: TestServices, role: Role): Promise<string> {
  const user = await db.q
    .selectFrom('staff_user')
    .select('id')
    .where('email', '=', emailOf(role))
    .executeTakeFirstOrThrow()
  return `${sessionCookieName(config)}=${await beginSession(db, user.id, now())}`
}

export function requestOf(
  id: OperationId,
  { params = {}, query = {}, headers = {}, body, raw, cookie, from }: Request,
) {
  const { method, path } = operation(id)
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? name))
  const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body))
  return {
    method: method as 'GET',
    url: `/api${url}`,
    query: { ...query },
    ...(from && { remoteAddress: from }),
    headers: {
      ...(sent !== undefined && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
      ...headers,
    },
    ...(sent !== undefined && { payload: sent }),
  }
}

import { randomUUID } from 'node:crypto'
import type { WorkItem, WorkItemPage, WorkItemRow } from '../../../contract/client'
import type { Services } from '../../../server/platform/services/services'
import { type Bought, startTestServer } from '../policies/fixture'
import type { Role } from '../rig/app'
import { form, sampleFiles } from '../rig/form'
import { newKey, rainRequest } from '../rig/quotes'

export const claimWords = {
  date: '11/19/2026',
  description: 'A guest slipped on the wet floor.',
  name: 'Jordan Sample',
  email: 'jordan@example.com',
  phone: '512-555-0142',
}

/** A server with customers who submit requests and staff who work on them. */
export async function startWorkServer(given: Partial<Services> = {}) {
  const server = await startTestServer(given)
  const { call } = server
  const keyed = (key: string = randomUUID()) => ({ 'idempotency-key': key })
  return {
    ...server,
    async claim(of: Bought, key: string = randomUUID()): Promise<string> {
      const files = [{ name: 'floor.jpg', bytes: sampleFiles.jpg }]
      const { raw, headers } = form({ policy_number: of.policyNumber, ...claimWords }, files)
      const request = { raw, headers: { ...headers, ...keyed(key), 'policy-token': of.token } }
      return (await call('submitAClaim', request)).data.claim_number
    },
    message: (of: Bought, subject = 'Another hall', key: string = randomUUID()) =>
      call('sendUsEmail', {
        body: { policy_number: of.policyNumber, subject, message: 'May we move next door?' },
        headers: { ...keyed(key), 'policy-token': of.token },
      }),
    rain: async (change: object = {}, headers: Record<string, string> = newKey()): Promise<string> =>
      (await call('requestRainCover', { headers, body: { ...rainRequest, ...change } })).data.id,
    async task(contactId: string, note: string, task_day: string, as: Role = 'rep') {
      await call('updateRecord', {
        params: { id: contactId },
        body: { note, task_day },
        cookie: await server.staff(as),
      })
    },
    async list(query: Record<string, string> = {}): Promise<WorkItemPage> {
      return (await call('listWorkItems', { query, cookie: await server.staff('rep') })).data
    },
    async item(item: string): Promise<WorkItem> {
      return (await call('getWorkItem', { params: { item }, cookie: await server.staff('rep') })).data
    },
    async change({ id, version }: Pick<WorkItemRow, 'id' | 'version'>, body: object, as: Role = 'rep') {
      const headers = { 'if-match': String(version) }
      return call('changeWorkItem', { params: { item: id }, body, headers, cookie: await server.staff(as) })
    },
    async answer(
      { id, version }: Pick<WorkItemRow, 'id' | 'version'>,
      message: string,
      { key = randomUUID() as string, as = 'rep' }: { readonly key?: string; readonly as?: Role } = {},
    ) {
      const headers = { 'if-match': String(version), ...keyed(key) }
      return call('answerWorkItem', {
        params: { item: id },
        body: { message },
        headers,
        cookie: await server.staff(as),
      })
    },
  }
}

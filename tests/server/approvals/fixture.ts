import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Approval, PendingApproval, WorkItem } from '../../../contract/client'
import type { SoleAuthority } from '../../../domain/staff/secondPerson'
import { startTestServer } from '../accounting/fixture'
import type { Role } from '../rig/app'
import { newKey } from '../rig/quotes'

/** The server with limits of one person, and the calls about requests for a second one. */
export async function startApprovalServer(soleAuthority: SoleAuthority) {
  const file = join(tmpdir(), `program-${process.pid}-${Math.random()}.json`)
  await writeFile(file, JSON.stringify({ soleAuthority }))
  const server = await startTestServer({ PROGRAM_FILE: file })
  const { call, staff, send, chargeOf } = server
  const { db } = server.services
  for (const role of ['rep', 'underwriter', 'accountant', 'admin'] as const) await staff(role)

  const item = async (id: string, role: Role = 'admin'): Promise<WorkItem & { approval: Approval }> =>
    (await call('getWorkItem', { params: { item: id }, cookie: await staff(role) })).data

  /** the call for the kind of the request */
  const callFor = async (id: string) => {
    const { kind } = await rowOf(id)
    return kind === 'terms' ? 'decideTerms' : 'decideRefund'
  }
  const rowOf = (id: string) =>
    db.q.selectFrom('approval_request').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  return {
    ...server,
    item,
    decide: async (id: string, decision: 'approve' | 'decline', role: Role = 'admin', reason = 'Not this time') =>
      call(await callFor(id), {
        params: { item: id },
        body: { decision, ...(decision === 'decline' && { reason }) },
        cookie: await staff(role),
      }),
    withdraw: async (id: string, role: Role = 'rep') =>
      call('withdrawApproval', { params: { item: id }, cookie: await staff(role) }),
    /** A refund of an amount above the standard one, to the card. */
    async refundRequest(id: string, amount = 20, headers = newKey()): Promise<PendingApproval> {
      const body = { amount, transaction_id: await chargeOf(id), note: 'Goodwill' }
      const { statusCode, data } = await send('issueRefund', id, body, { headers })
      if (statusCode !== 202) throw new Error(`${statusCode} ${JSON.stringify(data)}`)
      return data
    },
    cancel: async (id: string, body: object, headers = newKey()) =>
      call('cancelPolicy', {
        params: { id },
        headers,
        body: { status: 'cancelled', ...body },
        cookie: await staff('rep'),
      }),
    rowOf,
    setRole: (email: string, role: Role) =>
      db.q.updateTable('staff_user').set({ role }).where('email', '=', email).execute(),
  }
}

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { RefundRefused } from '../../../server/platform/services/gateway'
import { items } from '../accounting/fixture'
import { blankDocuments } from '../rig/blankDocuments'
import { newKey } from '../rig/quotes'
import { startApprovalServer } from './fixture'

blankDocuments()

let server: Awaited<ReturnType<typeof startApprovalServer>>
beforeAll(async () => {
  server = await startApprovalServer({ aboveStandardRefund: 0 })
})
afterAll(() => server.close())
afterEach(() => {
  delete server.hooks.before
})

describe('a refund above the standard one', () => {
  test('moves no money and waits for a second person, who sees why', async () => {
    const { id } = await server.bought()
    const bank = await server.atBank(id)
    const pending = await server.refundRequest(id)
    expect(pending).toMatchObject({ kind: 'refund', subject: 'Refund of $20.00' })
    expect(pending.reasons).toEqual([
      '$20.00 more than the standard refund. Every amount above it needs a second person.',
    ])
    await server.work()
    expect([await server.atBank(id), await server.list(id)]).toMatchObject([bank, { refund_by_rule: 0, owed: [] }])
    const { approval, row } = await server.item(pending.id)
    expect(row).toMatchObject({ kind: 'approval', state: 'open', name: 'Sample rep', contact_id: id })
    expect(approval).toMatchObject({ state: 'open', obstacle: null, acts: ['approve', 'decline'] })
    expect(approval.outcome).toEqual([
      { label: 'Refund', text: '$20.00', requested: null },
      { label: 'To', text: 'Visa ending in 4242', requested: null },
      { label: 'Standard refund', text: '$0.00', requested: null },
      { label: 'Above it', text: '$20.00', requested: null },
      { label: 'Reason', text: 'Goodwill', requested: null },
    ])
  })

  test('is made once when somebody else approves it, and the requester’s repeated call gets the result', async () => {
    const { id, amount } = await server.bought()
    const bank = await server.atBank(id)
    const headers = newKey()
    const { id: item } = await server.refundRequest(id, 20, headers)
    const approved = await server.decide(item, 'approve')
    expect([approved.statusCode, approved.data.approval.state]).toEqual([200, 'approved'])
    expect(approved.data.approval.approver).toEqual({ name: 'Sample admin', email: 'admin@example.com' })
    expect(await server.atBank(id)).toBe(bank - 2000)
    expect(await server.list(id)).toMatchObject({ due: 0, charged: Math.round((amount - 20) * 100) / 100 })
    const body = { amount: 20, transaction_id: await server.chargeOf(id), note: 'Goodwill' }
    const again = await server.send('issueRefund', id, { ...body, transaction_id: body.transaction_id }, { headers })
    expect([again.statusCode, again.data.transaction.paid]).toEqual([200, -20])
    await server.work()
    expect(await server.atBank(id)).toBe(bank - 2000)
    expect((await server.item(item)).row.state).toBe('closed')
    expect(await server.auditOf(id)).toEqual(
      expect.arrayContaining(['approval.requested', 'approval.approved', 'creditMemo.entered', 'refund.made']),
    )
  })

  test('moves money once when two approve it at the same time', async () => {
    const { id } = await server.bought()
    const bank = await server.atBank(id)
    const { id: item } = await server.refundRequest(id)
    const both = await Promise.all([
      server.decide(item, 'approve', 'admin'),
      server.decide(item, 'approve', 'accountant'),
      server.decide(item, 'approve', 'admin'),
    ])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await server.decide(item, 'approve', 'accountant')).statusCode).toBe(200)
    await server.work()
    expect(await server.atBank(id)).toBe(bank - 2000)
    expect((await server.books(id)).rows.slice(1)).toEqual([
      ['creditMemo', -20, 0],
      ['issueRefund', 0, -20],
    ])
  })

  test('by check waits too, and an entry of another system', async () => {
    const { id } = await server.bought()
    const byCheck = { amount: 20, reference: '1001', note: 'Goodwill' }
    const check = await server.send('issueRefund', id, byCheck)
    expect(check.statusCode).toBe(202)
    await server.withdraw(check.data.id)
    const elsewhere = await server.send('enterAccountingTransaction', id, byCheck, { params: { kind: 'issue-refund' } })
    expect(elsewhere.statusCode).toBe(202)
    expect((await server.decide(elsewhere.data.id, 'approve')).statusCode).toBe(200)
    expect((await server.books(id)).rows.slice(1)).toEqual([
      ['creditMemo', -20, 0],
      ['issueRefund', 0, -20],
    ])
  })

  test('that the processor refuses is approved and stays due', async () => {
    const { id } = await server.bought()
    const { id: item } = await server.refundRequest(id)
    server.hooks.before = async (call) => {
      if (call === 'refund') throw new RefundRefused('no')
    }
    const { statusCode, data } = await server.decide(item, 'approve')
    expect([statusCode, data.is_card_exception]).toEqual([402, true])
    expect((await server.item(item)).approval.state).toBe('approved')
    expect(await server.list(id)).toMatchObject({ refund_by_rule: 20 })
  })
})

describe('the second person', () => {
  test('is never the requester, whatever their role becomes', async () => {
    const { id } = await server.bought()
    const bank = await server.atBank(id)
    const { id: item } = await server.refundRequest(id)
    await server.setRole('rep@example.com', 'admin')
    const own = await server.decide(item, 'approve', 'rep')
    const { acts } = (await server.item(item, 'rep')).approval
    await server.setRole('rep@example.com', 'rep')
    expect([own.statusCode, own.data.message, acts]).toEqual([
      403,
      'You asked for this, so somebody else has to decide',
      ['withdraw'],
    ])
    await server.work()
    expect(await server.atBank(id)).toBe(bank)
    const itself = {
      state: 'approved',
      decided: server.clock.now(),
      decided_by: (await server.rowOf(item)).requested_by,
    } as const
    const update = server.services.db.q.updateTable('approval_request').set(itself).where('id', '=', item).execute()
    await expect(update).rejects.toThrow('approval_request_two_persons')
  })

  test('needs the permission', async () => {
    const { id } = await server.bought()
    const { id: item } = await server.refundRequest(id)
    expect((await server.decide(item, 'approve', 'underwriter')).statusCode).toBe(403)
    expect((await server.item(item, 'underwriter')).approval.acts).toEqual([])
  })

  test('a decline needs a reason, and nothing is done', async () => {
    const { id } = await server.bought()
    const { id: item } = await server.refundRequest(id)
    const silent = await server.decide(item, 'decline', 'admin', ' ')
    expect([silent.statusCode, Object.keys(silent.data.errors)]).toEqual([422, ['reason']])
    const { statusCode, data } = await server.decide(item, 'decline', 'admin', 'No reason for it')
    expect([statusCode, data.approval]).toMatchObject([
      200,
      { state: 'declined', reason: 'No reason for it', acts: [] },
    ])
    const late = await server.decide(item, 'approve')
    expect([late.statusCode, late.data.message]).toEqual([409, 'This request was declined. Nothing was done'])
    expect((await server.books(id)).rows).toHaveLength(1)
  })

  test('is told that the account has changed, and nothing is done', async () => {
    const { id } = await server.bought()
    const { id: item } = await server.refundRequest(id)
    const charge = { change_item: items(5), reference: '77' }
    expect((await server.send('createSalesReceipt', id, charge)).statusCode).toBe(200)
    const { statusCode, data } = await server.decide(item, 'approve')
    expect([statusCode, data.message]).toEqual([
      409,
      'Something has changed since the request, so nothing was done. Decline it, or let its requester ask again',
    ])
    const { approval } = await server.item(item)
    expect([approval.state, approval.acts, approval.obstacle]).toEqual(['open', ['decline'], data.message])
    expect((await server.item(item, 'rep')).approval.obstacle).toBe(
      'Something has changed since the request, so nothing was done. Withdraw it, and ask again',
    )
    expect((await server.books(id)).rows.map(([kind]) => kind)).toEqual(['salesReceipt', 'salesReceipt'])
  })
})

describe('a request', () => {
  test('is withdrawn by its requester only', async () => {
    const { id } = await server.bought()
    const { id: item } = await server.refundRequest(id)
    expect((await server.withdraw(item, 'admin')).statusCode).toBe(403)
    const { statusCode, data } = await server.withdraw(item)
    expect([statusCode, data.approval.state, data.row.state]).toEqual([200, 'withdrawn', 'closed'])
    expect((await server.decide(item, 'approve')).statusCode).toBe(409)
  })

  test('of the same person replaces the one before, and the same one again changes nothing', async () => {
    const { id } = await server.bought()
    const first = await server.refundRequest(id, 20)
    expect((await server.refundRequest(id, 20)).id).toBe(first.id)
    const second = await server.refundRequest(id, 30)
    expect((await server.item(first.id)).approval.state).toBe('superseded')
    expect((await server.item(second.id)).approval.state).toBe('open')
    const body = { amount: 40, reference: '9', note: 'Goodwill' }
    const another = await server.send('issueRefund', id, body, { role: 'accountant' })
    expect(another.statusCode).toBe(409)
  })

  test('expires after 14 days', async () => {
    const { id } = await server.bought()
    const { id: item } = await server.refundRequest(id)
    server.clock.pass(14 * 24 * 60 * 60_000)
    expect((await server.item(item)).approval).toMatchObject({ state: 'expired', acts: [] })
    expect((await server.decide(item, 'approve')).data.message).toBe('This request has expired. Nothing was done')
    const { expireRequests } = await import('../../../server/approvals/close')
    await expireRequests(server.services)
    expect((await server.item(item)).row.state).toBe('closed')
    expect((await server.refundRequest(id)).id).not.toBe(item)
  })

  test('under the key of another request is refused', async () => {
    const { id } = await server.bought()
    const headers = newKey()
    await server.refundRequest(id, 20, headers)
    const body = { amount: 30, transaction_id: await server.chargeOf(id), note: 'Goodwill' }
    expect((await server.send('issueRefund', id, body, { headers })).statusCode).toBe(422)
  })

  test('is closed by its decision only, and is listed for its requester and those who may approve it', async () => {
    const { id } = await server.bought()
    const { id: item } = await server.refundRequest(id)
    const { row } = await server.item(item)
    const closing = await server.call('changeWorkItem', {
      params: { item },
      headers: { 'if-match': String(row.version) },
      body: { state: 'closed' },
      cookie: await server.staff('admin'),
    })
    expect(closing.statusCode).toBe(409)
    const listed = async (role: 'rep' | 'underwriter' | 'accountant') => {
      const query = { state: 'open', kind: 'approval', size: '200' }
      const { data } = await server.call('listWorkItems', { query, cookie: await server.staff(role) })
      return data.rows.some((one: { id: string }) => one.id === item)
    }
    expect([await listed('rep'), await listed('accountant'), await listed('underwriter')]).toEqual([true, true, false])
  })
})

describe('a credit memo', () => {
  test('above the limit waits, because it makes money refundable', async () => {
    const { id } = await server.bought()
    const { statusCode, data } = await server.send('createCreditMemo', id, { change_item: items(20) })
    expect([statusCode, data.kind]).toEqual([202, 'credit'])
    expect((await server.decide(data.id, 'approve')).statusCode).toBe(200)
    const refund = { amount: 20, transaction_id: await server.chargeOf(id) }
    expect((await server.send('issueRefund', id, refund)).statusCode).toBe(200)
  })
})

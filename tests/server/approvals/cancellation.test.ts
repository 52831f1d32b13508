import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newKey } from '../rig/quotes'
import { startApprovalServer } from './fixture'

let server: Awaited<ReturnType<typeof startApprovalServer>>
beforeAll(async () => {
  server = await startApprovalServer({ aboveStandardRefund: 5 })
})
afterAll(() => server.close())

const standardOf = async (id: string): Promise<number> => {
  const { data } = await server.call('previewCancelPolicy', { params: { id }, cookie: await server.staff('rep') })
  return data.refund
}
const above = async (id: string, dollars: number) => Math.round((await standardOf(id)) * 100 + dollars * 100) / 100

describe('a cancellation', () => {
  test('with the standard refund, or one within the limit, needs one person', async () => {
    for (const more of [0, 5]) {
      const { id } = await server.bought()
      const body = more === 0 ? {} : { refund: await above(id, more), reason: 'Goodwill' }
      expect((await server.cancel(id, body)).statusCode).toBe(200)
    }
  })

  test('with more waits, and the policy stays in force until somebody else approves it', async () => {
    const { id } = await server.bought()
    const bank = await server.atBank(id)
    const refund = await above(id, 5.01)
    const headers = newKey()
    const { statusCode, data } = await server.cancel(id, { refund, reason: 'A bereavement' }, headers)
    expect([statusCode, data.kind, data.reasons]).toEqual([
      202,
      'cancellation',
      ['$5.01 more than the standard refund. More than $5.00 needs a second person.'],
    ])
    const statusOf = async () =>
      (
        await server.call('openContact', {
          params: { id },
          query: { from: 'admin' },
          cookie: await server.staff('rep'),
        })
      ).data
    expect((await statusOf()).contact.customFields.quote_status).toBe('purchased')
    expect((await statusOf()).work_items).toMatchObject([{ id: data.id, kind: 'approval', name: 'Sample rep' }])
    expect((await server.decide(data.id, 'approve', 'accountant')).statusCode).toBe(200)
    expect((await statusOf()).contact.customFields.quote_status).toBe('cancelled')
    await server.work()
    expect(await server.atBank(id)).toBe(bank - Math.round(refund * 100))
    expect((await server.cancel(id, { refund, reason: 'A bereavement' }, headers)).statusCode).toBe(200)
    await server.work()
    expect(await server.atBank(id)).toBe(bank - Math.round(refund * 100))
  })

  test('is refused after the policy was canceled by somebody else, who was within the limit', async () => {
    const { id } = await server.bought()
    const bank = await server.atBank(id)
    const { data } = await server.cancel(id, { refund: await above(id, 5.01), reason: 'A bereavement' })
    const standard = await standardOf(id)
    expect((await server.cancel(id, {})).statusCode).toBe(200)
    const approved = await server.decide(data.id, 'approve')
    expect([approved.statusCode, approved.data.message]).toEqual([
      409,
      'This policy was canceled on 11/20/2026 already',
    ])
    expect((await server.item(data.id)).approval).toMatchObject({
      acts: ['decline'],
      obstacle: 'This policy was canceled on 11/20/2026 already',
    })
    await server.work()
    expect(await server.atBank(id)).toBe(bank - Math.round(standard * 100))
  })

  test('is refused once the standard refund is another one', async () => {
    const { id } = await server.bought()
    const { data } = await server.cancel(id, { refund: await above(id, 5.01), reason: 'A bereavement' })
    await server.call('submitChange', {
      params: { id },
      headers: newKey(),
      body: { difference: 0, change: { step0: { event_name: 'Another name' } } },
      cookie: await server.staff('rep'),
    })
    const { statusCode, data: problem } = await server.decide(data.id, 'approve')
    expect([statusCode, problem.message]).toEqual([409, expect.stringContaining('Something has changed')])
  })
})

describe('small credits of one contact', () => {
  test('count together, so that the limit cannot be passed in parts', async () => {
    const { id } = await server.bought()
    const refund = async (amount: number) =>
      (await server.send('issueRefund', id, { amount, transaction_id: await server.chargeOf(id), note: 'Goodwill' }))
        .statusCode
    expect([await refund(3), await refund(2), await refund(0.01)]).toEqual([200, 200, 202])
  })
})

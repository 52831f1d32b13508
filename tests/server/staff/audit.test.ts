import { afterAll, beforeAll, expect, test } from 'vitest'
import { emailOf, roles, testApp } from '../rig/app'

const app = await testApp()
afterAll(() => app.close())
const { call, services } = app
const cookie = await app.staff('admin')
await app.staff('rep')

beforeAll(async () => {
  const { q } = services.db
  await q.deleteFrom('audit').execute()
  const rows = [
    { actor: 'customer', action: 'quote.saved', at: '2026-11-18T17:00:00Z', entity: 'contact', contact_id: 'c1' },
    {
      actor: emailOf('rep'),
      action: 'quote.approved',
      at: '2026-11-19T17:00:00Z',
      entity: 'contact',
      contact_id: 'c1',
    },
    // still the 19th in New York
    { actor: emailOf('admin'), action: 'feeAdjustment.changed', at: '2026-11-20T04:59:59Z', entity: 'setting' },
    { actor: 'system', action: 'quote.lapsed', at: '2026-11-20T05:00:00Z', entity: 'contact', contact_id: 'c1' },
  ]
  for (const row of rows) {
    await q
      .insertInto('audit')
      .values({
        contact_id: null,
        ...row,
        entity_id: 'e1',
        before: JSON.stringify({ note: 'before' }),
        after: JSON.stringify({ note: 'after' }),
      })
      .execute()
  }
})

const match = async (query: Record<string, string> = {}) => {
  const { data } = await call('listAudit', { query, cookie })
  return data.rows.map(({ action }: { action: string }) => action)
}

test('lists every action in words, newest first', async () => {
  const { data } = await call('listAudit', { cookie })
  expect(data).toMatchObject({ total: 4, page: 1, size: 50 })
  expect(data.rows.map(({ words }: any) => words)).toEqual([
    'Quote expired',
    'Fee adjustment changed',
    'Quote approved',
    'Answers saved',
  ])
  expect(data.rows[1]).toMatchObject({
    actor: emailOf('admin'),
    entity: 'setting',
    contact_id: null,
    changes: [{ field: 'note', label: 'Note', from: 'before', to: 'after' }],
  })
})

test.each([
  [{ actor: 'REP@' }, ['quote.approved']],
  [{ actor: 'sample admin' }, ['feeAdjustment.changed']],
  [{ actor: 'customer' }, ['quote.saved']],
  [{ actor: 'nobody' }, []],
  [{ action: 'expired' }, ['quote.lapsed']],
  [{ action: 'feeAdjustment' }, ['feeAdjustment.changed']],
  [{ action: 'nothing' }, []],
  [{ from: '11/19/2026', to: '11/19/2026' }, ['feeAdjustment.changed', 'quote.approved']],
  [{ from: '11/20/2026' }, ['quote.lapsed']],
  [{ to: '11/18/2026' }, ['quote.saved']],
  [{ actor: 'e', action: 'quote', from: '11/19/2026' }, ['quote.lapsed', 'quote.approved']],
] as [Record<string, string>, string[]][])('%j finds %j', async (query, actions) => {
  expect(await match(query)).toEqual(actions)
})

test('the audit trail is paged', async () => {
  const { data } = await call('listAudit', { query: { page: '2', size: '3' }, cookie })
  expect(data).toMatchObject({ total: 4, page: 2, size: 3, rows: [{ action: 'quote.saved' }] })
})

test('an invalid day is refused', async () => {
  expect((await call('listAudit', { query: { from: '02/30/2026' }, cookie })).statusCode).toBe(400)
})

test.each([...roles, 'nobody'] as const)('access for a %s', async (role) => {
  const by = role === 'nobody' ? undefined : await app.staff(role)
  const { statusCode } = await call('listAudit', { cookie: by })
  expect(statusCode).toBe({ admin: 200, rep: 403, underwriter: 403, accountant: 403, nobody: 401 }[role])
})

import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { type SettingsList, settings, settingsLists } from '../../../domain/staff/settings'
import type { OperationId } from '../../../server/operations/handler'
import { emailOf, roles, testApp } from '../rig/app'
import { newKey } from '../rig/quotes'

const app = await testApp()
afterAll(() => app.close())
const { call, services } = app
const { q } = services.db
const cookie = await app.staff('admin')
afterEach(async () => {
  for (const table of ['policy_fee_adjustment', 'excluded_customer', 'audit'] as const)
    await q.deleteFrom(table).execute()
})

interface Calls {
  readonly list: OperationId
  readonly add: OperationId
  readonly update: OperationId
  readonly remove: OperationId
  readonly noun: string
  readonly path: string
  /** fields of a row beside address and note */
  readonly own: object
}

/** A list by its declaration. */
const callsOf = (path: SettingsList): Calls => {
  const { one, many, audit, hasFee } = settings[path]
  return {
    list: `list${many}`,
    add: `add${many}`,
    update: `update${one}`,
    remove: `delete${one}`,
    noun: audit.noun,
    path,
    own: hasFee ? { percent: -50 } : {},
  }
}

describe.each(settingsLists.map(callsOf))('the list $path', ({ list, add, update, remove, noun, path, own }) => {
  const adding = (rows: object[], headers = newKey()) => call(add, { body: { rows }, headers, cookie })
  const reading = (query: Record<string, string> = {}) => call(list, { query, cookie })
  const emails = ({ data }: { data: any }) => data.rows.map((row: { email: string }) => row.email)

  test('can be added to, read, changed and deleted, with audit rows', async () => {
    const added = await adding([{ email: ' Ana@Example.com ', note: ' By phone ', ...own }])
    expect(added.statusCode).toBe(201)
    const [row] = added.data.rows
    expect(row).toMatchObject({ email: 'ana@example.com', note: 'By phone', ...own })
    expect((await reading()).data).toEqual({ rows: [row], total: 1, page: 1, size: 50 })

    const id = String(row.id)
    const changed = await call(update, { params: { id }, body: { note: 'By letter' }, cookie })
    expect(changed.data.rows).toEqual([{ ...row, note: 'By letter', version: 2, edited: expect.any(String) }])
    const gone = await call(remove, { params: { id }, cookie })
    expect(gone.data.rows).toEqual(changed.data.rows)
    expect((await reading()).data.rows).toEqual([])

    const trace = await q.selectFrom('audit').selectAll().where('entity', '=', 'setting').orderBy('id').execute()
    expect(trace.map(({ action, actor, entity_id }) => [action, actor, entity_id])).toEqual(
      ['added', 'changed', 'deleted'].map((event) => [`${noun}.${event}`, emailOf('admin'), `${path}/${id}`]),
    )
    expect(trace[1]).toMatchObject({ before: { note: 'By phone' }, after: { note: 'By letter' } })
    expect(trace[2]).toMatchObject({ before: { email: 'ana@example.com' }, after: null })
  })

  test('refuses a concurrent change with the current row', async () => {
    const [row] = (await adding([{ email: 'ana@example.com', ...own }])).data.rows
    const params = { id: String(row.id) }
    const seen = (version: number) => ({ 'if-match': String(version) })
    const change = (note: string, version: number) =>
      call(update, { params, body: { note }, headers: seen(version), cookie })
    expect((await change('One', 1)).statusCode).toBe(200)
    for (const late of [await change('Two', 1), await call(remove, { params, headers: seen(1), cookie })])
      expect([late.statusCode, late.data.newest]).toEqual([412, expect.objectContaining({ note: 'One', version: 2 })])
    expect((await reading()).data.rows).toMatchObject([{ note: 'One', version: 2 }])
    expect((await change('Two', 2)).data.rows).toMatchObject([{ note: 'Two', version: 3 }])
    expect((await call(remove, { params, headers: seen(3), cookie })).statusCode).toBe(200)
  })

  test('does not change or audit a row that is saved unchanged', async () => {
    const [row] = (await adding([{ email: 'ana@example.com', note: 'By phone', ...own }])).data.rows
    const body = { email: 'Ana@example.com', note: ' By phone ', ...own }
    const saved = await call(update, { params: { id: String(row.id) }, body, cookie })
    expect([saved.statusCode, saved.data.rows]).toEqual([200, [row]])
    const trace = await q.selectFrom('audit').select('action').where('entity', '=', 'setting').orderBy('id').execute()
    expect(trace).toEqual([{ action: `${noun}.added` }])
  })

  test('is searched, sorted and paged', async () => {
    await adding(['b@example.com', 'a@example.com', 'c_d@example.com'].map((email) => ({ email, ...own })))
    expect(emails(await reading())).toEqual(['a@example.com', 'b@example.com', 'c_d@example.com'])
    expect(emails(await reading({ direction: 'desc' }))).toEqual(['c_d@example.com', 'b@example.com', 'a@example.com'])
    expect(emails(await reading({ sort: 'created' }))).toEqual(['b@example.com', 'a@example.com', 'c_d@example.com'])
    expect((await reading({ size: '2', page: '2' })).data).toMatchObject({ total: 3, page: 2, size: 2 })
    expect(emails(await reading({ size: '2', page: '2' }))).toEqual(['c_d@example.com'])
    expect(emails(await reading({ search: ' C_D ' }))).toEqual(['c_d@example.com'])
    // wildcards match literally
    expect(emails(await reading({ search: '%' }))).toEqual([])
  })

  test('adds all rows or none, and names the invalid one', async () => {
    await adding([{ email: 'there@example.com', ...own }])
    const refused = await adding([
      { email: 'new@example.com', ...own },
      { email: 'nobody', ...own },
      { email: 'THERE@example.com', ...own },
      { email: 'new@example.com', ...own },
      { email: null, note: '4242 4242 4242 4242', ...own },
    ])
    expect(refused.statusCode).toBe(422)
    expect(refused.data.errors).toEqual({
      'rows.1.email': 'This is not an email address',
      'rows.2.email': 'Is in the list already',
      'rows.3.email': 'Is entered twice',
      'rows.4.email': 'Needs an email address',
      'rows.4.note': 'A card number does not belong here',
    })
    expect((await reading()).data.total).toBe(1)
  })

  test('adds once under a key, which is refused for anything else', async () => {
    const headers = newKey()
    const first = await adding([{ email: 'a@example.com', ...own }], headers)
    const again = await adding([{ email: 'a@example.com', ...own }], headers)
    expect([again.statusCode, again.body]).toEqual([201, first.body])
    expect((await adding([{ email: 'b@example.com', ...own }], headers)).statusCode).toBe(422)
    expect((await reading()).data.total).toBe(1)
  })

  test('stores an address once, also in concurrent calls', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => adding([{ email: 'a@example.com', ...own }])))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422])
  })

  test('refuses another row’s address, and accepts the row’s own', async () => {
    const { data } = await adding(['a@example.com', 'b@example.com'].map((email) => ({ email, ...own })))
    const params = { id: String(data.rows[0].id) }
    const refused = await call(update, { params, body: { email: 'B@example.com' }, cookie })
    expect([refused.statusCode, refused.data.errors]).toEqual([422, { email: 'Is in the list already' }])
    expect((await call(update, { params, body: { email: 'A@example.com' }, cookie })).statusCode).toBe(200)
    expect((await call(update, { params, body: { email: '' }, cookie })).data.errors).toEqual({
      email: 'Needs an email address',
    })
  })

  test('does not find an unknown row to change or delete', async () => {
    const params = { id: '999999' }
    expect((await call(update, { params, body: { note: 'x' }, cookie })).statusCode).toBe(404)
    expect((await call(remove, { params, cookie })).statusCode).toBe(404)
  })

  test.each([...roles, 'nobody'] as const)('access for a %s', async (role) => {
    const by = role === 'nobody' ? undefined : await app.staff(role)
    const allowed = role === 'admin'
    const refusal = role === 'nobody' ? 401 : 403
    const row = { rows: [{ email: 'a@example.com', ...own }] }
    expect((await call(list, { cookie: by })).statusCode).toBe(allowed ? 200 : refusal)
    const headers = { 'idempotency-key': randomUUID() }
    expect((await call(add, { body: row, headers, cookie: by })).statusCode).toBe(allowed ? 201 : refusal)
    const params = { id: '999999' }
    expect((await call(update, { params, body: {}, cookie: by })).statusCode).toBe(allowed ? 404 : refusal)
    expect((await call(remove, { params, cookie: by })).statusCode).toBe(allowed ? 404 : refusal)
  })
})

test('a row of one customer list is not in the other', async () => {
  const { data } = await call('addExcludedDailyEmailCustomers', {
    body: { rows: [{ email: 'a@example.com' }] },
    headers: newKey(),
    cookie,
  })
  const params = { id: String(data.rows[0].id) }
  expect((await call('deleteExcludedProspectingCustomer', { params, cookie })).statusCode).toBe(404)
  expect((await call('listExcludedProspectingCustomers', { cookie })).data.total).toBe(0)
})

describe('excluding from every mailing', () => {
  const adding = (rows: object[], headers = newKey()) =>
    call('addExcludedEmailCustomers', { body: { rows }, headers, cookie })

  test('adds the address to both lists, and keeps existing rows', async () => {
    await call('addExcludedDailyEmailCustomers', {
      body: { rows: [{ email: 'a@example.com', note: 'First' }] },
      headers: newKey(),
      cookie,
    })
    const headers = newKey()
    const { statusCode, data } = await adding(
      [{ email: 'A@example.com', note: 'Never' }, { email: 'b@example.com' }],
      headers,
    )
    expect(statusCode).toBe(201)
    expect(data.rows.map(({ list, email }: any) => `${list} ${email}`)).toEqual([
      'daily b@example.com',
      'prospecting a@example.com',
      'prospecting b@example.com',
    ])
    const stored = await call('listExcludedDailyEmailCustomers', { query: { search: 'a@' }, cookie })
    expect(stored.data.rows[0].note).toBe('First')
    const trace = await q.selectFrom('audit').select('action').where('entity', '=', 'setting').orderBy('id').execute()
    expect(trace.slice(1).map(({ action }) => action)).toEqual([
      'excludedDaily.added',
      'excludedProspecting.added',
      'excludedProspecting.added',
    ])
    // again, under the same key and under another
    expect(
      (await adding([{ email: 'A@example.com', note: 'Never' }, { email: 'b@example.com' }], headers)).data,
    ).toEqual(data)
    expect((await adding([{ email: 'a@example.com' }])).data.rows).toEqual([])
  })

  test('refuses an invalid address beside it', async () => {
    const refused = await adding([{ email: 'a@example.com' }, { email: 'nobody' }])
    expect([refused.statusCode, refused.data.errors]).toEqual([422, { 'rows.1.email': 'This is not an email address' }])
    expect((await call('listExcludedDailyEmailCustomers', { cookie })).data.total).toBe(0)
  })

  test.each([...roles, 'nobody'] as const)('access for a %s', async (role) => {
    const by = role === 'nobody' ? undefined : await app.staff(role)
    const body = { rows: [{ email: 'a@example.com' }] }
    const { statusCode } = await call('addExcludedEmailCustomers', { body, headers: newKey(), cookie: by })
    expect(statusCode).toBe({ admin: 201, rep: 403, underwriter: 403, accountant: 403, nobody: 401 }[role])
  })
})

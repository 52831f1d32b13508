import { afterAll, describe, expect, test } from 'vitest'
import type { OperationId } from '../../../server/operations/handler'
import { type Request, requestOf, testApp } from '../rig/app'
import { assertDocumented, operation, operationIds, resolved } from '../rig/contract'
import { withPartners } from '../rig/partners'
import { payload } from '../rig/quotes'
import { rightRequests } from '../rig/requests'

const app = await testApp({ env: withPartners })
afterAll(() => app.close())
const { requests } = await rightRequests(app)
const cookie = await app.staff('admin')
const request = (id: OperationId, changes: Request = {}): Request => ({
  ...requests[id],
  cookie,
  ...changes,
  headers: { ...requests[id].headers, ...changes.headers },
})

const jsonOf = (id: OperationId) => operation(id).requestBody?.content['application/json']
/** forms are tested in forms.test.ts */
const withBody = operationIds.filter(jsonOf)
/** the payment processor may send unknown fields */
const isOpen = (id: OperationId) => resolved(jsonOf(id)?.schema).additionalProperties !== false
const withId = operationIds.filter((id) => operation(id).path.includes('{id}'))
/** a well-formed id that does not exist: letters for contacts, digits for rows */
const unknownId = (id: OperationId): string => {
  const named = operation(id)
    .parameters.map(resolved)
    .find(({ name }) => name === 'id')
  return resolved(named?.schema)?.type === 'integer' ? '99999999' : 'A'.repeat(22)
}

/** A problem that explains the error without revealing details of the server. */
async function refused(id: OperationId, request: Request, status: number) {
  const { statusCode, data, headers, body } = await app.call(id, request)
  expect(statusCode, body).toBe(status)
  expect(headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(data).toMatchObject({ status, title: expect.any(String), message: expect.stringMatching(/\w+ \w+/) })
  expect(body).not.toMatch(/at .*\.ts|node_modules|select |kysely|postgres|stack/i)
  return data
}

test('the test covers the operations with a body and those with an id', () => {
  expect(withBody).toEqual(
    expect.arrayContaining(['createContact', 'patchContact', 'recalculate', 'signTerms', 'purchase', 'signIn']),
  )
  expect(withId).toEqual(expect.arrayContaining(['openContact', 'patchContact', 'getPolicy']))
})

const integers = operationIds.flatMap((id) =>
  operation(id)
    .parameters.map(resolved)
    .filter(({ schema }) => resolved(schema).type === 'integer')
    .map(({ name, in: location }) => [id, name, location === 'path' ? 'params' : 'query'] as const),
)

describe.each(integers)('operation %s, integer %s', (id, name, part) => {
  test.each(['Infinity', '-Infinity', 'NaN', '1e400', '1e3', '0x10', '1.5', ' 1', '١٢', '９', '9007199254740993'])(
    'refuses %j',
    async (text) => {
      const { [part]: given } = requests[id]
      await refused(id, request(id, { [part]: { ...given, [name]: text } }), 400)
    },
  )
})

describe.each(withBody)('the body of %s', (id) => {
  test('cannot contain an infinite number', async () => {
    const raw = JSON.stringify(requests[id].body).replace(/:\d+(\.\d+)?(?=[,}])/, ':1e999')
    if (raw.includes('1e999')) await refused(id, request(id, { raw }), 400)
  })

  const body = JSON.stringify(requests[id].body)

  test.each([
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '7',
    'true',
    '{"a":1',
    '\u0000',
    `{"__proto__":{"a":1}}`,
    `{"constructor":{"prototype":{}}}`,
  ])('cannot be %j', (raw) => refused(id, request(id, { raw }), 400))
  test('cannot be missing', () => refused(id, { ...request(id), body: undefined }, 400))
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'x',
    '',
  ])('cannot be sent as %j', (type) => refused(id, request(id, { raw: body, headers: { 'content-type': type } }), 415))
  test('cannot be invalid UTF-8', async () => {
    const raw = Buffer.concat([Buffer.from(body.slice(0, -2)), Buffer.from([0xff, 0xfe])])
    await refused(id, request(id, { raw }), 400)
  })
  test('cannot have five megabytes', () => refused(id, request(id, { raw: `{"a":"${'x'.repeat(5_000_000)}"}` }), 413))
  test.each(['\u0000', '\ud800', '\udc00x', `\ud800\ud800`])('cannot contain %j in a value', async (text) => {
    await refused(id, request(id, { body: withText(requests[id].body as object, text) }), 400)
  })
})

/** One parser reads all bodies: a call of the public, a customer, staff and the processor. */
test.each(['createContact', 'purchase', 'createInvoice', 'paymentWebhook'] as const)(
  'the body of %s cannot be half a million levels deep',
  async (id) => {
    for (const raw of ['['.repeat(500_000) + ']'.repeat(500_000), '['.repeat(1_000_000), '{"a":'.repeat(101)])
      expect((await refused(id, request(id, { raw }), 400)).message).toMatch(/nested too deep/)
  },
)

test('brackets inside a text are not levels', async () => {
  const body = payload('location', { event_name: `"\\"${'['.repeat(110)}{"` })
  const { statusCode, data } = await app.call('patchContact', { ...request('patchContact'), body })
  expect([statusCode, data.contact.customFields.event_name]).toEqual([200, body.step0!.event_name])
})

test.each(withBody.filter((id) => !isOpen(id)))('%s refuses an unknown field', async (id) => {
  const more = { ...(requests[id].body as object), quote_status: 'purchased' }
  const { errors } = await refused(id, request(id, { body: more }), 400)
  expect(errors).toHaveProperty('quote_status')
})

/** Inserts text into every string of a body; adds a string if there is none. */
const withText = (body: object, text: string): object => {
  const changed = JSON.parse(JSON.stringify(body), (_, value) => (typeof value === 'string' ? `a${text}b` : value))
  return changed
}

test.each(['\u0000', '\ud800'])('cannot contain %j in a free-form name either', async (text) => {
  await refused('patchContact', request('patchContact', { body: { pricing_detail: { [`a${text}`]: 1 } } }), 400)
})

describe.each(withId)('the id of %s', (id) => {
  test.each([
    'x',
    '..',
    '%00',
    "' or 1=1 --",
    'é'.repeat(22),
    'A'.repeat(23),
    'A'.repeat(5000),
    '__proto__',
    'constructor',
  ])('cannot be %j', async (text) => {
    const response = await app.app.inject(requestOf(id, request(id, { params: { ...requests[id].params, id: text } })))
    expect([400, 404, 414]).toContain(response.statusCode)
    expect(response.headers['content-type']).toMatch('application/problem+json')
  })
  test('is not found if it does not exist', () =>
    refused(id, request(id, { params: { ...requests[id].params, id: unknownId(id) } }), 404))
})

test.each([
  ['openContact', { query: { from: 'root' } }],
  ['findContacts', { query: { page: '0' } }],
  ['findContacts', { query: { page: 'one' } }],
  ['findContacts', { query: { size: '100000' } }],
  ['findContacts', { query: { status: 'bought' } }],
  ['findContacts', { query: { search: 'a\u0000' } }],
  ['findContacts', { query: { search: 'x'.repeat(201) } }],
  ['createContact', { headers: { 'idempotency-key': '' } }],
  ['createContact', { headers: { 'idempotency-key': 'short' } }],
  ['createContact', { headers: { 'idempotency-key': 'with spaces in it' } }],
  ['purchase', { headers: { 'idempotency-key': 'x'.repeat(101) } }],
] as const)('%s refuses %j', (id, changes) => refused(id, request(id, changes), 400))

test('creating requires an idempotency key', async () => {
  for (const id of ['createContact', 'purchase'] as const) await refused(id, { ...request(id), headers: {} }, 400)
})

const wrongTypes: readonly unknown[] = [true, [], {}, ['x'], { a: 1 }]
test.each([
  ['step0', 'event_type'],
  ['step0', 'event_start_date'],
  ['step1', 'setup_coverage'],
  ['step1', 'coverage_limits'],
] as const)('%s.%s accepts only text', async (step, field) => {
  for (const value of [...wrongTypes, 7]) {
    const { errors } = await refused('recalculate', { body: { [step]: { [field]: value } } }, 400)
    expect(Object.keys(errors)[0]).toBe(`${step}.${field}`)
  }
})

test.each([1.5, -1, 1e308, '5', true, [], 10_000_001])('refuses %j as the number of people', async (value) => {
  await refused('recalculate', { body: { step0: { number_attendees: value } } }, 400)
})

test('refuses a number that exceeds a double', async () => {
  await refused('recalculate', { raw: '{"step0":{"number_attendees":1e400}}' }, 400)
  await refused('recalculate', { raw: '{"step1":{"event_gross_revenue":-1e400}}' }, 400)
})

test('lists have a maximum length', async () => {
  await refused('recalculate', { body: { step1: { setup_dates: Array(11).fill('06/11/2027') } } }, 400)
  await refused('recalculate', { body: { step4: { ai_data: Array(13).fill({ ai_name: 'A' }) } } }, 400)
  await refused('recalculate', { body: { step1: { setup_dates: [] } } }, 400)
})

test('a hundred thousand errors return only a few', async () => {
  const step0 = Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`a${i}`, 1]))
  const { errors } = await refused('recalculate', { body: { step0 } }, 400)
  expect(Object.keys(errors).length).toBeLessThanOrEqual(20)
})

test('text that looks like JavaScript or SQL stays text', async () => {
  for (const text of [
    "'; drop table contact; --",
    '#{7*7}',
    '{{7*7}}',
    '<script>alert(1)</script>',
    '%s%n',
    '../../etc/passwd',
  ]) {
    const body = payload('location', { event_name: text })
    const { statusCode, data } = await app.call('patchContact', { ...request('patchContact'), body })
    expect(statusCode).toBe(200)
    expect(data.contact.customFields.event_name).toBe(text)
    expect((await app.call('findContacts', { cookie, query: { search: text } })).statusCode).toBe(200)
  }
})

test.each(['/api/nothing', '/api/contacts/x/y', '/api/', '/nothing', '/api/%ff', '/api/contacts/%E0%A4%A'])(
  '%s is a problem',
  async (url) => {
    const response = await app.app.inject({ method: 'GET', url })
    expect([400, 404]).toContain(response.statusCode)
    expect(response.headers['content-type']).toMatch('application/problem+json')
    expect(response.json()).toMatchObject({ status: response.statusCode, message: expect.any(String) })
  },
)

test('a call without a body ignores one', async () => {
  for (const type of ['application/json', 'text/plain', 'x']) {
    const response = await app.app.inject({
      method: 'DELETE',
      url: '/api/session',
      headers: { 'content-type': type, cookie: await app.staff('rep') },
      payload: 'anything',
    })
    assertDocumented('signOut', response)
    expect([204, 401]).toContain(response.statusCode)
  }
})

test('the message is in plain words, and the details are for developers', async () => {
  const link = await app.app.inject({ method: 'GET', url: '/api/contacts/nonsense' })
  expect(link.json()).toMatchObject({
    message: 'This request is not valid.',
    detail: 'In the address, id does not have the right form, such as cW9tZXRoaW5nIHJhbmRvbQ.',
    errors: { id: 'does not have the right form, such as cW9tZXRoaW5nIHJhbmRvbQ' },
  })
})

test.each([
  [undefined, 'The header Idempotency-Key is missing.'],
  ['short', 'The header Idempotency-Key must have 8 characters or more.'],
  [
    'with a blank in it',
    'The header Idempotency-Key does not have the right form, such as 4f9c2b1e-7d3a-4c55-9f0a-2b8d6e1c7a90.',
  ],
])('a key %s is a problem that names the header', async (key, detail) => {
  const headers = key === undefined ? {} : { 'idempotency-key': key }
  const { statusCode, data } = await app.call('createContact', { headers, body: payload() })
  expect([statusCode, data.detail]).toEqual([400, detail])
  expect(Object.keys(data.errors)).toEqual(['Idempotency-Key'])
})

test('a wrong value is a problem in words, without a regular expression', async () => {
  const body = { step0: { event_type: 7, nothing: 1 }, step1: { setup_dates: [] } }
  const { errors } = await refused('recalculate', { body }, 400)
  expect(Object.values(errors).every((words) => !/must (match|NOT)|\^|\$/.test(String(words)))).toBe(true)
  expect(errors['step0.nothing']).toBe('is not known here')
  expect(errors['step1.setup_dates']).toBe('must have 1 entries or more')
})

test('an unexpected error is a 500 without details of the server', async () => {
  const broken = await testApp({
    services: {
      db: app.services.db,
      today: () => {
        throw new Error('select secret from staff_user')
      },
    },
  })
  const response = await broken.app.inject({ method: 'GET', url: '/api/current-date' })
  expect(response.statusCode).toBe(500)
  expect(response.json()).toEqual({
    type: 'about:blank',
    title: 'Something went wrong',
    status: 500,
    message: expect.stringMatching(/^Something went wrong on our side\. Reference: [0-9a-f]{4}(-[0-9a-f]{4}){2}$/),
  })
  await broken.app.close()
})

import { expect, test } from 'vitest'
// @ts-expect-error: a script without types of its own
import { callsOf } from '../../tools/openapi/calls.mjs'

const ok = { 200: { content: { 'application/json': {} } } }
const staffOnly = ['rep', 'underwriter', 'admin']
const callsFor = (path: string, method: string, operation: object, shared: object[] = []): Record<string, string> =>
  callsOf({
    paths: {
      [path]: {
        parameters: shared,
        [method]: { operationId: 'doIt', summary: 'Does it.', 'x-access': ['anyone'], responses: ok, ...operation },
      },
    },
    components: { parameters: { Key: { name: 'Idempotency-Key', in: 'header' } } },
  })
const inHeader = (name: string) => ({ name, in: 'header' })
const body = (type: string) => ({ requestBody: { content: { [type]: {} } } })

test('a function takes the path, the token, the query or the body, the key, the version and the signal, in this order', () => {
  const { quote } = callsFor('/a/{id}/b/{other}', 'put', {
    ...body('application/json'),
    parameters: [inHeader('If-Match'), { $ref: '#/components/parameters/Key' }, inHeader('Policy-Token')],
  })
  expect(quote).toContain(`  /** Does it. */
  doIt: (id: PathOf<'doIt'>['id'], other: PathOf<'doIt'>['other'], policyToken: string, body: BodyOf<'doIt'>, key: string, version: number, signal: AbortSignal) =>
    answer(api.PUT('/a/{id}/b/{other}', { params: { path: { id, other }, header: { 'Policy-Token': policyToken, 'Idempotency-Key': key, ...ifMatch(version) } }, body, signal })),`)
})

test('a query, an overwriting version and a file that comes back', () => {
  const { quote } = callsFor('/a', 'get', {
    parameters: [{ name: 'page', in: 'query' }, inHeader('If-Match')],
    'x-overwrites': true,
    responses: { 200: { content: { 'text/csv': {} } } },
  })
  expect(quote).toContain(`doIt: (query: QueryOf<'doIt'>, version: number | null, signal: AbortSignal) =>`)
  expect(quote).toContain(`{ params: { query, header: { ...ifMatch(version) } }, parseAs: 'blob', signal }`)
})

test('a form is sent in parts, and reports its progress where the contract says so', () => {
  const form = body('multipart/form-data')
  expect(callsFor('/a', 'post', form)['quote']).toContain('bodySerializer: () => inParts(body), signal')
  const { quote } = callsFor('/a', 'post', { ...form, 'x-upload-progress': true })
  expect(quote).toContain(`(body: PartsOf<'doIt'>, signal: AbortSignal, onProgress: OnProgress)`)
  expect(quote).toContain(`import { type OnProgress, sendWithProgress } from './progress'`)
})

test('a call that only staff may make loads with their pages; the contract may name another group, or none', () => {
  const isIn = (calls: Record<string, string>) =>
    Object.entries(calls)
      .filter(([, text]) => text.includes('doIt'))
      .map(([group]) => group)
  expect(isIn(callsFor('/a', 'get', { 'x-access': staffOnly }))).toEqual(['staff'])
  expect(isIn(callsFor('/a', 'get', { 'x-access': [...staffOnly, 'quoteLink'] }))).toEqual(['quote'])
  expect(isIn(callsFor('/a', 'get', { 'x-client': 'policy' }))).toEqual(['policy'])
  expect(isIn(callsFor('/a', 'get', { 'x-client': 'none' }))).toEqual([])
})

test('the header of the acting person is no parameter, for the client sends it with every call', () => {
  const { quote } = callsFor('/a', 'get', {}, [inHeader('Acting-As')])
  expect(quote).toContain(`doIt: (signal: AbortSignal) =>\n    answer(api.GET('/a', { signal })),`)
})

test.each<[string, object, string]>([
  ['an unknown group', { 'x-client': 'nobody' }, 'doIt: there is no x-client nobody'],
  ['an unknown header', { parameters: [inHeader('X-New')] }, 'doIt: the client does not know the header X-New'],
  [
    'a query beside a body',
    { ...body('application/json'), parameters: [{ name: 'page', in: 'query' }] },
    'doIt: has both a query and a body',
  ],
])('%s is refused by name', (_, operation, message) => {
  expect(() => callsFor('/a', 'post', operation)).toThrow(message)
})

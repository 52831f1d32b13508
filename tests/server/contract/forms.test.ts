import { afterAll, describe, expect, test } from 'vitest'
import type { OperationId } from '../../../server/operations/handler'
import { testApp } from '../rig/app'
import { operation, operationIds } from '../rig/contract'
import { form, sampleFiles } from '../rig/form'
import { claimWords, rightRequests } from '../rig/requests'

const app = await testApp()
afterAll(() => app.close())
const { requests } = await rightRequests(app)
const cookie = await app.staff('admin')

const isForm = (id: OperationId) => operation(id).requestBody?.content['multipart/form-data'] !== undefined

async function refused(request: object, status: number) {
  const { 'idempotency-key': key } = requests.submitAClaim.headers as Record<string, string>
  const { headers, ...rest } = { headers: {}, ...request }
  const answered = await app.call('submitAClaim', { cookie, ...rest, headers: { 'idempotency-key': key!, ...headers } })
  expect(answered.statusCode, answered.body).toBe(status)
  expect(answered.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(answered.body).not.toMatch(/at .*\.ts|node_modules|busboy|stack/i)
  return answered.data
}

test('the test covers the operations with a form', () => {
  expect(operationIds.filter(isForm).sort()).toEqual([
    'createSignature',
    'submitAClaim',
    'updateSignature',
    'uploadCertificate',
    'uploadDocuments',
  ])
})

const fields = { policy_number: 'MQE-1', ...claimWords }
const boundary = { 'content-type': 'multipart/form-data; boundary=x' }

describe('a form', () => {
  test.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'x', ''])(
    'cannot be sent as %j',
    (type) => refused({ raw: JSON.stringify(fields), headers: { 'content-type': type } }, 415),
  )
  test('cannot be missing', () => refused({}, 400))
  test.each([
    ['', boundary],
    ['an empty form', boundary],
    ['--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nhalf', boundary],
    ['--x--\r\n', { 'content-type': 'multipart/form-data' }],
    ['--x\r\n\r\n\r\n--x--\r\n', boundary],
  ])('cannot be %j', (raw, headers) => refused({ raw, headers }, 400))
  test('cannot lack a field, and the error names it', async () => {
    const { description: _, ...less } = fields
    expect((await refused(form(less), 400)).errors).toHaveProperty('description')
  })
  test('cannot have an unknown field', async () => {
    expect((await refused(form({ ...fields, claim_number: 'C-1' }), 400)).errors).toHaveProperty('claim_number')
  })
  test.each(['__proto__', 'constructor', 'toString'])('cannot have a field %s', (name) =>
    refused(form({ ...fields, [`${name}`]: 'x' }), 400),
  )
  test('cannot have a field twice', () => {
    const { raw, headers } = form({ ...fields, name: 'A' })
    const twice = raw.toString('latin1').replace('name="email"', 'name="name"')
    return refused({ raw: Buffer.from(twice, 'latin1'), headers }, 400)
  })
  test('cannot have text in place of a file, nor a file in place of text', async () => {
    await refused(form({ ...fields, files: 'a text' }), 400)
    const { description: _, ...less } = fields
    await refused(form(less, [{ name: 'a.pdf', bytes: sampleFiles.pdf, field: 'description' }]), 400)
  })
  test('cannot contain invalid text', async () => {
    await refused(form({ ...fields, description: 'a\u0000b' }), 400)
  })
  test('cannot have five megabytes in a field, nor more in total than its files may have', async () => {
    await refused(form({ ...fields, description: 'x'.repeat(5_000_000) }), 413)
    const headers = { ...boundary, 'content-length': String(200 * 1024 * 1024) }
    await refused({ raw: '', headers }, 413)
  })
  test('cannot have thousands of fields', async () => {
    const many = Object.fromEntries(Array.from({ length: 2_000 }, (_, i) => [`a${i}`, 'x']))
    await refused(form({ ...fields, ...many }), 413)
  })
})

test('is ignored by a call without a form', async () => {
  const { statusCode } = await app.call('currentDate', form({ a: 'x' }))
  expect(statusCode).toBe(200)
})

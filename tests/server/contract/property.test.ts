import fc from 'fast-check'
import { afterAll, describe, test } from 'vitest'
import type { OperationId } from '../../../server/operations/handler'
import { runs } from '../../domain/properties/runs'
import { type Request, requestOf, testApp } from '../rig/app'
import { arbitrary, mutated } from '../rig/arbitrary'
import { assertDocumented, operation, operationIds } from '../rig/contract'
import { withPartners } from '../rig/partners'
import { rightRequests } from '../rig/requests'

const app = await testApp({ env: withPartners })
afterAll(() => app.close())
const { requests } = await rightRequests(app)
/** Never a server error, and always a response of the contract. */
async function ask(id: OperationId, request: Request) {
  const response = await app.app.inject(requestOf(id, request))
  if (response.statusCode >= 500 && response.statusCode !== 503)
    throw new Error(`${response.statusCode}: ${response.body}`)
  assertDocumented(id, response)
}

const staffOnly = (id: OperationId) =>
  !operation(id).access.some((access) => access === 'anyone' || access === 'quoteLink')

/** The operation's valid request with replaced parts. A closed session is not reopened. */
const delay = (id: OperationId) => async (request: Request) => {
  const right = requests[id]
  const cookie = staffOnly(id) || id === 'openContact' ? await app.staff('admin') : undefined
  await ask(id, { ...right, ...request, headers: { ...right.headers, ...request.headers }, cookie })
}

/** Different values in each run; `npm run test:long` runs twenty times as many. */
const usual = 15

const schemaOf = (id: OperationId) => operation(id).requestBody?.content['application/json']?.schema

describe.each(operationIds.filter(schemaOf))('the body of %s', (id) => {
  // checking a password is slow on purpose
  const often = runs(id === 'signIn' ? 5 : usual)

  test('of the contract’s shape never causes a server error', async () => {
    const send = delay(id)
    await fc.assert(
      fc.asyncProperty(arbitrary(schemaOf(id)), (body) => send({ body })),
      often,
    )
  })

  test('with one change never causes a server error', async () => {
    const send = delay(id)
    const bodies = fc.oneof(arbitrary(schemaOf(id)), fc.constant(requests[id].body)).chain(mutated)
    await fc.assert(
      fc.asyncProperty(bodies, (body) => send({ raw: JSON.stringify(body) ?? '' })),
      often,
    )
  })
})

const named = (id: OperationId, place: string) =>
  operation(id)
    .parameters.filter((p) => p.in === place)
    .map(({ name }) => name)

const texts = (names: readonly string[], text: fc.Arbitrary<string>): fc.Arbitrary<Record<string, string>> =>
  fc.record(Object.fromEntries(names.map((name) => [name, text])), { requiredKeys: [] }) as never

const numbers = fc.constantFrom('Infinity', '-Infinity', '1e400', 'NaN', '0x10', '1e3', '-0', '1.5', '9007199254740993')
const anyText = fc.oneof(
  numbers,
  fc.constantFrom('١٢', '９', '\u0000', '\u001b\r\n'),
  fc.string({ unit: 'binary', maxLength: 60 }).filter((text) => !/\p{Surrogate}/u.test(text)),
)
const visible = fc.oneof(numbers, fc.stringMatching(/^[\x21-\x7e]{1,60}$/))

describe.each(operationIds.filter((id) => operation(id).parameters.length > 0))('the parameters of %s', (id) => {
  test('of any text never causes a server error', async () => {
    const send = delay(id)
    const request = fc.record({
      params: texts(named(id, 'path'), visible).map((params) => ({ ...requests[id].params, ...params })),
      query: texts(named(id, 'query'), anyText),
      headers: texts(named(id, 'header'), visible),
    })
    await fc.assert(fc.asyncProperty(request, send), runs(usual))
  })
})

import fc from 'fast-check'
import { afterAll, describe, test } from 'vitest'
import type { OperationId } from '../../../server/handler'
import { type Asked, requestOf, testApp } from '../rig/app'
import { arbitrary, mutated } from '../rig/arbitrary'
import { assertDocumented, operation, operationIds } from '../rig/contract'
import { rightRequests } from '../rig/requests'

const app = await testApp()
afterAll(() => app.close())
const { requests } = await rightRequests(app)
const numRuns = 60

/** Never a fault of ours, and always an answer that the contract knows. */
async function ask(id: OperationId, asked: Asked) {
  const response = await app.app.inject(requestOf(id, asked))
  if (response.statusCode >= 500 && response.statusCode !== 503)
    throw new Error(`${response.statusCode}: ${response.body}`)
  assertDocumented(id, response)
}

const staffOnly = (id: OperationId) =>
  !operation(id).access.some((access) => access === 'anyone' || access === 'quoteLink')

describe.each(operationIds)('%s', (id) => {
  const { parameters, requestBody } = operation(id)
  const schema = requestBody?.content['application/json']?.schema
  const right = requests[id]
  const hold = async (asked: Asked) => {
    // a session of each call's own would be slow: whoever signs out is not asked to come back
    const cookie = id !== 'signOut' && (staffOnly(id) || id === 'openContact') ? await app.staff('admin') : undefined
    await ask(id, { ...right, ...asked, headers: { ...right.headers, ...asked.headers }, cookie })
  }

  test.runIf(schema)('bodies of the contract’s shape', async () => {
    await fc.assert(
      fc.asyncProperty(arbitrary(schema), (body) => hold({ body })),
      { numRuns },
    )
  })

  test.runIf(schema)('bodies with one thing changed in them', async () => {
    const bodies = fc.oneof(arbitrary(schema), fc.constant(right.body)).chain(mutated)
    await fc.assert(
      fc.asyncProperty(bodies, (body) => hold({ raw: JSON.stringify(body) ?? '' })),
      { numRuns: numRuns * 2 },
    )
  })

  test.runIf(parameters.length > 0)('parameters of any text', async () => {
    const names = (place: string) =>
      (parameters as { name: string; in: string }[]).filter((p) => p.in === place).map(({ name }) => name)
    const texts = (place: string, text: fc.Arbitrary<string>) =>
      fc.record(Object.fromEntries(names(place).map((name) => [name, text])), { requiredKeys: [] })
    const any = fc.string({ unit: 'binary', maxLength: 60 }).filter((text) => !/\p{Surrogate}/u.test(text))
    const visible = fc.stringMatching(/^[\x21-\x7e]{1,60}$/)
    await fc.assert(
      fc.asyncProperty(
        texts('path', visible),
        texts('query', any),
        texts('header', visible),
        (params, query, headers) => hold({ params: { ...right.params, ...params }, query, headers }),
      ),
      { numRuns },
    )
  })
})

import { afterAll, expect, test } from 'vitest'
import { testApp } from '../rig/app'

const app = await testApp({ env: { PROGRAM_FILE: 'program.example.json' } })
afterAll(() => app.close())
const partner = (slug: string) => app.call('getPartner', { params: { slug } })

test('a partner link returns only name and provider', async () => {
  expect((await partner('example-venues')).data).toEqual({
    slug: 'example-venues',
    name: 'Example Venues',
    isHcc: true,
  })
  expect((await partner('example-planners')).data.isHcc).toBe(false)
})

test('an unknown partner is not found', async () => {
  expect((await partner('nobody')).statusCode).toBe(404)
  expect((await partner('Example Venues')).statusCode).toBe(400)
})

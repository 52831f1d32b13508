import { afterAll, expect, test } from 'vitest'
import { roles, testApp } from '../rig/app'

const app = await testApp({ env: { PROGRAM_FILE: 'program.example.json' } })
afterAll(() => app.close())
const { call } = app

test.each([...roles, 'nobody'] as const)('access of a %s to the program’s configuration', async (role) => {
  const cookie = role === 'nobody' ? undefined : await app.staff(role)
  expect((await call('readReference', { cookie })).statusCode).toBe(role === 'nobody' ? 401 : 200)
})

test('coupons and partners are the program’s', async () => {
  const { data } = await call('readReference', { cookie: await app.staff('rep') })
  expect(data.coupons).toEqual([
    { code: 'WELCOME', value: 50, is_percentage: true, from: null, until: null },
    { code: 'SPRING10', value: 10, is_percentage: false, from: '03/01/2026', until: '12/31/2027' },
  ])
  expect(data.partners).toEqual([
    { slug: 'example-venues', name: 'Example Venues', is_hcc: true, frame_parents: ['https://venues.example.com'] },
    { slug: 'example-planners', name: 'Example Planners', is_hcc: false, frame_parents: [] },
  ])
})

test('lists of states, versions and plans are the current ones', async () => {
  const { data } = await call('readReference', { cookie: await app.staff('rep') })
  const states = Object.fromEntries(data.state_lists.map(({ name, states: all }: any) => [name, all]))
  expect(states['All locations']).toHaveLength(51)
  expect(states['Northern states']).toHaveLength(24)
  expect(states['Second provider']).toEqual(['AK', 'HI', 'LA'])
  expect(data.versions.map((each: any) => [each.hcc_pricing_version, each.catalogue, each.commission_percent])).toEqual(
    [
      [11, 'ver9', 20],
      [9, 'ver9', 10],
      [5, 'ver5', 10],
      [4, 'ver4', 10],
      [3, 'ver3', 10],
      [null, 'unversioned', 10],
      [null, 'old', 10],
    ],
  )
  expect(data.versions.filter((each: any) => each.is_current)).toMatchObject([{ hcc_pricing_version: 9 }])
  expect(data.rating_plans.filter((each: any) => each.is_current)).toMatchObject([
    { version: '2026-11-20', from: '11/20/2026', policy_fee_percent: 5 },
  ])
  expect(data.rating_plans).toHaveLength(3)
})

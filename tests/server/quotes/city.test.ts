import { afterAll, expect, test } from 'vitest'
import { testApp } from '../rig/app'

const app = await testApp()
afterAll(() => app.close())
const cityOf = (zip: string) => app.call('getCity', { params: { zip } })

test('a ZIP code has its city, an unknown one has none, and any cache may store it', async () => {
  const { statusCode, data, headers } = await cityOf('78701')
  expect([statusCode, data]).toEqual([200, { city: 'Austin' }])
  expect(headers['cache-control']).toBe('public, max-age=86400')
  expect((await cityOf('00000')).data).toEqual({ city: null })
  expect((await cityOf('1234')).statusCode).toBe(400)
})

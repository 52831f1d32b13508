import { afterAll, expect, test } from 'vitest'
import { testApp } from '../rig/app'

const app = await testApp({ env: { RATE_LIMIT: '3', TRUSTED_PROXIES: '1' } })
afterAll(() => app.close())

const ask = (url: string, from = '192.0.2.1') =>
  app.app.inject({ method: 'GET', url, headers: { 'x-forwarded-for': `198.51.100.9, ${from}` } })

test('a caller with too many requests has to wait, and others do not', async () => {
  for (let i = 0; i < 3; i++) expect((await ask('/api/current-date')).statusCode).toBe(200)
  const refused = await ask('/api/current-date')
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['content-type']).toMatch('application/problem+json')
  expect(refused.json()).toMatchObject({ status: 429, message: expect.stringContaining('Too many requests') })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await ask('/api/nothing')).statusCode).toBe(429)
  expect((await ask('/api/current-date', '192.0.2.2')).statusCode).toBe(200)
})

test('the trusted proxy identifies a caller, and not the caller’s own header', async () => {
  for (let i = 0; i < 4; i++) {
    const headers = { 'x-forwarded-for': `203.0.113.${i}, 192.0.2.3` }
    const { statusCode } = await app.app.inject({ method: 'GET', url: '/api/current-date', headers })
    expect(statusCode).toBe(i < 3 ? 200 : 429)
  }
})

test('health checks and pages do not count', async () => {
  for (let i = 0; i < 5; i++) expect((await ask('/healthz', '192.0.2.4')).statusCode).toBe(200)
})

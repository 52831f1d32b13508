import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sandboxPrefix } from '../../../server/payments/sandbox/sandbox'
import { readConfig } from '../../../server/platform/config/config'
import { startServer } from '../../../server/start'
import { freePort } from '../../../tools/stack/freePort'
import { testDatabaseIn } from '../rig/database'
import { keys } from './double'

const folder = await mkdtemp(path.join(tmpdir(), 'stripe-'))
afterAll(() => rm(folder, { recursive: true }))

test('a server configured for Stripe announces it to browsers, and runs no sandbox', async () => {
  await testDatabaseIn(folder)
  const port = String(await freePort())
  // nobody listens there; Stripe’s own address would require a configured brand
  const place = {
    STRIPE_API: 'http://127.0.0.1:1',
    DATA_FOLDER: folder,
    HOST: '127.0.0.1',
    PORT: port,
    LOG_LEVEL: 'silent',
  }
  const server = await startServer(readConfig({ ...place, PAYMENT_PROCESSOR: 'stripe', ...keys }))
  const ask = (at: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${at}`, init)
  const result = await (await ask('/api/payment-processor')).json()
  expect(result).toEqual({ kind: 'stripe', tokens_url: null, publishable_key: 'pk_test_sample' })
  const sandbox = await ask(`${sandboxPrefix}/tokens`, { method: 'POST', body: '{}' })
  expect(sandbox.status).toBe(404)
  await server.stop()
})

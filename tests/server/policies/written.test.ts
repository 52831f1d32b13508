import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillWrittenPremium } from '../../../server/policies/written'
import { startTestServer, type TestServer } from './fixture'

let testServer: TestServer
beforeAll(async () => {
  testServer = await startTestServer()
})
afterAll(() => testServer.close())

test('policies from before the table get their written and their returned premium, once', async () => {
  const policy = await testServer.buy()
  const canceled = await testServer.buy()
  await testServer.submit(canceled, { type: 'cancel' })
  const { db } = testServer.services
  const rows = () => db.q.selectFrom('written_premium').selectAll().orderBy('policy_number').orderBy('id').execute()
  const facts = async () => (await rows()).map(({ id: _, ...row }) => row)
  const before = await facts()
  expect(before.map(({ policy_number, kind }) => [policy_number, kind])).toEqual([
    [policy.policyNumber, 'issued'],
    [canceled.policyNumber, 'issued'],
    [canceled.policyNumber, 'cancelled'],
  ])
  await db.q.deleteFrom('written_premium').execute()
  await fillWrittenPremium(db)
  expect(await facts()).toEqual(before)
  await fillWrittenPremium(db)
  expect(await rows()).toHaveLength(3)
})

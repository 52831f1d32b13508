import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from './fixture'

let testServer: TestServer
beforeAll(async () => {
  testServer = await startTestServer()
})
afterAll(() => testServer.close())

test('an opened policy shows its coverage, its money and the refund of a cancellation', async () => {
  const policy = await testServer.buy()
  const opened = await testServer.open(policy)
  expect(opened).toMatchObject({
    policy: { id: policy.policyNumber, version: 1, customFields: { status: 'purchased', amount_due: policy.due } },
    contact: { id: policy.id, policy_number: policy.policyNumber },
    changes_left: 10,
    changes: [],
    claims: [],
    messages: [],
    paid: policy.due,
    begins: '06/12/2027',
  })
  expect(opened.answers).toMatchObject({
    step0: { event_type: 'Wedding', event_start_date: '06/12/2027', number_attendees: 120 },
    step4: { customFields: { insured_first_name: 'Jordan' } },
    step5: { customFields: { event_location_name: 'Sample Meadow Barn' } },
  })
  expect(opened.transactions).toMatchObject([
    { kind: 'salesReceipt', charged: policy.due, paid: policy.due, paid_by: 'Visa ending in 4242' },
  ])
  expect(opened.cancellation).toMatch(
    /^If you cancel today, \$[\d.]+ of \$[\d.]+ is refunded: the premium and its tax\. \$[\d.]+ is kept: the policy fee\. From 06\/12\/2027 on, the first covered day, nothing is refunded\.$/,
  )
})

test('staff may open their record of a policy from a customer’s link, and customers may not', async () => {
  const policy = await testServer.buy()
  const request = { params: { id: policy.id }, headers: { 'policy-token': policy.token } }
  const opened = async (cookie?: string) =>
    (await testServer.call('getPolicy', { ...request, ...(cookie && { cookie }) })).data.may_open_record
  expect(await opened()).toBeUndefined()
  expect(await opened(await testServer.staff('accountant'))).toBe(true)
})

test('the opened answers can be sent back without a change', async () => {
  const policy = await testServer.buy({ setup_coverage: 'True', event_location_ai: 'True' })
  const { answers } = await testServer.open(policy)
  expect(await testServer.workOut(policy, answers)).toMatchObject({
    status: 422,
    data: { message: 'Nothing would change' },
  })
})

test('the first covered day may be a setup day', async () => {
  const policy = await testServer.buy({ setup_coverage: 'True', setup_dates: ['06/10/2027', '06/11/2027'] })
  expect((await testServer.open(policy)).begins).toBe('06/10/2027')
})

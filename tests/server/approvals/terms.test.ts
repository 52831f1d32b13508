import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answers } from '../../../domain/application'
import { runDueJobs } from '../rig/jobs'
import { begin, payload } from '../rig/quotes'
import { startApprovalServer } from './fixture'

let server: Awaited<ReturnType<typeof startApprovalServer>>
beforeAll(async () => {
  server = await startApprovalServer({ premium: 2000, eachOccurrence: 1_000_000, discountPercent: 10 })
})
afterAll(() => server.close())

/** beyond the tables, and within them */
const [long, drone] = [{ event_end_date: '06/22/2027' }, { using_drone_at_event: 'True' }] as const
const referred = (choices: Partial<Answers>) => begin(server, payload('location', choices))
const approval = async (id: string, terms: object = {}, role: 'underwriter' | 'rep' | 'admin' = 'underwriter') =>
  server.call('markQuoteApproved', {
    params: { id },
    body: { status: 'approved', terms },
    cookie: await server.staff(role),
  })
const statusOf = async (id: string) => {
  const { data } = await server.call('openContact', { params: { id } })
  return [data.contact.customFields.quote_status, data.contact.customFields.amount_due]
}

describe('an approval within an underwriter’s authority', () => {
  test('needs one person', async () => {
    const { id } = await referred(long)
    expect((await approval(id, { premium: 2000, policy_fee: 100 })).statusCode).toBe(200)
    expect(await statusOf(id)).toEqual(['approved', 2100])
  })
})

describe('an approval beyond it', () => {
  test('by its premium waits, is approved by an administrator, and mails the customer once', async () => {
    const { id } = await referred(long)
    const asked = await approval(id, { premium: 2000.01, policy_fee: 100 })
    expect([asked.statusCode, asked.data.reasons]).toEqual([202, ['The premium of $2,000.01 is above $2,000.00.']])
    expect(await statusOf(id)).toEqual(['referred', null])
    expect((await server.decide(asked.data.id, 'approve', 'accountant')).statusCode).toBe(403)
    expect((await server.item(asked.data.id)).approval.outcome).toContainEqual({
      label: 'By the rates',
      text: 'The rates give no price',
      requested: null,
    })
    const both = await Promise.all([1, 2].map(() => server.decide(asked.data.id, 'approve')))
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await statusOf(id)).toEqual(['approved', 2100.01])
    await runDueJobs(server.services, { backoff: () => 0, mostAttempts: 1 })
    const { sent } = server.services
    expect(sent.filter(({ subject }) => subject.startsWith('To approve'))).toHaveLength(1)
    expect(sent.filter(({ to }) => to === 'underwriter@example.com')).toMatchObject([
      { subject: expect.stringContaining('Approved: Approval of') },
    ])
  })

  test('by its discount waits', async () => {
    const { id } = await referred(drone)
    const { data } = await server.call('openReferral', { params: { id }, cookie: await server.staff('underwriter') })
    const { premium, policy_fee } = data.by_tables.pricing_detail
    const cents = Math.round((premium + policy_fee) * 90)
    const fee = Math.round(policy_fee * 100) / 100
    const least = Math.round(cents - fee * 100) / 100
    const beyond = await approval(id, { premium: Math.round((least - 0.02) * 100) / 100, policy_fee: fee })
    expect([beyond.statusCode, beyond.data.reasons[0]]).toEqual([202, expect.stringContaining('more than 10% below')])
    expect((await approval(id, { premium: least + 0.01, policy_fee: fee })).statusCode).toBe(200)
  })

  test('by its limit waits, even without terms', async () => {
    const { id } = await referred({ ...drone, coverage_limits: '$2,000,000/$2,000,000' })
    const { statusCode, data } = await approval(id, {}, 'rep')
    expect([statusCode, data.reasons]).toEqual([
      202,
      ['The limit of $2,000,000.00 for each occurrence is above $1,000,000.00.'],
    ])
  })

  test('is refused after the customer has changed an answer', async () => {
    const { id } = await referred(long)
    const { data } = await approval(id, { premium: 3000, policy_fee: 100 })
    await server.call('patchContact', {
      params: { id },
      body: payload('location', { ...long, number_attendees: 77 }),
    })
    const { statusCode } = await server.decide(data.id, 'approve')
    expect(statusCode).toBe(409)
    expect((await server.item(data.id)).approval.acts).toEqual(['decline'])
    expect((await statusOf(id))[0]).toBe('referred')
  })

  test('by an administrator needs another administrator', async () => {
    const { id } = await referred(long)
    const { data } = await approval(id, { premium: 3000, policy_fee: 100 }, 'admin')
    expect((await server.decide(data.id, 'approve', 'admin')).statusCode).toBe(403)
    expect((await server.item(data.id)).approval.acts).toEqual(['withdraw'])
  })
})

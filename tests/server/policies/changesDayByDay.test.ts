import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answers } from '../../../domain/application'
import { coveredDays } from '../../../domain/application/period'
import { type CalendarDate, daysBetween, isBefore } from '../../../domain/common/dates'
import { centsOf } from '../../../domain/common/money'
import { boughtAnswers, policyOf } from '../../../server/policies/policy'
import { type Bought, startTestServer, type TestServer } from './fixture'

let testServer: TestServer
const start = new Date('2026-11-20T17:00:00Z')
const bought: CalendarDate = '11/20/2026'
const noonOf = (day: CalendarDate) => new Date(start.getTime() + daysBetween(bought, day) * 86_400_000)
beforeAll(async () => {
  testServer = await startTestServer()
  await testServer.staff('rep')
  // keeps the session alive while the policies age
  await testServer.services.db.q
    .updateTable('staff_session')
    .set({ expires: new Date('2028-01-01') })
    .execute()
})
afterAll(() => testServer.close())

type Form = Parameters<TestServer['submit']>[1]
const on = (day: CalendarDate) => ({ event_start_date: day, event_end_date: day })
const covers = { coverage_type: 'Liability and Cancellation Insurance', event_total_costs: 20_000 } as const

/** Policies bought on 11/20, a change of each with the days on which it is tried, and the last possible day. */
const changes: readonly [string, Partial<Answers>, Form, readonly CalendarDate[], CalendarDate][] = [
  [
    'moved to an earlier day',
    on('12/08/2026'),
    { step0: on('12/03/2026') },
    ['12/02/2026', '12/03/2026', '12/04/2026'],
    '12/03/2026',
  ],
  ['moved to a later day', on('12/08/2026'), { step0: on('12/20/2026') }, ['12/07/2026', '12/08/2026'], '12/07/2026'],
  [
    'moved away from a setup day that has come',
    { ...on('12/08/2026'), setup_coverage: 'True', setup_dates: ['12/03/2026'] },
    { step0: on('12/20/2026'), step1: { setup_dates: ['12/19/2026'] } },
    ['12/02/2026', '12/03/2026'],
    '12/02/2026',
  ],
  [
    'given a setup day, which costs more',
    on('12/08/2026'),
    { step1: { setup_coverage: 'True', setup_dates: ['12/03/2026'] } },
    ['12/02/2026', '12/03/2026', '12/04/2026'],
    '12/03/2026',
  ],
  [
    'with cancellation coverage, moved to a day soon',
    { ...covers, ...on('01/20/2027') },
    { step0: on('12/16/2026') },
    ['12/01/2026', '12/02/2026', '12/03/2026', '12/10/2026'],
    '12/02/2026',
  ],
]

async function stateOf({ id }: Bought) {
  const policy = (await policyOf(testServer.services.db, id))!
  const rows = await testServer.rows('ledger', id)
  const sum = (column: 'charged_cents' | 'paid_cents') => rows.reduce((total, row) => total + row[column], 0)
  return {
    answers: policy.answers,
    bank: await testServer.bank({ id } as Bought),
    charged: sum('charged_cents'),
    paid: sum('paid_cents'),
  }
}

describe.each([
  ['the customer', undefined],
  ['staff', 'rep'],
] as const)('by %s', (_by, as) => {
  test.each(changes)('an event %s: a charge means coverage', async (_, choices, form, tried, last) => {
    for (const day of tried) {
      testServer.clock.instant = start
      const policy = await testServer.buy(choices)
      const before = await stateOf(policy)
      testServer.clock.instant = noonOf(day)
      const { status, data } = await testServer.submit(policy, form, as && { as })
      await testServer.runMoneyJobs()
      const after = await stateOf(policy)
      const isOpen = !isBefore(last, day)
      expect([day, status === 200, data.message]).toEqual([day, isOpen, isOpen ? undefined : expect.any(String)])
      if (status !== 200) {
        expect(after).toEqual(before)
        continue
      }
      const changed = (await policyOf(testServer.services.db, policy.id))!
      const due = centsOf(changed.price.pricing_detail.amount_due)
      expect(after).toMatchObject({ bank: due, charged: due, paid: due })
      const [first] = coveredDays(boughtAnswers(changed))
      expect(isBefore(first!, day)).toBe(false)
      const canceled = await testServer.workOut(policy, { type: 'cancel' }, 'rep')
      expect(canceled.status === 200 && canceled.data.difference < 0, `canceled on ${day}`).toBe(isBefore(day, first!))
    }
  })
})

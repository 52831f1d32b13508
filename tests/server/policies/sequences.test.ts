import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runs } from '../../domain/properties/runs'
import { type Bought, startTestServer, type TestServer } from './fixture'

let testServer: TestServer
beforeAll(async () => {
  testServer = await startTestServer()
})
afterAll(() => testServer.close())

const days = (count: number) => ['06/08/2027', '06/09/2027', '06/10/2027', '06/11/2027'].slice(0, count)
/** A higher or lower price, depending on the earlier state. */
const setup = fc.integer({ min: 0, max: 4 }).map((count) => ({
  step1: count === 0 ? { setup_coverage: 'False' } : { setup_coverage: 'True', setup_dates: days(count) },
}))
const limits = fc
  .constantFrom('$500,000/$1,000,000', '$1,000,000/$2,000,000', '$3,000,000/$3,000,000')
  .map((coverage_limits) => ({ step1: { coverage_limits } }))
const people = fc.constantFrom(50, 120, 900, 6_000).map((number_attendees) => ({ step0: { number_attendees } }))
const costs = fc.constantFrom(7_000, 20_000, 70_000).map((event_total_costs) => ({ step1: { event_total_costs } }))
const name = fc.constantFrom('One', 'Two').map((event_name) => ({ step0: { event_name } }))
const cancel = fc.constant({ type: 'cancel' as const })

type Step =
  | { readonly form: object; readonly isGood: boolean }
  | { readonly daysPass: number }
  | { readonly jobsRun: boolean }
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ form: fc.oneof(setup, limits, people, costs, name), isGood: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ form: cancel, isGood: fc.constant(true) }) },
  { weight: 1, arbitrary: fc.record({ daysPass: fc.integer({ min: 1, max: 100 }) }) },
  { weight: 1, arbitrary: fc.record({ jobsRun: fc.constant(true) }) },
)

const covers = fc.constantFrom('Liability Insurance', 'Liability and Cancellation Insurance')
const start = new Date('2026-11-20T17:00:00Z')

/** Every outcome: few random sequences may miss one. */
const everyOutcome: Step[] = [
  { form: { step1: { coverage_limits: '$3,000,000/$3,000,000' } }, isGood: false },
  { form: { step1: { coverage_limits: '$3,000,000/$3,000,000' } }, isGood: true },
  { form: { step1: { coverage_limits: '$500,000/$1,000,000' } }, isGood: true },
  { form: { step0: { event_name: 'Two' } }, isGood: true },
  { form: { step0: { number_attendees: 6_000 } }, isGood: true },
  { form: { type: 'cancel' }, isGood: true },
  { form: { step0: { event_name: 'One' } }, isGood: true },
]

/** The outcomes so far, which must include every possible one. */
const seen = new Set<string>()

async function assertAgreed(policy: Bought) {
  const { policy: current, transactions, paid } = await testServer.open(policy)
  const sum = (of: 'charged' | 'paid') => transactions.reduce((total, row) => total + Math.round(row[of] * 100), 0)
  const due = Math.round((current.customFields['amount_due'] as number) * 100)
  expect({
    bank: await testServer.bank(policy),
    charged: sum('charged'),
    paid: sum('paid'),
    shown: Math.round(paid * 100),
  }).toEqual({
    bank: due,
    charged: due,
    paid: due,
    shown: due,
  })
}

test('bank, ledger and policy agree after any sequence of purchases, changes, refunds and cancellations', {
  timeout: 60_000 * Math.max(1, Number(process.env['PROPERTIES'] ?? 1)),
}, async () => {
  await fc.assert(
    fc.asyncProperty(covers, fc.array(step, { minLength: 1, maxLength: 6 }), async (coverage_type, steps) => {
      testServer.clock.instant = start
      const policy = await testServer.buy({ coverage_type, event_total_costs: 14_000 })
      for (const taken of steps) {
        if ('jobsRun' in taken) await testServer.runMoneyJobs()
        else if ('daysPass' in taken) testServer.clock.pass(taken.daysPass * 86_400_000)
        else {
          const card = taken.isGood ? undefined : '4000000000000002'
          const { status, data } = await testServer.submit(policy, taken.form as never, card ? { card } : {})
          expect([200, 402, 409, 422]).toContain(status)
          seen.add(
            status === 200
              ? `${'type' in taken.form ? 'cancelled' : 'changed'} ${Math.sign(data.difference)}`
              : `${status}`,
          )
        }
      }
      await testServer.runMoneyJobs()
      testServer.clock.instant = start
      await assertAgreed(policy)
    }),
    { ...runs(50), examples: [['Liability Insurance', everyOutcome]] },
  )
  const all = ['402', '409', '422', 'cancelled -1', 'changed -1', 'changed 0', 'changed 1']
  expect([...seen].sort()).toEqual(all)
})

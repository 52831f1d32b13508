import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { problemTypes } from '../../../contract/problem'
import type { Answers } from '../../../domain/application'
import { coveredDays } from '../../../domain/application/period'
import { type CalendarDate, daysBetween, isBefore } from '../../../domain/common/dates'
import { centsOf } from '../../../domain/common/money'
import { boughtAnswers, policyOf } from '../../../server/policies/policy'
import { type Bought, startTestServer, type TestServer } from '../policies/fixture'
import { begin, newKey, payload, sign } from '../rig/quotes'

let testServer: TestServer
const start = new Date('2026-11-20T17:00:00Z')
const agreed: CalendarDate = '11/20/2026'
const noonOf = (day: CalendarDate) => new Date(start.getTime() + daysBetween(agreed, day) * 86_400_000)
const patience = 120_000

beforeAll(async () => {
  testServer = await startTestServer()
  await testServer.staff('rep')
  await testServer.staff('underwriter')
  // keeps the session alive while the quote ages
  await testServer.services.db.q
    .updateTable('staff_session')
    .set({ expires: new Date('2028-01-01') })
    .execute()
})
afterAll(() => testServer.close())
beforeEach(() => {
  testServer.clock.instant = start
})

type Agreed = { readonly id: string; readonly amount: number }
type Answer = { readonly statusCode: number; readonly data: any }

const send = async (call: 'createReceivePayment' | 'markQuoteApproved', id: string, body: object) =>
  testServer.call(call, {
    params: { id },
    headers: newKey(),
    body,
    cookie: await testServer.staff(call === 'createReceivePayment' ? 'rep' : 'underwriter'),
  })

async function quoted(choices: Partial<Answers>): Promise<Agreed> {
  const { id } = await begin(testServer, payload('location', choices))
  await testServer.call('signTerms', { params: { id }, body: sign })
  const { data } = await testServer.call('openContact', { params: { id } })
  return { id, amount: data.contact.customFields.amount_due }
}

/** Referred for a drone, and approved at the tables' price. */
async function approved(choices: Partial<Answers>): Promise<Agreed> {
  const { id } = await begin(testServer, payload('location', { ...choices, using_drone_at_event: 'True' }))
  await testServer.call('submitForReview', { params: { id }, body: { email: 'ana@example.com', message: 'A drone?' } })
  expect((await send('markQuoteApproved', id, { status: 'approved' })).statusCode).toBe(200)
  await testServer.call('signTerms', { params: { id }, body: sign })
  const { data } = await testServer.call('openContact', { params: { id } })
  return { id, amount: data.contact.customFields.amount_due }
}

const byCard = async ({ id, amount }: Agreed, cookie?: string): Promise<Answer> =>
  testServer.call('purchase', {
    headers: newKey(),
    body: { id, amount_due: amount, payment_token: await testServer.tokenFor('4242424242424242') },
    cookie,
  })
const byStaffsCard = async (made: Agreed) => byCard(made, await testServer.staff('rep'))
const order = ({ id, amount }: Agreed, by: 'check' | 'invoice' = 'check'): Promise<Answer> =>
  testServer.call('purchase', {
    headers: newKey(),
    body: { id, amount_due: amount, payment_type: by, [`${by}_emails`]: `${id}@example.com` },
  })
async function ordered(made: Agreed, by?: 'check' | 'invoice'): Promise<Agreed> {
  expect((await order(made, by)).statusCode).toBe(202)
  return made
}
const byCheck = ({ id, amount }: Agreed, part = amount) =>
  send('createReceivePayment', id, { amount: part, reference: '1042' })
async function paidInPart(made: Agreed): Promise<Agreed> {
  expect((await byCheck(made, 20)).statusCode).toBe(200)
  return { ...made, amount: Math.round((made.amount - 20) * 100) / 100 }
}

const asProducer = { insurance_producer: 'True', producer_fee: 25 } as const

/** The offer of the first day, and the step that buys it later. */
const ways = {
  'a quote by card': { agree: quoted, buy: byCard },
  'an approval by card': { agree: approved, buy: byCard },
  'an order by card': { agree: async (choices) => ordered(await quoted(choices)), buy: byCard },
  'an order by check': { agree: async (choices) => ordered(await quoted(choices)), buy: byCheck },
  'an approved order by check': { agree: async (choices) => ordered(await approved(choices)), buy: byCheck },
  'an order in two parts': { agree: async (choices) => paidInPart(await ordered(await quoted(choices))), buy: byCheck },
  'an order by invoice': { agree: async (choices) => ordered(await quoted(choices), 'invoice'), buy: byCheck },
  'an approved order by invoice in two parts': {
    agree: async (choices) => paidInPart(await ordered(await approved(choices), 'invoice')),
    buy: byCheck,
  },
  'staff on behalf, a quote by card': { agree: quoted, buy: byStaffsCard },
  'staff on behalf, an approval by card': { agree: approved, buy: byStaffsCard },
  'a producer on behalf, by card': { agree: (choices) => quoted({ ...choices, ...asProducer }), buy: byCard },
  'a producer on behalf, by check': {
    agree: async (choices) => ordered(await quoted({ ...choices, ...asProducer })),
    buy: byCheck,
  },
} satisfies Record<
  string,
  { agree: (choices: Partial<Answers>) => Promise<Agreed>; buy: (made: Agreed) => Promise<Answer> }
>

/** Whole cents: at the bank, and in the ledger. */
async function moneyOf(id: string) {
  const rows = await testServer.rows('ledger', id)
  const sum = (column: 'charged_cents' | 'paid_cents') => rows.reduce((total, row) => total + row[column], 0)
  return { bank: await testServer.bank({ id } as Bought), paid: sum('paid_cents'), charged: sum('charged_cents') }
}

const days = { event_start_date: '12/08/2026', event_end_date: '12/08/2026' } as const
const covers = { coverage_type: 'Liability and Cancellation Insurance', event_total_costs: 20_000 } as const
/** Events with the days of attempted purchases, and the last day for a card. */
const events: readonly [string, Partial<Answers>, readonly CalendarDate[], CalendarDate][] = [
  [
    'with a setup day',
    { ...days, setup_coverage: 'True', setup_dates: ['12/03/2026'] },
    ['12/02/2026', '12/03/2026', '12/04/2026'],
    '12/03/2026',
  ],
  [
    'with a rehearsal dinner',
    {
      ...days,
      rehearsal_dinner: 'True',
      rehearsal_dinner_date: '12/04/2026',
      rehearsal_dinner_number_attendees: 40,
    },
    ['12/03/2026', '12/05/2026'],
    '12/04/2026',
  ],
  [
    'with cancellation coverage',
    // a check needs five days until the last day of cancellation coverage
    { ...covers, event_start_date: '12/11/2026', event_end_date: '12/11/2026' },
    ['11/26/2026', '11/27/2026', '11/28/2026', '12/01/2026'],
    '11/27/2026',
  ],
  ['without days around it', days, ['12/04/2026', '12/05/2026', '12/08/2026', '12/09/2026'], '12/08/2026'],
]

describe.each(Object.entries(ways))('%s', (way, { agree, buy }) => {
  test.each(events)(
    'an event %s: a charge means coverage, and every policy can be canceled',
    async (_, choices, tried, last) => {
      for (const day of tried) {
        testServer.clock.instant = start
        const made = await agree(choices)
        testServer.clock.instant = noonOf(day)
        const before = await moneyOf(made.id)
        const { statusCode, data } = await buy(made)
        const policy = await policyOf(testServer.services.db, made.id)
        if (statusCode !== 200) {
          expect([day, policy]).toEqual([day, undefined])
          // nothing was charged
          expect(await moneyOf(made.id)).toEqual(before)
          // nothing blocks a card before its last day
          if (way !== 'an order by card' && way.endsWith('card') && !isBefore(last, day))
            expect(`${day}: ${data.message}`).toBe('sold')
          continue
        }
        expect(isBefore(last, day), `sold on ${day}`).toBe(false)
        const answers = boughtAnswers(policy!)
        const [first] = coveredDays(answers)
        expect(isBefore(first!, day)).toBe(false)
        const due = centsOf(policy!.price.pricing_detail.amount_due)
        expect(await moneyOf(made.id)).toEqual({ bank: buy === byCheck ? 0 : due, paid: due, charged: due })
        const canceled = await testServer.workOut({ id: made.id } as Bought, { type: 'cancel' }, 'rep')
        expect(canceled.status === 200 && canceled.data.difference < 0, `canceled on ${day}`).toBe(
          isBefore(day, first!),
        )
      }
    },
    patience,
  )
})

test('an approval that nobody could buy is refused, with the reason', async () => {
  const { id } = await begin(testServer, payload('location', { ...events[2]![1], using_drone_at_event: 'True' }))
  await testServer.call('submitForReview', { params: { id }, body: { email: 'ana@example.com', message: 'A drone?' } })
  testServer.clock.instant = noonOf('11/28/2026')
  const result = await send('markQuoteApproved', id, { status: 'approved' })
  expect([result.statusCode, result.data.message]).toEqual([
    409,
    expect.stringMatching(/too late to buy cancellation coverage/),
  ])
  testServer.clock.instant = noonOf('11/27/2026')
  expect((await send('markQuoteApproved', id, { status: 'approved' })).statusCode).toBe(200)
})

test('the last day to pay an order is before its first covered day, and while cancellation coverage is sold', async () => {
  const [, setup] = events[0]!
  const [, cancellation] = events[2]!
  expect((await order(await quoted(setup))).data.pay_by).toBe('12/02/2026')
  expect((await order(await quoted(cancellation))).data.pay_by).toBe('11/27/2026')
})

test('a check that arrives too late is refused with its own problem type', async () => {
  const made = await ordered(await quoted(events[0]![1]))
  testServer.clock.instant = noonOf('12/03/2026')
  const { statusCode, data } = await byCheck(made)
  expect(statusCode).toBe(409)
  expect(data.type).toBe(problemTypes.noLongerSold)
  expect(data.message).toMatch(/was to be paid by 12\/02\/2026.*The payment was not recorded/)
})

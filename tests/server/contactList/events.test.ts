import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { CountedEvents, Overview } from '../../../contract/client'
import { testApp } from '../rig/app'

const app = await testApp()
afterAll(() => app.close())
const { call, services } = app
const cookie = await app.staff('rep')

const count = (...events: CountedEvents['events']) => call('countEvents', { body: { events } })
const countedIn = async (query: Record<string, string> = {}) => {
  const { data } = await call('getOverview', { cookie, query })
  const stops: Overview['stops'] = data.stops
  return Object.fromEntries(stops.filter(({ events }) => events.length > 0).map(({ step, events }) => [step, events]))
}

test('sums the events of pages by day, step and event, most frequent first', async () => {
  const { statusCode, body } = await count(
    { step: 'coverage', event: 'step.submitted', times: 2 },
    { step: 'payment', event: 'payment.declined', times: 1 },
  )
  expect([statusCode, body]).toEqual([204, ''])
  await count(
    { step: 'coverage', event: 'price.withheld', times: 4 },
    { step: 'coverage', event: 'step.submitted', times: 1 },
    // twice in one report
    { step: 'coverage', event: 'step.submitted', times: 2 },
  )
  expect(await countedIn()).toEqual({
    coverage: [
      { event: 'step.submitted', times: 5 },
      { event: 'price.withheld', times: 4 },
    ],
    payment: [{ event: 'payment.declined', times: 1 }],
  })
})

test('includes only the requested days', async () => {
  const { q } = services.db
  await q.deleteFrom('counted_event').execute()
  await count({ step: 'terms', event: 'step.left', times: 3 })
  expect((await q.selectFrom('counted_event').select('day').execute()).map(({ day }) => day)).toEqual(['2026-11-20'])
  await q.updateTable('counted_event').set({ day: '2026-11-18' }).execute()
  expect(await countedIn({ from: '11/18/2026', to: '11/18/2026' })).toEqual({
    terms: [{ event: 'step.left', times: 3 }],
  })
  expect(await countedIn({ from: '11/19/2026', to: '11/20/2026' })).toEqual({})
})

test('stores nothing about the customer', async () => {
  const before = await services.db.q.selectFrom('audit').select('id').orderBy('id').execute()
  await count({ step: 'terms', event: 'step.left', times: 1 })
  const [row] = await services.db.q.selectFrom('counted_event').selectAll().execute()
  expect(Object.keys(row!).sort()).toEqual(['day', 'event', 'step', 'times'])
  expect(await services.db.q.selectFrom('audit').select('id').orderBy('id').execute()).toEqual(before)
})

test('concurrent reports do not deadlock', async () => {
  await services.db.q.deleteFrom('counted_event').execute()
  const [one, other] = [
    { step: 'terms', event: 'step.left', times: 1 } as const,
    { step: 'insured', event: 'step.left', times: 1 } as const,
  ]
  const results = await Promise.all(
    Array.from({ length: 10 }, (_, i) => (i % 2 ? count(one, other) : count(other, one))),
  )
  expect(results.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(204))
  expect(await countedIn()).toEqual({
    insured: [{ event: 'step.left', times: 10 }],
    terms: [{ event: 'step.left', times: 10 }],
  })
})

test('names an unknown step', async () => {
  const { statusCode, data } = await count(
    { step: 'terms', event: 'step.left', times: 1 },
    { step: 'nowhere', event: 'step.left', times: 1 },
  )
  expect(statusCode).toBe(422)
  expect(data.errors).toEqual({ 'events.1.step': 'The quote has no such step' })
})

describe('the speed of visits', () => {
  const measure = (...speed: NonNullable<CountedEvents['speed']>) =>
    call('countEvents', { body: { events: [], speed } })
  const speedIn = async (query: Record<string, string> = {}) => {
    const { data } = await call('getOverview', { cookie, query })
    const stops: Overview['stops'] = data.stops
    return Object.fromEntries(stops.filter(({ speed }) => speed.length > 0).map(({ step, speed }) => [step, speed]))
  }
  beforeEach(() => services.db.q.deleteFrom('page_speed').execute())

  test('is the stored bound that three of four visits did not exceed, by step and measure', async () => {
    for (const value of [30, 180, 190, 4000]) await measure({ step: 'coverage', measure: 'inp', value })
    await measure({ step: 'eventDetails', measure: 'lcp', value: 1100 }, { step: 'coverage', measure: 'cls', value: 0 })
    expect(await speedIn()).toEqual({
      eventDetails: [{ measure: 'lcp', third_quartile: 1200, visits: 1 }],
      coverage: [
        { measure: 'inp', third_quartile: 200, visits: 4 },
        { measure: 'cls', third_quartile: 1, visits: 1 },
      ],
    })
  })

  test('counts only the requested days', async () => {
    await measure({ step: 'terms', measure: 'transition', value: 3 })
    await services.db.q.updateTable('page_speed').set({ day: '2026-11-18' }).execute()
    expect(await speedIn({ from: '11/18/2026', to: '11/18/2026' })).toEqual({
      terms: [{ measure: 'transition', third_quartile: 3, visits: 1 }],
    })
    expect(await speedIn({ from: '11/19/2026', to: '11/20/2026' })).toEqual({})
  })

  test('is stored under a bound, and without anything about the customer', async () => {
    await measure({ step: 'terms', measure: 'lcp', value: 1234 }, { step: 'terms', measure: 'lcp', value: 1235 })
    expect(await services.db.q.selectFrom('page_speed').selectAll().execute()).toEqual([
      { day: '2026-11-20', step: 'terms', measure: 'lcp', at_most: 1500, visits: 1 },
    ])
  })

  test('of an unknown step is refused by name', async () => {
    const { statusCode, data } = await measure({ step: 'nowhere', measure: 'lcp', value: 1 })
    expect([statusCode, data.errors]).toEqual([422, { 'speed.0.step': 'The quote has no such step' }])
  })

  test.each([-1, 60_001, 1.5])('with a value of %d is refused', async (value) => {
    expect((await measure({ step: 'terms', measure: 'lcp', value })).statusCode).toBe(400)
  })
})

test.each([
  ['an event that is not counted', { step: 'terms', event: 'field.entered', times: 1 }],
  ['text of a person in place of an event', { step: 'terms', event: 'jordan.sample@example.com', times: 1 }],
  ['an impossible count', { step: 'terms', event: 'step.left', times: 101 }],
  ['an extra field', { step: 'terms', event: 'step.left', times: 1, who: 'Jordan' }],
])('%s is refused', async (_, event) => {
  expect((await count(event as never)).statusCode).toBe(400)
})

test('accepts a report without events', async () => {
  expect((await count()).statusCode).toBe(204)
})

import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTestServer } from '../policies/fixture'
import { exhibitorQuote, letOrganizerPay, newExhibitor, newFair, orderFromOrganizer } from '../rig/exhibitors'
import { payingFairs } from './payingFair'

/** Orders for which the organizer of the event pays. */
const testServer = await startTestServer({}, { CERTIFICATE_RATE_LIMIT: '100000' })
const start = new Date('2026-11-20T17:00:00Z')
afterAll(() => testServer.close())
beforeEach(() => {
  testServer.clock.instant = start
  testServer.services.sent.length = 0
})
const { payingFair, ordering, ordersOf, requested, mailTo } = payingFairs(testServer)

test('an order from the organizer is refused unless it has said so, and is none of other quotes', async () => {
  const fair = await newFair(testServer.services)
  const { id } = await newExhibitor(testServer.services, fair.id)
  const quote = await exhibitorQuote(testServer, id)
  const refused = await orderFromOrganizer(testServer, quote)
  expect(refused.statusCode).toBe(409)
  expect(refused.data.message).toContain('The organizer does not pay for this event. Pay by card, check or invoice.')
  const check = async () => (await testServer.call('getQuoteVenue', { params: { id: quote.id } })).data.organizer_pays
  expect(await check()).toBe(false)
  await letOrganizerPay(testServer.services, fair.id)
  expect(await check()).toBe(true)
  expect((await orderFromOrganizer(testServer, quote)).statusCode).toBe(202)
})

test('the board names the order that waits and its invoice, and the event counts those that its organizer has to pay', async () => {
  const fair = await payingFair()
  const { order } = await ordering(fair, 'Sample Pottery')
  await ordering(fair, 'Sample Toys')
  const { token } = fair
  const orderOf = async () => (await testServer.call('listExhibitors', { params: { token } })).data.rows[0]!.order
  expect(await orderOf()).toEqual({ organizer_pays: true, pay_by: '01/19/2027', invoice: null })
  const { number } = await requested(fair, [order])
  expect(await orderOf()).toMatchObject({ invoice: number })
  await letOrganizerPay(testServer.services, fair.id, false)
  const { data } = await testServer.call('getOrganizerEvent', { params: { token } })
  expect(data.open_orders).toBe(2)
})

test('an order is on the board as ordered, and its exhibitor gets no reminder', async () => {
  const fair = await payingFair()
  await ordering(fair, 'Sample Pottery')
  const { token } = fair
  const board = await testServer.call('listExhibitors', { params: { token } })
  expect(board.data.rows).toMatchObject([{ business: 'Sample Pottery', state: 'ordered' }])
  const reminded = await testServer.call('countReminders', { params: { token } })
  expect(reminded.data).toEqual({ reminded: 0, stopped: 0, today: 0 })
})

test('an order waits for 60 days with its amount, and the exhibitor reads that there is nothing to pay', async () => {
  const fair = await payingFair()
  const { amount } = await ordering(fair, 'Sample Pottery')
  const { waiting, total, pays } = await ordersOf(fair)
  expect(pays).toBe(true)
  expect(waiting).toMatchObject([{ business: 'Sample Pottery', booth: 'A12', amount, pay_by: '01/19/2027' }])
  expect(total).toBe(amount)
  expect(await mailTo()).toContainEqual(expect.stringMatching(/^The organizer pays: quote /))
})

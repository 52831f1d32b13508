import { afterAll, beforeEach, expect, test } from 'vitest'
import { problemTypes } from '../../../contract/problem'
import { liftMoratorium } from '../../../server/compliance/moratoria'
import { startTestServer } from '../policies/fixture'
import { exhibitorQuote, letOrganizerPay, newExhibitor, newFair, orderFromOrganizer } from '../rig/exhibitors'
import { beginMoratorium } from '../rig/moratoria'
import { payingFairs } from './payingFair'

/** Orders for which the organizer of the event pays. */
const testServer = await startTestServer({}, { CERTIFICATE_RATE_LIMIT: '100000' })
const start = new Date('2026-11-20T17:00:00Z')
afterAll(() => testServer.close())
beforeEach(() => {
  testServer.clock.instant = start
  testServer.services.sent.length = 0
})
const { payingFair, ordering, ordersOf, requested, pay, mailTo } = payingFairs(testServer)

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

test('an exhibitor reads before any question, and in its invitation, that the organizer pays', async () => {
  const fair = await payingFair()
  const { token } = await newExhibitor(testServer.services, fair.id)
  const paysIn = async () => (await testServer.call('getExhibitor', { params: { token } })).data.event.organizer_pays
  expect(await paysIn()).toBe(true)
  testServer.services.sent.length = 0
  const body = { business: 'Sample Lamps', email: 'lamps@example.com' }
  await testServer.call('inviteExhibitor', { params: { token: fair.token }, body })
  await mailTo()
  const letter = testServer.services.sent.find(({ to }) => to === 'lamps@example.com')!
  expect(letter.text.replace(/\s+/g, ' ')).toContain('Sample Fairs LLC pays for the policy if you choose that')
  await letOrganizerPay(testServer.services, fair.id, false)
  expect(await paysIn()).toBe(false)
})

test('an organizer reads the moratorium that holds up its orders, and its exhibitors and those who register read it', async () => {
  const { services } = testServer
  const fair = await payingFair()
  const [first, second] = [await ordering(fair, 'Sample Pottery'), await ordering(fair, 'Sample Toys')]
  await requested(fair, [first.order])
  expect((await ordersOf(fair)).suspension).toBeNull()
  const until = '12/04/2026'
  const { id } = await beginMoratorium(services)
  const { suspension } = await ordersOf(fair)
  expect(suspension).toEqual({
    reason: 'A named storm',
    until,
    orders: expect.arrayContaining([first.order, second.order]),
  })
  const seen = async () => {
    const { token } = await newExhibitor(services, fair.id)
    const { code } = (await testServer.call('listExhibitors', { params: { token: fair.token } })).data
    const page = await testServer.call('getExhibitor', { params: { token } })
    const board = await testServer.call('listExhibitors', { params: { token: fair.token } })
    const registration = await testServer.call('getExhibitorEvent', { params: { code } })
    return [page.data.event.suspension, board.data.suspension, registration.data.suspension]
  }
  const named = { kind: 'moratorium', coverages: ['liability'], reason: 'A named storm', until }
  expect(await seen()).toEqual([named, named, named])
  await liftMoratorium(services, id, 'admin@example.com')
  expect((await ordersOf(fair)).suspension).toBeNull()
  expect(await seen()).toEqual([undefined, undefined, undefined])
})

test('no invoice is made under a moratorium, and the payment of one from before is refused with its reason', async () => {
  const { services } = testServer
  const fair = await payingFair()
  const [first, second] = [await ordering(fair, 'Sample Pottery'), await ordering(fair, 'Sample Toys')]
  const invoice = await requested(fair, [first.order])
  const { id } = await beginMoratorium(services, { until: null, reason: 'A storm' })
  const why = 'A storm. New liability coverage for this area is on hold for now.'
  const request = () =>
    testServer.call('requestOrganizerInvoice', { params: { token: fair.token }, body: { orders: [second.order] } })
  const refused = await request()
  expect([refused.statusCode, refused.data.message]).toEqual([
    409,
    `${why} No invoice was made. Request it once the hold ends. Call us if the last day to pay is near.`,
  ])
  expect(refused.data).toMatchObject({ type: problemTypes.suspended, suspension: { kind: 'moratorium' } })
  expect((await ordersOf(fair)).invoices).toHaveLength(1)
  const unpaid = await pay(invoice.id, String(invoice.amount))
  expect(unpaid.status).toBe(409)
  expect(unpaid.data.type).toBe(problemTypes.suspended)
  expect(unpaid.data.message).toMatch(/^Sample Pottery \(.+\): /)
  expect(unpaid.data.message).toContain(
    `: ${why} Nothing was recorded. Record the payment once the policy can be issued.`,
  )
  await liftMoratorium(services, id, 'admin@example.com')
  expect((await request()).statusCode).toBe(200)
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

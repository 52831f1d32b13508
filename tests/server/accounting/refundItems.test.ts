import { afterAll, beforeAll, expect, test } from 'vitest'
import { RefundRefused } from '../../../server/platform/services/gateway'
import type { Role } from '../rig/app'
import { startTestServer, type TestServer } from './fixture'

/* The work item “Refund due”: open while a refund of a contact waits for staff. */

let testServer: TestServer
beforeAll(async () => {
  testServer = await startTestServer()
})
afterAll(() => testServer.close())

const listed = async (query: Record<string, string> = {}, role: Role = 'accountant') =>
  (await testServer.call('listWorkItems', { query, cookie: await testServer.staff(role) })).data
const itemsOf = async (contactId: string, query: Record<string, string> = {}) =>
  (await listed({ kind: 'refund', ...query })).rows.filter(
    ({ contact_id }: { contact_id: string }) => contact_id === contactId,
  )

/** A policy paid by check, and canceled: the money goes back by check. */
async function canceled() {
  const { id, amount } = await testServer.ordered()
  const paid = await testServer.send('createReceivePayment', id, { amount, reference: 'Check 1' })
  expect(paid.statusCode, paid.body).toBe(200)
  expect(await itemsOf(id)).toEqual([])
  const cancel = { status: 'cancelled', reason: 'As agreed' }
  expect((await testServer.send('cancelPolicy', id, cancel)).statusCode).toBe(200)
  const [{ amount: due }] = (await testServer.list(id)).owed
  return { id, due: due as number }
}

test('a canceled policy says that its refund check was voided and what is due, until another one is sent', async () => {
  const { id, due } = await canceled()
  const amount = `$${due.toFixed(2)}`
  const words = async () => (await testServer.send('getPolicy', id)).data.cancellation
  const first = (await testServer.refund(id, { amount: due, reference: '1042' })).data.transaction
  const usual = await words()
  expect(usual).toContain(`: ${amount} is refunded, `)
  await testServer.void('issue-refund', first.transaction_id)
  expect(await words()).toBe(
    `${usual.replace('is refunded', 'is to be refunded')} A refund check of ${amount} was voided. If check 1042 has arrived, don’t deposit it: it will not be paid. ${amount} is still due.`,
  )
  const second = (await testServer.refund(id, { amount: due, reference: 'Wire 77-A' })).data.transaction
  expect(await words()).toBe(usual)
  await testServer.void('issue-refund', second.transaction_id)
  expect(await words()).toContain(
    `A refund of ${amount} was voided. The payment with the reference Wire 77-A will not arrive. ${amount} is still due.`,
  )
  await testServer.refund(id, { amount: due, reference: '1044' })
})

test('a refund by check is listed for those who make it, until it is made, and again once that is voided', async () => {
  const { id, due } = await canceled()
  const [item] = await itemsOf(id, { state: 'open' })
  expect(item).toMatchObject({ kind: 'refund', subject: `Refund of $${due.toFixed(2)} due`, state: 'open' })
  const whole = async () =>
    (await testServer.call('getWorkItem', { params: { item: item.id }, cookie: await testServer.staff('accountant') }))
      .data
  expect((await whole()).facts).toContainEqual({ label: 'Amount', text: `$${due.toFixed(2)}` })
  // it is found by the number of its policy, and counted
  expect((await listed({ search: item.contact_number })).rows).toMatchObject([{ id: item.id }])
  const { pending } = await listed()
  expect((await listed({}, 'underwriter')).pending.requests).toBe(pending.requests - 1)
  expect((await listed({ kind: 'refund' }, 'underwriter')).rows).toEqual([])

  const part = Math.round((due - 10) * 100) / 100
  await testServer.refund(id, { amount: part, reference: '1042' })
  expect(await itemsOf(id)).toMatchObject([{ id: item.id, subject: 'Refund of $10.00 due', state: 'open' }])
  const last = await testServer.refund(id, { amount: 10, reference: '1043' })
  expect(await itemsOf(id)).toMatchObject([{ id: item.id, state: 'closed' }])
  // a closed one still names the amount, and how it was refunded
  expect((await whole()).facts).toEqual([
    { label: 'Amount', text: `$${due.toFixed(2)}` },
    { label: 'Refunded', text: `$${part.toFixed(2)} by check or transfer, 1042, on 11/20/2026` },
    { label: 'Refunded', text: '$10.00 by check or transfer, 1043, on 11/20/2026' },
  ])
  expect((await listed()).pending.requests).toBe(pending.requests - 1)
  expect(JSON.stringify((await whole()).history)).toContain(`The request “Refund of $10.00 due” was closed.`)

  expect((await testServer.void('issue-refund', last.data.transaction.transaction_id)).statusCode).toBe(200)
  expect(await itemsOf(id, { state: 'open' })).toMatchObject([{ subject: 'Refund of $10.00 due' }])
  // the closed one names the check that was voided
  expect((await whole()).facts).toEqual([
    { label: 'Amount', text: `$${due.toFixed(2)}` },
    { label: 'Refunded', text: `$${part.toFixed(2)} by check or transfer, 1042, on 11/20/2026` },
    { label: 'Voided', text: '$10.00 by check or transfer, 1043. The amount became due again in another request.' },
  ])
})

test('one refund by check is one entry of the history, with its reference and its amount', async () => {
  const { id, due } = await canceled()
  const entriesOf = async () => (await testServer.auditOf(id)).filter((action) => action === 'refund.made')
  await testServer.refund(id, { amount: due, reference: '1050' })
  expect(await entriesOf()).toHaveLength(1)
  expect(await historyOf(id)).toContain(`A refund of $${due.toFixed(2)} was paid by check 1050.`)
  // beyond what was due, the rest has its own
  await testServer.refund(id, { amount: 5, reference: '1051', note: 'Goodwill' })
  expect(await entriesOf()).toHaveLength(2)
})

const historyOf = async (id: string): Promise<string[]> => {
  const { data } = await testServer.call('getHistory', { params: { id }, cookie: await testServer.staff('rep') })
  return data.rows.map(({ words }: { words: string }) => words)
}

test('the history of a refund check that was voided and sent anew is a sentence for each step', async () => {
  const { id, due } = await canceled()
  const amount = `$${due.toFixed(2)}`
  const lost = (await testServer.refund(id, { amount: due, reference: 'Check 1042' })).data.transaction
  await testServer.void('issue-refund', lost.transaction_id, 'The check was lost')
  await testServer.refund(id, { amount: due, reference: 'Wire 77-A' })
  const refunds = (await historyOf(id)).filter((words) => /refund/i.test(words))
  expect(refunds.toReversed()).toEqual([
    expect.stringMatching(/^A refund of \$[\d.]+ is due: .*\.$/),
    `A refund of ${amount} was paid by check 1042.`,
    `The request “Refund of ${amount} due” was closed.`,
    `Refund ${lost.number} of ${amount} was voided and is due again: The check was lost.`,
    `A refund of ${amount} was paid by check or transfer, Wire 77-A.`,
    `The request “Refund of ${amount} due” was closed.`,
  ])
})

test('a closed item keeps its owner', async () => {
  const { id, due } = await canceled()
  await testServer.refund(id, { amount: due, reference: '1052' })
  const [item] = await itemsOf(id)
  const taken = await testServer.call('changeWorkItem', {
    params: { item: item.id },
    headers: { 'if-match': String(item.version) },
    body: { owner: 'rep@example.com' },
    cookie: await testServer.staff('rep'),
  })
  expect([taken.statusCode, taken.data.message]).toEqual([409, 'That is not possible: this request is closed'])
})

test('nobody answers or closes it by hand', async () => {
  const { id } = await canceled()
  const [item] = await itemsOf(id)
  const headers = { 'if-match': String(item.version) }
  const cookie = await testServer.staff('rep')
  const close = await testServer.call('changeWorkItem', {
    params: { item: item.id },
    headers,
    body: { state: 'closed' },
    cookie,
  })
  expect(close.statusCode, close.body).toBe(409)
  const owner = { owner: 'rep@example.com' }
  const taken = await testServer.call('changeWorkItem', { params: { item: item.id }, headers, body: owner, cookie })
  expect(taken.data.row).toMatchObject(owner)
})

test('a refund to a card is listed once its processor has refused it', async () => {
  const { id } = await testServer.bought()
  const transaction_id = await testServer.chargeOf(id)
  testServer.hooks.before = async (call) => {
    if (call === 'refund') throw new RefundRefused('the card is closed')
  }
  const refund = await testServer.refund(id, { amount: 15, transaction_id, note: 'Goodwill' })
  expect(refund.statusCode).toBe(402)
  expect(await itemsOf(id)).toMatchObject([{ subject: 'Refund of $15.00 due', state: 'open' }])
  delete testServer.hooks.before
  await testServer.refund(id, { amount: 15, reference: '1044' })
  expect(await itemsOf(id)).toMatchObject([{ state: 'closed' }])
})

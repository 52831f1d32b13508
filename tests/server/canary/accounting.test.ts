import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PolicyDocument } from '../../../contract/client'
import { cardOf } from '../payments/cards'
import { payload } from '../rig/quotes'
import { type Answered, type WatchedServer, watchServer } from './watched'

/** Each card is used once, so that a leaked number identifies where it leaked. */
const charged = '4532015112830366'
const refused = '4000000000000069'
const typed = '4916338506082832'
/** begins with a 0, unlike any process id, port or amount */
const code = '0739'
const patience = 120_000

let server: WatchedServer
beforeAll(async () => {
  server = await watchServer()
}, patience)
afterAll(() => server?.close())

const key = () => ({ 'idempotency-key': randomUUID() })
const answerOf = (answer: Answered, status: number): any => {
  expect(answer.status, answer.text).toBe(status)
  return answer.data
}
const tokenFor = async (number: string): Promise<string> =>
  (await server.post('/sandbox-processor/tokens', { ...cardOf(number), cvc: code })).data.token

async function signedIn(): Promise<{ cookie: string }> {
  const { headers } = await fetch(`${server.origin}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(server.staff),
  })
  return { cookie: headers.getSetCookie()[0]!.split(';')[0]! }
}

test(
  'no card number and no security code is stored after staff charges',
  async () => {
    const { id } = answerOf(await server.post('/api/contacts', payload(), key()), 201).contact
    const cookie = await signedIn()
    const change_item = [{ item_description: 'An endorsement', amount: 25 }]
    const post = (path: string, body: object) => server.post(`/api/reps/${path}/${id}`, body, { ...cookie, ...key() })
    for (const path of ['create-sales-receipt', 'create-invoice', 'create-credit-memo', 'create-receive-payment']) {
      answerOf(await post(path, { change_item, note: `Their card is ${typed}` }), 422)
      answerOf(await post(path, { change_item, payment_token: typed, reference: typed }), 422)
      answerOf(await post(path, { change_item: [{ item_description: typed, amount: typed }] }), 422)
      answerOf(await post(path, { change_item, cc_cvv_number: code }), 400)
    }
    answerOf(await post('create-sales-receipt', { change_item, payment_token: await tokenFor(refused) }), 402)
    const sold = { change_item, payment_token: await tokenFor(charged), cc_last_digits: charged.slice(-4) }
    const { transaction_id } = answerOf(await post('create-sales-receipt', sold), 200).transaction
    answerOf(await post('issue-refund', { amount: 5, transaction_id, note: `To ${typed}` }), 422)
    answerOf(await post('issue-refund', { amount: 5, transaction_id, note: 'Goodwill' }), 200)
    const entry = answerOf(await post('create-invoice', { change_item }), 200).transaction
    const voiding = `/api/admin/accounting-transactions/invoice/${entry.transaction_id}?reason=${typed}`
    const voided = await fetch(`${server.origin}${voiding}`, { method: 'DELETE', headers: cookie })
    expect(voided.status).toBe(422)
    const sending = { transaction_id, emails: 'ana@example.com' }
    answerOf(await post('send-sales-receipt', { ...sending, message: `It was ${typed}` }), 422)
    answerOf(await post('send-sales-receipt', sending), 200)
    const papers = async () =>
      answerOf(await server.get(`/api/admin/accounting-transactions/${id}`, cookie), 200).data.map(
        ({ document }: { document: PolicyDocument | null }) => document?.ready,
      )
    await expect.poll(papers, { timeout: 60_000 }).toEqual([true, true, true, true])
    const mailed = async () => answerOf(await server.get('/api/admin/mailbox?state=sent', cookie), 200).total
    await expect.poll(mailed, { timeout: 60_000 }).toBeGreaterThan(0)
    answerOf(await server.get(`/api/admin/contacts/${id}/statement`, cookie), 200)

    const written = await server.everythingWritten()
    const all = (name: string) => written.filter((each) => each.name.endsWith(name))
    expect(all('tables')[0]!.text).toContain(`"cc_last_digits":"${charged.slice(-4)}"`)
    expect(all('.pdf').some(({ text }) => text.includes(charged.slice(-4)))).toBe(true)
    const traces = new RegExp(`${[charged, refused, typed].map(loosely).join('|')}|(?<![\\w.-])${code}(?![\\w.-])`)
    expect(written.filter(({ text }) => traces.test(text)).map(({ name }) => name)).toEqual([])
  },
  patience,
)

/** also with separators, as people write it */
const loosely = (number: string) => number.split('').join('[ -]?')

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenedPolicy, PolicyDocument, Purchase } from '../../../contract/client'
import { todayIn } from '../../../domain/common/dates'
import { cardOf } from '../payments/cards'
import { day } from '../rig/days'
import { payloadAhead, sign } from '../rig/quotes'
import { type Answered, type WatchedServer, watchServer } from './watched'

/**
 * The life of a policy, with card numbers in every possible place. Each card has one use, so that a leaked number
 * tells which use leaked it.
 */
const bought = '4485983356242217'
const changed = '5425233430109903'
const refused = '4000000000009995'
const typed = '4556737586899855'
/** begins with a 0, unlike any process id, port or amount */
const code = '0739'
/** starts and stops a whole server, on a machine that may be busy */
const patience = 120_000

let server: WatchedServer
beforeAll(async () => {
  server = await watchServer()
}, patience)
afterAll(() => server?.close())

const key = () => ({ 'idempotency-key': randomUUID() })

async function tokenFor(number: string): Promise<string> {
  return (await server.post('/sandbox-processor/tokens', { ...cardOf(number), cvc: code })).data.token
}

function answerOf(answer: Answered, status: number): any {
  expect(answer.status, answer.text).toBe(status)
  return answer.data
}

async function signed() {
  const { id, customFields } = answerOf(await server.post('/api/contacts', payloadAhead(), key()), 201).contact
  answerOf(await server.post(`/api/terms/${id}`, sign), 200)
  return { id, amount_due: customFields.amount_due }
}

test(
  'no card number and no security code is stored in the whole life of a policy',
  async () => {
    const quote = await signed()
    const refusedToken = await tokenFor(refused)
    answerOf(await server.post('/api/purchase', { ...quote, payment_token: refusedToken }, key()), 402)
    const order = { ...quote, payment_token: await tokenFor(bought), cc_last_digits: bought.slice(-4) }
    const purchase: Purchase = answerOf(await server.post('/api/purchase', order, key()), 200)
    const { policy_number } = purchase
    const link = { 'policy-token': purchase.manage_policy_link.split('token=')[1]! }
    const withKey = () => ({ ...link, ...key() })

    // a paid change, one that the bank declines, and cards in wrong fields
    const change = { step1: { setup_coverage: 'True', setup_dates: [day(-1)] } }
    const { difference } = answerOf(await server.post(`/api/policy/make-a-change/${quote.id}`, change, link), 200)
    const submit = async (body: object) => server.post(`/api/policy/submit-change/${quote.id}`, body, withKey())
    const wanted = { change, difference }
    answerOf(await submit({ ...wanted, payment_token: await tokenFor(refused) }), 402)
    answerOf(await submit({ ...wanted, payment_token: changed }), 422)
    answerOf(await submit({ ...wanted, payment_token: await tokenFor(changed), cc_cvv_number: code }), 422)
    answerOf(await submit({ ...wanted, payment_token: await tokenFor(changed), cardholder_name: typed }), 422)
    const why = { ...change, reason: `My card is ${typed}` }
    answerOf(await submit({ ...wanted, change: why, payment_token: await tokenFor(changed) }), 422)
    answerOf(
      await submit({ ...wanted, payment_token: await tokenFor(changed), cc_last_digits: changed.slice(-4) }),
      200,
    )

    // a claim and a message
    const claim = (description: string) => {
      const form = new FormData()
      const fields = { policy_number, date: todayIn(new Date()), description, name: 'Ana', email: 'ana@example.com' }
      for (const [name, text] of Object.entries(fields)) form.set(name, text)
      form.set('files', new Blob(['The tent fell.'], { type: 'text/plain' }), 'tent.txt')
      return server.post('/api/policy/submit-a-claim', form, withKey())
    }
    answerOf(await claim(`Please pay it to ${typed}`), 422)
    answerOf(await claim('The tent fell.'), 201)
    const message = (text: string) =>
      server.post('/api/policy/send-us-email', { policy_number, subject: 'My card', message: text }, withKey())
    answerOf(await message(`It is ${typed}, the code ${code}`), 422)
    answerOf(await message('Which card was charged?'), 202)

    // staff, who might note a card number that a customer told them
    const { headers } = await fetch(`${server.origin}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(server.staff),
    })
    const cookie = headers.getSetCookie()[0]!.split(';')[0]!
    const note = { amount: 1, note: `Paid with ${typed}` }
    const noted = await server.post(`/api/reps/create-receive-payment/${quote.id}`, note, { cookie, ...key() })
    expect([409, 422]).toContain(noted.status)
    answerOf(await server.get(`/api/contacts/${quote.id}?from=admin`, { cookie }), 200)

    // every document is rendered and mailed
    const opened = async (): Promise<OpenedPolicy> =>
      answerOf(await server.get(`/api/policy/get-policy/${quote.id}`, link), 200)
    await expect
      .poll(async () => (await opened()).documents.every(({ ready }: PolicyDocument) => ready), { timeout: 60_000 })
      .toBe(true)
    const { documents } = await opened()
    const papers = { emails: 'venue@example.com', documents: documents.map(({ url }) => url) }
    answerOf(
      await server.post(`/api/documents/${quote.id}/send`, { ...papers, message: `Bill it to ${typed}` }, link),
      422,
    )
    answerOf(await server.post(`/api/documents/${quote.id}/send`, papers, link), 202)

    const written = await server.everythingWritten()
    const all = (name: string) => written.filter((each) => each.name.endsWith(name))
    // the scan can read: it finds the last four digits, which may be stored
    expect(all('tables')[0]!.text).toContain(`"cc_last_digits":"${changed.slice(-4)}"`)
    expect(all('.pdf').some(({ text }) => text.includes(bought.slice(-4)))).toBe(true)
    expect(all('.eml').length).toBeGreaterThan(0)
    expect(all('logs')[0]!.text).toContain('"operation":"submitChange"')
    const traces = new RegExp(
      `${[bought, changed, refused, typed].map(loosely).join('|')}|(?<![\\w.-])${code}(?![\\w.-])`,
    )
    expect(written.filter(({ text }) => traces.test(text)).map(({ name }) => name)).toEqual([])
  },
  patience,
)

/** also with separators, as people write it */
const loosely = (number: string) => number.split('').join('[ -]?')

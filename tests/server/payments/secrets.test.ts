import { afterAll, beforeAll, expect, test } from 'vitest'
import { termsEdition } from '../../../domain/quote/terms'
import { type WatchedServer, watchServer } from '../canary/watched'
import { payloadAhead } from '../rig/quotes'
import { cardOf } from './cards'
import { newKey } from './fixture'

/** After successful, declined and invalid purchases, no card data may be in the server's logs, tables or folder. */
const number = '378282246310005'
const refusedNumber = '4000000000000002'
const code = '7391'
/** starts and stops a whole server, on a machine that may be busy */
const patience = 120_000

let server: WatchedServer
beforeAll(async () => {
  server = await watchServer()
}, patience)
afterAll(() => server?.close())

const post = (path: string, body: unknown, headers?: Record<string, string>) => server.post(path, body, headers)
const purchase = (body: unknown, key = newKey()) => post('/api/purchase', body, { 'idempotency-key': key })
const tokenize = (card: string, more = {}) => post('/sandbox-processor/tokens', { ...cardOf(card), cvc: code, ...more })

async function signedQuote() {
  const begun = await post('/api/contacts', payloadAhead(), { 'idempotency-key': newKey() })
  const { id, customFields } = begun.data.contact
  const signature = { name: 'Jordan Sample', signature: 'Jordan Sample', version: termsEdition }
  expect((await post(`/api/terms/${id}`, signature)).status).toBe(200)
  return { id, amount_due: customFields.amount_due }
}

test(
  'no card number and no security code is stored anywhere',
  async () => {
    const answerOf = <A extends { status: number }>(answer: A, status: number) => {
      expect(answer.status).toBe(status)
      return answer
    }
    const quote = await signedQuote()
    const { data } = answerOf(await tokenize(number), 200)
    const order = { ...quote, payment_token: data.token, cardholder_name: 'Jordan Sample', cc_last_digits: data.last4 }
    answerOf(await purchase({ ...order, cc_cvv_number: code }), 422)
    answerOf(await purchase({ ...order, cardholder_name: number }), 422)
    answerOf(await purchase({ ...order, payment_token: number }), 422)
    answerOf(await purchase({ ...order, card_number: number }), 400)
    answerOf(await purchase(`{"payment_token": "${number}`), 400)
    answerOf(await purchase({ ...order, id: number }), 400)
    answerOf(await post(`/api/purchase?card=${number}`, order, { 'idempotency-key': newKey(), 'x-card': number }), 200)
    answerOf(await tokenize(number, { exp_year: '2020' }), 402)
    answerOf(await tokenize(`${number}0`), 402)
    answerOf(await post('/sandbox-processor/tokens', `{"number": "${number}", "cvc": "${code}`), 400)
    const refused = await signedQuote()
    const bad = answerOf(await tokenize(refusedNumber), 200).data.token
    answerOf(await purchase({ ...refused, payment_token: bad }), 402)

    const written = await server.everythingWritten()
    const textOf = (name: string) => written.find((each) => each.name === name)!.text
    expect(textOf('tables')).toContain('"cc_last_digits":"0005"')
    expect(textOf('logs')).toContain('"operation":"purchase"')
    expect(written.length).toBeGreaterThan(10)
    const traces = new RegExp(`${number}|${refusedNumber}|"${code}"`)
    expect(written.filter(({ text }) => traces.test(text)).map(({ name }) => name)).toEqual([])
  },
  patience,
)

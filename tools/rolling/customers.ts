import { randomUUID } from 'node:crypto'
import { termsEdition } from '../../domain/quote/terms'
import { quoteBody } from '../bench/server/bodies'

/** Requests of all customers, by call. */
interface Tally {
  readonly requests: Map<string, number>
  /** requests that ended without success, with their status; 0 without a response */
  readonly failures: string[]
  /** requests that were sent again under the same idempotency key, as the page does, with the reason */
  readonly again: string[]
  /** policies that customers were told of */
  bought: number
}

const card = { number: '4242424242424242', exp_month: '12', exp_year: '2031', cvc: '123', name: 'Ana', zip: '78701' }
const pause = () => new Promise((resolve) => setTimeout(resolve, 150))
const mostTries = 40

/** Customers who quote, save, sign and pay, one quote after the other, until the load ends. */
export function startCustomers(url: string, count: number) {
  const tally: Tally = { requests: new Map(), failures: [], again: [], bought: 0 }
  let isOver = false
  const one = async () => {
    while (!isOver) await buy(url, tally)
  }
  const all = Promise.all(Array.from({ length: count }, one))
  return {
    tally,
    /** Lets each customer finish the quote in hand. */
    stop: async () => {
      isOver = true
      await all
    },
  }
}

async function buy(url: string, tally: Tally): Promise<void> {
  const send = (name: string, method: string, path: string, body?: unknown, key?: string) =>
    request(tally, name, () =>
      fetch(`${url}${path}`, {
        method,
        headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...(key && { 'idempotency-key': key }) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    )(key !== undefined)
  const begun = await send('createContact', 'POST', '/api/contacts', quoteBody(120), randomUUID())
  if (!begun) return
  const { id } = begun.contact
  await send('recalculate', 'POST', '/api/recalculate', quoteBody(130, id))
  const saved = await send('patchContact', 'PATCH', `/api/contacts/${id}`, quoteBody(140))
  await send('openContact', 'GET', `/api/contacts/${id}`)
  const signed = await send('signTerms', 'POST', `/api/terms/${id}`, {
    name: 'Jordan Sample',
    signature: 'Jordan Sample',
    version: termsEdition,
  })
  const token = await send('token', 'POST', '/sandbox-processor/tokens', card)
  if (!saved || !signed || !token) return
  const order = { id, amount_due: saved.contact.customFields.amount_due, payment_token: token.token }
  if (await send('purchase', 'POST', '/api/purchase', order, randomUUID())) tally.bought++
}

/** Sends a request. One with an idempotency key is sent again after no response, a 5xx, or a 409 of one in progress. */
const request = (tally: Tally, name: string, send: () => Promise<Response>) => async (hasKey: boolean) => {
  for (let tries = 1; ; tries++) {
    tally.requests.set(name, (tally.requests.get(name) ?? 0) + 1)
    const answer = await send().catch(() => null)
    if (answer?.ok) return (await answer.json()) as any
    const text = answer ? (await answer.text()).slice(0, 200) : 'no response'
    const problem = `${name}: ${answer?.status ?? 0} ${text}`
    const isUnclear = !answer || answer.status >= 500 || answer.status === 409
    if (!hasKey || !isUnclear || tries === mostTries) {
      tally.failures.push(problem)
      return null
    }
    tally.again.push(problem)
    await pause()
  }
}

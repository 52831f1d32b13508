import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { type Fields, Ledger } from './ledger'

/** named as in Stripe's dashboard; samples */
export const keys = {
  STRIPE_SECRET_KEY: 'sk_test_sample',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_sample',
  STRIPE_WEBHOOK_SECRET: 'whsec_sample',
} as const

/** The fate of a call: its connection is cut before or after Stripe executes it, or it is delayed. */
type Fate = 'lostBefore' | 'lostAfter' | (() => Promise<void>)

export interface StripeDouble {
  readonly url: string
  /** the totals at Stripe */
  readonly ledger: Ledger
  /** each call, as `POST /v1/payment_intents`, with its idempotency key */
  readonly calls: { readonly line: string; readonly key: string | undefined }[]
  /** Sets the fate of the next calls whose line ends with `end`; others are answered. */
  befall(end: string, ...fates: Fate[]): void
  /** as Stripe does after a day */
  forgetKeys(): void
  close(): Promise<void>
}

/**
 * A stand-in for Stripe's API over HTTP, compatible with the official library: PaymentIntents, refunds, idempotency
 * keys, and errors in Stripe's format.
 */
export async function startDouble(): Promise<StripeDouble> {
  shortenPauses()
  const ledger = new Ledger()
  const calls: { line: string; key: string | undefined }[] = []
  const fates: { end: string; fate: Fate }[] = []
  const answered = new Map<string, Fields & { readonly request: string }>()
  const underWay = new Set<string>()

  /** The first response under a key is stored; a validation error is not. */
  function keyed(key: string | undefined, request: string, work: () => Fields): Fields {
    if (!key) return work()
    const before = answered.get(key)
    if (before && before.request !== request)
      return error(400, { type: 'idempotency_error', message: 'Keys can only be used with the same parameters' })
    if (before) return before
    const shown = work()
    answered.set(key, { ...shown, request })
    return shown
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe.example.com')
    const body = await textOf(request)
    const form = request.method === 'GET' ? searchParams : new URLSearchParams(body)
    const key = request.headers['idempotency-key'] as string | undefined
    const line = `${request.method} ${pathname}`
    calls.push({ line, key })
    const place = fates.findIndex(({ end }) => line.endsWith(end))
    const fate = place < 0 ? null : fates.splice(place, 1)[0]!.fate
    if (fate === 'lostBefore') return void request.socket.destroy()
    if (key && underWay.has(key))
      return send(
        response,
        error(409, { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'In use' }),
      )
    if (key) underWay.add(key)
    if (typeof fate === 'function') await fate()
    if (key) underWay.delete(key)
    const isKnown = request.headers.authorization === `Bearer ${keys.STRIPE_SECRET_KEY}`
    const shown = isKnown
      ? keyed(key, `${line} ${body}`, () => ledger.take(request.method ?? '', pathname.split('/').slice(2), form))
      : error(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' })
    if (fate === 'lostAfter') return void request.socket.destroy()
    send(response, shown)
  }

  const server = http.createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ledger,
    calls,
    befall: (end, ...all) => fates.push(...all.map((fate) => ({ end, fate }))),
    forgetKeys: () => answered.clear(),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const error = (status: number, fault: object): Fields => ({ status, body: { error: fault } })

function send(response: ServerResponse, { status, body }: Fields): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_sample' })
  response.end(JSON.stringify(body))
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request.setEncoding('utf8')) text += part
  return text
}

/** The library waits half a second and more between its tries of a call, and has no option for it. */
function shortenPauses() {
  const seconds = 'getInitialNetworkRetryDelay'
  if (!(seconds in Stripe.prototype)) throw new Error('Stripe’s library has its pauses elsewhere now')
  Object.assign(Stripe.prototype, { [seconds]: () => 0.01 })
}

import { setTimeout as wait } from 'node:timers/promises'
import { problemTypes } from '../../contract/problem'
import { centsOf } from '../../domain/common/money'
import { cardOf } from '../../tests/server/payments/cards'
import { keyed, newKey, pauseMs, type Response, type Run, record, send } from './client'
import { signTerms } from './quoteClient'
import type { Answer, Operation } from './record'

/** The calls of a customer who buys a quote by card. */

const good = '4242424242424242'
const bad = '4000000000000002'
/** attempts of a customer whose payment was not made */
const patience = 4

export interface Policy {
  readonly quote: string
  /** of the link that manages it */
  readonly token: string
}

/** Signs and pays, and asks until the result is known. @returns null without a policy */
export async function buy(run: Run, quote: string): Promise<Policy | null> {
  const card = run.chance.isHit(0.1) ? bad : good
  for (let attempt = 0; attempt < patience; attempt++) {
    await signTerms(run, quote)
    const amount_due = await amountOf(run, quote)
    const payment_token = await tokenOf(run, card)
    if (amount_due === null || payment_token === null) continue
    const key = newKey()
    run.questions.push(() => statusOf(run, quote, key, amount_due))
    const order = { id: quote, amount_due, payment_token }
    const clicks = run.chance.isHit(0.2) ? 2 : 1
    const answers = await Promise.all(Array.from({ length: clicks }, () => purchase(run, quote, key, order)))
    const isRefused = answers.every(({ answer }) => answer.kind === 'refused')
    const final = answers.find(isFinal) ?? (isRefused ? null : await statusOf(run, quote, key, amount_due))
    if (final?.answer.kind === 'made') return { quote, token: tokenIn(final.answer.text) }
  }
  return null
}

const purchase = (run: Run, quote: string, key: string, body: object) =>
  record(run, {
    call: 'purchase',
    quote,
    key,
    writes: { status: 'inForce' },
    request: { path: '/api/purchase', body, headers: keyed(key) },
    read: readPurchase,
  })

/** Asks for the result of a key until it is known. */
async function statusOf(run: Run, quote: string, key: string, amount_due: number): Promise<Operation> {
  for (;;) {
    const operation = await record(run, {
      call: 'status',
      quote,
      key,
      request: { path: '/api/purchase', body: { id: quote, amount_due }, headers: keyed(key) },
      read: readPurchase,
    })
    if (isFinal(operation)) return operation
    await wait(pauseMs)
  }
}

const isFinal = ({ answer }: Operation) => answer.kind === 'made' || answer.kind === 'notCharged'

/** 402 is final: declined, not made, or refunded. Any other refusal had no effect under its key. */
function readPurchase({ status, text }: Response): Answer {
  if (status === 402) return { kind: 'notCharged', text }
  if (status === 409 && JSON.parse(text).type === problemTypes.paymentInProgress) return { kind: 'pending' }
  if (status !== 200) return { kind: 'refused' }
  const { policy_number: policyNumber, amount_due } = JSON.parse(text)
  return { kind: 'made', policyNumber, cents: centsOf(amount_due), text }
}

const tokenIn = (text: string): string => JSON.parse(text).manage_policy_link.split('token=')[1]

/** In dollars; null where there is none, or no answer. */
async function amountOf(run: Run, quote: string): Promise<number | null> {
  const { status, text } = await send(run, { method: 'GET', path: `/api/contacts/${quote}` })
  return status === 200 ? (JSON.parse(text).contact.customFields?.amount_due ?? null) : null
}

/** Exchanges a card for a token at the processor; null without an answer. */
export async function tokenOf(run: Run, card = good): Promise<string | null> {
  const { status, text } = await send(run, { path: '/sandbox-processor/tokens', body: cardOf(card) })
  return status < 300 && status > 0 ? JSON.parse(text).token : null
}

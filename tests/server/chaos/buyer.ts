import { randomUUID } from 'node:crypto'
import { problemTypes } from '../../../contract/problem'
import { cardOf } from '../payments/cards'
import { payloadAhead, sign } from '../rig/quotes'
import type { Chance } from './chance'

/** A buyer's connection to the servers: picks any of them, and counts each request. */
export interface ServerConnection {
  readonly chance: Chance
  url(): string
  count(): void
}

export interface Answer {
  readonly status: number
  readonly text: string
}

/** The final response of a key, to the byte. */
export interface Ended {
  readonly key: string
  readonly answer: Answer
}

const good = '4242424242424242'
const bad = '4000000000000002'
/** pause before another status request, as on the page */
const pauseMs = 150
const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs))

/** null without a response */
async function post(
  connection: ServerConnection,
  path: string,
  body: unknown,
  key: string = randomUUID(),
): Promise<Answer | null> {
  connection.count()
  try {
    const answer = await fetch(`${connection.url()}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    })
    return { status: answer.status, text: await answer.text() }
  } catch {
    return null
  }
}

/** Repeats a call until it succeeds; used for preparation only. */
async function surely(connection: ServerConnection, path: string, body: unknown, key = randomUUID()): Promise<any> {
  for (;;) {
    const answer = await post(connection, path, body, key)
    if (answer && answer.status < 300) return answer.text ? JSON.parse(answer.text) : null
    if (answer && answer.status < 500) throw new Error(`${path}: ${answer.status} ${answer.text}`)
    await pause()
  }
}

/** A person with a signed quote who keeps trying to buy. */
export class Buyer {
  readonly keys: Ended[] = []
  private constructor(
    readonly id: string,
    readonly amount: number,
    /** whether the bank approves the card */
    readonly isGood: boolean,
  ) {}

  static async prepare(connection: ServerConnection, isGood: boolean): Promise<Buyer> {
    const begun = await surely(connection, '/api/contacts', payloadAhead())
    const { id, customFields } = begun.contact
    await surely(connection, `/api/terms/${id}`, sign)
    return new Buyer(id, customFields.amount_due, isGood)
  }

  /**
   * Buys, and asks for the status until it is known. Tries again if nothing was charged.
   * @returns the final response of the last attempt
   */
  async buy(connection: ServerConnection): Promise<Ended> {
    for (;;) {
      const token = await this.#enterCard(connection)
      const ended = await this.#attempt(connection, token)
      if (!isNotMade(ended.answer)) return ended
    }
  }

  /** Requests the status of a key. */
  async ask(connection: ServerConnection, key: string): Promise<Answer> {
    for (;;) {
      const answer = await post(connection, '/api/purchase', { id: this.id, amount_due: this.amount }, key)
      if (answer && isFinal(answer)) return answer
      await pause()
    }
  }

  async #enterCard(connection: ServerConnection): Promise<string> {
    return (await surely(connection, '/sandbox-processor/tokens', cardOf(this.isGood ? good : bad))).token
  }

  async #attempt(connection: ServerConnection, payment_token: string): Promise<Ended> {
    const key = randomUUID()
    const order = { id: this.id, amount_due: this.amount, payment_token }
    // an impatient buyer clicks twice
    const clicks = connection.chance.isHit(0.2) ? 2 : 1
    const results = await Promise.all(
      Array.from({ length: clicks }, () => post(connection, '/api/purchase', order, key)),
    )
    const first = results.find((answer) => answer && isFinal(answer))
    const ended = { key, answer: first ?? (await this.ask(connection, key)) }
    this.keys.push(ended)
    return ended
  }
}

/** Whether a response is final for its key. */
const isFinal = ({ status }: Answer) => status === 200 || status === 402

const isNotMade = ({ status, text }: Answer) => status === 402 && JSON.parse(text).type === problemTypes.paymentNotMade

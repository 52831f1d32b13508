import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { signatureOf } from '../../../server/payments/webhookSignature'
import type { ServerConnection } from './buyer'

export interface WebhookDelivery {
  /** number of accepted events */
  readonly delivered: () => number
  /** @throws where an event was refused, because all of them are genuine */
  stop(): Promise<void>
}

/**
 * Delivers events to the servers from another process, which outlives them: each charge's repeatedly, late, in any
 * order and to any server, some about unknown charges and some with false content.
 */
export function startWebhookDelivery(connection: ServerConnection, folder: string): WebhookDelivery {
  let isStopped = false
  let delivered = 0
  const refused: number[] = []
  const deliverSome = async () => {
    const ended = (await readdir(path.join(folder, 'charges')).catch(() => [])).filter((file) => file.endsWith('.json'))
    const references = ended.map((file) => file.slice(0, -'.json'.length))
    const chosen = Array.from({ length: Math.min(5, references.length) }, () => connection.chance.pick(references))
    await Promise.all([...chosen, 'sb_nobodys'].map(deliver))
  }
  const deliver = async (reference: string) => {
    const { secret } = JSON.parse(await readFile(path.join(folder, 'secrets/webhook.json'), 'utf8'))
    const type = connection.chance.pick(['charge.ended', 'charge.refunded', 'charge.cancelled'])
    const body = JSON.stringify({ id: `evt_${randomUUID()}`, type, data: { object: { id: reference } } })
    const headers = { 'content-type': 'application/json', 'stripe-signature': signatureOf(secret, body, new Date()) }
    const to = `${connection.url()}/api/webhooks/payments`
    const answer = await fetch(to, { method: 'POST', headers, body, signal: AbortSignal.timeout(20_000) })
    await answer.body?.cancel()
    if (answer.status === 204) delivered++
    // a busy server may defer an event; refusing a genuine one is an error
    else if (answer.status < 500) refused.push(answer.status)
  }
  const deliveries = (async () => {
    while (!isStopped) {
      // the server may be dead at the moment
      await deliverSome().catch(() => undefined)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })()
  return {
    delivered: () => delivered,
    async stop() {
      isStopped = true
      await deliveries
      if (refused.length > 0) throw new Error(`events were refused: ${refused.join(', ')}`)
    },
  }
}

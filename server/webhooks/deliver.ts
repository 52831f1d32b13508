import { create, number, string, type } from 'superstruct'
import { causeInWords } from '../platform/jobs/cause'
import type { JobHandler } from '../platform/jobs/handler'
import { RetryLater } from '../platform/jobs/outcomes'
import type { Services } from '../platform/services/services'
import {
  type ClaimedDelivery,
  claimDelivery,
  type Failure,
  recordDelivered,
  recordFailure,
  secondsUntil,
} from './queue'
import { secretsKey, secretsOf } from './secrets'
import { post } from './send'
import { signedHeaders } from './signature'

const webhookPayload = type({ endpointId: string(), deliveryId: number() })

/** seconds until other quotes and policies are tried after a failure: the receiver is probably away */
const pauseSeconds = 5
/** seconds until a job looks again where enough others are at work, which send its event too */
const busySeconds = 60

/**
 * Sends what is due of an endpoint, the events of one quote or policy in their order, until its own event is delivered or
 * given up. Each event has its job, so none is forgotten; any number of them may run at once.
 */
export const deliverWebhooks: JobHandler = async (services, payload) => {
  const { endpointId, deliveryId } = create(payload, webhookPayload)
  const key = await secretsKey(services)
  for (;;) {
    const delivery = await claimDelivery(services, endpointId)
    if (delivery === null || delivery === 'busy') {
      const seconds = await secondsUntil(services, deliveryId)
      if (seconds === null) return
      throw new RetryLater('the next attempt', delivery === null ? seconds : busySeconds)
    }
    const failure = await attempt(services, delivery, key)
    if (failure === null) await recordDelivered(services, delivery)
    else {
      await recordFailure(services, delivery, failure)
      throw new RetryLater(new URL(delivery.url).host, pauseSeconds)
    }
  }
}

/** @returns null for an answer of 2xx, else why it failed */
async function attempt({ db, config, now }: Services, delivery: ClaimedDelivery, key: string): Promise<Failure | null> {
  const { endpointId, url, eventId, body } = delivery
  const secrets = await secretsOf(db, { endpointId, key, at: now() })
  const message = { id: eventId, timestamp: Math.floor(now().getTime() / 1000), body }
  try {
    const status = await post({ url, headers: signedHeaders(message, secrets), body, isLocal: config.isLocal })
    return status >= 200 && status < 300 ? null : { cause: `The answer was ${status}`, isGone: status === 410 }
  } catch (fault) {
    const { message: words, code } = fault as NodeJS.ErrnoException
    return { cause: causeInWords(code ?? words) ?? 'No answer', isGone: false }
  }
}

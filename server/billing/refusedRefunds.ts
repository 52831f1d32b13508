import { dollars } from '../../domain/common/formats'
import { dollarsOf } from '../../domain/common/money'
import { atGateway } from '../payments/gatewayCall'
import { requestRefund } from '../payments/refundJob'
import type { Refund } from '../payments/refundRow'
import { Problem } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'
import { accountBalanceOf } from './balance'
import { type IsFirst, lockRefundJobs, waitingRefunds } from './refundable'
import type { Form } from './transactionForm'

/**
 * Asks the processor once more about the refused refunds whose money is about to go out another way. The processor may
 * have accepted one after all, in a server that died before it recorded it. The refund's id is the key, so nothing is
 * refunded twice.
 * @throws Problem 409 where the processor has refunded one, or a job is asking about it; 503
 */
export async function askAboutRefused(
  services: Services,
  contactId: string,
  { amountCents }: Pick<Form, 'amountCents'>,
  isFirst: IsFirst,
): Promise<void> {
  const { db } = services
  const taken = waitingRefunds(await accountBalanceOf(db, contactId), amountCents, isFirst)
  const refusedOnes = taken.filter(({ refund }) => refund.state === 'failed' && refund.payment_id !== null)
  if (refusedOnes.length === 0) return
  await db.tx(() => lockRefundJobs(db, refusedOnes))
  for (const { refund } of refusedOnes) {
    const refused = await requestRefund(services, refund.id, (call) => atGateway(services, call))
    if (refused === null) throw refundedAfterAll(refund)
  }
}

const refundedAfterAll = ({ amount_cents }: Refund) =>
  new Problem(
    409,
    `The payment processor has refunded ${dollars(dollarsOf(amount_cents))} to the card after all. Look at the balance before you refund more`,
  )

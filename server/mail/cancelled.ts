import { dollars } from '../../domain/formats'
import { dollarsOf } from '../../domain/money'
import type { Services } from '../services'
import { madeChange, moneyPapers } from './changed'
import type { Letter } from './deliver'
import { draw } from './draw'
import { assertMade, attachmentsOf, listed } from './papers'
import { eachOnce, holderKinds, ownerKinds, reached } from './recipients'
import { subjectOf } from './subject'

/**
 * That a policy is cancelled and what comes back (decision 49): to the contact point, as a copy to the insured and to
 * whoever got the policy before; to who holds a certificate, that it proves nothing any more.
 */
export async function cancelledLetters(
  services: Services,
  { contactId, changeId }: { contactId: string; changeId: string },
): Promise<Letter[]> {
  const change = await madeChange(services, changeId)
  if (!change) return []
  const { db } = services
  const subject = await subjectOf(services, contactId)
  const { number } = subject
  const papers = await moneyPapers(services, contactId, changeId)
  assertMade(services, papers, change.made)
  const back = await db.q
    .selectFrom('refund')
    .select(['payment_id', 'amount_cents'])
    .where('change_id', '=', changeId)
    .execute()
  const sum = (isByCard: boolean) =>
    back.reduce((all, one) => all + ((one.payment_id !== null) === isByCard ? one.amount_cents : 0), 0)
  const inDollars = (cents: number) => (cents > 0 ? dollars(dollarsOf(cents)) : null)
  const shared = {
    ...subject,
    toCard: inDollars(sum(true)),
    byCheck: inDollars(sum(false)),
    documents: listed(services, papers),
  }
  const compose = {
    owner: async () => {
      const attachments = await attachmentsOf(services, papers)
      return draw(async () => (await import('./templates/cancelled')).CancelledLetter, shared, attachments)
    },
    holder: () => draw(async () => (await import('./templates/cancelled')).CertificateEndedLetter, subject),
  }
  const [owners, holders] = [await reached(db, contactId, ownerKinds), await reached(db, contactId, holderKinds)]
  return eachOnce([
    ...[subject.to, subject.copy, ...owners].map((to) => ({ to, as: 'owner' as const })),
    ...holders.map((to) => ({ to, as: 'holder' as const })),
  ]).map(({ to, as }) => ({
    kind: as === 'holder' ? 'certificateCancelled' : 'policyCancelled',
    contactId,
    occasion: changeId,
    to,
    subject: as === 'holder' ? `Certificate of insurance ${number} has ended` : `Your policy ${number} is cancelled`,
    compose: compose[as],
  }))
}

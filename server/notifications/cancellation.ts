import { todayIn } from '../../domain/common/dates'
import { dollars } from '../../domain/common/formats'
import { dollarsOf } from '../../domain/common/money'
import { hasBegun } from '../../domain/policy/cancellation'
import { givenBack } from '../payments/refundRow'
import type { Letter } from '../platform/mail/deliver'
import type { Services } from '../platform/services/services'
import { payeeOf } from '../policies/payee'
import { firstDayOf } from '../policies/policy'
import { draw } from './compose'
import { assertMade, attachmentsOf, entriesOf, listed } from './documentAttachments'
import { madeChange, moneyDocuments } from './policyChange'
import { subjectOf } from './policySubject'
import { certificateLetterKinds, eachOnce, policyLetterKinds, reached } from './recipients'

/**
 * Announces a cancellation and its refund (decision 49): to the contact point, with copies to the insured and
 * everyone who received the policy, and to the organizer that paid for it. Certificate holders learn that their
 * certificate is no longer valid.
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
  const documents = await moneyDocuments(services, contactId, changeId)
  assertMade(services, documents, change.made)
  const { toCard, byCheck } = await givenBack(db, changeId)
  const inDollars = (cents: number) => (cents > 0 ? dollars(dollarsOf(cents)) : null)
  const payee = await payeeOf(db, contactId)
  const shared = {
    ...subject,
    hasBegun: hasBegun({ begins: firstDayOf(subject.policy), today: todayIn(change.made) }),
    payee: payee?.name ?? null,
    toCard: inDollars(toCard),
    byCheck: inDollars(byCheck),
    documents: listed(services, documents),
  }
  const compose = {
    owner: async () => {
      const attachments = await attachmentsOf(services, documents)
      return draw(async () => (await import('./templates/cancellation')).CancelledLetter, shared, attachments)
    },
    payer: () => draw(async () => (await import('./templates/cancellation')).PaidPolicyCanceledLetter, shared),
    holder: () => draw(async () => (await import('./templates/cancellation')).CertificateEndedLetter, subject),
  }
  const subjects = {
    owner: `Your policy ${number} is canceled`,
    payer: `Policy ${number}, which you paid for, is canceled`,
    holder: `Certificate of insurance ${number} has ended`,
  }
  const [owners, holders] = [
    await reached(db, contactId, policyLetterKinds),
    await reached(db, contactId, certificateLetterKinds),
  ]
  return eachOnce([
    ...[subject.to, subject.copy, ...owners].map((to) => ({ to, as: 'owner' as const })),
    { to: payee?.email, as: 'payer' as const },
    ...holders.map((to) => ({ to, as: 'holder' as const })),
  ]).map(({ to, as }) => ({
    kind: as === 'holder' ? 'certificateCancelled' : 'policyCancelled',
    contactId,
    occasion: changeId,
    to,
    subject: subjects[as],
    ledgerIds: as === 'owner' ? entriesOf(documents) : [],
    compose: compose[as],
  }))
}

import { countedAnswers } from '../../domain/application/asked'
import { filledEntries, textOf } from '../../domain/application/entries'
import { holdsLiability } from '../../domain/covers'
import { boughtBy, type DocumentRow, documentRows } from '../documents/bought'
import { factsOf } from '../documents/facts'
import { boughtAnswers, type Policy } from '../policies/rows'
import type { Services } from '../services'
import type { Letter } from './deliver'
import { draw } from './draw'
import { assertMade, attachmentsOf, listed } from './papers'
import { eachOnce } from './recipients'
import { type Subject, subjectOf } from './subject'

/**
 * After a purchase: everything to who bought, the same without the way into the policy to the insured where a producer
 * bought, and the certificate of liability to the location and to additional insureds with an address (decision 56).
 */
export async function purchaseLetters(services: Services, contactId: string): Promise<Letter[]> {
  const subject = await subjectOf(services, contactId)
  const papers = await documentRows(services.db, contactId)
  assertMade(services, papers, subject.policy.created)
  const compose = await composing(services, subject, papers)
  const { number } = subject
  const holders = holdersOf(subject.policy).map((to) => ({ to, as: 'certificate' as const }))
  return eachOnce([{ to: subject.to, as: 'buyer' }, { to: subject.copy, as: 'copy' }, ...holders]).map(
    ({ to, as }) => ({
      kind: as === 'certificate' ? 'certificate' : 'purchase',
      contactId,
      // the purchase is the policy's first version
      occasion: `${number} 1`,
      to,
      subject: as === 'certificate' ? `Certificate of insurance ${number}` : `Your event is insured: policy ${number}`,
      compose: compose[as],
    }),
  )
}

/**
 * Whom the answers themselves name as holders of the certificate. Cancellation is the insured's own loss, which nobody
 * else needs proof of.
 */
export function holdersOf(policy: Policy): string[] {
  const counted = countedAnswers(boughtAnswers(policy))
  if (!holdsLiability(counted.coverage_type)) return []
  const insureds = filledEntries(counted.ai_data).map((entry) => textOf(entry['ai_email']))
  return [counted.event_email ?? '', ...insureds].filter((to) => to !== '')
}

async function composing(services: Services, subject: Subject, papers: readonly DocumentRow[]) {
  const facts = factsOf(await boughtBy(services, subject.contactId))
  const { liability } = facts
  const documents = listed(services, papers)
  const certificate = papers.filter(({ kind }) => kind === 'certificate')

  const everything = async (policyUrl: string | null) => {
    const attachments = await attachmentsOf(services, papers)
    const areAttached = attachments.length === papers.length
    const props = { facts, documents, areAttached, policyUrl }
    return draw(async () => (await import('./templates/purchase')).PurchaseLetter, props, attachments)
  }
  return {
    buyer: async () => everything(await subject.link()),
    copy: () => everything(null),
    certificate: async () => {
      if (!liability) throw new Error('There is no certificate without liability')
      const attachments = await attachmentsOf(services, certificate)
      const [{ url } = { url: '' }] = listed(services, certificate)
      const props = { facts: { ...facts, liability }, url, isAttached: attachments.length > 0 }
      return draw(async () => (await import('./templates/certificate')).CertificateLetter, props, attachments)
    },
  }
}

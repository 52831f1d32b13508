import { countedAnswers } from '../../domain/application/applicable'
import { filledEntries, textOf } from '../../domain/application/entries'
import { holdsLiability } from '../../domain/common/coverageTypes'
import { type DocumentRow, documentRows, documentsOfPurchase } from '../documents/record'
import { factsOf } from '../pdf/facts/policy'
import type { Letter } from '../platform/mail/deliver'
import type { Services } from '../platform/services/services'
import { boughtBy } from '../policies/documentFacts'
import { boughtAnswers, type Policy } from '../policies/policy'
import { draw } from './compose'
import { assertMade, attachmentsOf, entriesOf, listed } from './documentAttachments'
import { type Subject, subjectOf } from './policySubject'
import { eachOnce } from './recipients'

/**
 * Mails a purchase (decision 56): all documents to the buyer; the same without the policy link to the insured, if a
 * producer bought; the certificate of liability to the venue and to additional insureds with an address.
 */
export async function purchaseLetters(services: Services, contactId: string): Promise<Letter[]> {
  const subject = await subjectOf(services, contactId)
  const rows = await documentsOfPurchase(services.db, contactId, await documentRows(services.db, contactId))
  assertMade(services, rows, subject.policy.created)
  const compose = await composing(services, subject, rows)
  const { number } = subject
  const holders = holdersOf(subject.policy).map((to) => ({ to, as: 'certificate' as const }))
  return eachOnce([{ to: subject.to, as: 'buyer' }, { to: subject.copy, as: 'copy' }, ...holders]).map(
    ({ to, as }) => ({
      kind: as === 'certificate' ? 'certificate' : 'purchase',
      contactId,
      // the purchase is policy version 1
      occasion: `${number} 1`,
      to,
      subject: as === 'certificate' ? `Certificate of insurance ${number}` : `Your event is insured: policy ${number}`,
      ledgerIds: as === 'certificate' ? [] : entriesOf(rows),
      compose: compose[as],
    }),
  )
}

/**
 * The certificate holders named in the answers. Cancellation insures the insured's own loss, so nobody else needs proof
 * of it.
 */
export function holdersOf(policy: Policy): string[] {
  const counted = countedAnswers(boughtAnswers(policy))
  if (!holdsLiability(counted.coverage_type)) return []
  const insureds = filledEntries(counted.ai_data).map((entry) => textOf(entry['ai_email']))
  return [counted.event_email ?? '', ...insureds].filter((to) => to !== '')
}

async function composing(services: Services, subject: Subject, rows: readonly DocumentRow[]) {
  const facts = factsOf(await boughtBy(services, subject.contactId))
  const { liability } = facts
  const documents = listed(services, rows)
  const certificate = rows.filter(({ kind }) => kind === 'certificate')

  const everything = async (policyUrl: string | null) => {
    const attachments = await attachmentsOf(services, rows)
    const areAttached = attachments.length === rows.length
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

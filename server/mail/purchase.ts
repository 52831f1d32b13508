import { createElement } from 'react'
import { countedAnswers } from '../../domain/application/asked'
import { filledEntries, textOf } from '../../domain/application/entries'
import { contactEmail } from '../../domain/application/payload'
import { holdsLiability } from '../../domain/covers'
import { boughtBy, type DocumentRow, fileNameOf } from '../documents/bought'
import { factsOf } from '../documents/facts'
import { NotYet } from '../jobs/notYet'
import { makePolicyLink } from '../policies/links'
import { boughtAnswers } from '../policies/rows'
import type { MailMessage, Services } from '../services'
import type { Letter } from './deliver'

type Bought = Awaited<ReturnType<typeof boughtBy>>
type Attachments = NonNullable<MailMessage['attachments']>

/** after which mail no longer waits for its attachments, and says where they will be */
const mostMinutesToWait = 10

/**
 * After a purchase: everything to who bought, the same without the way into the policy to the insured where a producer
 * bought, and the certificate of liability to the location and to additional insureds with an address (decision 56).
 */
export async function purchaseLetters(services: Services, contactId: string): Promise<Letter[]> {
  const bought = await boughtBy(services, contactId)
  assertReady(services, bought)
  const recipients = recipientsOf(bought)
  const compose = await composing(services, bought)
  const number = bought.policy.policy_number
  const seen = new Set<string>()
  return recipients
    .filter(({ to }) => !seen.has(to.toLowerCase()) && seen.add(to.toLowerCase()))
    .map(({ to, as }) => ({
      kind: as === 'certificate' ? 'certificate' : 'purchase',
      contactId,
      occasion: `${number} ${bought.policy.version}`,
      to,
      subject: as === 'certificate' ? `Certificate of insurance ${number}` : `Your event is insured: policy ${number}`,
      compose: () => compose[as](),
    }))
}

/** Documents are made within seconds; who paid is told even if they cannot be. */
function assertReady({ now }: Services, { policy, rows }: Bought): void {
  const minutes = (now().getTime() - policy.created.getTime()) / 60_000
  if (minutes < mostMinutesToWait && rows.some(({ made }) => made === null)) throw new NotYet('the documents', 2)
}

interface Recipient {
  readonly to: string
  readonly as: 'buyer' | 'copy' | 'certificate'
}

/** An address that stands twice gets what comes first. */
function recipientsOf({ policy }: Bought): Recipient[] {
  const answers = boughtAnswers(policy)
  const counted = countedAnswers(answers)
  const others = [counted.event_email, ...filledEntries(counted.ai_data).map((entry) => textOf(entry['ai_email']))]
  // cancellation is the insured's own loss, which nobody else needs proof of
  const certificates = holdsLiability(counted.coverage_type) ? others : []
  const all: readonly (readonly [string | null | undefined, Recipient['as']])[] = [
    [contactEmail(answers), 'buyer'],
    [counted.insured_email, 'copy'],
    ...certificates.map((to) => [to, 'certificate'] as const),
  ]
  return all.flatMap(([to, as]) => (to ? [{ to, as }] : []))
}

async function composing(services: Services, bought: Bought) {
  const { PurchaseLetter } = await import('./templates/purchase')
  const { CertificateLetter } = await import('./templates/certificate')
  const { renderLetter } = await import('./render')
  const { config, db, now } = services
  const facts = factsOf(bought)
  const { liability } = facts
  const documents = bought.rows.map((row) => ({ name: row.name, url: `${config.baseUrl}/api/files/${row.token}` }))
  const certificate = bought.rows.filter(({ kind }) => kind === 'certificate')

  const everything = async (policyUrl: string | null) => {
    const attachments = await attachmentsOf(services, bought.rows)
    const areAttached = attachments.length === bought.rows.length
    return {
      ...(await renderLetter(createElement(PurchaseLetter, { facts, documents, areAttached, policyUrl }))),
      attachments,
    }
  }
  return {
    buyer: async () => {
      const lastDay = boughtAnswers(bought.policy).event_end_date
      const link = await makePolicyLink(db, { contactId: bought.policy.contact_id, lastDay, now: now() })
      return everything(`${config.baseUrl}${link.path}`)
    },
    copy: () => everything(null),
    certificate: async () => {
      if (!liability) throw new Error('There is no certificate without liability')
      const attachments = await attachmentsOf(services, certificate)
      const url = `${config.baseUrl}/api/files/${certificate[0]?.token}`
      const letter = createElement(CertificateLetter, {
        facts: { ...facts, liability },
        url,
        isAttached: attachments.length > 0,
      })
      return { ...(await renderLetter(letter)), attachments }
    },
  }
}

/** Those that are made. */
async function attachmentsOf({ files }: Services, rows: readonly DocumentRow[]): Promise<Attachments> {
  const read = rows.map(async (row) => {
    const bytes = row.file_key === null ? null : await files.get(row.file_key)
    return bytes ? [{ name: fileNameOf(row), type: 'application/pdf', bytes }] : []
  })
  return (await Promise.all(read)).flat()
}

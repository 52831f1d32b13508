import type { Selectable } from 'kysely'
import { dollars } from '../../domain/common/formats'
import { dollarsOf } from '../../domain/common/money'
import { payingOrganizer } from '../../domain/exhibitors/invoice'
import { type DocumentRow, documentRows } from '../documents/record'
import { givenBack } from '../payments/refundRow'
import { isPolicyKind } from '../pdf/facts/kinds'
import type { PolicyChangeTable } from '../platform/db/policyTables'
import type { Letter } from '../platform/mail/deliver'
import type { Services } from '../platform/services/services'
import { payeeOf } from '../policies/payee'
import { concerning } from './certificateHolders'
import { draw } from './compose'
import { assertMade, attachmentsOf, entriesOf, listed } from './documentAttachments'
import { type Subject, subjectOf } from './policySubject'
import { holdersOf } from './purchase'
import { certificateLetterKinds, eachOnce, policyLetterKinds, reached } from './recipients'

type Change = Selectable<PolicyChangeTable>

/** A completed change or cancellation; null where it was dropped or is not complete. */
export async function madeChange({ db }: Services, id: string): Promise<(Change & { made: Date }) | null> {
  const change = await db.q.selectFrom('policy_change').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return change.state === 'made' && change.made !== null ? { ...change, made: change.made } : null
}

/**
 * Mails a change and its documents to the contact point, with a policy link that lasts until after the new dates, and
 * copies to the insured and everyone who received the policy. Current and newly named certificate holders get their own
 * new certificates, and no other holder's. If the policy has changed again since, that change sends it.
 */
export async function changedLetters(
  services: Services,
  { contactId, changeId }: { contactId: string; changeId: string },
): Promise<Letter[]> {
  const change = await madeChange(services, changeId)
  if (!change) return []
  const { db } = services
  const subject = await subjectOf(services, contactId)
  const documents = await documentRows(db, contactId)
  const news = [
    ...documents.filter(({ kind }) => isPolicyKind(kind)),
    ...(await moneyDocuments(services, contactId, changeId)),
  ]
  assertMade(services, news, change.made)
  const isLatest = subject.policy.version === change.policy_version + 1
  const holders = isLatest
    ? [...(await reached(db, contactId, certificateLetterKinds)), ...holdersOf(subject.policy)]
    : []
  const certificates = news.filter(({ kind }) => kind === 'certificate')
  const all = eachOnce([
    { to: subject.to, as: 'owner' },
    ...[subject.copy, ...(await reached(db, contactId, policyLetterKinds))].map((to) => ({ to, as: 'copy' as const })),
    ...(certificates.length > 0 ? holders : []).map((to) => ({ to, as: 'holder' as const })),
  ])
  const compose = composing(services, { subject, change, news })
  const certificatesFor = await concerning(db, { contactId, policy: subject.policy, certificates })
  const { number } = subject
  return all.map(({ to, as }) => ({
    kind: as === 'holder' ? 'certificateChanged' : 'policyChanged',
    contactId,
    occasion: changeId,
    to,
    subject: as === 'holder' ? `New certificate of insurance ${number}` : `Your policy ${number} was changed`,
    ledgerIds: as === 'holder' ? [] : entriesOf(news),
    compose: as === 'holder' ? () => compose.holder(certificatesFor(to)) : compose[as],
  }))
}

/** The money documents of a change: receipt, credit memo, refund. */
export async function moneyDocuments({ db }: Services, contactId: string, changeId: string): Promise<DocumentRow[]> {
  const entries = await db.q.selectFrom('ledger').select('id').where('purpose', '=', `change:${changeId}`).execute()
  const ids = new Set<number | null>(entries.map(({ id }) => id))
  return (await documentRows(db, contactId)).filter(({ ledger_id }) => ids.has(ledger_id))
}

interface News {
  readonly subject: Subject
  readonly change: Change
  readonly news: readonly DocumentRow[]
}

function composing(services: Services, { subject, change, news }: News) {
  const whole = async (policyUrl: string | null) => {
    const attachments = await attachmentsOf(services, news)
    const props = {
      ...subject,
      what: change.what,
      difference: differenceInWords(change.difference_cents, await refundPayee(services, change)),
      documents: listed(services, news),
      areAttached: attachments.length === news.length,
      policyUrl,
    }
    return draw(async () => (await import('./templates/policyChange')).ChangedLetter, props, attachments)
  }
  return {
    owner: async () => whole(await subject.link()),
    copy: () => whole(null),
    holder: async (certificates: readonly DocumentRow[]) => {
      const attachments = await attachmentsOf(services, certificates)
      const props = { ...subject, certificates: listed(services, certificates), isAttached: attachments.length > 0 }
      return draw(async () => (await import('./templates/policyChange')).NewCertificateLetter, props, attachments)
    },
  }
}

/** The organizer that gets the refund of a change; null where the policyholder or its card does. */
async function refundPayee({ db }: Services, { id, contact_id }: Change): Promise<string | null> {
  const { byCheck } = await givenBack(db, id)
  return byCheck > 0 ? ((await payeeOf(db, contact_id))?.name ?? null) : null
}

function differenceInWords(cents: number, payee: string | null): string {
  if (cents === 0) return 'The price stays as it was.'
  const amount = dollars(dollarsOf(Math.abs(cents)))
  return cents > 0
    ? `It costs ${amount} more, which was paid.`
    : `It costs ${amount} less, which is refunded to ${payee ? payingOrganizer(payee) : 'you'}.`
}

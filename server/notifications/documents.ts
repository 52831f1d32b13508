import { type DocumentRow, documentRows } from '../documents/record'
import { isPolicyKind } from '../pdf/facts/kinds'
import type { Letter } from '../platform/mail/deliver'
import type { Services } from '../platform/services/services'
import { draw } from './compose'
import { assertMade, attachmentsOf, isCertificate, listed } from './documentAttachments'
import type { MailPayload } from './payloads'
import { subjectOf } from './policySubject'
import { eachOnce } from './recipients'

/**
 * Mails documents of a policy, with a message, to recipients named by the policyholder, such as the venue. A document
 * that was replaced since the request goes out as its replacement; an invalid certificate is never sent.
 */
export async function documentLetters(
  services: Services,
  { contactId, emails, tokens, message = null, occasion }: MailPayload<'documentsSent'>,
): Promise<Letter[]> {
  const { insured, event, number } = await subjectOf(services, contactId)
  const documents = await currentDocuments(services, contactId, tokens)
  if (documents.length === 0) return []
  const since = new Date(Math.max(...documents.map(({ created }) => created.getTime())))
  assertMade(services, documents, since)
  return eachOnce(emails.map((to) => ({ to, as: 'named' }))).map(({ to }) => ({
    // certificate holders are notified when it is replaced
    kind: documents.some(isCertificate) ? 'certificateSent' : 'documentsSent',
    contactId,
    occasion,
    to,
    subject: `${insured} sends you ${documents.length === 1 ? documents[0]!.name.toLowerCase() : 'documents'}: ${number}`,
    compose: async () => {
      const attachments = await attachmentsOf(services, documents)
      const props = {
        insured,
        event,
        message,
        documents: listed(services, documents),
        areAttached: attachments.length > 0,
      }
      return draw(async () => (await import('./templates/documents')).DocumentsLetter, props, attachments)
    },
  }))
}

async function currentDocuments(
  { db }: Services,
  contactId: string,
  tokens: readonly string[],
): Promise<DocumentRow[]> {
  const selected = await db.q
    .selectFrom('document')
    .select(['token', 'kind', 'holder_words'])
    .where('contact_id', '=', contactId)
    .where('token', 'in', tokens)
    .execute()
  const now = await documentRows(db, contactId)
  return now.filter((row) => tokens.includes(row.token) || selected.some((one) => replaces(row, one, now)))
}

type Selected = Pick<DocumentRow, 'token' | 'kind' | 'holder_words'>

/**
 * Whether a current document replaces the selected one: a certificate that of the same holder, or, where the holder was
 * corrected, any one.
 */
function replaces(row: DocumentRow, selected: Selected, now: readonly DocumentRow[]): boolean {
  if (!isPolicyKind(row.kind) || row.kind !== selected.kind || now.some(({ token }) => token === selected.token))
    return false
  const isOfHolder = (one: DocumentRow) => one.kind === row.kind && one.holder_words === selected.holder_words
  return isOfHolder(row) || !now.some(isOfHolder)
}

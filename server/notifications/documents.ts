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
 * Documents of a policy to whom its holder names, such as the venue, with a word of theirs; nothing else of the policy. In
 * place of what was replaced since it was asked for goes what replaces it: a certificate that is none is sent to nobody.
 */
export async function documentLetters(
  services: Services,
  { contactId, emails, tokens, message = null, occasion }: MailPayload<'documentsSent'>,
): Promise<Letter[]> {
  const { insured, event, number } = await subjectOf(services, contactId)
  const documents = await asTheyAreNow(services, contactId, tokens)
  if (documents.length === 0) return []
  const since = new Date(Math.max(...documents.map(({ created }) => created.getTime())))
  assertMade(services, documents, since)
  return eachOnce(emails.map((to) => ({ to, as: 'named' }))).map(({ to }) => ({
    // whoever holds a certificate is told when it is replaced
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

async function asTheyAreNow({ db }: Services, contactId: string, tokens: readonly string[]): Promise<DocumentRow[]> {
  const selected = await db.q
    .selectFrom('document')
    .select(['token', 'kind'])
    .where('contact_id', '=', contactId)
    .where('token', 'in', tokens)
    .execute()
  const kinds = new Set(selected.map(({ kind }) => kind).filter(isPolicyKind))
  const isSelected = ({ token, kind }: DocumentRow) => tokens.includes(token) || (isPolicyKind(kind) && kinds.has(kind))
  return (await documentRows(db, contactId)).filter(isSelected)
}

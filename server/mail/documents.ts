import { type DocumentRow, documentRows } from '../documents/bought'
import { isPolicyKind } from '../documents/kinds'
import type { Services } from '../services'
import type { Letter } from './deliver'
import { draw } from './draw'
import { assertMade, attachmentsOf, isCertificate, listed } from './papers'
import type { MailPayload } from './payloads'
import { eachOnce } from './recipients'
import { subjectOf } from './subject'

/**
 * Documents of a policy to whom its holder names, such as the venue, with a word of theirs; nothing else of the policy. In
 * place of what was replaced since it was asked for goes what replaces it: a certificate that is none is sent to nobody.
 */
export async function documentLetters(
  services: Services,
  { contactId, emails, tokens, message = null, occasion }: MailPayload<'documentsSent'>,
): Promise<Letter[]> {
  const { insured, event, number } = await subjectOf(services, contactId)
  const papers = await asTheyAreNow(services, contactId, tokens)
  if (papers.length === 0) return []
  const since = new Date(Math.max(...papers.map(({ created }) => created.getTime())))
  assertMade(services, papers, since)
  return eachOnce(emails.map((to) => ({ to, as: 'named' }))).map(({ to }) => ({
    // whoever holds a certificate is told when it is replaced
    kind: papers.some(isCertificate) ? 'certificateSent' : 'documentsSent',
    contactId,
    occasion,
    to,
    subject: `${insured} sends you ${papers.length === 1 ? papers[0]!.name.toLowerCase() : 'documents'}: ${number}`,
    compose: async () => {
      const attachments = await attachmentsOf(services, papers)
      const props = {
        insured,
        event,
        message,
        documents: listed(services, papers),
        areAttached: attachments.length > 0,
      }
      return draw(async () => (await import('./templates/documents')).DocumentsLetter, props, attachments)
    },
  }))
}

async function asTheyAreNow({ db }: Services, contactId: string, tokens: readonly string[]): Promise<DocumentRow[]> {
  const asked = await db.q
    .selectFrom('document')
    .select(['token', 'kind'])
    .where('contact_id', '=', contactId)
    .where('token', 'in', tokens)
    .execute()
  const kinds = new Set(asked.map(({ kind }) => kind).filter(isPolicyKind))
  const isAsked = ({ token, kind }: DocumentRow) => tokens.includes(token) || (isPolicyKind(kind) && kinds.has(kind))
  return (await documentRows(db, contactId)).filter(isAsked)
}

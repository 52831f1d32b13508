import { looksLikeCardNumber } from '../../domain/luhn'
import { messages } from '../../domain/messages'
import { certificateKinds } from '../documents/kinds'
import type { Operation } from '../handler'
import { documentsOf } from '../policies/documents'
import { mailAbout, readEmails } from '../policies/mailed'
import { policyOf } from '../policies/rows'
import { notFound, wrongAnswers } from '../problem'

/** `POST /documents/{id}/send`: documents of a policy to others, such as the venue. */
export const sendDocuments: Operation<'sendDocuments'> =
  (services) =>
  async ({ params: { id }, body, caller }) => {
    const policy = await policyOf(services.db, id)
    if (!policy) throw notFound('policy')
    const recipients = readEmails(body.emails)
    const message = body.message?.trim() || null
    if (message !== null && looksLikeCardNumber(message))
      throw wrongAnswers({ message: messages.noCardNumber('Message') })
    const listed = await documentsOf(services.db, id)
    const wanted = [...new Set(body.documents)]
    const chosen = listed.filter(({ url }) => wanted.includes(url))
    if (chosen.length < wanted.length) throw wrongAnswers({ documents: 'Choose from the documents of this policy' })
    if (policy.cancelled && chosen.some(({ kind }) => isCertificate(kind)))
      throw wrongAnswers({ documents: 'This policy is cancelled: a certificate of it proves nothing any more' })
    const tokens = wanted.map((url) => url.slice(url.lastIndexOf('/') + 1))
    const payload = { kind: 'documentsSent', tokens, message }
    await mailAbout(services, { contactId: id, caller, recipients, action: 'documents.sent', payload })
    return { status: 202, body: { message: 'Email sent successfully!' } }
  }

const isCertificate = (kind: string) => certificateKinds.some((certificate) => certificate === kind)

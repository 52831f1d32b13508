import { looksLikeCardNumber } from '../../domain/common/cardNumber'
import { messages } from '../../domain/common/messages'
import { mailAbout, readEmails } from '../contacts/mail'
import { findFile } from '../documents/file'
import { sample } from '../documents/sample'
import { certificateKinds } from '../pdf/facts/kinds'
import { notFound, Problem, wrongAnswers } from '../platform/problems/problem'
import { checkedCertificate } from '../policies/certificateCheck'
import { certificateWords, makeCertificateAnew } from '../policies/certificateReissue'
import { documentsOf } from '../policies/documents'
import { policyOf } from '../policies/policy'
import { preview } from '../quotes/documentPreview'
import { lapsed } from '../quotes/expiration'
import { assertUnbought } from '../quotes/status'
import type { Operation } from './handler'

/** `POST /admin/generate-coi-sel/{id}`: reissues the certificate of liability insurance. */
export const generateCoiSel: Operation<'generateCoiSel'> =
  (services) =>
  async ({ params: { id }, headers, body: words, caller }) => {
    const { 'idempotency-key': key, 'if-match': version } = headers
    return { status: 200, body: await makeCertificateAnew(services, { id, key, version, words, caller }) }
  }

/** `GET /certificates/{code}`: whether a certificate is genuine and in force, for its holder (decision 37). */
export const getCertificate: Operation<'getCertificate'> =
  (services) =>
  async ({ params: { code } }) => {
    const certificate = await checkedCertificate(services, code)
    if (!certificate) throw notFound('certificate')
    return { status: 200, headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }, body: certificate }
  }

/** `GET /admin/description-of-operations/{id}`: the certificate's description of the event, and its holder. */
export const getDescriptionOfOperations: Operation<'getDescriptionOfOperations'> =
  (services) =>
  async ({ params: { id } }) => ({ status: 200, body: await certificateWords(services, id) })

/** `GET /files/{token}`: a document's PDF. Until a job has rendered it, a 503 says when to retry (decision 56). */
export const getFile: Operation<'getFile'> =
  (services) =>
  async ({ params }) => {
    const file = await findFile(services, params.token)
    if (!file) throw notFound('file')
    if (file.state === 'coming') throw new Problem(503, 'The document is being made', {}, { 'retry-after': '2' })
    return {
      status: 200,
      type: 'application/pdf',
      headers: {
        'content-disposition': `inline; filename="${file.fileName}"`,
        'x-content-type-options': 'nosniff',
        // the document is private, and a lost file is rendered again under the same address
        'cache-control': 'private, no-cache',
        'x-robots-tag': 'noindex',
      },
      body: file.bytes,
    }
  }

/** `GET /samples/{name}`: a sample certificate or policy, linked from the footer. */
export const getSample: Operation<'getSample'> =
  (services) =>
  async ({ params: { name } }) => ({
    status: 200,
    type: 'application/pdf',
    headers: {
      'content-disposition': `inline; filename="${name}.pdf"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=3600',
    },
    body: await sample(services, name),
  })

/** `GET /documents/{id}`: the documents of a policy with their addresses, rendered or not. */
export const listDocuments: Operation<'listDocuments'> =
  ({ db }) =>
  async ({ params }) => {
    if (!(await policyOf(db, params.id))) throw notFound('policy')
    return { status: 200, body: await documentsOf(db, params.id) }
  }

/** `GET /contacts/{id}/preview/{kind}`: the quote, or a preview of its certificates, rendered on request. */
export const previewDocument: Operation<'previewDocument'> =
  (services) =>
  async ({ params: { id, kind } }) => {
    const row = await services.db.q.selectFrom('contact').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw notFound('quote')
    const contact = await lapsed(services, row)
    assertUnbought(contact)
    const { price, quote_status: status } = contact
    if (status === 'expired') throw new Problem(409, 'The price has expired. Open the quote and save it for a new one.')
    if (!price) throw new Problem(409, 'There is no price yet, so there is nothing to show in a document')
    const { bytes, fileName } = await preview(services, { ...contact, price }, kind)
    return {
      status: 200,
      type: 'application/pdf',
      headers: {
        'content-disposition': `inline; filename="${fileName}"`,
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      },
      body: bytes,
    }
  }

/** `POST /documents/{id}/send`: mails documents of a policy to others, such as the venue. */
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
      throw wrongAnswers({ documents: 'This policy is canceled, so its certificate is no longer valid' })
    const tokens = wanted.map((url) => url.slice(url.lastIndexOf('/') + 1))
    const payload = { kind: 'documentsSent', tokens, message }
    await mailAbout(services, { contactId: id, caller, recipients, action: 'documents.sent', payload })
    return { status: 202, body: { message: 'Email sent successfully!' } }
  }

const isCertificate = (kind: string) => certificateKinds.some((certificate) => certificate === kind)

import { randomUUID } from 'node:crypto'
import type { OperationId } from '../../../server/handler'
import { type Asked, emailOf, password, type TestApp } from './app'
import { begin, markBought, newKey, payload, rainRequest, sign } from './quotes'

/**
 * A right request for each operation: what makes it answer with a success, or with what only a test of its own room can
 * avoid. A new operation without one does not compile.
 */
export interface Requests {
  readonly requests: Readonly<Record<OperationId, Asked>>
  /** a contact that is bought */
  readonly boughtId: string
  /** a contact that is not */
  readonly quoteId: string
}

export async function rightRequests(app: TestApp): Promise<Requests> {
  const quote = await begin(app)
  const bought = await begin(app)
  await markBought(app, bought)
  await app.staff('rep')
  const [id, policyId] = [quote.id, bought.id]
  return {
    quoteId: id,
    boughtId: policyId,
    requests: {
      createContact: { headers: newKey(), body: payload('coverage') },
      openContact: { params: { id } },
      patchContact: { params: { id }, body: payload() },
      applyCoupon: { body: { id, code: '' } },
      calculatePolicyFee: { body: { email: 'ana@example.com', premium: 100 } },
      calculatePolicyFeeHcc: {
        body: { email: 'ana@example.com', premium: 100, other_premium: 50, event_type: 'Wedding' },
      },
      compareVersions: { params: { id } },
      moveToToday: { params: { id } },
      recalculate: { body: payload('underwriting') },
      currentDate: {},
      sendQuoteEmail: { body: { id, emails: 'ana@example.com' } },
      sendPurchaseLink: { params: { id }, body: { emails: 'ana@example.com' } },
      findQuotes: { params: { a: 'ana@example.com', b: '06-12-2027' } },
      emailTermsLink: { params: { id }, body: { email: 'ana@example.com' } },
      textTermsLink: { params: { id }, body: { phone: '512-555-0100' } },
      submitForReview: { params: { id }, body: { email: 'ana@example.com', message: 'Is it possible?' } },
      previewDocument: { params: { id, kind: 'quote' } },
      storeGtagFlags: { params: { id }, body: { fields: { quote_begun: 'yes' } } },
      getPartner: { params: { slug: 'example-venues' } },
      requestRainCover: { headers: { 'idempotency-key': randomUUID() }, body: rainRequest },
      markQuoteApproved: { params: { id }, body: { status: 'approved', reason: 'As described' } },
      signTerms: { params: { id }, body: sign },
      paymentProcessor: {},
      purchase: { headers: { 'idempotency-key': randomUUID() }, body: { id, amount_due: 0.01, payment_token: 'none' } },
      getPolicy: { params: { id: policyId } },
      listDocuments: { params: { id: policyId } },
      getFile: { params: { token: 'A'.repeat(32) } },
      signIn: { body: { email: emailOf('rep'), password } },
      getSession: {},
      signOut: {},
      findContacts: { query: { search: 'wedding', status: 'quoted', page: '1', size: '10' } },
    },
  }
}

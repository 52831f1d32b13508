import createFetchClient from 'openapi-fetch'
import { answer, type BodyOf } from './calls/answer'
import type { components, paths } from './schema.gen'

export type { Result } from './calls/answer'

type Schemas = components['schemas']
export type FormPayload = Schemas['FormPayload']
export type Contact = Schemas['Contact']
export type OpenedContact = Schemas['OpenedContact']
export type Price = Schemas['Price']
export type WorksheetLine = Schemas['WorksheetLine']
export type MovedLine = Schemas['MovedLine']
export type VersionComparison = Schemas['VersionComparison']
export type VersionedOffer = Schemas['VersionedOffer']
export type PurchaseOrder = Schemas['PurchaseOrder']
export type Purchase = Schemas['Purchase']
export type OpenedPolicy = Schemas['OpenedPolicy']
export type PolicyDocument = Schemas['Document']
export type StaffUser = Schemas['StaffUser']
export type ContactRow = Schemas['ContactRow']
export type QuoteStatus = Schemas['QuoteStatus']
export type RainRequest = Schemas['RainRequest']
export type PlacedOrder = Schemas['PlacedOrder']
export type CheckedCertificate = Schemas['CheckedCertificate']
export type LeftMailing = Schemas['LeftMailing']
export type ChangeForm = Schemas['ChangeForm']
export type ChangeOrder = Schemas['ChangeOrder']
export type WorkedOutChange = Schemas['WorkedOutChange']
export type MadeChange = Schemas['MadeChange']
export type ReceivedClaim = Schemas['ReceivedClaim']
export type LedgerRow = Schemas['LedgerRow']
export type MailRow = Schemas['MailRow']
export type MailContent = Schemas['MailMessage']
export type JobRow = Schemas['JobRow']
export type Referral = Schemas['Referral']
export type QuoteMessage = Schemas['QuoteMessage']
export type ApprovalTerms = Schemas['ApprovalTerms']
export type Overview = Schemas['Overview']
export type CountedEvent = Schemas['CountedEvent']
export type CountedEvents = BodyOf<'countEvents'>
export type OverviewFigures = Schemas['OverviewFigures']
export type AttachedDocument = Schemas['AttachedDocument']
export type Attachments = Schemas['Attachments']
export type EmailLogs = Schemas['EmailLogs']
export type RepsSignature = Schemas['RepsSignature']
export type AccountingTransaction = Schemas['AccountingTransaction']
export type AccountingTransactions = Schemas['AccountingTransactions']
export type TransactionForm = Schemas['TransactionForm']
export type FeeAdjustment = Schemas['FeeAdjustment']
export type ExcludedCustomer = Schemas['ExcludedCustomer']
export type Reference = Schemas['Reference']
export type UserRow = Schemas['UserRow']
export type HistoryRow = Schemas['HistoryRow']

export interface ClientOptions {
  readonly baseUrl: string
  readonly fetch?: typeof globalThis.fetch
  /** after this time, a call counts as unanswered */
  readonly timeoutMs?: number
  /** the user of a staff page; its calls then run as that user, or fail */
  readonly actingAs?: () => string | null
}

/**
 * openapi.yaml as functions, one per operation, named by operationId. The policy page's operations are in
 * calls/policy.ts and load with that page; staff operations are in staff.ts.
 */
export type Client = ReturnType<typeof makeClient>

export function makeClient({
  baseUrl,
  fetch = globalThis.fetch,
  timeoutMs = 30_000,
  actingAs = () => null,
}: ClientOptions) {
  const api = createFetchClient<paths>({
    baseUrl,
    credentials: 'same-origin',
    fetch: (request) => {
      const said = actingAs()
      if (said) request.headers.set('Acting-As', said)
      return fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]) })
    },
  })

  return {
    baseUrl,
    /** for further calls */
    api,
    createContact: (body: FormPayload, idempotencyKey: string, signal: AbortSignal) =>
      answer(api.POST('/contacts', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body, signal })),
    openContact: (id: string, from: 'quote' | 'admin', signal: AbortSignal) =>
      answer(api.GET('/contacts/{id}', { params: { path: { id }, query: { from } }, signal })),
    /** @param version the version that the caller knows; without it, the newest is overwritten */
    patchContact: (id: string, body: FormPayload, signal: AbortSignal, version?: number) =>
      answer(
        api.PATCH('/contacts/{id}', {
          params: { path: { id }, header: version === undefined ? {} : { 'If-Match': String(version) } },
          body,
          signal,
        }),
      ),
    submitForReview: (id: string, body: { email: string; message?: string | null }, signal: AbortSignal) =>
      answer(api.POST('/contacts/{id}/review', { params: { path: { id } }, body, signal })),
    previewDocument: (id: string, kind: 'quote' | 'certificate', signal: AbortSignal) =>
      answer(api.GET('/contacts/{id}/preview/{kind}', { params: { path: { id, kind } }, parseAs: 'blob', signal })),
    recalculate: (body: FormPayload, signal: AbortSignal) => answer(api.POST('/recalculate', { body, signal })),
    applyCoupon: (id: string, code: string, signal: AbortSignal) =>
      answer(api.POST('/apply-coupon', { body: { id, code }, signal })),
    currentDate: (signal: AbortSignal) => answer(api.GET('/current-date', { signal })),
    sendQuoteEmail: (id: string, emails: string, signal: AbortSignal) =>
      answer(api.POST('/quote/send-email', { body: { id, emails }, signal })),
    sendPurchaseLink: (id: string, emails: string, signal: AbortSignal) =>
      answer(api.POST('/send-purchase-link/{id}', { params: { path: { id } }, body: { emails }, signal })),
    /** @param day the event's first, as MM/DD/YYYY */
    findQuotes: (email: string, day: string, signal: AbortSignal) =>
      answer(api.GET('/quotes/all/{a}/{b}', { params: { path: { a: email, b: day.replaceAll('/', '-') } }, signal })),
    emailTermsLink: (id: string, email: string, signal: AbortSignal) =>
      answer(api.POST('/terms-link/{id}/email', { params: { path: { id } }, body: { email }, signal })),
    textTermsLink: (id: string, phone: string, signal: AbortSignal) =>
      answer(api.POST('/terms-link/{id}/text', { params: { path: { id } }, body: { phone }, signal })),
    signTerms: (id: string, body: { name: string; signature: string; version: string }, signal: AbortSignal) =>
      answer(api.POST('/terms/{id}', { params: { path: { id } }, body, signal })),
    storeGtagFlags: (id: string, fields: Record<string, string>, signal: AbortSignal) =>
      answer(api.POST('/gtag-flags/{id}', { params: { path: { id } }, body: { fields }, signal })),
    getPartner: (slug: string, signal: AbortSignal) =>
      answer(api.GET('/partners/{slug}', { params: { path: { slug } }, signal })),
    requestRainCover: (body: RainRequest, idempotencyKey: string, signal: AbortSignal) =>
      answer(api.POST('/rain-requests', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body, signal })),
    paymentProcessor: (signal: AbortSignal) => answer(api.GET('/payment-processor', { signal })),
    purchase: (body: PurchaseOrder, idempotencyKey: string, signal: AbortSignal) =>
      answer(api.POST('/purchase', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body, signal })),
    getPolicy: (id: string, policyToken: string, signal: AbortSignal) =>
      answer(
        api.GET('/policy/get-policy/{id}', {
          params: { path: { id }, header: { 'Policy-Token': policyToken } },
          signal,
        }),
      ),
    listDocuments: (id: string, policyToken: string, signal: AbortSignal) =>
      answer(api.GET('/documents/{id}', { params: { path: { id }, header: { 'Policy-Token': policyToken } }, signal })),
    getCertificate: (code: string, signal: AbortSignal) =>
      answer(api.GET('/certificates/{code}', { params: { path: { code } }, signal })),
    unsubscribe: (token: string, signal: AbortSignal) =>
      answer(api.POST('/unsubscribe', { params: { query: { token } }, signal })),
    sendManagePolicy: (id: string, emails: string, signal: AbortSignal) =>
      answer(api.POST('/send-manage-policy/{id}', { params: { path: { id } }, body: { emails }, signal })),
    sendDocuments: (
      id: string,
      policyToken: string,
      body: { emails: string; documents: string[]; message?: string | null },
      signal: AbortSignal,
    ) =>
      answer(
        api.POST('/documents/{id}/send', {
          params: { path: { id }, header: { 'Policy-Token': policyToken } },
          body,
          signal,
        }),
      ),
    listMessages: (id: string, signal: AbortSignal) =>
      answer(api.GET('/contacts/{id}/messages', { params: { path: { id } }, signal })),
    writeMessage: (id: string, body: BodyOf<'writeMessage'>, key: string, signal: AbortSignal) =>
      answer(
        api.POST('/contacts/{id}/messages', {
          params: { path: { id }, header: { 'Idempotency-Key': key } },
          body,
          signal,
        }),
      ),
  }
}

import createFetchClient from 'openapi-fetch'
import { noAnswer, type Problem } from './problem'
import type { components, paths } from './schema.gen'

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
export type Partner = Schemas['Partner']
export type RainRequest = Schemas['RainRequest']
export type PlacedOrder = Schemas['PlacedOrder']
export type CheckedCertificate = Schemas['CheckedCertificate']
export type ChangeForm = Schemas['ChangeForm']
export type ChangeOrder = Schemas['ChangeOrder']
export type WorkedOutChange = Schemas['WorkedOutChange']
export type MadeChange = Schemas['MadeChange']
export type ReceivedClaim = Schemas['ReceivedClaim']
export type LedgerRow = Schemas['LedgerRow']
export type MailRow = Schemas['MailRow']
export type MailContent = Schemas['MailMessage']
export type JobRow = Schemas['JobRow']

/** What a claim is reported with. */
export type ClaimReport = Omit<Schemas['ClaimForm'], 'files'> & { readonly files: readonly File[] }

/** A call's answer: what was asked for, or why not. A client never throws past this. */
export type Result<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly problem: Problem }

/** An e-mail address, for which something may be agreed, and dollars. */
interface FeeQuestion {
  readonly email: string
  readonly premium: number
}

export interface ClientOptions {
  readonly baseUrl: string
  readonly fetch?: typeof globalThis.fetch
  /** after which a call counts as unanswered */
  readonly timeoutMs?: number
}

/** openapi.yaml as functions, one an operation, each named by its operationId. */
export type Client = ReturnType<typeof makeClient>

export function makeClient({ baseUrl, fetch = globalThis.fetch, timeoutMs = 30_000 }: ClientOptions) {
  const api = createFetchClient<paths>({
    baseUrl,
    credentials: 'same-origin',
    fetch: (request) => fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]) }),
  })

  return {
    createContact: (body: FormPayload, idempotencyKey: string, signal: AbortSignal) =>
      answer(api.POST('/contacts', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body, signal })),
    openContact: (id: string, from: 'quote' | 'admin', signal: AbortSignal) =>
      answer(api.GET('/contacts/{id}', { params: { path: { id }, query: { from } }, signal })),
    /** @param version the one that the caller knows; without it the newest is written over */
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
    calculatePolicyFee: (body: FeeQuestion, signal: AbortSignal) =>
      answer(api.POST('/policy-fee-adjustment/calculate', { body, signal })),
    calculatePolicyFeeHcc: (body: FeeQuestion & { other_premium: number; event_type: string }, signal: AbortSignal) =>
      answer(api.POST('/policy-fee-adjustment/calculate-hcc', { body, signal })),
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
    findPolicies: (email: string, zip: string, signal: AbortSignal) =>
      answer(api.GET('/policy/all/{a}/{b}', { params: { path: { a: email, b: zip } }, signal })),
    findPolicy: (email: string, zip: string, number: string, signal: AbortSignal) =>
      answer(api.GET('/policy/all/{a}/{b}/{c}', { params: { path: { a: email, b: zip, c: number } }, signal })),
    sendManagePolicy: (id: string, emails: string, signal: AbortSignal) =>
      answer(api.POST('/send-manage-policy/{id}', { params: { path: { id } }, body: { emails }, signal })),
    makeAChange: (id: string, policyToken: string, body: ChangeForm, signal: AbortSignal) =>
      answer(
        api.POST('/policy/make-a-change/{id}', {
          params: { path: { id }, header: { 'Policy-Token': policyToken } },
          body,
          signal,
        }),
      ),
    submitChange: (id: string, policyToken: string, body: ChangeOrder, idempotencyKey: string, signal: AbortSignal) =>
      answer(
        api.POST('/policy/submit-change/{id}', {
          params: { path: { id }, header: { 'Policy-Token': policyToken, 'Idempotency-Key': idempotencyKey } },
          body,
          signal,
        }),
      ),
    submitAClaim: (
      { files, ...report }: ClaimReport,
      policyToken: string,
      idempotencyKey: string,
      signal: AbortSignal,
    ) =>
      answer(
        api.POST('/policy/submit-a-claim', {
          params: { header: { 'Policy-Token': policyToken, 'Idempotency-Key': idempotencyKey } },
          body: { ...report, files: [...files] },
          bodySerializer: inParts,
          signal,
        }),
      ),
    sendUsEmail: (
      body: { policy_number: string; subject: string; message: string },
      policyToken: string,
      idempotencyKey: string,
      signal: AbortSignal,
    ) =>
      answer(
        api.POST('/policy/send-us-email', {
          params: { header: { 'Policy-Token': policyToken, 'Idempotency-Key': idempotencyKey } },
          body,
          signal,
        }),
      ),
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
    listMail: (query: { search: string; state?: MailRow['state']; page: number }, signal: AbortSignal) =>
      answer(api.GET('/admin/mailbox', { params: { query }, signal })),
    readMail: (number: number, signal: AbortSignal) =>
      answer(api.GET('/admin/mailbox/{number}', { params: { path: { number } }, signal })),
    listJobs: (query: { state: JobRow['state']; page: number }, signal: AbortSignal) =>
      answer(api.GET('/admin/jobs', { params: { query }, signal })),
    retryJob: (number: number, signal: AbortSignal) =>
      answer(api.POST('/admin/jobs/{number}/retry', { params: { path: { number } }, signal })),
    signIn: (email: string, password: string, signal: AbortSignal) =>
      answer(api.POST('/session', { body: { email, password }, signal })),
    getSession: (signal: AbortSignal) => answer(api.GET('/session', { signal })),
    signOut: (signal: AbortSignal) => answer(api.DELETE('/session', { signal })),
    findContacts: (query: { search: string; status?: QuoteStatus; page: number }, signal: AbortSignal) =>
      answer(api.GET('/admin/contacts', { params: { query }, signal })),
    markQuoteApproved: (
      id: string,
      body: { status: 'approved' | 'declined' | 'referred'; reason?: string | null },
      version: number,
      signal: AbortSignal,
    ) =>
      answer(
        api.POST('/mark-quote-approved/{id}', {
          params: { path: { id }, header: { 'If-Match': String(version) } },
          body,
          signal,
        }),
      ),
    compareVersions: (id: string, signal: AbortSignal) =>
      answer(api.GET('/admin/contacts/{id}/version', { params: { path: { id } }, signal })),
    moveToToday: (id: string, version: number, signal: AbortSignal) =>
      answer(
        api.POST('/admin/contacts/{id}/version', {
          params: { path: { id }, header: { 'If-Match': String(version) } },
          signal,
        }),
      ),
  }
}

/** A form with files, as multipart/form-data: fetch writes the boundary itself. */
function inParts(body: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) form.append(name, one as string | Blob)
  return form
}

interface Answered<Data> {
  readonly data?: Data
  readonly error?: unknown
  readonly response: Response
}

/** Whatever happens to a request becomes a result: an answer, the problem it tells, or that none came. */
async function answer<Data>(asked: Promise<Answered<Data>>): Promise<Result<Data>> {
  try {
    const { data, error, response } = await asked
    if (response.ok) return { ok: true, data: data as Data }
    return { ok: false, problem: problemIn(error, response.status) }
  } catch {
    return { ok: false, problem: noAnswer }
  }
}

/** A server between us and ours may answer something else than a problem. */
function problemIn(error: unknown, status: number): Problem {
  const told = typeof error === 'object' && error !== null ? (error as Partial<Problem>) : {}
  return { ...told, status, message: told.message ?? noAnswer.message }
}

// Made from openapi.yaml by npm run gen.
import { answer, ifMatch, type Api, type BodyOf, type PathOf, type QueryOf } from './answer'

/** The operations that load with the first page. */
export const quoteCalls = (api: Api) => ({
  /** Start a quote */
  createContact: (body: BodyOf<'createContact'>, key: string, signal: AbortSignal) =>
    answer(api.POST('/contacts', { params: { header: { 'Idempotency-Key': key } }, body, signal })),
  /** Open a quote again */
  openContact: (id: PathOf<'openContact'>['id'], query: QueryOf<'openContact'>, signal: AbortSignal) =>
    answer(api.GET('/contacts/{id}', { params: { path: { id }, query }, signal })),
  /** Store answers */
  patchContact: (id: PathOf<'patchContact'>['id'], body: BodyOf<'patchContact'>, version: number | null, signal: AbortSignal) =>
    answer(api.PATCH('/contacts/{id}', { params: { path: { id }, header: { ...ifMatch(version) } }, body, signal })),
  /** Submit a referred quote for review */
  submitForReview: (id: PathOf<'submitForReview'>['id'], body: BodyOf<'submitForReview'>, signal: AbortSignal) =>
    answer(api.POST('/contacts/{id}/review', { params: { path: { id } }, body, signal })),
  /** The quote, or a preview of its certificates, as a PDF */
  previewDocument: (id: PathOf<'previewDocument'>['id'], kind: PathOf<'previewDocument'>['kind'], signal: AbortSignal) =>
    answer(api.GET('/contacts/{id}/preview/{kind}', { params: { path: { id, kind } }, parseAs: 'blob', signal })),
  /** The price of the answers */
  recalculate: (body: BodyOf<'recalculate'>, signal: AbortSignal) =>
    answer(api.POST('/recalculate', { body, signal })),
  /** Apply or remove a coupon */
  applyCoupon: (body: BodyOf<'applyCoupon'>, signal: AbortSignal) =>
    answer(api.POST('/apply-coupon', { body, signal })),
  /** Today in New York */
  currentDate: (signal: AbortSignal) =>
    answer(api.GET('/current-date', { signal })),
  /** The city of a ZIP code */
  getCity: (zip: PathOf<'getCity'>['zip'], signal: AbortSignal) =>
    answer(api.GET('/zip-codes/{zip}', { params: { path: { zip } }, signal })),
  /** E-mail the quote with the link that opens it */
  sendQuoteEmail: (body: BodyOf<'sendQuoteEmail'>, signal: AbortSignal) =>
    answer(api.POST('/quote/send-email', { body, signal })),
  /** E-mail the link that opens the quote at the payment step */
  sendPurchaseLink: (id: PathOf<'sendPurchaseLink'>['id'], body: BodyOf<'sendPurchaseLink'>, signal: AbortSignal) =>
    answer(api.POST('/send-purchase-link/{id}', { params: { path: { id } }, body, signal })),
  /** The quotes of an e-mail address for an event's first day */
  findQuotes: (a: PathOf<'findQuotes'>['a'], b: PathOf<'findQuotes'>['b'], signal: AbortSignal) =>
    answer(api.GET('/quotes/all/{a}/{b}', { params: { path: { a, b } }, signal })),
  /** E-mail the link that opens the terms of the quote */
  emailTermsLink: (id: PathOf<'emailTermsLink'>['id'], body: BodyOf<'emailTermsLink'>, signal: AbortSignal) =>
    answer(api.POST('/terms-link/{id}/email', { params: { path: { id } }, body, signal })),
  /** Text the link that opens the terms of the quote */
  textTermsLink: (id: PathOf<'textTermsLink'>['id'], body: BodyOf<'textTermsLink'>, signal: AbortSignal) =>
    answer(api.POST('/terms-link/{id}/text', { params: { path: { id } }, body, signal })),
  /** Agree to the declarations and the terms */
  signTerms: (id: PathOf<'signTerms'>['id'], body: BodyOf<'signTerms'>, signal: AbortSignal) =>
    answer(api.POST('/terms/{id}', { params: { path: { id } }, body, signal })),
  /** Store measurements of a visit */
  storeGtagFlags: (id: PathOf<'storeGtagFlags'>['id'], body: BodyOf<'storeGtagFlags'>, signal: AbortSignal) =>
    answer(api.POST('/gtag-flags/{id}', { params: { path: { id } }, body, signal })),
  /** The partner of a link that starts a quote */
  getPartner: (slug: PathOf<'getPartner'>['slug'], signal: AbortSignal) =>
    answer(api.GET('/partners/{slug}', { params: { path: { slug } }, signal })),
  /** Unsubscribe from a mailing with its link */
  unsubscribe: (query: QueryOf<'unsubscribe'>, signal: AbortSignal) =>
    answer(api.POST('/unsubscribe', { params: { query }, signal })),
  /** Where a browser exchanges a card for a token */
  paymentProcessor: (signal: AbortSignal) =>
    answer(api.GET('/payment-processor', { signal })),
  /** Buy a quote */
  purchase: (body: BodyOf<'purchase'>, key: string, signal: AbortSignal) =>
    answer(api.POST('/purchase', { params: { header: { 'Idempotency-Key': key } }, body, signal })),
  /** Whether a certificate is genuine and in force */
  getCertificate: (code: PathOf<'getCertificate'>['code'], signal: AbortSignal) =>
    answer(api.GET('/certificates/{code}', { params: { path: { code } }, signal })),
  /** Mail the signed link of a policy */
  sendManagePolicy: (id: PathOf<'sendManagePolicy'>['id'], body: BodyOf<'sendManagePolicy'>, signal: AbortSignal) =>
    answer(api.POST('/send-manage-policy/{id}', { params: { path: { id } }, body, signal })),
  /** A policy, its contact and its documents */
  getPolicy: (id: PathOf<'getPolicy'>['id'], policyToken: string, signal: AbortSignal) =>
    answer(api.GET('/policy/get-policy/{id}', { params: { path: { id }, header: { 'Policy-Token': policyToken } }, signal })),
  /** The documents of a policy */
  listDocuments: (id: PathOf<'listDocuments'>['id'], policyToken: string, signal: AbortSignal) =>
    answer(api.GET('/documents/{id}', { params: { path: { id }, header: { 'Policy-Token': policyToken } }, signal })),
  /** Mail documents of a policy to others, such as the venue */
  sendDocuments: (id: PathOf<'sendDocuments'>['id'], policyToken: string, body: BodyOf<'sendDocuments'>, signal: AbortSignal) =>
    answer(api.POST('/documents/{id}/send', { params: { path: { id }, header: { 'Policy-Token': policyToken } }, body, signal })),
  /** The messages about a quote */
  listMessages: (id: PathOf<'listMessages'>['id'], signal: AbortSignal) =>
    answer(api.GET('/contacts/{id}/messages', { params: { path: { id } }, signal })),
  /** Write about a quote */
  writeMessage: (id: PathOf<'writeMessage'>['id'], body: BodyOf<'writeMessage'>, key: string, signal: AbortSignal) =>
    answer(api.POST('/contacts/{id}/messages', { params: { path: { id }, header: { 'Idempotency-Key': key } }, body, signal })),
})

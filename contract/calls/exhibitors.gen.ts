// Made from openapi.yaml by npm run gen.
import { answer, ifMatch, inParts, type Api, type BodyOf, type PartsOf, type PathOf, type QueryOf } from './answer'

/** The operations of the pages of organizers and exhibitors, which load with them. */
export const exhibitorCalls = (api: Api) => ({
  /** Mail an organizer the links to its events */
  requestOrganizerLink: (body: BodyOf<'requestOrganizerLink'>, signal: AbortSignal) =>
    answer(api.POST('/organizer-links', { body, signal })),
  /** An organizer's event, for whoever holds its mailed link */
  getOrganizerEvent: (token: PathOf<'getOrganizerEvent'>['token'], signal: AbortSignal) =>
    answer(api.GET('/organizer-events/{token}', { params: { path: { token } }, signal })),
  /** Describe an event and the insurance that it requires */
  putOrganizerEvent: (token: PathOf<'putOrganizerEvent'>['token'], body: BodyOf<'putOrganizerEvent'>, version: number, signal: AbortSignal) =>
    answer(api.PUT('/organizer-events/{token}', { params: { path: { token }, header: { ...ifMatch(version) } }, body, signal })),
  /** Replace the links to an event */
  replaceOrganizerLink: (token: PathOf<'replaceOrganizerLink'>['token'], signal: AbortSignal) =>
    answer(api.POST('/organizer-events/{token}/link', { params: { path: { token } }, signal })),
  /** The exhibitors of an event with their proof of insurance */
  listExhibitors: (token: PathOf<'listExhibitors'>['token'], query: QueryOf<'listExhibitors'>, signal: AbortSignal) =>
    answer(api.GET('/organizer-events/{token}/exhibitors', { params: { path: { token }, query }, signal })),
  /** Invite the exhibitors of a CSV file, or look at what it would do */
  importExhibitors: (token: PathOf<'importExhibitors'>['token'], body: BodyOf<'importExhibitors'>, signal: AbortSignal) =>
    answer(api.POST('/organizer-events/{token}/exhibitors', { params: { path: { token } }, body, signal })),
  /** Count the exhibitors whom a reminder would reach */
  countReminders: (token: PathOf<'countReminders'>['token'], signal: AbortSignal) =>
    answer(api.GET('/organizer-events/{token}/reminders', { params: { path: { token } }, signal })),
  /** Remind the exhibitors without complete proof */
  remindExhibitors: (token: PathOf<'remindExhibitors'>['token'], signal: AbortSignal) =>
    answer(api.POST('/organizer-events/{token}/reminders', { params: { path: { token } }, signal })),
  /** Invite one exhibitor */
  inviteExhibitor: (token: PathOf<'inviteExhibitor'>['token'], body: BodyOf<'inviteExhibitor'>, signal: AbortSignal) =>
    answer(api.POST('/organizer-events/{token}/invitations', { params: { path: { token } }, body, signal })),
  /** The orders of exhibitors that the organizer pays, and its invoices */
  listExhibitorOrders: (token: PathOf<'listExhibitorOrders'>['token'], signal: AbortSignal) =>
    answer(api.GET('/organizer-events/{token}/orders', { params: { path: { token } }, signal })),
  /** Make one invoice for several orders of exhibitors */
  requestOrganizerInvoice: (token: PathOf<'requestOrganizerInvoice'>['token'], body: BodyOf<'requestOrganizerInvoice'>, signal: AbortSignal) =>
    answer(api.POST('/organizer-events/{token}/invoices', { params: { path: { token } }, body, signal })),
  /** Cancel an invoice that the organizer does not pay */
  cancelOrganizerInvoice: (token: PathOf<'cancelOrganizerInvoice'>['token'], invoice: PathOf<'cancelOrganizerInvoice'>['invoice'], signal: AbortSignal) =>
    answer(api.DELETE('/organizer-events/{token}/invoices/{invoice}', { params: { path: { token, invoice } }, signal })),
  /** Remove an exhibitor from an event */
  removeExhibitor: (token: PathOf<'removeExhibitor'>['token'], exhibitor: PathOf<'removeExhibitor'>['exhibitor'], signal: AbortSignal) =>
    answer(api.DELETE('/organizer-events/{token}/exhibitors/{exhibitor}', { params: { path: { token, exhibitor } }, signal })),
  /** Accept the certificate of an exhibitor, or return it with a reason */
  decideCertificate: (token: PathOf<'decideCertificate'>['token'], exhibitor: PathOf<'decideCertificate'>['exhibitor'], body: BodyOf<'decideCertificate'>, signal: AbortSignal) =>
    answer(api.POST('/organizer-events/{token}/exhibitors/{exhibitor}/certificate', { params: { path: { token, exhibitor } }, body, signal })),
  /** An exhibitor's page with the requirements and its proof */
  getExhibitor: (token: PathOf<'getExhibitor'>['token'], signal: AbortSignal) =>
    answer(api.GET('/exhibitors/{token}', { params: { path: { token } }, signal })),
  /** Begin a quote with the answers that the invitation knows */
  beginExhibitorQuote: (token: PathOf<'beginExhibitorQuote'>['token'], signal: AbortSignal) =>
    answer(api.POST('/exhibitors/{token}/quote', { params: { path: { token } }, signal })),
  /** Upload a certificate from elsewhere */
  uploadCertificate: (token: PathOf<'uploadCertificate'>['token'], body: PartsOf<'uploadCertificate'>, signal: AbortSignal) =>
    answer(api.POST('/exhibitors/{token}/certificate', { params: { path: { token } }, body: body as never, bodySerializer: () => inParts(body), signal })),
  /** End the reminders to an exhibitor */
  stopReminders: (token: PathOf<'stopReminders'>['token'], signal: AbortSignal) =>
    answer(api.POST('/exhibitors/{token}/stop-reminders', { params: { path: { token } }, signal })),
  /** An event at which an exhibitor registers itself */
  getExhibitorEvent: (code: PathOf<'getExhibitorEvent'>['code'], signal: AbortSignal) =>
    answer(api.GET('/exhibitor-events/{code}', { params: { path: { code } }, signal })),
  /** Register an exhibitor, and mail it the link to its page */
  registerExhibitor: (code: PathOf<'registerExhibitor'>['code'], body: BodyOf<'registerExhibitor'>, signal: AbortSignal) =>
    answer(api.POST('/exhibitor-events/{code}', { params: { path: { code } }, body, signal })),
})

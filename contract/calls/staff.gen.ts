// Made from openapi.yaml by npm run gen.
import { answer, ifMatch, inParts, type Api, type BodyOf, type PartsOf, type PathOf, type QueryOf } from './answer'
import { type OnProgress, sendWithProgress } from './progress'

/** The operations of staff, which load with the first staff page. */
export const staffCalls = (api: Api) => ({
  /** Record money that came by check or transfer */
  createReceivePayment: (id: PathOf<'createReceivePayment'>['id'], body: BodyOf<'createReceivePayment'>, key: string, signal: AbortSignal) =>
    answer(api.POST('/reps/create-receive-payment/{id}', { params: { path: { id }, header: { 'Idempotency-Key': key } }, body, signal })),
  /** Sign in */
  signIn: (body: BodyOf<'signIn'>, signal: AbortSignal) =>
    answer(api.POST('/session', { body, signal })),
  /** The signed-in user */
  getSession: (signal: AbortSignal) =>
    answer(api.GET('/session', { signal })),
  /** Sign out */
  signOut: (signal: AbortSignal) =>
    answer(api.DELETE('/session', { signal })),
  /** Quotes and policies, newest change first */
  findContacts: (query: QueryOf<'findContacts'>, signal: AbortSignal) =>
    answer(api.GET('/admin/contacts', { params: { query }, signal })),
  /** Approve or decline a referred quote, or reopen a declined one */
  markQuoteApproved: (id: PathOf<'markQuoteApproved'>['id'], body: BodyOf<'markQuoteApproved'>, version: number, signal: AbortSignal) =>
    answer(api.POST('/mark-quote-approved/{id}', { params: { path: { id }, header: { ...ifMatch(version) } }, body, signal })),
  /** A quote priced by today's catalogue and rating plan */
  compareVersions: (id: PathOf<'compareVersions'>['id'], signal: AbortSignal) =>
    answer(api.GET('/admin/contacts/{id}/version', { params: { path: { id } }, signal })),
  /** Move a quote to today's catalogue and rating plan */
  moveToToday: (id: PathOf<'moveToToday'>['id'], version: number, signal: AbortSignal) =>
    answer(api.POST('/admin/contacts/{id}/version', { params: { path: { id }, header: { ...ifMatch(version) } }, signal })),
  /** Sent, pending and failed mail, newest first */
  listMail: (query: QueryOf<'listMail'>, signal: AbortSignal) =>
    answer(api.GET('/admin/mailbox', { params: { query }, signal })),
  /** One message as it was sent */
  readMail: (number: PathOf<'readMail'>['number'], signal: AbortSignal) =>
    answer(api.GET('/admin/mailbox/{number}', { params: { path: { number } }, signal })),
  /** Failed or waiting jobs, newest first */
  listJobs: (query: QueryOf<'listJobs'>, signal: AbortSignal) =>
    answer(api.GET('/admin/jobs', { params: { query }, signal })),
  /** Retry a failed job */
  retryJob: (number: PathOf<'retryJob'>['number'], signal: AbortSignal) =>
    answer(api.POST('/admin/jobs/{number}/retry', { params: { path: { number } }, signal })),
  /** The transactions of one contact */
  listAccountingTransactions: (id: PathOf<'listAccountingTransactions'>['id'], signal: AbortSignal) =>
    answer(api.GET('/admin/accounting-transactions/{id}', { params: { path: { id } }, signal })),
  /** Record a transaction made in another system */
  enterAccountingTransaction: (kind: PathOf<'enterAccountingTransaction'>['kind'], id: PathOf<'enterAccountingTransaction'>['id'], body: BodyOf<'enterAccountingTransaction'>, key: string, signal: AbortSignal) =>
    answer(api.POST('/admin/accounting-transactions/{kind}/{id}', { params: { path: { kind, id }, header: { 'Idempotency-Key': key } }, body, signal })),
  /** Void an entry */
  voidAccountingTransaction: (kind: PathOf<'voidAccountingTransaction'>['kind'], id: PathOf<'voidAccountingTransaction'>['id'], query: QueryOf<'voidAccountingTransaction'>, signal: AbortSignal) =>
    answer(api.DELETE('/admin/accounting-transactions/{kind}/{id}', { params: { path: { kind, id }, query }, signal })),
  /** Create an invoice */
  createInvoice: (id: PathOf<'createInvoice'>['id'], body: BodyOf<'createInvoice'>, key: string, signal: AbortSignal) =>
    answer(api.POST('/reps/create-invoice/{id}', { params: { path: { id }, header: { 'Idempotency-Key': key } }, body, signal })),
  /** Create a sales receipt */
  createSalesReceipt: (id: PathOf<'createSalesReceipt'>['id'], body: BodyOf<'createSalesReceipt'>, key: string, signal: AbortSignal) =>
    answer(api.POST('/reps/create-sales-receipt/{id}', { params: { path: { id }, header: { 'Idempotency-Key': key } }, body, signal })),
  /** Create a credit memo */
  createCreditMemo: (id: PathOf<'createCreditMemo'>['id'], body: BodyOf<'createCreditMemo'>, key: string, signal: AbortSignal) =>
    answer(api.POST('/reps/create-credit-memo/{id}', { params: { path: { id }, header: { 'Idempotency-Key': key } }, body, signal })),
  /** Issue a refund */
  issueRefund: (id: PathOf<'issueRefund'>['id'], body: BodyOf<'issueRefund'>, key: string, signal: AbortSignal) =>
    answer(api.POST('/reps/issue-refund/{id}', { params: { path: { id }, header: { 'Idempotency-Key': key } }, body, signal })),
  /** Mail an invoice */
  sendInvoice: (id: PathOf<'sendInvoice'>['id'], body: BodyOf<'sendInvoice'>, key: string, signal: AbortSignal) =>
    answer(api.POST('/reps/send-invoice/{id}', { params: { path: { id }, header: { 'Idempotency-Key': key } }, body, signal })),
  /** Mail a sales receipt */
  sendSalesReceipt: (id: PathOf<'sendSalesReceipt'>['id'], body: BodyOf<'sendSalesReceipt'>, key: string, signal: AbortSignal) =>
    answer(api.POST('/reps/send-sales-receipt/{id}', { params: { path: { id }, header: { 'Idempotency-Key': key } }, body, signal })),
  /** Mail the receipt of a payment */
  sendReceivePayment: (id: PathOf<'sendReceivePayment'>['id'], body: BodyOf<'sendReceivePayment'>, key: string, signal: AbortSignal) =>
    answer(api.POST('/reps/send-receive-payment/{id}', { params: { path: { id }, header: { 'Idempotency-Key': key } }, body, signal })),
  /** Mail a credit memo */
  sendCreditMemo: (id: PathOf<'sendCreditMemo'>['id'], body: BodyOf<'sendCreditMemo'>, key: string, signal: AbortSignal) =>
    answer(api.POST('/reps/send-credit-memo/{id}', { params: { path: { id }, header: { 'Idempotency-Key': key } }, body, signal })),
  /** Mail the receipt of a refund */
  sendIssueRefund: (id: PathOf<'sendIssueRefund'>['id'], body: BodyOf<'sendIssueRefund'>, key: string, signal: AbortSignal) =>
    answer(api.POST('/reps/send-issue-refund/{id}', { params: { path: { id }, header: { 'Idempotency-Key': key } }, body, signal })),
  /** The statement of a contact as a PDF */
  getStatement: (id: PathOf<'getStatement'>['id'], signal: AbortSignal) =>
    answer(api.GET('/admin/contacts/{id}/statement', { params: { path: { id } }, parseAs: 'blob', signal })),
  /** Cancel a policy for its holder */
  cancelPolicy: (id: PathOf<'cancelPolicy'>['id'], body: BodyOf<'cancelPolicy'>, key: string, version: number, signal: AbortSignal) =>
    answer(api.POST('/cancel-policy/{id}', { params: { path: { id }, header: { 'Idempotency-Key': key, ...ifMatch(version) } }, body, signal })),
  /** Send an order again, move its last day to pay, or withdraw it */
  changeOrder: (id: PathOf<'changeOrder'>['id'], body: BodyOf<'changeOrder'>, version: number, signal: AbortSignal) =>
    answer(api.POST('/admin/orders/{id}', { params: { path: { id }, header: { ...ifMatch(version) } }, body, signal })),
  /** The refund of a cancellation */
  previewCancelPolicy: (id: PathOf<'previewCancelPolicy'>['id'], signal: AbortSignal) =>
    answer(api.GET('/admin/cancel-policy/{id}', { params: { path: { id } }, signal })),
  /** Make a certificate for a holder */
  generateCoiSel: (id: PathOf<'generateCoiSel'>['id'], body: BodyOf<'generateCoiSel'>, key: string, version: number, signal: AbortSignal) =>
    answer(api.POST('/admin/generate-coi-sel/{id}', { params: { path: { id }, header: { 'Idempotency-Key': key, ...ifMatch(version) } }, body, signal })),
  /** The certificate's text about the event and its holder */
  getDescriptionOfOperations: (id: PathOf<'getDescriptionOfOperations'>['id'], signal: AbortSignal) =>
    answer(api.GET('/admin/description-of-operations/{id}', { params: { path: { id } }, signal })),
  /** Add a prospect */
  addPropspect: (body: BodyOf<'addPropspect'>, signal: AbortSignal) =>
    answer(api.POST('/reps/add/propspect', { body, signal })),
  /** Change the staff's record of a contact */
  updateRecord: (id: PathOf<'updateRecord'>['id'], body: BodyOf<'updateRecord'>, version: number, signal: AbortSignal) =>
    answer(api.PATCH('/admin/contacts/{id}/record', { params: { path: { id }, header: { ...ifMatch(version) } }, body, signal })),
  /** The history of a contact */
  getHistory: (id: PathOf<'getHistory'>['id'], query: QueryOf<'getHistory'>, signal: AbortSignal) =>
    answer(api.GET('/admin/contacts/{id}/history', { params: { path: { id }, query }, signal })),
  /** The settlement of a policy of rain insurance */
  getRainSettlement: (id: PathOf<'getRainSettlement'>['id'], signal: AbortSignal) =>
    answer(api.GET('/admin/contacts/{id}/rain-settlement', { params: { path: { id } }, signal })),
  /** Record or correct what was measured */
  recordRain: (id: PathOf<'recordRain'>['id'], body: BodyOf<'recordRain'>, signal: AbortSignal) =>
    answer(api.PUT('/admin/contacts/{id}/rain-settlement', { params: { path: { id } }, body, signal })),
  /** Mark that the amount was paid */
  payRain: (id: PathOf<'payRain'>['id'], body: BodyOf<'payRain'>, signal: AbortSignal) =>
    answer(api.POST('/admin/contacts/{id}/rain-settlement/payment', { params: { path: { id } }, body, signal })),
  /** Report presence on a contact */
  sayPresence: (id: PathOf<'sayPresence'>['id'], signal: AbortSignal) =>
    answer(api.POST('/admin/contacts/{id}/presence', { params: { path: { id } }, signal })),
  /** Requests or tasks that wait for staff */
  listWorkItems: (query: QueryOf<'listWorkItems'>, signal: AbortSignal) =>
    answer(api.GET('/admin/work-items', { params: { query }, signal })),
  /** One request or task */
  getWorkItem: (item: PathOf<'getWorkItem'>['item'], signal: AbortSignal) =>
    answer(api.GET('/admin/work-items/{item}', { params: { path: { item } }, signal })),
  /** Close, reopen or hand over a request or a task */
  changeWorkItem: (item: PathOf<'changeWorkItem'>['item'], body: BodyOf<'changeWorkItem'>, version: number, signal: AbortSignal) =>
    answer(api.PATCH('/admin/work-items/{item}', { params: { path: { item }, header: { ...ifMatch(version) } }, body, signal })),
  /** Answer a request */
  answerWorkItem: (item: PathOf<'answerWorkItem'>['item'], body: BodyOf<'answerWorkItem'>, key: string, version: number, signal: AbortSignal) =>
    answer(api.POST('/admin/work-items/{item}/answer', { params: { path: { item }, header: { 'Idempotency-Key': key, ...ifMatch(version) } }, body, signal })),
  /** Decide on names that are like an entry of the sanctions list */
  decideScreening: (item: PathOf<'decideScreening'>['item'], body: BodyOf<'decideScreening'>, signal: AbortSignal) =>
    answer(api.POST('/admin/screenings/{item}', { params: { path: { item } }, body, signal })),
  /** Approve or decline a colleague’s refund, credit or cancellation */
  decideRefund: (item: PathOf<'decideRefund'>['item'], body: BodyOf<'decideRefund'>, signal: AbortSignal) =>
    answer(api.POST('/admin/approvals/{item}/refund', { params: { path: { item } }, body, signal })),
  /** Approve or decline a colleague’s approval beyond an underwriter’s authority */
  decideTerms: (item: PathOf<'decideTerms'>['item'], body: BodyOf<'decideTerms'>, signal: AbortSignal) =>
    answer(api.POST('/admin/approvals/{item}/terms', { params: { path: { item } }, body, signal })),
  /** Withdraw one's own request for a second person */
  withdrawApproval: (item: PathOf<'withdrawApproval'>['item'], signal: AbortSignal) =>
    answer(api.DELETE('/admin/approvals/{item}', { params: { path: { item } }, signal })),
  /** One quote for the underwriters */
  openReferral: (id: PathOf<'openReferral'>['id'], signal: AbortSignal) =>
    answer(api.GET('/usw/contacts/{id}', { params: { path: { id } }, signal })),
  /** Store a draft of the terms */
  workReferral: (id: PathOf<'workReferral'>['id'], body: BodyOf<'workReferral'>, version: number, signal: AbortSignal) =>
    answer(api.PATCH('/usw/contacts/{id}', { params: { path: { id }, header: { ...ifMatch(version) } }, body, signal })),
  /** Policy fee adjustments */
  listPolicyFeeAdjustments: (query: QueryOf<'listPolicyFeeAdjustments'>, signal: AbortSignal) =>
    answer(api.GET('/settings/policy-fee-adjustment', { params: { query }, signal })),
  /** Add to them */
  addPolicyFeeAdjustments: (body: BodyOf<'addPolicyFeeAdjustments'>, key: string, signal: AbortSignal) =>
    answer(api.POST('/settings/policy-fee-adjustment', { params: { header: { 'Idempotency-Key': key } }, body, signal })),
  /** Change one of them */
  updatePolicyFeeAdjustment: (id: PathOf<'updatePolicyFeeAdjustment'>['id'], body: BodyOf<'updatePolicyFeeAdjustment'>, version: number, signal: AbortSignal) =>
    answer(api.PATCH('/settings/policy-fee-adjustment/{id}', { params: { path: { id }, header: { ...ifMatch(version) } }, body, signal })),
  /** Take one of them out */
  deletePolicyFeeAdjustment: (id: PathOf<'deletePolicyFeeAdjustment'>['id'], version: number, signal: AbortSignal) =>
    answer(api.DELETE('/settings/policy-fee-adjustment/{id}', { params: { path: { id }, header: { ...ifMatch(version) } }, signal })),
  /** Addresses without the daily follow-up */
  listExcludedDailyEmailCustomers: (query: QueryOf<'listExcludedDailyEmailCustomers'>, signal: AbortSignal) =>
    answer(api.GET('/settings/excluded-daily-email-customers', { params: { query }, signal })),
  /** Add to them */
  addExcludedDailyEmailCustomers: (body: BodyOf<'addExcludedDailyEmailCustomers'>, key: string, signal: AbortSignal) =>
    answer(api.POST('/settings/excluded-daily-email-customers', { params: { header: { 'Idempotency-Key': key } }, body, signal })),
  /** Change one of them */
  updateExcludedDailyEmailCustomer: (id: PathOf<'updateExcludedDailyEmailCustomer'>['id'], body: BodyOf<'updateExcludedDailyEmailCustomer'>, version: number, signal: AbortSignal) =>
    answer(api.PATCH('/settings/excluded-daily-email-customers/{id}', { params: { path: { id }, header: { ...ifMatch(version) } }, body, signal })),
  /** Take one of them out */
  deleteExcludedDailyEmailCustomer: (id: PathOf<'deleteExcludedDailyEmailCustomer'>['id'], version: number, signal: AbortSignal) =>
    answer(api.DELETE('/settings/excluded-daily-email-customers/{id}', { params: { path: { id }, header: { ...ifMatch(version) } }, signal })),
  /** Addresses without prospecting mail and newsletter */
  listExcludedProspectingCustomers: (query: QueryOf<'listExcludedProspectingCustomers'>, signal: AbortSignal) =>
    answer(api.GET('/settings/excluded-prospecting-newsletter-email-customers', { params: { query }, signal })),
  /** Add to them */
  addExcludedProspectingCustomers: (body: BodyOf<'addExcludedProspectingCustomers'>, key: string, signal: AbortSignal) =>
    answer(api.POST('/settings/excluded-prospecting-newsletter-email-customers', { params: { header: { 'Idempotency-Key': key } }, body, signal })),
  /** Change one of them */
  updateExcludedProspectingCustomer: (id: PathOf<'updateExcludedProspectingCustomer'>['id'], body: BodyOf<'updateExcludedProspectingCustomer'>, version: number, signal: AbortSignal) =>
    answer(api.PATCH('/settings/excluded-prospecting-newsletter-email-customers/{id}', { params: { path: { id }, header: { ...ifMatch(version) } }, body, signal })),
  /** Take one of them out */
  deleteExcludedProspectingCustomer: (id: PathOf<'deleteExcludedProspectingCustomer'>['id'], version: number, signal: AbortSignal) =>
    answer(api.DELETE('/settings/excluded-prospecting-newsletter-email-customers/{id}', { params: { path: { id }, header: { ...ifMatch(version) } }, signal })),
  /** Exclude an address from all mailings */
  addExcludedEmailCustomers: (body: BodyOf<'addExcludedEmailCustomers'>, key: string, signal: AbortSignal) =>
    answer(api.POST('/settings/excluded-email-customers', { params: { header: { 'Idempotency-Key': key } }, body, signal })),
  /** Prospects who may receive the newsletter, as CSV */
  exportProspects: (signal: AbortSignal) =>
    answer(api.GET('/settings/prospecting-export', { parseAs: 'blob', signal })),
  /** The binding moratoria */
  listMoratoria: (query: QueryOf<'listMoratoria'>, signal: AbortSignal) =>
    answer(api.GET('/settings/moratoria', { params: { query }, signal })),
  /** Set a binding moratorium */
  addMoratorium: (body: BodyOf<'addMoratorium'>, key: string, signal: AbortSignal) =>
    answer(api.POST('/settings/moratoria', { params: { header: { 'Idempotency-Key': key } }, body, signal })),
  /** Lift a binding moratorium */
  liftMoratorium: (moratorium: PathOf<'liftMoratorium'>['moratorium'], signal: AbortSignal) =>
    answer(api.POST('/settings/moratoria/{moratorium}/lift', { params: { path: { moratorium } }, signal })),
  /** The configuration of the program */
  readReference: (signal: AbortSignal) =>
    answer(api.GET('/settings/reference', { signal })),
  /** The files of a contact */
  listAttachments: (id: PathOf<'listAttachments'>['id'], signal: AbortSignal) =>
    answer(api.GET('/reps/attachments/{id}', { params: { path: { id } }, signal })),
  /** Upload files */
  uploadDocuments: (id: PathOf<'uploadDocuments'>['id'], body: PartsOf<'uploadDocuments'>, key: string, signal: AbortSignal, onProgress: OnProgress) =>
    answer(api.POST('/reps/attachments/{id}/upload-documents', { params: { path: { id }, header: { 'Idempotency-Key': key } }, body: body as never, bodySerializer: () => '', fetch: (request) => sendWithProgress(request, inParts(body), onProgress), signal })),
  /** Delete uploaded files */
  deleteDocuments: (id: PathOf<'deleteDocuments'>['id'], body: BodyOf<'deleteDocuments'>, signal: AbortSignal) =>
    answer(api.POST('/reps/attachments/{id}/delete-documents', { params: { path: { id } }, body, signal })),
  /** Send files by e-mail */
  emailDocuments: (id: PathOf<'emailDocuments'>['id'], body: BodyOf<'emailDocuments'>, key: string, signal: AbortSignal) =>
    answer(api.POST('/reps/attachments/{id}/email-documents', { params: { path: { id }, header: { 'Idempotency-Key': key } }, body, signal })),
  /** The mail of a contact */
  listEmailLogs: (id: PathOf<'listEmailLogs'>['id'], query: QueryOf<'listEmailLogs'>, signal: AbortSignal) =>
    answer(api.GET('/admin/{id}/email-logs', { params: { path: { id }, query }, signal })),
  /** Send a message once more, to others */
  forwardEmail: (id: PathOf<'forwardEmail'>['id'], body: BodyOf<'forwardEmail'>, key: string, signal: AbortSignal) =>
    answer(api.POST('/admin/{id}/forward-email', { params: { path: { id }, header: { 'Idempotency-Key': key } }, body, signal })),
  /** The signatures that certificates are signed with */
  listSignatures: (signal: AbortSignal) =>
    answer(api.GET('/admin/reps-signature', { signal })),
  /** Add a signature */
  createSignature: (body: PartsOf<'createSignature'>, key: string, signal: AbortSignal) =>
    answer(api.POST('/admin/reps-signature/create', { params: { header: { 'Idempotency-Key': key } }, body: body as never, bodySerializer: () => inParts(body), signal })),
  /** Change a signature */
  updateSignature: (id: PathOf<'updateSignature'>['id'], body: PartsOf<'updateSignature'>, version: number, signal: AbortSignal) =>
    answer(api.POST('/admin/reps-signature/{id}', { params: { path: { id }, header: { ...ifMatch(version) } }, body: body as never, bodySerializer: () => inParts(body), signal })),
  /** Delete a signature */
  deleteSignature: (id: PathOf<'deleteSignature'>['id'], version: number, signal: AbortSignal) =>
    answer(api.DELETE('/admin/reps-signature/{id}', { params: { path: { id }, header: { ...ifMatch(version) } }, signal })),
  /** The accounts of staff */
  listUsers: (query: QueryOf<'listUsers'>, signal: AbortSignal) =>
    answer(api.GET('/admin/users', { params: { query }, signal })),
  /** Add an account */
  addUser: (body: BodyOf<'addUser'>, key: string, signal: AbortSignal) =>
    answer(api.POST('/admin/users', { params: { header: { 'Idempotency-Key': key } }, body, signal })),
  /** Change an account */
  updateUser: (user: PathOf<'updateUser'>['user'], body: BodyOf<'updateUser'>, version: number, signal: AbortSignal) =>
    answer(api.PATCH('/admin/users/{user}', { params: { path: { user }, header: { ...ifMatch(version) } }, body, signal })),
  /** Request a link for a new password */
  requestPasswordReset: (body: BodyOf<'requestPasswordReset'>, signal: AbortSignal) =>
    answer(api.POST('/session/reset', { body, signal })),
  /** Whether a link for a new password works */
  checkResetLink: (body: BodyOf<'checkResetLink'>, signal: AbortSignal) =>
    answer(api.POST('/session/reset/link', { body, signal })),
  /** Choose a new password with a link */
  resetPassword: (body: BodyOf<'resetPassword'>, signal: AbortSignal) =>
    answer(api.POST('/session/reset/password', { body, signal })),
  /** Remove all second factors of an account */
  removeFactors: (user: PathOf<'removeFactors'>['user'], signal: AbortSignal) =>
    answer(api.DELETE('/admin/users/{user}/factors', { params: { path: { user } }, signal })),
  /** Sign an account out everywhere */
  endUserSessions: (user: PathOf<'endUserSessions'>['user'], signal: AbortSignal) =>
    answer(api.DELETE('/admin/users/{user}/sessions', { params: { path: { user } }, signal })),
  /** One's own sessions */
  listSessions: (signal: AbortSignal) =>
    answer(api.GET('/session/list', { signal })),
  /** End one's own sessions but this one */
  endOtherSessions: (signal: AbortSignal) =>
    answer(api.DELETE('/session/list', { signal })),
  /** End one of one's own sessions */
  endOneSession: (session: PathOf<'endOneSession'>['session'], signal: AbortSignal) =>
    answer(api.DELETE('/session/list/{session}', { params: { path: { session } }, signal })),
  /** One's own second factors */
  listFactors: (signal: AbortSignal) =>
    answer(api.GET('/session/factors', { signal })),
  /** Remove one of one's own second factors */
  removeFactor: (body: BodyOf<'removeFactor'>, signal: AbortSignal) =>
    answer(api.POST('/session/factors/removal', { body, signal })),
  /** Replace one's own recovery codes */
  makeRecoveryCodes: (body: BodyOf<'makeRecoveryCodes'>, signal: AbortSignal) =>
    answer(api.POST('/session/factors/codes', { body, signal })),
  /** Begin to set up an authenticator app */
  beginAuthenticator: (body: BodyOf<'beginAuthenticator'>, signal: AbortSignal) =>
    answer(api.POST('/session/factors/app', { body, signal })),
  /** Finish setting up an authenticator app */
  confirmAuthenticator: (body: BodyOf<'confirmAuthenticator'>, signal: AbortSignal) =>
    answer(api.POST('/session/factors/app/code', { body, signal })),
  /** Begin to add a passkey */
  beginPasskey: (body: BodyOf<'beginPasskey'>, signal: AbortSignal) =>
    answer(api.POST('/session/factors/passkey/options', { body, signal })),
  /** Add the passkey that the browser made */
  addPasskey: (body: BodyOf<'addPasskey'>, signal: AbortSignal) =>
    answer(api.POST('/session/factors/passkey', { body, signal })),
  /** Begin to sign in with a passkey */
  passkeyOptions: (signal: AbortSignal) =>
    answer(api.POST('/session/passkey/options', { signal })),
  /** Sign in with a passkey */
  signInWithPasskey: (body: BodyOf<'signInWithPasskey'>, signal: AbortSignal) =>
    answer(api.POST('/session/passkey', { body, signal })),
  /** Change one's own password */
  changePassword: (body: BodyOf<'changePassword'>, signal: AbortSignal) =>
    answer(api.POST('/session/password', { body, signal })),
  /** The audit trail */
  listAudit: (query: QueryOf<'listAudit'>, signal: AbortSignal) =>
    answer(api.GET('/admin/audit', { params: { query }, signal })),
  /** The data that we have of a person */
  findPersonalData: (body: BodyOf<'findPersonalData'>, signal: AbortSignal) =>
    answer(api.POST('/admin/personal-data/find', { body, signal })),
  /** All data of a person, as a ZIP archive */
  exportPersonalData: (body: BodyOf<'exportPersonalData'>, signal: AbortSignal) =>
    answer(api.POST('/admin/personal-data/export', { body, parseAs: 'blob', signal })),
  /** Erases the data of a person */
  erasePersonalData: (body: BodyOf<'erasePersonalData'>, signal: AbortSignal) =>
    answer(api.POST('/admin/personal-data/erase', { body, signal })),
  /** Quotes, referrals, sales and premium by day and type, and where customers stop */
  getOverview: (query: QueryOf<'getOverview'>, signal: AbortSignal) =>
    answer(api.GET('/admin/overview', { params: { query }, signal })),
  /** A report of money as CSV */
  exportReport: (report: PathOf<'exportReport'>['report'], query: QueryOf<'exportReport'>, signal: AbortSignal) =>
    answer(api.GET('/admin/reports/{report}', { params: { path: { report }, query }, parseAs: 'blob', signal })),
  /** The staff's list as CSV */
  exportContacts: (query: QueryOf<'exportContacts'>, signal: AbortSignal) =>
    answer(api.GET('/admin/contacts/export', { params: { query }, parseAs: 'blob', signal })),
  /** Invite an organizer */
  inviteOrganizer: (body: BodyOf<'inviteOrganizer'>, signal: AbortSignal) =>
    answer(api.POST('/organizer-invitations', { body, signal })),
  /** The invoices of organizers for several exhibitors, the newest first */
  listOrganizerInvoices: (query: QueryOf<'listOrganizerInvoices'>, signal: AbortSignal) =>
    answer(api.GET('/organizer-invoices', { params: { query }, signal })),
  /** Record the payment of an organizer's invoice */
  payOrganizerInvoice: (invoice: PathOf<'payOrganizerInvoice'>['invoice'], body: BodyOf<'payOrganizerInvoice'>, key: string, signal: AbortSignal) =>
    answer(api.POST('/organizer-invoices/{invoice}/payment', { params: { path: { invoice }, header: { 'Idempotency-Key': key } }, body, signal })),
  /** Cancel an organizer's invoice */
  cancelInvoiceOfOrganizer: (invoice: PathOf<'cancelInvoiceOfOrganizer'>['invoice'], signal: AbortSignal) =>
    answer(api.POST('/organizer-invoices/{invoice}/cancellation', { params: { path: { invoice } }, signal })),
  /** The directory of venues */
  listVenues: (query: QueryOf<'listVenues'>, signal: AbortSignal) =>
    answer(api.GET('/admin/venues', { params: { query }, signal })),
  /** Add venues from a CSV file, or look at what it would add */
  importVenues: (body: BodyOf<'importVenues'>, signal: AbortSignal) =>
    answer(api.POST('/admin/venues/import', { body, signal })),
  /** One venue with the versions of its sheet */
  getVenue: (venue: PathOf<'getVenue'>['venue'], signal: AbortSignal) =>
    answer(api.GET('/admin/venues/{venue}', { params: { path: { venue } }, signal })),
  /** Confirm the newest sheet of a venue and publish it */
  verifyVenue: (venue: PathOf<'verifyVenue'>['venue'], version: number, signal: AbortSignal) =>
    answer(api.POST('/admin/venues/{venue}/verify', { params: { path: { venue }, header: { ...ifMatch(version) } }, signal })),
  /** Merge a venue into another one */
  mergeVenue: (venue: PathOf<'mergeVenue'>['venue'], body: BodyOf<'mergeVenue'>, version: number, signal: AbortSignal) =>
    answer(api.POST('/admin/venues/{venue}/merge', { params: { path: { venue }, header: { ...ifMatch(version) } }, body, signal })),
  /** Mail the link by which a venue describes its requirements */
  inviteVenue: (venue: PathOf<'inviteVenue'>['venue'], body: BodyOf<'inviteVenue'>, signal: AbortSignal) =>
    answer(api.POST('/admin/venues/{venue}/invite', { params: { path: { venue } }, body, signal })),
  /** Partners with their keys and webhook endpoints, and one page of deliveries */
  listPartners: (query: QueryOf<'listPartners'>, signal: AbortSignal) =>
    answer(api.GET('/settings/partners', { params: { query }, signal })),
  /** Make a key for a partner */
  addPartnerKey: (slug: PathOf<'addPartnerKey'>['slug'], body: BodyOf<'addPartnerKey'>, key: string, signal: AbortSignal) =>
    answer(api.POST('/settings/partners/{slug}/keys', { params: { path: { slug }, header: { 'Idempotency-Key': key } }, body, signal })),
  /** Make a new key with the same scopes */
  rotatePartnerKey: (key: PathOf<'rotatePartnerKey'>['key'], body: BodyOf<'rotatePartnerKey'>, signal: AbortSignal) =>
    answer(api.POST('/settings/partner-keys/{key}/rotation', { params: { path: { key } }, body, signal })),
  /** End a key at once */
  revokePartnerKey: (key: PathOf<'revokePartnerKey'>['key'], signal: AbortSignal) =>
    answer(api.POST('/settings/partner-keys/{key}/revocation', { params: { path: { key } }, signal })),
  /** Add an endpoint that gets the events of a partner */
  addWebhookEndpoint: (slug: PathOf<'addWebhookEndpoint'>['slug'], body: BodyOf<'addWebhookEndpoint'>, key: string, signal: AbortSignal) =>
    answer(api.POST('/settings/partners/{slug}/endpoints', { params: { path: { slug }, header: { 'Idempotency-Key': key } }, body, signal })),
  /** Change the address and the events of an endpoint */
  updateWebhookEndpoint: (endpoint: PathOf<'updateWebhookEndpoint'>['endpoint'], body: BodyOf<'updateWebhookEndpoint'>, signal: AbortSignal) =>
    answer(api.PATCH('/settings/webhook-endpoints/{endpoint}', { params: { path: { endpoint } }, body, signal })),
  /** Make a new signing secret */
  rotateWebhookSecret: (endpoint: PathOf<'rotateWebhookSecret'>['endpoint'], signal: AbortSignal) =>
    answer(api.POST('/settings/webhook-endpoints/{endpoint}/secret', { params: { path: { endpoint } }, signal })),
  /** Enable an endpoint that was disabled because it answered 410 */
  enableWebhookEndpoint: (endpoint: PathOf<'enableWebhookEndpoint'>['endpoint'], signal: AbortSignal) =>
    answer(api.POST('/settings/webhook-endpoints/{endpoint}/enabling', { params: { path: { endpoint } }, signal })),
  /** Remove an endpoint */
  removeWebhookEndpoint: (endpoint: PathOf<'removeWebhookEndpoint'>['endpoint'], signal: AbortSignal) =>
    answer(api.POST('/settings/webhook-endpoints/{endpoint}/removal', { params: { path: { endpoint } }, signal })),
  /** Send all events since a moment again */
  replayWebhookEndpoint: (endpoint: PathOf<'replayWebhookEndpoint'>['endpoint'], body: BodyOf<'replayWebhookEndpoint'>, signal: AbortSignal) =>
    answer(api.POST('/settings/webhook-endpoints/{endpoint}/replay', { params: { path: { endpoint } }, body, signal })),
  /** Send one event again */
  replayWebhookDelivery: (delivery: PathOf<'replayWebhookDelivery'>['delivery'], signal: AbortSignal) =>
    answer(api.POST('/settings/webhook-deliveries/{delivery}/replay', { params: { path: { delivery } }, signal })),
})

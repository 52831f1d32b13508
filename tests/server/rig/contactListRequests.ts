import { randomUUID } from 'node:crypto'
import { type Declared, settings as declared, settingsLists } from '../../../domain/staff/settings'
import type { OperationId } from '../../../server/operations/handler'
import type { LedgerKind } from '../../../server/platform/db/policyTables'
import { password, type Request } from './app'
import type { RelatedRows } from './belongings'
import { form, sampleFiles } from './form'
import { measured } from './rain'
import type { SettingsRows } from './settingsRows'

interface Fixture {
  /** a quote, and a policy */
  readonly id: string
  readonly policyId: string
  readonly settings: SettingsRows
  /** a referred quote */
  readonly referredId: string
  /** a quote that awaits its payment */
  readonly orderedId: string
  /** transaction_ids in the ledger of the policy */
  readonly entries: Readonly<Record<LedgerKind, string>>
  readonly belongings: RelatedRows
}

const venueFile = `known_as,legal_name,address_1,city,state,zip
Example Loft,Example Loft LLC,9 Example Way,Austin,TX,78701`

const moratorium = {
  coverages: ['liability' as const],
  states: ['AK'],
  zips: [],
  from: '11/20/2026',
  until: null,
  reason: 'An earthquake has shaken the area',
}

/** Valid requests of the staff operations. */
export function contactListRequests({ id, policyId, settings, referredId, orderedId, entries, belongings }: Fixture) {
  const keyed = () => ({ 'idempotency-key': randomUUID() })
  const ofQuote = { params: { id } }
  const ofReferral = { params: { id: referredId } }
  const ofPolicy = { params: { id: policyId } }
  const signature = { params: { id: String(belongings.signature) } }
  const documents = [belongings.attachment]
  const inParts = (fields: Record<string, string>, files: Parameters<typeof form>[1]) => {
    const made = form(fields, files)
    return { ...made, headers: { ...made.headers, ...keyed() } }
  }
  const items = [{ item_description: 'An endorsement', amount: 25 }]
  const sending = (kind: LedgerKind) => ({
    ...ofPolicy,
    body: { transaction_id: entries[kind], emails: 'ana@example.com' },
    headers: keyed(),
  })
  const pdf = { name: 'plan.pdf', bytes: sampleFiles.pdf }
  const ofVenue = { params: { venue: belongings.venue.id } }
  const person = { body: { email: 'nobody.here@example.com' } }
  return {
    decideScreening: { params: { item: belongings.screening }, body: { decision: 'clear', reason: 'Another person.' } },
    getRainSettlement: { params: { id: belongings.rain.open } },
    recordRain: { params: { id: belongings.rain.open }, body: measured },
    payRain: {
      params: { id: belongings.rain.payable },
      body: { edition: 1, paid_on: '11/19/2026', reference: 'Check 2041' },
    },
    listMoratoria: {},
    addMoratorium: { headers: keyed(), body: moratorium },
    liftMoratorium: { params: { moratorium: belongings.moratorium } },
    findPersonalData: person,
    exportPersonalData: person,
    erasePersonalData: person,
    listAccountingTransactions: ofPolicy,
    enterAccountingTransaction: {
      params: { kind: 'invoice', id: policyId },
      headers: keyed(),
      body: { change_item: items, reference: 'QB-1', date: '11/01/2026' },
    },
    voidAccountingTransaction: {
      params: { kind: 'invoice', id: entries.invoice },
      query: { reason: 'Entered twice' },
    },
    inviteOrganizer: { body: { email: 'another.organizer@example.com' } },
    listOrganizerInvoices: { query: { search: 'OI-', state: 'open', page: '1', size: '10' } },
    payOrganizerInvoice: {
      params: { invoice: belongings.organizer.invoices[1] },
      headers: keyed(),
      body: { amount: belongings.organizer.amount.toFixed(2), reference: 'Check 1042' },
    },
    cancelInvoiceOfOrganizer: { params: { invoice: belongings.organizer.invoices[2] } },
    createInvoice: { ...ofPolicy, headers: keyed(), body: { change_item: items } },
    createSalesReceipt: { ...ofPolicy, headers: keyed(), body: { change_item: items, reference: 'Check 1042' } },
    createReceivePayment: { ...ofPolicy, headers: keyed(), body: { amount: 1, reference: 'Check 1042' } },
    createCreditMemo: { ...ofPolicy, headers: keyed(), body: { change_item: items } },
    issueRefund: { ...ofPolicy, headers: keyed(), body: { amount: 1, note: 'Goodwill', reference: 'Check 7' } },
    sendInvoice: sending('invoice'),
    sendSalesReceipt: sending('salesReceipt'),
    sendReceivePayment: sending('receivePayment'),
    sendCreditMemo: sending('creditMemo'),
    sendIssueRefund: sending('issueRefund'),
    getStatement: ofPolicy,
    cancelPolicy: { ...ofPolicy, headers: keyed(), body: { status: 'cancelled', reason: 'As agreed' } },
    changeOrder: { params: { id: orderedId }, body: { act: 'resend' } },
    previewCancelPolicy: ofPolicy,
    generateCoiSel: { ...ofPolicy, headers: keyed(), body: { description_of_operations: 'A wedding' } },
    getDescriptionOfOperations: ofPolicy,
    addPropspect: { body: { email: 'prospect@example.com', name: 'A prospect' } },
    addProspect: { body: { id } },
    updateRecord: { ...ofQuote, body: { notes: 'Called twice' } },
    getHistory: ofQuote,
    sayPresence: ofQuote,
    listVenues: { query: { search: 'sample', sort: 'city', direction: 'desc', page: '1', size: '10' } },
    importVenues: { body: { csv: venueFile, apply: true } },
    getVenue: ofVenue,
    verifyVenue: ofVenue,
    mergeVenue: { ...ofVenue, body: { into: belongings.venue.other } },
    inviteVenue: { ...ofVenue, body: { name: 'Jordan Sample', email: 'hall@example.com' } },
    listWorkItems: { query: { list: 'requests', state: 'open', page: '1', size: '10' } },
    getWorkItem: { params: { item: belongings.workItem } },
    changeWorkItem: { params: { item: belongings.workItem }, body: { state: 'closed', owner: null } },
    answerWorkItem: {
      params: { item: belongings.workItem },
      headers: keyed(),
      body: { message: 'We will send you a price.' },
    },
    decideRefund: { params: { item: belongings.approval }, body: { decision: 'decline', reason: 'Not now' } },
    decideTerms: { params: { item: belongings.termsApproval }, body: { decision: 'decline', reason: 'Not now' } },
    withdrawApproval: { params: { item: belongings.approval } },
    openReferral: ofReferral,
    workReferral: { ...ofReferral, body: { terms: { conditions: 'No fireworks' } } },
    listMessages: ofReferral,
    writeMessage: { ...ofReferral, headers: keyed(), body: { message: 'How many stages are there?' } },
    ...settingsRequests(settings.lists, keyed),
    addExcludedEmailCustomers: { headers: keyed(), body: { rows: [{ email: 'never@example.com' }] } },
    exportProspects: {},
    readReference: {},
    listAttachments: ofQuote,
    uploadDocuments: { ...ofQuote, ...inParts({}, [pdf]) },
    deleteDocuments: { ...ofQuote, body: { documents } },
    emailDocuments: { ...ofQuote, headers: keyed(), body: { emails: 'venue@example.com', documents } },
    getAttachment: { params: { id, document: belongings.attachment } },
    listEmailLogs: ofQuote,
    forwardEmail: { ...ofQuote, headers: keyed(), body: { number: belongings.mail, emails: 'venue@example.com' } },
    listSignatures: {},
    createSignature: inParts({ name: 'R. Sample' }, [{ name: 'signature.png', bytes: sampleFiles.png, field: 'file' }]),
    updateSignature: { ...signature, ...inParts({ name: 'R. Sample' }, []) },
    deleteSignature: signature,
    getSignatureImage: signature,
    listUsers: {},
    addUser: { headers: keyed(), body: { name: 'Another', email: 'another@example.com', role: 'rep' } },
    updateUser: { ...settings.user, body: { name: 'Another name' } },
    changePassword: { body: { password, new_password: 'correct horse battery' } },
    listAudit: {},
    getOverview: { query: { from: '11/01/2026', to: '11/20/2026' } },
    exportReport: { params: { report: 'ledger' }, query: { from: '11/01/2026', to: '11/20/2026' } },
    exportContacts: { query: { status: 'quoted' } },
  } satisfies Partial<Record<OperationId, Request>>
}

/** Valid requests of the four operations of each settings list. */
function settingsRequests(rows: SettingsRows['lists'], keyed: () => NonNullable<Request['headers']>) {
  const requests = settingsLists.flatMap((list): [string, Request][] => {
    const { one, many, hasFee } = declared[list]
    return [
      [`list${many}`, {}],
      [
        `add${many}`,
        { headers: keyed(), body: { rows: [{ email: 'no@example.com', ...(hasFee && { percent: -50 }) }] } },
      ],
      [
        `update${one}`,
        { ...rows[list], body: { email: 'changed@example.com', ...(hasFee ? { amount: -5 } : { note: 'By phone' }) } },
      ],
      [`delete${one}`, rows[list]],
    ]
  })
  return Object.fromEntries(requests) as Record<
    `${'list' | 'add'}${Declared['many']}` | `${'update' | 'delete'}${Declared['one']}`,
    Request
  >
}

import createFetchClient from 'openapi-fetch'
import type { BodyOf, PartsOf } from './calls/answer'
import type { certificateCalls } from './calls/certificate.gen'
import type { exhibitorCalls } from './calls/exhibitors.gen'
import type { policyCalls } from './calls/policy.gen'
import type { producerCalls } from './calls/producers.gen'
import { quoteCalls } from './calls/quote.gen'
import type { venueCalls } from './calls/venue.gen'
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
export type SessionRow = Schemas['SessionRow']
export type Factors = Schemas['Factors']
export type PasskeyRow = Schemas['PasskeyRow']
export type PasskeyCredential = Schemas['PasskeyCredential']
export type ContactRow = Schemas['ContactRow']
export type QuoteStatus = Schemas['QuoteStatus']
export type RainRequest = Schemas['RainRequest']
export type PlacedOrder = Schemas['PlacedOrder']
export type CheckedCertificate = Schemas['CheckedCertificate']
export type CertificateSubscription = Schemas['CertificateSubscription']
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
export type ReviewStatus = Schemas['ReviewStatus']
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
/** The fields of a claim. */
export type ClaimReport = PartsOf<'submitAClaim'>
export type UserRow = Schemas['UserRow']
export type MoratoriumRow = Schemas['MoratoriumRow']
export type MoratoriumPage = Schemas['MoratoriumPage']
export type RainMeasurement = Schemas['RainMeasurement']
export type RainPayment = Schemas['RainPayment']
export type RainSettlement = Schemas['RainSettlement']
export type RainSettling = Schemas['RainSettling']
export type PartnersPage = Schemas['PartnersPage']
export type PartnerKey = Schemas['PartnerKey']
export type WebhookEndpoint = Schemas['WebhookEndpoint']
export type WebhookDelivery = Schemas['WebhookDelivery']
export type PersonalData = Schemas['PersonalData']
export type ErasedData = Schemas['ErasedData']
export type HistoryRow = Schemas['HistoryRow']
export type WorkItemRow = Schemas['WorkItemRow']
export type WorkItemPage = Schemas['WorkItemPage']
export type WorkItem = Schemas['WorkItem']
export type Approval = Schemas['Approval']
export type PendingApproval = Schemas['PendingApproval']
export type VenueMatch = Schemas['VenueMatch']
export type VenueLine = Schemas['VenueLine']
export type VenueCheck = Schemas['VenueCheck']
export type VenueSheet = Schemas['VenueSheet']
export type VenueBoard = Schemas['VenueBoard']
export type VenueEvent = Schemas['VenueEvent']
export type VenueRow = Schemas['VenueRow']
export type VenuePage = Schemas['VenuePage']
export type Venue = Schemas['Venue']
export type VenueImport = Schemas['VenueImport']
export type OrganizerEventPage = Schemas['OrganizerEvent']
export type ExhibitorRow = Schemas['ExhibitorRow']
export type ExhibitorBoard = Schemas['ExhibitorBoard']
export type ExhibitorOrders = Schemas['ExhibitorOrders']
export type OrganizerInvoice = Schemas['OrganizerInvoice']
export type OrganizerInvoicePage = Schemas['OrganizerInvoicePage']
export type StaffOrganizerInvoice = Schemas['StaffOrganizerInvoice']
export type ExhibitorImport = Schemas['ExhibitorImport']
export type ExhibitorPage = Schemas['ExhibitorPage']
export type ExhibitorEvent = Schemas['ExhibitorEvent']
export type ProducerBoard = Schemas['ProducerBoard']
export type ProducerRow = Schemas['ProducerRow']
export type ProducerCommission = Schemas['ProducerCommission']
export type ReminderCount = Schemas['Reminders']

export interface ClientOptions {
  readonly baseUrl: string
  readonly fetch?: typeof globalThis.fetch
  /** after this time the request is aborted, and the call ends as one without a response */
  readonly timeoutMs?: number
  /** the user of a staff page; its calls then run as that user, or fail */
  readonly actingAs?: () => string | null
}

/**
 * The operations of the quote page as functions, named by operationId and made by `npm run gen` (tools/openapi/calls.mjs
 * says which parameters they take). The policy page's operations are in calls/policy.gen.ts and load with that page;
 * staff operations are in staff.ts.
 */
export type Client = ReturnType<typeof makeClient>

export type PolicyCalls = ReturnType<typeof policyCalls>
export type VenueCalls = ReturnType<typeof venueCalls>
export type ExhibitorCalls = ReturnType<typeof exhibitorCalls>
export type ProducerCalls = ReturnType<typeof producerCalls>
export type CertificateCalls = ReturnType<typeof certificateCalls>

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
      const user = actingAs()
      if (user) request.headers.set('Acting-As', user)
      return fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]) })
    },
  })

  return {
    baseUrl,
    /** for the calls of the policy page and of staff */
    api,
    ...quoteCalls(api),
  }
}

import {
  array,
  assert,
  boolean,
  enums,
  type Infer,
  nullable,
  number,
  optional,
  type Struct,
  string,
  type,
} from 'superstruct'

const list = array(string())
/** the member of staff who writes */
const from = type({ name: string(), email: string() })
const sending = type({ contactId: string(), recipients: list, occasion: string() })

/**
 * The job payload of each kind of mail. `occasion` identifies the request, so that another request sends another
 * message. Without it, one message is sent for each row that the payload names.
 */
const payloads = {
  purchase: type({ contactId: string() }),
  quote: sending,
  quotePurchaseLink: sending,
  termsLink: sending,
  /** `day` as MM/DD/YYYY */
  quotesFound: type({ email: string(), day: string(), occasion: string() }),
  followUp: type({ contactId: string() }),
  review: type({ contactId: string(), email: string(), message: nullable(string()), occasion: string() }),
  decided: type({
    contactId: string(),
    status: enums(['approved', 'declined']),
    reason: nullable(string()),
    occasion: string(),
  }),
  /** `number` of an underwriter's question, or of the customer's answer */
  asked: type({ contactId: string(), number: number() }),
  answered: type({ contactId: string(), number: number() }),
  rainRequest: type({ id: string(), occasion: string() }),
  orderPlaced: type({ contactId: string(), orderId: string(), occasion: optional(string()) }),
  orderLapsed: type({ contactId: string(), orderId: string() }),
  orderWithdrawn: type({ contactId: string(), orderId: string() }),
  paymentReceived: type({ contactId: string(), ledgerId: number() }),
  policyChanged: type({ contactId: string(), changeId: string() }),
  policyCancelled: type({ contactId: string(), changeId: string() }),
  /** `edition` of the measurement */
  rainSettled: type({ contactId: string(), edition: number() }),
  refunded: type({ contactId: string(), refundId: string() }),
  /** by check or transfer, as staff recorded it */
  refundSent: type({ contactId: string(), ledgerId: number() }),
  /** the same, after staff voided it */
  refundVoided: type({ contactId: string(), ledgerId: number() }),
  claim: type({ contactId: string(), claimId: string() }),
  policyMessage: type({ contactId: string(), messageId: string() }),
  /** `number` of the answer; a request without a quote, such as one for rain insurance, has no contact */
  requestAnswered: type({ contactId: nullable(string()), number: number() }),
  /** to staff, and the decision to the person who asked */
  approvalRequested: type({ contactId: string(), itemId: string() }),
  approvalDecided: type({ contactId: string(), itemId: string() }),
  managePolicy: type({ contactId: string(), emails: list, occasion: string() }),
  policiesFound: type({
    email: string(),
    zip: string(),
    number: optional(nullable(string())),
    occasion: string(),
  }),
  /** `tokens` of documents */
  documentsSent: type({
    contactId: string(),
    emails: list,
    tokens: list,
    message: optional(nullable(string())),
    occasion: string(),
  }),
  /** of a member of staff */
  passwordReset: type({ email: string(), occasion: string() }),
  passwordReplaced: type({ userId: string(), at: optional(string()), occasion: string() }),
  /** `documents` as attachment ids; `letter` is the kind of the letter, for the log */
  filesSent: type({
    contactId: string(),
    emails: list,
    documents: list,
    message: nullable(string()),
    from,
    letter: string(),
    subject: string(),
    occasion: string(),
  }),
  /** `number` of the message's row in the log */
  forwarded: type({
    contactId: string(),
    emails: list,
    number: number(),
    message: nullable(string()),
    from,
    subject: string(),
    occasion: string(),
  }),
  /** to a member of staff; `change` as in server/staff/factors/notice */
  signInChanged: type({
    userId: string(),
    change: enums([
      'appAdded',
      'appRemoved',
      'passkeyAdded',
      'passkeyRemoved',
      'removedByAdmin',
      'passwordChanged',
      'passwordGiven',
      'codesMade',
      'codeUsed',
      'codesRefused',
      'newBrowser',
      'afterGuesses',
    ]),
    browser: optional(string()),
    // a job of the release before has none
    at: optional(string()),
    occasion: string(),
  }),
  /** to a person at a venue */
  venueInvited: type({ venueId: string(), name: nullable(string()), email: string(), occasion: string() }),
  /** to a producer: the link to its page */
  producerLink: type({ email: string(), occasion: string() }),
  /** to an organizer: the link to an event, which may be a new one */
  organizerInvited: type({
    eventId: string(),
    email: string(),
    occasion: string(),
    /** by staff; a job of an earlier release does not say it */
    isInvited: optional(boolean()),
  }),
  /** to an organizer: the certificates to read and the orders to pay, at most once a day */
  organizerNews: type({ eventId: string(), occasion: string() }),
  /** to an organizer: its invoice for several exhibitors, and again once it is paid, becomes less or is canceled */
  organizerInvoiced: type({
    invoiceId: string(),
    occasion: string(),
    /** the order that left it, or `canceled`; null for the invoice and its receipt. A job of an earlier release has none */
    change: optional(nullable(string())),
  }),
  /** to an exhibitor */
  exhibitorInvited: type({ exhibitorId: string(), occasion: string() }),
  exhibitorReminded: type({ exhibitorId: string(), occasion: string() }),
  certificateDecided: type({ exhibitorId: string(), certificateId: string(), occasion: string() }),
  /** to an address that wants to follow a certificate */
  certificateFollowed: type({ contactId: string(), subscriptionId: string(), occasion: string() }),
  /** `code` of the certificate that is no longer valid, and of the `next` one */
  certificateNews: type({
    contactId: string(),
    subscriptionId: string(),
    news: enums(['replaced', 'withdrawn', 'cancelled']),
    code: string(),
    next: nullable(string()),
    occasion: string(),
  }),
  transactionSent: type({
    contactId: string(),
    ledgerId: number(),
    emails: list,
    message: nullable(string()),
    occasion: string(),
  }),
} as const

export type MailKind = keyof typeof payloads
export type MailPayload<K extends MailKind> = Infer<(typeof payloads)[K]>

export const isMailKind = (kind: unknown): kind is MailKind => typeof kind === 'string' && Object.hasOwn(payloads, kind)

/** @throws for a payload that does not match its kind */
export function payloadOf<K extends MailKind>(kind: K, payload: unknown): MailPayload<K> {
  const struct: Struct<MailPayload<K>> = payloads[kind] as never
  assert(payload, struct)
  return payload
}

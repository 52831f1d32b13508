import { array, assert, enums, type Infer, nullable, number, optional, type Struct, string, type } from 'superstruct'

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
  refunded: type({ contactId: string(), refundId: string() }),
  claim: type({ contactId: string(), claimId: string() }),
  policyMessage: type({ contactId: string(), messageId: string() }),
  /** `number` of the answer; a request without a quote, such as one for rain insurance, has no contact */
  requestAnswered: type({ contactId: nullable(string()), number: number() }),
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

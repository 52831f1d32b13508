import type { Client, Contact, OpenedContact, PlacedOrder, Purchase } from '../../../contract/client'
import { type Problem, problemTypes } from '../../../contract/problem'
import { priceOf, withheld } from '../../../tests/walks/quote.cases'

/** A double of the server, by the contract: it has one quote. */

export type Outlook = 'priced' | 'referred' | 'declined' | 'approved' | 'unfinished'

/** Everything that the server knows. It is plain data, so a session can take a copy along. */
export interface Knowledge {
  outlook: Outlook
  contact: Contact | null
  /** the answer that each key of a payment has had */
  payments: Record<string, Result>
  purchase: Purchase | null
  order: PlacedOrder | null
  orderEnd: OpenedContact['order_end'] | null
  coupons: OpenedContact['coupons']
}

export type Result = { readonly ok: true; readonly data: unknown } | { readonly ok: false; readonly problem: Problem }

/** A request that waits for its answer. */
export interface Request {
  readonly call: string
  readonly args: readonly any[]
  answer(result: Result): void
}

export const contactId = 'c1'
const today = '11/20/2026'
export const newKnowledge = (outlook: Outlook): Knowledge => ({
  outlook,
  contact: null,
  payments: {},
  purchase: null,
  order: null,
  orderEnd: null,
  coupons: [],
})

/** A client whose requests wait in a list. */
export function waitingClient(): { readonly client: Client; readonly waiting: Request[] } {
  const waiting: Request[] = []
  const ask =
    (call: string) =>
    (...args: readonly unknown[]) =>
      new Promise<Result>((resolve) => {
        const request: Request = {
          call,
          args,
          answer(result) {
            remove(request)
            resolve(structuredClone(result))
          },
        }
        waiting.push(request)
        // every call of the client ends in its signal
        const signal = args.at(-1) as AbortSignal
        signal.addEventListener('abort', () => remove(request))
      })
  const remove = (request: Request) => void (waiting.includes(request) && waiting.splice(waiting.indexOf(request), 1))
  const client = new Proxy({}, { get: (_, call: string) => ask(call) }) as Client
  return { client, waiting }
}

const done = (data: unknown): Result => ({ ok: true, data })
export const refused = (status: number, more: Partial<Problem> = {}): Result => ({
  ok: false,
  problem: { status, message: 'Not now', ...more },
})
const notMade = refused(402, { type: problemTypes.paymentNotMade })

/** Carries out a request and returns the answer of a server where nothing fails. */
export function carryOut(server: Knowledge, { call, args }: Pick<Request, 'call' | 'args'>): Result {
  const calls: Record<string, () => Result> = {
    createContact: () => {
      server.contact ??= contactOf(server, args[0])
      return done({ contact: server.contact })
    },
    patchContact: () => {
      const version = args[2] as number | null
      if (server.purchase) return refused(409, { type: problemTypes.alreadyBought })
      if (version !== null && version !== server.contact!.version) return refused(412)
      return done({ contact: store(server, contactOf(server, args[1])) })
    },
    openContact: () => (server.contact ? done(opened(server)) : refused(404)),
    recalculate: () => priced(server),
    currentDate: () => done({ date: today }),
    getCity: () => done({ city: 'Austin' }),
    getPartner: () => done({ slug: args[0], name: 'Example Venues', isHcc: true }),
    sendQuoteEmail: () => done({}),
    sendPurchaseLink: () => done({}),
    applyCoupon: () => {
      const { code } = args[0] as { code: string }
      server.coupons = code === '' ? [] : [{ code, value: 50, is_percentage: true }]
      return done({ coupons: server.coupons, contact: store(server, server.contact!) })
    },
    signTerms: () => {
      const { name } = args[1] as { name: string }
      const contact = store(server, sign(server.contact!, name))
      return done({ name, contact_version: contact.version })
    },
    submitForReview: () =>
      done({
        contact: store(server, withFields(server.contact!, { review_submitted: '2026-11-20T15:00:00Z' })),
      }),
    purchase: () => pay(server, args[0], args[1]),
  }
  const known = calls[call]
  if (!known) throw new Error(`The double has no answer to ${call}`)
  return known()
}

const statuses: Readonly<Record<Outlook, Contact['customFields']['quote_status']>> = {
  priced: 'quoted',
  unfinished: 'draft',
  referred: 'referred',
  declined: 'declined',
  approved: 'approved',
}

/** A contact with the answers of a payload, as the contract lists them: flat. */
function contactOf(server: Knowledge, { step0, step1, step2, step4, step5 }: any): Contact {
  const { contact: before, outlook } = server
  const facts = before ? factsOf(before) : {}
  return {
    id: contactId,
    emailAddress: step4?.emailAddress ?? null,
    recordOwner: null,
    created: '2026-11-20T15:00:00Z',
    edited: '2026-11-20T15:00:00Z',
    version: before?.version ?? 1,
    customFields: {
      ...(before?.customFields ?? {}),
      quote_number: 'Q-204815',
      policy_number: null,
      ...step0,
      ...step1,
      ...step2?.customFields,
      ...step4?.customFields,
      ...step5?.customFields,
      ...facts,
      quote_status: statuses[outlook],
      // other answers need another signature
      terms_signed: null,
      ...(outlook === 'approved' && { amount_due: 900 }),
    },
    ai_data: step4?.ai_data ?? [],
  } as Contact
}

const factsOf = ({ customFields: { review_submitted } }: Contact) => (review_submitted ? { review_submitted } : {})

const withFields = (contact: Contact, fields: object): Contact =>
  ({ ...contact, customFields: { ...contact.customFields, ...fields } }) as Contact
export const sign = (contact: Contact, name: string) => withFields(contact, { terms_signed: name })

/** Each change has a version of its own. */
export function store(server: Knowledge, contact: Contact): Contact {
  server.contact = { ...contact, version: contact.version + 1 }
  return server.contact
}

/** Another window changes an answer. */
export const changeElsewhere = (server: Knowledge, fields: object) =>
  void store(server, sign(withFields(server.contact!, fields), null as never))

function opened({ contact, purchase, order, orderEnd, coupons }: Knowledge): OpenedContact {
  const policy = purchase && { id: contactId, policy_number: purchase.policy_number }
  return {
    contact: policy ?? contact!,
    date: today,
    hcc_pricing_version: 9,
    coupons,
    is_old_policy: false,
    partner: null,
    manage_policy_link: purchase?.manage_policy_link ?? null,
    ...(order && { order }),
    ...(orderEnd && { order_end: orderEnd }),
  }
}

function priced({ outlook }: Knowledge): Result {
  if (outlook === 'referred') return { ok: false, problem: withheld('refer', 'using_drone_at_event').problem }
  if (outlook === 'declined') return { ok: false, problem: withheld('decline', 'event_feature_exposure').problem }
  if (outlook === 'unfinished')
    return refused(422, {
      starting_price: { liability: [], cancellation_from: 85, fees_from: 12.5, amount_due_from: 222.5 },
    })
  return done(priceOf(182.5))
}

/** One key has one answer. Without a card or a form of payment it only says how the key ended. */
function pay(server: Knowledge, order: any, key: string): Result {
  const before = server.payments[key]
  if (before) return before
  const isQuestion = order.payment_token === undefined && order.payment_type === undefined
  const result = isQuestion ? notMade : order.payment_token ? sell(server, order) : placeOrder(server, order)
  server.payments[key] = result
  return result
}

function sell(server: Knowledge, { amount_due }: { amount_due: number }): Result {
  if (server.purchase) return refused(409, { type: problemTypes.alreadyBought })
  const contact = { id: contactId, policy_number: 'MQE-0048153' }
  server.order = null
  server.purchase = {
    policy_number: contact.policy_number,
    sales_receipt_url: '/api/files/receipt',
    coi_url: '/api/files/certificate',
    coi_ec_url: null,
    policy_ec_url: null,
    policy_sel_url: '/api/files/policy',
    email: 'jordan.sample@example.com',
    amount_due,
    transaction_id: 't1',
    manage_policy_link: `/quote/#manage-policy?id=${contactId}&token=signed`,
    contact,
  }
  return done(server.purchase)
}

function placeOrder(server: Knowledge, { amount_due, payment_type }: any): Result {
  server.order = {
    quote_status: 'awaitingPayment',
    payment_type,
    amount_due,
    pay_by: '12/04/2026',
    emails: 'jordan.sample@example.com',
    invoice_url: '/api/files/invoice',
    contact: { id: contactId, quote_number: 'Q-204815' },
  }
  return done(server.order)
}

/** The time of an order ends, or staff withdraw it. */
export function endOrder(server: Knowledge, orderEnd: NonNullable<Knowledge['orderEnd']>): void {
  server.order = null
  server.orderEnd = orderEnd
  store(server, withFields(server.contact!, { quote_status: 'expired' }))
}

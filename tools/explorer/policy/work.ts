import type { Services } from '../../../server/platform/services/services'
import type { PolicyProduct } from '../product/policyProduct'
import { contactId } from './bought'

/** A piece of work that reaches a server. */
export type Work =
  | { readonly kind: 'worker'; readonly name: string }
  | {
      readonly kind: 'staffCancel'
      readonly key: string
      readonly actor: string
      /** dollars; null for the refund by rule */
      readonly refund: number | null
    }
  /** a cancellation by staff who may need a second person; `refund` in dollars */
  | { readonly kind: 'askCancel'; readonly key: string; readonly actor: string; readonly refund: number }
  /** the decision of a second person on the open request */
  | { readonly kind: 'approve'; readonly key: string; readonly actor: string }
  | { readonly kind: 'customerCancel'; readonly key: string; readonly difference: number }
  /** a change that costs more, of `difference` dollars; without a token it only asks how the attempt ended */
  | {
      readonly kind: 'change'
      readonly key: string
      readonly form: object
      readonly difference: number
      readonly token: string | null
    }
  /** a purchase by card, or an order by check; without either it only asks how the attempt ended */
  | {
      readonly kind: 'buy'
      readonly key: string
      readonly cents: number
      readonly token: string | null
      readonly isByCheck: boolean
    }
  /** staff record a check */
  | { readonly kind: 'receive'; readonly key: string; readonly actor: string; readonly cents: number }
  /** `version`: of the quote as the page shows it */
  | { readonly kind: 'withdraw'; readonly key: string; readonly actor: string; readonly version?: string }
  | {
      readonly kind: 'decide'
      readonly key: string
      readonly actor: string
      readonly status: 'approved' | 'declined'
      readonly version?: string
    }
  /** the customer changes answers */
  | { readonly kind: 'save'; readonly key: string; readonly form: object; readonly version?: string }
  /** staff replace the certificate by one with another description */
  | { readonly kind: 'reissue'; readonly key: string; readonly actor: string; readonly description: string }
  /** the timer that expires quotes and their orders */
  | { readonly kind: 'lapse' }
  /** the timer that finishes abandoned payments */
  | { readonly kind: 'reconcile' }
  | { readonly kind: 'staffRefund'; readonly key: string; readonly actor: string; readonly form: object }
  | { readonly kind: 'retryJob'; readonly key: string; readonly actor: string }

/** The version of the contact that every window has loaded. */
const version = '"3"'

/** Everybody may approve refunds, so that only the two persons are proved. */
const userOf = (email: string) => ({ id: email, name: email, email, role: 'admin' as const })

const staffCaller = (email: string) => ({ kind: 'staff', user: userOf(email) }) as never
const customer = { kind: 'public' } as never

type Act<Kind extends Work['kind']> = (
  product: PolicyProduct,
  services: Services,
  work: Extract<Work, { kind: Kind }>,
) => Promise<unknown>

/** The call of the server's own code for each kind of work, with the fields of the answer that a window shows. */
const acts: { readonly [Kind in Work['kind']]: Act<Kind> } = {
  worker({ makeDocuments, sendMail, makeRefund, defaultTerms, runNextJob }, services) {
    const handlers = { documents: makeDocuments, mail: sendMail, refund: makeRefund }
    return runNextJob(services, { ...defaultTerms, handlers })
  },
  reconcile: (product, services) => product.reconcile(services),
  lapse: (product, services) => product.lapseQuotes(services),
  staffCancel(product, services, { key, refund, actor }) {
    const reason = refund === null ? null : 'A reason'
    return product.cancelByStaff(services, { id: contactId, key, version, reason, refund, actor })
  },
  async askCancel(product, services, { key, actor, refund }) {
    const form = { reason: 'A reason', refund }
    const call = { call: 'cancelPolicy', contactId, form, key, user: userOf(actor) } as const
    const { status } = await product.actOrAsk(services, call, version)
    return { isPending: status === 202 }
  },
  async approve(product, services, { actor }) {
    const request = await services.db.q.selectFrom('approval_request').select('id').executeTakeFirst()
    if (!request) throw new product.Problem(404, 'Nobody has asked yet')
    const deciding = {
      id: request.id,
      caller: staffCaller(actor),
      permission: 'refunds.approve',
      reason: null,
    } as const
    await product.decideRequest(services, { ...deciding, decision: 'approve' })
  },
  async customerCancel(product, services, { key, difference }) {
    const body = { change: { type: 'cancel' }, difference } as never
    const made = await product.submitChange(services, product.readChangeOrder(contactId, body, key), 'customer')
    return { refundCents: Math.round(-100 * made.difference) }
  },
  change(product, services, { key, form, difference, token }) {
    const body = { change: form, difference, ...(token && { payment_token: token }) } as never
    return product.submitChange(services, product.readChangeOrder(contactId, body, key), 'customer')
  },
  staffRefund: (product, services, { key, actor, form }) =>
    product.refundByStaff(services, { id: contactId, key, call: 'makeRefund', form: form as never, actor }),
  async retryJob(product, services, { actor }) {
    const failed = await services.db.q.selectFrom('job').select('id').where('dead', 'is not', null).executeTakeFirst()
    if (failed) await product.retryFailedJob(services, failed.id, actor)
  },
  reissue(product, services, { key, actor, description }) {
    const words = { description_of_operations: description } as never
    const making = { id: contactId, key, version: undefined, words, caller: staffCaller(actor) }
    return product.makeCertificateAnew(services, making)
  },
  buy(product, services, { key, cents, token, isByCheck }) {
    const billing = isByCheck && { payment_type: 'check', check_emails: 'payer@example.com' }
    const body = { id: contactId, amount_due: cents / 100, ...(token && { payment_token: token }), ...billing }
    // orders of customers count against a limit of mail, which is not explored
    const caller = isByCheck ? staffCaller('staff@example.com') : customer
    return product.purchase(services)({ body, headers: { 'idempotency-key': key }, caller } as never)
  },
  receive(product, services, { key, actor, cents }) {
    const form = { amount: cents / 100, reference: 'Check 7', note: null } as never
    return product.recordPayment(services, { id: contactId, key, call: 'receivePayment', form, actor })
  },
  withdraw(product, services, { actor, version: shown }) {
    const form = { act: 'withdraw', reason: 'A reason' } as never
    return product.changeOrder(services, { id: contactId, version: shown, form, caller: staffCaller(actor) })
  },
  decide(product, services, { actor, status, version: shown }) {
    const decision = { status, reason: 'A reason', terms: null, maySetTerms: true, actor }
    return product.decide(services, { id: contactId, version: shown, ...decision } as never)
  },
  save: (product, services, { form, version: shown }) =>
    product.patchContact(services)({
      params: { id: contactId },
      headers: { 'if-match': shown },
      body: form,
      caller: customer,
    } as never),
}

/** Runs the server's own code for a piece of work. */
export const run = (product: PolicyProduct, services: Services, work: Work): Promise<unknown> =>
  acts[work.kind](product, services, work as never)

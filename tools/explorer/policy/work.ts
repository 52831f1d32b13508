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

type QuoteWork = Extract<Work, { kind: 'buy' | 'receive' | 'withdraw' | 'decide' | 'save' | 'lapse' }>
const ofQuote: readonly Work['kind'][] = ['buy', 'receive', 'withdraw', 'decide', 'save', 'lapse']
const isOfQuote = (work: Work): work is QuoteWork => ofQuote.includes(work.kind)

async function runOfQuote(product: PolicyProduct, services: Services, work: QuoteWork): Promise<unknown> {
  const customer = { kind: 'public' } as never
  if (work.kind === 'buy') {
    const { key, cents, token, isByCheck } = work
    const billing = isByCheck && { payment_type: 'check', check_emails: 'payer@example.com' }
    const body = { id: contactId, amount_due: cents / 100, ...(token && { payment_token: token }), ...billing }
    const headers = { 'idempotency-key': key }
    // orders of customers count against a limit of mail, which is not explored
    const caller = isByCheck ? { kind: 'staff', user: userOf('staff@example.com') } : customer
    await product.purchase(services)({ body, headers, caller } as never)
  }
  if (work.kind === 'receive') {
    const { key, actor, cents } = work
    const form = { amount: cents / 100, reference: 'Check 7', note: null }
    await product.recordPayment(services, { id: contactId, key, call: 'receivePayment', form: form as never, actor })
  }
  if (work.kind === 'withdraw') {
    const { actor, version: known } = work
    const caller = { kind: 'staff', user: userOf(actor) } as never
    const form = { act: 'withdraw', reason: 'A reason' } as never
    await product.changeOrder(services, { id: contactId, version: known, form, caller } as never)
  }
  if (work.kind === 'decide') {
    const { actor, status, version: known } = work
    const decision = { status, reason: 'A reason', terms: null, maySetTerms: true, actor } as const
    await product.decide(services, { id: contactId, version: known, ...decision } as never)
  }
  if (work.kind === 'save') {
    const headers = { 'if-match': work.version }
    const request = { params: { id: contactId }, headers, body: work.form, caller: customer }
    await product.patchContact(services)(request as never)
  }
  if (work.kind === 'lapse') await product.lapseQuotes(services)
  return {}
}

/** Runs the server's own code for a piece of work. */
export async function run(product: PolicyProduct, services: Services, work: Work): Promise<unknown> {
  if (work.kind === 'worker') {
    const { makeDocuments, sendMail, makeRefund, defaultTerms } = product
    const handlers = { documents: makeDocuments, mail: sendMail, refund: makeRefund }
    return product.runNextJob(services, { ...defaultTerms, handlers })
  }
  if (work.kind === 'customerCancel') {
    const body = { change: { type: 'cancel' }, difference: work.difference }
    const made = await product.submitChange(
      services,
      product.readChangeOrder(contactId, body as never, work.key),
      'customer',
    )
    return { refundCents: Math.round(-100 * made.difference) }
  }
  if (work.kind === 'change') {
    const { key, form, difference, token } = work
    const body = { change: form, difference, ...(token && { payment_token: token }) }
    await product.submitChange(services, product.readChangeOrder(contactId, body as never, key), 'customer')
    return {}
  }
  if (work.kind === 'reconcile') return product.reconcile(services)
  if (work.kind === 'reissue') {
    const { key, actor, description } = work
    const caller = { kind: 'staff', user: userOf(actor) } as never
    const words = { description_of_operations: description } as never
    await product.makeCertificateAnew(services, { id: contactId, key, version: undefined, words, caller })
    return {}
  }
  if (isOfQuote(work)) return runOfQuote(product, services, work)
  if (work.kind === 'staffCancel') {
    const { key, refund } = work
    const reason = refund === null ? null : 'A reason'
    await product.cancelByStaff(services, { id: contactId, key, version, reason, refund, actor: work.actor })
    return {}
  }
  if (work.kind === 'askCancel') {
    const { key, actor, refund } = work
    const form = { reason: 'A reason', refund }
    const call = { call: 'cancelPolicy', contactId, form, key, user: userOf(actor) } as const
    const { status } = await product.actOrAsk(services, call, version)
    return { isPending: status === 202 }
  }
  if (work.kind === 'approve') {
    const request = await services.db.q.selectFrom('approval_request').select('id').executeTakeFirst()
    if (!request) throw new product.Problem(404, 'Nobody has asked yet')
    const caller = { kind: 'staff', user: userOf(work.actor) } as never
    const deciding = { id: request.id, caller, permission: 'refunds.approve', reason: null } as const
    await product.decideRequest(services, { ...deciding, decision: 'approve' })
    return {}
  }
  if (work.kind === 'staffRefund') {
    const { key, actor, form } = work
    await product.refundByStaff(services, { id: contactId, key, call: 'makeRefund', form: form as never, actor })
    return {}
  }
  const failed = await services.db.q.selectFrom('job').select('id').where('dead', 'is not', null).executeTakeFirst()
  if (failed) await product.retryFailedJob(services, failed.id, work.actor)
  return {}
}

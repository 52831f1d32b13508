import { randomUUID } from 'node:crypto'
import { typesIn } from '../../domain/catalogue'
import { catalogueVersions } from '../../domain/catalogue/versions'
import { messages } from '../../domain/common/messages'
import { phoneDigits } from '../../domain/common/phone'
import { suspensionWords } from '../../domain/quote/suspension'
import { quoteLink } from '../contacts/links'
import { sendText } from '../notifications/textJob'
import { audit } from '../platform/audit/audit'
import { couponOn, partnerOf } from '../platform/config/program'
import type { Coupon } from '../platform/db/schema'
import { addressesIn, addressIn, mostRecipients } from '../platform/mail/addresses'
import { checkLimits } from '../platform/mail/limits'
import { conflict, notFound, Problem, wrongAnswers } from '../platform/problems/problem'
import { actorOf } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { readAnswers } from '../quotes/answers'
import { changeQuote } from '../quotes/change'
import { cityOf } from '../quotes/cityOf'
import { contactOf, couponsOf, rowOf } from '../quotes/contactDto'
import { beginQuote } from '../quotes/create'
import { agreedFee, feeByRep } from '../quotes/fees'
import { mailQuoteLinks, quotesOf, readQuoteSearch } from '../quotes/find'
import { requestRain } from '../quotes/rainRequest'
import { readOnlyFor } from '../quotes/readOnly'
import { recalculatePrice } from '../quotes/recalculate'
import { saveAnswers } from '../quotes/save'
import { sendLink } from '../quotes/sendLink'
import { assertUnbought } from '../quotes/status'
import { contactWithSuspension } from '../quotes/suspension'
import { signTermsOf } from '../quotes/termsSigning'
import type { Operation } from './handler'

/** `POST /apply-coupon`: applies a coupon to a quote's policy fee; an empty code removes it. */
export const applyCoupon: Operation<'applyCoupon'> =
  (services) =>
  async ({ body: { id, code }, caller }) => {
    const saved = await changeQuote(services, { id }, (contact) => {
      const coupon = couponBehind(services, code)
      return saveAnswers(services, {
        contact,
        basis: { coupon },
        caller,
        action: `coupon.${coupon ? 'applied' : 'removed'}`,
      })
    })
    return { status: 200, body: { coupons: couponsOf(saved), contact: contactOf(saved) } }
  }

/**
 * The coupon's current terms; later edits of a coupon do not change quotes that have it.
 * @throws Problem 422 that does not reveal whether the code exists
 */
function couponBehind({ config, today }: Services, typed: string): Coupon | null {
  if (typed.trim() === '') return null
  const coupon = couponOn(config.program, typed, today())
  const error = 'This code isn’t valid or has expired'
  if (!coupon) throw new Problem(422, error, { error })
  return { code: coupon.code, value: coupon.value, is_percentage: coupon.is_percentage }
}

/**
 * `POST /policy-fee-adjustment/calculate`: the policy fee for a premium, with the adjustment agreed for an email
 * address.
 */
export const calculatePolicyFee: Operation<'calculatePolicyFee'> =
  (services) =>
  async ({ body: { id, email, premium }, caller }) => ({
    status: 200,
    body: { policy_fee: await agreedFee(services, caller, { id, email, premium, ecPremium: 0 }) },
  })

/** `POST /policy-fee-adjustment/calculate-hcc`: the same for both premiums, for event types of any catalogue. */
export const calculatePolicyFeeHcc: Operation<'calculatePolicyFeeHcc'> =
  (services) =>
  async ({ body: { id, email, premium, other_premium, event_type }, caller }) => {
    if (!catalogueVersions.some((version) => typesIn(version).has(event_type)))
      throw wrongAnswers({ event_type: 'There is no such type of event' })
    const policy_fee = await agreedFee(services, caller, { id, email, premium, ecPremium: other_premium })
    return { status: 200, body: { policy_fee } }
  }

/** `POST /contacts`: starts a quote. A repeated call with the same key returns the first quote. */
export const createContact: Operation<'createContact'> =
  (services) =>
  async ({ body, headers, caller }) => {
    const contact = await beginQuote(services, { key: headers['idempotency-key'], body, caller })
    assertUnbought(contact)
    return { status: 201, body: { contact: contactOf(contact), link: quoteLink(services.config, contact.id) } }
  }

export const currentDate: Operation<'currentDate'> =
  ({ today }) =>
  async ({ caller }) => ({
    status: 200,
    body: { date: today(), ...readOnlyFor(caller, false) },
  })

/** `GET /zip-codes/{zip}`: the same for everybody, so any cache may store it for a day. */
export const getCity: Operation<'getCity'> =
  () =>
  async ({ params: { zip } }) => ({
    status: 200,
    body: { city: await cityOf(zip) },
    headers: { 'cache-control': 'public, max-age=86400' },
  })

/** `POST /terms-link/{id}/email`: mails the link to a quote's terms. */
export const emailTermsLink: Operation<'emailTermsLink'> =
  (services) =>
  async ({ params: { id }, body, caller }) => {
    const email = addressIn(body.email)
    if (!email) throw wrongAnswers({ email: messages.email('Email') })
    const recipients = [email]
    const mail = { kind: 'termsLink', recipients } as const
    await sendLink(services, { id, caller, recipients, field: 'email', action: 'termsLink.requested', mail })
    return { status: 200, body: { message: 'Email sent successfully!' } }
  }

/**
 * `GET /quotes/all/{a}/{b}`: quotes by email address and day (decision 38). For the public, a job looks them up and
 * mails them, so that neither the response nor its timing reveals whether there are any.
 */
export const findQuotes: Operation<'findQuotes'> =
  (services) =>
  async ({ params, caller }) => {
    const search = readQuoteSearch(params)
    if (caller.kind === 'staff') {
      const quotes = await quotesOf(services.db, search)
      return { status: 200, body: { quotes: quotes.map(rowOf), message: null } }
    }
    await mailQuoteLinks(services, search, caller)
    const message = 'If we know this address, the links are on their way to it.'
    return { status: 200, body: { quotes: [], message } }
  }

/** `GET /partners/{slug}`: the partner of a link, and whether its customers get the second provider. */
export const getPartner: Operation<'getPartner'> =
  ({ config }) =>
  async ({ params }) => {
    const partner = partnerOf(config.program, params.slug)
    if (!partner) throw notFound('partner')
    const { slug, name, isHcc } = partner
    return { status: 200, body: { slug, name, isHcc } }
  }

/** `PATCH /contacts/{id}`: stores answers, finished or not; staff can also set the policy fee. */
export const patchContact: Operation<'patchContact'> =
  (services) =>
  async ({ params, headers, body, caller }) => {
    const given = readAnswers(body)
    const fee = feeByRep(body, caller)
    const basis = fee === undefined ? {} : { fee_changed_by_rep_cents: fee }
    const isTaken = body.saveFromAdmin === true
    const saved = await changeQuote(services, { id: params.id, version: headers['if-match'] }, (contact, isLast) =>
      saveAnswers(services, { contact, given, basis, caller, isTaken, isLast }),
    )
    const contact = await contactWithSuspension(services, saved)
    return { status: 200, body: { contact, link: quoteLink(services.config, saved.id) } }
  }

/** `POST /recalculate`: prices the answers, or says why there is no price. Stores nothing. */
export const recalculate: Operation<'recalculate'> =
  (services) =>
  async ({ body, caller }) => ({ status: 200, body: await recalculatePrice(services, body, caller) })

/** `POST /rain-requests`: requests rain insurance, once per key (decision 37). */
export const requestRainCover: Operation<'requestRainCover'> =
  (services) =>
  async ({ headers, body, caller }) => ({
    status: 201,
    body: await requestRain(services, body, headers['idempotency-key'], caller),
  })

/** `POST /send-purchase-link/{id}`: mails the link to a quote's payment. */
export const sendPurchaseLink: Operation<'sendPurchaseLink'> =
  (services) =>
  async ({ params: { id }, body: { emails }, caller }) => {
    const recipients = addressesIn(emails)
    if (!recipients) {
      throw wrongAnswers({ emails: `Give up to ${mostRecipients} email addresses with semicolons between them` })
    }
    const mail = { kind: 'quotePurchaseLink', recipients } as const
    await sendLink(services, { id, caller, recipients, field: 'emails', action: 'purchaseLink.requested', mail })
    return { status: 200, body: { message: `Email sent successfully!${await suspensionNote(services, id)}` } }
  }

/** That the quote of a sent link cannot be bought now; empty if it can. */
async function suspensionNote(services: Services, id: string): Promise<string> {
  const row = await services.db.q.selectFrom('contact').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const { suspension } = await contactWithSuspension(services, row)
  return suspension ? ` It cannot be bought yet. ${suspensionWords(suspension).title}.` : ''
}

/** `POST /quote/send-email`: mails the link that opens a quote to each listed address. */
export const sendQuoteEmail: Operation<'sendQuoteEmail'> =
  ({ db, jobs }) =>
  async ({ body: { id, emails }, caller }) => {
    const contact = await db.q.selectFrom('contact').select('policy_number').where('id', '=', id).executeTakeFirst()
    if (!contact) throw notFound('quote')
    if (contact.policy_number !== null)
      throw conflict('notPurchasable', 'This quote has been bought: it is a policy now')
    const recipients = addressesIn(emails)
    if (!recipients) {
      throw wrongAnswers({ emails: `Give up to ${mostRecipients} email addresses with semicolons between them` })
    }
    await db.tx(async () => {
      const due = await checkLimits(db, caller, { contactId: id, recipients, field: 'emails' })
      await jobs.enqueue('mail', { kind: 'quote', contactId: id, recipients, occasion: randomUUID() }, undefined, due)
      await audit(db, {
        actor: actorOf(caller),
        entity: 'contact',
        entityId: id,
        action: 'quoteEmail.requested',
        after: { recipients },
      })
    })
    return { status: 200, body: { message: 'Email sent successfully!' } }
  }

/** `POST /terms/{id}`: agrees to the terms, and to an underwriter's conditions, for the stored answers. */
export const signTerms: Operation<'signTerms'> =
  (services) =>
  async ({ params, body, caller }) => ({ status: 200, body: await signTermsOf(services, params.id, body, caller) })

/**
 * `POST /terms-link/{id}/text`: the same by text message; responds once the provider has accepted it.
 * @throws Problem 503
 */
export const textTermsLink: Operation<'textTermsLink'> =
  (services) =>
  async ({ params: { id }, body, caller }) => {
    const digits = phoneDigits(body.phone)
    if (!digits) throw wrongAnswers({ phone: messages.phone('Phone') })
    const phone = `+1${digits}`
    const action = 'termsLink.requested'
    await sendLink(services, { id, caller, recipients: [phone], field: 'phone', action, mail: null })
    try {
      await sendText(services, { contactId: id, phone, occasion: randomUUID() })
    } catch (fault) {
      services.log.error({ reason: fault instanceof Error ? fault.message : 'unknown' }, 'a text was not taken')
      throw new Problem(503, 'The text could not be sent. Try again in a minute, or have the link emailed.', {})
    }
    return { status: 200, body: { message: 'Text sent successfully!' } }
  }

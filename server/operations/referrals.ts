import { may } from '../../domain/staff/permissions'
import { actOrAsk } from '../approvals/ask'
import { quoteLink } from '../contacts/links'
import { assertNoCards } from '../contacts/text'
import { notFound, wrongAnswers } from '../platform/problems/problem'
import { staffIn } from '../platform/services/caller'
import { contactOf } from '../quotes/contactDto'
import { lapsed } from '../quotes/expiration'
import { decide } from '../underwriting/decision'
import { correspondence, write } from '../underwriting/messages'
import { referralOf } from '../underwriting/referral'
import { work } from '../underwriting/referralWork'
import { submitReview } from '../underwriting/submission'
import type { Operation } from './handler'

/** `GET /contacts/{id}/messages`: the messages about a quote, and whether the caller may write. */
export const listMessages: Operation<'listMessages'> =
  (services) =>
  async ({ params: { id }, caller }) => {
    const row = await services.db.q.selectFrom('contact').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw notFound('quote')
    return { status: 200, body: await correspondence(services, await lapsed(services, row), caller) }
  }

/**
 * `POST /mark-quote-approved/{id}`: a staff decision on a quote (decision 8), mailed to the customer. An approval beyond an
 * underwriter's authority asks for a second person (record 072).
 */
export const markQuoteApproved: Operation<'markQuoteApproved'> =
  (services) =>
  async ({ params: { id }, headers, body: { status, reason: given, terms }, caller }) => {
    const reason = given?.trim() || null
    if (status === 'declined' && !reason) throw wrongAnswers({ reason: 'Say why: the customer reads it' })
    assertNoCards({ reason: ['Reason', reason] })
    const version = headers['if-match']
    const { user } = staffIn(caller)
    const form = { reason, terms, maySetTerms: may(user, 'referrals.decide') }
    if (status === 'approved')
      return actOrAsk(services, { call: 'markQuoteApproved', contactId: id, form, key: null, user }, version)
    const saved = await decide(services, { ...form, id, version, status, actor: user.email })
    return { status: 200, body: { contact: contactOf(saved), link: quoteLink(services.config, saved.id) } }
  }

/** `GET /usw/contacts/{id}`: a quote for underwriters, with its messages and the price by their terms. */
export const openReferral: Operation<'openReferral'> =
  (services) =>
  async ({ params: { id } }) => {
    const row = await services.db.q.selectFrom('contact').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw notFound('quote')
    return { status: 200, body: await referralOf(services, await lapsed(services, row)) }
  }

/** `POST /contacts/{id}/review`: submits a referred quote to an underwriter (decision 8). */
export const submitForReview: Operation<'submitForReview'> =
  (services) =>
  async ({ params: { id }, body, caller }) => {
    const saved = await submitReview(services, id, body, caller)
    return { status: 200, body: { contact: contactOf(saved), link: quoteLink(services.config, id) } }
  }

/** `PATCH /usw/contacts/{id}`: saves draft terms and the assigned underwriter. */
export const workReferral: Operation<'workReferral'> =
  (services) =>
  async ({ params: { id }, headers, body: { terms, underwriter }, caller }) => {
    const saved = await work(services, { id, version: headers['if-match'], terms, underwriter, caller })
    return { status: 200, body: await referralOf(services, saved) }
  }

/** `POST /contacts/{id}/messages`: adds a message about a quote and mails it to the other side. */
export const writeMessage: Operation<'writeMessage'> =
  (services) =>
  async ({ params: { id }, headers, body: { message }, caller }) => {
    const written = await write(services, { contactId: id, message, key: headers['idempotency-key'], caller })
    return { status: 200, body: written }
  }

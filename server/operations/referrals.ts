import { quoteLink } from '../contacts/links'
import { assertNoCards } from '../contacts/text'
import { notFound, wrongAnswers } from '../platform/problems/problem'
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

/** `POST /mark-quote-approved/{id}`: a staff decision on a quote (decision 8), mailed to the customer. */
export const markQuoteApproved: Operation<'markQuoteApproved'> =
  (services) =>
  async ({ params: { id }, headers, body: { status, reason: given, terms }, caller }) => {
    const reason = given?.trim() || null
    if (status === 'declined' && !reason) throw wrongAnswers({ reason: 'Say why: the customer reads it' })
    assertNoCards({ reason: ['Reason', reason] })
    const saved = await decide(services, { id, version: headers['if-match'], status, reason, terms, caller })
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

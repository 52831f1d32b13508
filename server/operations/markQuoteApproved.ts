import { assertNoCards } from '../desk/texts'
import type { Operation } from '../handler'
import { wrongAnswers } from '../problem'
import { quoteLink } from '../quotes/link'
import { contactOf } from '../quotes/wire'
import { decide } from '../underwriting/decide'

/** `POST /mark-quote-approved/{id}`: staff's word on a quote (decision 8). The customer is written to. */
export const markQuoteApproved: Operation<'markQuoteApproved'> =
  (services) =>
  async ({ params: { id }, headers, body: { status, reason: given, terms }, caller }) => {
    const reason = given?.trim() || null
    if (status === 'declined' && !reason) throw wrongAnswers({ reason: 'Say why: the customer reads it' })
    assertNoCards({ reason: ['Reason', reason] })
    const saved = await decide(services, { id, version: headers['if-match'], status, reason, terms, caller })
    return { status: 200, body: { contact: contactOf(saved), link: quoteLink(services.config, saved.id) } }
  }

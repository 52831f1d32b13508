import type { Operation } from '../handler'
import { readAnswers } from '../quotes/answers'
import { changeQuote } from '../quotes/change'
import { feeByRep } from '../quotes/feeByRep'
import { quoteLink } from '../quotes/link'
import { saveAnswers } from '../quotes/save'
import { contactOf } from '../quotes/wire'

/** `PATCH /contacts/{id}`: stores answers, finished or not, and of staff the fee that they ask for. */
export const patchContact: Operation<'patchContact'> =
  (services) =>
  async ({ params, headers, body, caller }) => {
    const given = readAnswers(body)
    const fee = feeByRep(body, caller)
    const kept = fee === undefined ? {} : { fee_changed_by_rep_cents: fee }
    const saved = await changeQuote(services, { id: params.id, version: headers['if-match'] }, (contact) =>
      saveAnswers(services, { contact, given, kept, caller, isTaken: body.saveFromAdmin === true }),
    )
    return { status: 200, body: { contact: contactOf(saved), link: quoteLink(services.config, saved.id) } }
  }

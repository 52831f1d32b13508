import type { Operation } from '../handler'
import { changeQuote } from '../quotes/change'
import { quoteLink } from '../quotes/link'
import { saveAnswers } from '../quotes/save'
import { todaysVersion } from '../quotes/versions'
import { contactOf } from '../quotes/wire'

/**
 * `POST /admin/contacts/{id}/version`: gives a quote today's catalogue and rating plan. Its answers stay; what was
 * approved or signed was so by another version, and ends.
 */
export const moveToToday: Operation<'moveToToday'> =
  (services) =>
  async ({ params, headers, caller }) => {
    const saved = await changeQuote(services, { id: params.id, version: headers['if-match'] }, (contact) =>
      saveAnswers(services, { contact, kept: todaysVersion(services), caller, action: 'quote.movedToToday' }),
    )
    return { status: 200, body: { contact: contactOf(saved), link: quoteLink(services.config, saved.id) } }
  }

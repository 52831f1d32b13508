import type { Operation } from '../handler'
import { beginQuote } from '../quotes/begin'
import { quoteLink } from '../quotes/link'
import { assertUnbought } from '../quotes/standing'
import { contactOf } from '../quotes/wire'

/** `POST /contacts`: begins a quote. The key names it, so a repeated call gives the one that was made first. */
export const createContact: Operation<'createContact'> =
  (services) =>
  async ({ body, headers, caller }) => {
    const contact = await beginQuote(services, { key: headers['idempotency-key'], body, caller })
    assertUnbought(contact)
    return { status: 201, body: { contact: contactOf(contact), link: quoteLink(services.config, contact.id) } }
  }

import type { Price } from '../../contract/client'
import type { Contact } from '../contacts/contact'
import { quoteLink } from '../contacts/links'
import type { PreviewKind } from '../pdf/facts/kinds'
import { factsOf } from '../pdf/facts/policy'
import type { PolicyFacts } from '../pdf/facts/types'
import type { Services } from '../platform/services/services'
import { quoteFacts } from './quoteFacts'
import { quoteStatusSentence } from './status'
import { conditionsOf } from './terms'

type Priced = Contact & { readonly price: Price }

/** Facts for a preview of the documents of a priced quote. Unanswered questions are marked as open. */
function previewFacts(contact: Priced, now: Date): PolicyFacts {
  const facts = factsOf({
    policy: {
      policy_number: 'None yet',
      created: now,
      answers: { ...contact.answers, ...quoteFacts(contact) },
      price: contact.price,
      transaction_id: '',
    },
    quoteNumber: contact.quote_number,
    codes: {},
    issued: now,
    checkUrl: '',
    payment: undefined,
    conditions: conditionsOf(contact.offered_terms),
  })
  return { ...facts, nature: 'preview', insured: { ...facts.insured, name: facts.insured.name || 'To be named' } }
}

/** Renders the preview on request; nothing is stored. */
export async function preview(
  { config, now }: Pick<Services, 'config' | 'now'>,
  contact: Priced,
  kind: PreviewKind,
): Promise<{ readonly bytes: Buffer; readonly fileName: string }> {
  // loaded with the first document, as in the documents job
  const { press } = await import('../pdf/press')
  const facts = previewFacts(contact, now())
  const words = { status: quoteStatusSentence(contact), url: quoteLink(config, contact.id) }
  const name = kind === 'quote' ? 'Quote' : 'Preview of the certificate'
  return { bytes: await press('renderPreview', kind, facts, words), fileName: `${name} ${contact.quote_number}.pdf` }
}

import type { Price } from '../../contract/client'
import { standingOf } from '../mail/quote'
import type { Contact } from '../payments/rows'
import { quoteFacts } from '../quotes/kept'
import { quoteLink } from '../quotes/link'
import type { Services } from '../services'
import { factsOf } from './facts'
import type { PolicyFacts } from './facts/types'
import type { PreviewKind } from './kinds'

type Priced = Contact & { readonly price: Price }

/** across each page of a certificate that is not in force */
const watermark = 'PREVIEW, NOT INSURANCE'

/** A priced quote as its documents would say it if it were bought now. What is not answered yet is said to be open. */
function previewFacts(contact: Priced, now: Date): PolicyFacts {
  const facts = factsOf({
    policy: {
      policy_number: 'None yet',
      contact_id: contact.id,
      created: now,
      version: 1,
      answers: { ...contact.answers, ...quoteFacts(contact) },
      price: contact.price,
      transaction_id: '',
      application_processed: false,
      cancelled: null,
    },
    quoteNumber: contact.quote_number,
    tokens: {},
    payment: undefined,
  })
  return { ...facts, watermark, insured: { ...facts.insured, name: facts.insured.name || 'To be named' } }
}

/** Drawn here and now: nothing is kept of it. */
export async function preview(
  { config, now }: Pick<Services, 'config' | 'now'>,
  contact: Priced,
  kind: PreviewKind,
): Promise<{ readonly bytes: Buffer; readonly fileName: string }> {
  // loaded with the first document, as by the job
  const { renderPreview } = await import('./render')
  const facts = previewFacts(contact, now())
  const words = { standing: standingOf(contact), url: quoteLink(config, contact.id) }
  const name = kind === 'quote' ? 'Quote' : 'Preview of the certificate'
  return { bytes: await renderPreview(kind, facts, words), fileName: `${name} ${contact.quote_number}.pdf` }
}

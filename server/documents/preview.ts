import type { Price } from '../../contract/client'
import { standingOf } from '../mail/quote'
import type { Contact } from '../payments/rows'
import { quoteFacts } from '../quotes/kept'
import { quoteLink } from '../quotes/link'
import { conditionsOf } from '../quotes/terms'
import type { Services } from '../services'
import { factsOf } from './facts'
import type { PolicyFacts } from './facts/types'
import type { PreviewKind } from './kinds'

type Priced = Contact & { readonly price: Price }

/** A priced quote as its documents would say it if it were bought now. What is not answered yet is said to be open. */
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

/** Drawn here and now: nothing is kept of it. */
export async function preview(
  { config, now }: Pick<Services, 'config' | 'now'>,
  contact: Priced,
  kind: PreviewKind,
): Promise<{ readonly bytes: Buffer; readonly fileName: string }> {
  // loaded with the first document, as by the job
  const { press } = await import('./press')
  const facts = previewFacts(contact, now())
  const words = { standing: standingOf(contact), url: quoteLink(config, contact.id) }
  const name = kind === 'quote' ? 'Quote' : 'Preview of the certificate'
  return { bytes: await press('renderPreview', kind, facts, words), fileName: `${name} ${contact.quote_number}.pdf` }
}

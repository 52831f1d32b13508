import { createContext, use } from 'react'
import type { CardEntry } from '../../domain/payment'
import type { PolicyLink } from '../../machines/calls/policy'
import type { DocumentsRef } from '../../machines/documents/documents.select'
import type { PreviewRef } from '../../machines/preview/preview.select'
import type { TermsLinkRef } from '../../machines/termsLink/termsLink.select'

/** What the quote screen reaches for beside its chart. Made in the quote's room. */
export interface QuoteTools {
  /** the payment form says where its card can be read while it is open, and null when it closes */
  readonly holdCard: (read: (() => CardEntry) | null) => void
  /** the documents of a policy just bought, watched until they are made; the same actor for the same link */
  readonly documentsOf: (link: PolicyLink) => DocumentsRef | null
  /** what can be had on paper before it is bought; one at a time */
  readonly previews: PreviewRef | null
  /** sends the link to a quote's terms; one for each contact, begun with whom it may be for */
  readonly termsLinkOf: (quote: {
    readonly contactId: string
    readonly email: string | null
    readonly phone: string | null
  }) => TermsLinkRef | null
}

/** No tools: what they would do is left out. */
export const noTools: QuoteTools = {
  holdCard: () => {},
  documentsOf: () => null,
  previews: null,
  termsLinkOf: () => null,
}

/** Nothing of them is needed for the first page, so they are fetched. The promise is the same while it holds. */
const none = Promise.resolve(noTools)
const Tools = createContext<() => Promise<QuoteTools>>(() => none)
export const QuoteToolsProvider = Tools.Provider
/** Waits for them: whoever uses it is a part that is fetched itself. */
export const useQuoteTools = () => use(use(Tools)())

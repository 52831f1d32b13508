import { createContext, use } from 'react'
import type { PolicyLink } from '../../../../machines/calls/policies'
import type { DocumentsRef } from '../../../../machines/customer/policy/documents.select'
import type { SharingRef } from '../../../../machines/customer/policy/sharing.select'
import type { MessagesRef } from '../../../../machines/customer/quote/messages.select'
import type { PreviewRef } from '../../../../machines/customer/quote/preview.select'
import type { TermsLinkRef } from '../../../../machines/customer/quote/termsLink.select'
import type { CardInputs } from '../../../shared/card/cardVault'

/** What the quote screen reaches for beside its chart. Made in the quote's room. */
export interface QuoteTools {
  /** where a card is typed; made when a payment first opens, and the same one from then on */
  readonly openCardInputs: () => CardInputs | null
  /** the documents of a policy just bought, watched until they are made; the same actor for the same link */
  readonly documentsOf: (link: PolicyLink) => DocumentsRef | null
  /** sends them to others; the same actor for the same link */
  readonly sharingOf: (link: PolicyLink) => SharingRef | null
  /** what can be had on paper before it is bought; one at a time */
  readonly previews: PreviewRef | null
  /** what was written about a quote; one for each contact */
  readonly messagesOf: (contactId: string) => MessagesRef | null
  /** sends the link to a quote's terms; one for each contact, begun with whom it may be for */
  readonly termsLinkOf: (quote: {
    readonly contactId: string
    readonly email: string | null
    readonly phone: string | null
  }) => TermsLinkRef | null
}

/** No tools: what they would do is left out. */
export const noTools: QuoteTools = {
  openCardInputs: () => null,
  documentsOf: () => null,
  sharingOf: () => null,
  previews: null,
  messagesOf: () => null,
  termsLinkOf: () => null,
}

/** Nothing of them is needed for the first page, so they are fetched. The promise is the same while it holds. */
const none = Promise.resolve(noTools)
const Tools = createContext<() => Promise<QuoteTools>>(() => none)
export const QuoteToolsProvider = Tools.Provider
/** Waits for them: whoever uses it is a part that is fetched itself. */
export const useQuoteTools = () => use(use(Tools)())

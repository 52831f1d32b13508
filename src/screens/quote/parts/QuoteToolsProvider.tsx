import { createContext, use } from 'react'
import type { PolicyLink } from '../../../../machines/calls/policies'
import type { DocumentsRef } from '../../../../machines/customer/policy/documents.select'
import type { SharingRef } from '../../../../machines/customer/policy/sharing.select'
import type { MessagesRef } from '../../../../machines/customer/quote/messages.select'
import type { PreviewRef } from '../../../../machines/customer/quote/preview.select'
import type { QuoteRef } from '../../../../machines/customer/quote/quote.select'
import type { TermsLinkRef } from '../../../../machines/customer/quote/termsLink.select'
import type { LinkedVenueRef } from '../../../../machines/customer/venue/linkedVenue.select'
import type { VenueRef } from '../../../../machines/customer/venue/venue.select'
import type { CardInputs } from '../../../shared/card/cardVault'

/** The actors that the quote screen uses beside its chart. Made by the quote's page. */
export interface QuoteTools {
  /** the card's inputs: created when a payment first opens, then reused */
  readonly openCardInputs: () => CardInputs | null
  /** the documents of a new policy, polled until their files exist; the same actor for the same link */
  readonly documentsOf: (link: PolicyLink) => DocumentsRef | null
  /** emails those documents to others; the same actor for the same link */
  readonly sharingOf: (link: PolicyLink) => SharingRef | null
  /** document previews before a purchase; one at a time */
  readonly previews: PreviewRef | null
  /** the messages about a quote; one actor for each contact */
  readonly messagesOf: (quote: QuoteRef, contactId: string) => MessagesRef | null
  /** emails the link to a quote's terms; one actor for each contact, with suggested recipients */
  readonly termsLinkOf: (quote: {
    readonly contactId: string
    readonly email: string | null
    readonly phone: string | null
  }) => TermsLinkRef | null
  /** the venue of a quote in the directory; one actor for each contact */
  readonly venueOf: (quote: QuoteRef, contactId: string) => VenueRef | null
  /** the venue whose link was followed; null without a link */
  readonly linkedVenueOf: (quote: QuoteRef) => LinkedVenueRef | null
}

/** Without tools, the parts that use them are not rendered. */
export const noTools: QuoteTools = {
  openCardInputs: () => null,
  documentsOf: () => null,
  sharingOf: () => null,
  previews: null,
  messagesOf: () => null,
  termsLinkOf: () => null,
  venueOf: () => null,
  linkedVenueOf: () => null,
}

/** The first page needs none of them, so they are fetched later. The promise stays the same for React's `use`. */
const none = Promise.resolve(noTools)
const Tools = createContext<() => Promise<QuoteTools>>(() => none)
export const QuoteToolsProvider = Tools.Provider
/** Suspends until the tools have loaded. Only lazily loaded parts call it. */
export const useQuoteTools = () => use(use(Tools)())

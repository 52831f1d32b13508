import { createContext, use } from 'react'
import type { CardEntry } from '../../domain/payment'
import type { PolicyLink } from '../../machines/calls/policy'
import type { DocumentsRef } from '../../machines/documents/documents.select'

/** What the quote screen reaches for beside its chart. Made in the quote's room. */
export interface QuoteTools {
  /** the payment form says where its card can be read while it is open, and null when it closes */
  readonly holdCard: (read: (() => CardEntry) | null) => void
  /** the documents of a policy just bought, watched until they are made; the same actor for the same link */
  readonly documentsOf: (link: PolicyLink) => DocumentsRef | null
}

const Tools = createContext<QuoteTools>({ holdCard: () => {}, documentsOf: () => null })
export const QuoteToolsProvider = Tools.Provider
export const useQuoteTools = () => use(Tools)

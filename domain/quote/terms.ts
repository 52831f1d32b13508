/**
 * The edition that a signature is for. Other words (domain/quote/termsText.ts) are another edition, and an older signature stays
 * with its own. Apart from them, because the first page needs it and not them.
 */
export const termsEdition = '2026-11-20'

/**
 * The edition that a signature is for. A change of the text (domain/quote/termsText.ts) needs a new edition, and
 * earlier signatures keep theirs. In its own file, because the first page needs it without the text.
 */
export const termsEdition = '2026-11-29'

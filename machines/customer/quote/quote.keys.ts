/*
 * The entries of the browser's storage that open a stored quote at an address that names none (quote.storage.ts). The
 * script in the head of the first page reads them before any other code has loaded (src/app/early.ts).
 */

/** the quote that has no contact yet */
export const unnamed = 'marquee.quote'
/** the contact of the quote that was opened last */
export const last = 'marquee.quote.last'

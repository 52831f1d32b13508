/**
 * The code that a partner pastes into its page where the quote should appear (docs/embed.md).
 * @param origin of our site, such as https://quotes.example.com
 * @param slug of the partner
 */
export const embedCode = (origin: string, slug: string): string =>
  `<script src="${origin}/quote/embed.js" data-partner="${slug}" async></script>`

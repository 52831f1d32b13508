import type { ReactElement } from 'react'
import { render, toPlainText } from 'react-email'

/** A letter as HTML and as plain text. */
export async function renderLetter(letter: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(letter)
  return {
    html,
    text: toPlainText(html, {
      selectors: [
        { selector: '[aria-hidden=true]', format: 'skip' },
        { selector: 'a[href^="tel:"]', format: 'inline' },
        { selector: 'h1', options: { uppercase: false } },
        { selector: 'h2', options: { uppercase: false } },
        { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
      ],
    }),
  }
}

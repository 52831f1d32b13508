import type { FocusEvent } from 'react'
import type { QuoteRef } from '../../../../machines/customer/quote/quote.select'

/** What is not typed, but chosen at once. */
const chosen = ['radio', 'checkbox', 'button', 'submit']
const isTyped = (element: EventTarget) =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !chosen.includes(element.type) && element.getAttribute('role') !== 'combobox')

/** Tells the chart that somebody is about to type, for the sake of what must not come in between. */
export const typing =
  (quote: QuoteRef) =>
  ({ target }: FocusEvent) => {
    if (isTyped(target)) quote.send({ type: 'field.entered' })
  }

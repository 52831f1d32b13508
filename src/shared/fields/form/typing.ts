import type { FocusEvent } from 'react'
import type { QuoteRef } from '../../../../machines/customer/quote/quote.select'
import { isLedToFault } from '../../browser/focus'

/** Input types that are chosen and not typed. */
const chosen = ['radio', 'checkbox', 'button', 'submit']
const isTyped = (element: EventTarget) =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !chosen.includes(element.type) && element.getAttribute('role') !== 'combobox')

/**
 * Tells the chart that typing has begun, so that nothing interrupts it. If a rejected
 * form moved the focus to the field, nobody is typing yet.
 */
export const typing =
  (quote: QuoteRef) =>
  ({ target }: FocusEvent) => {
    if (isTyped(target) && !isLedToFault()) quote.send({ type: 'field.entered' })
  }

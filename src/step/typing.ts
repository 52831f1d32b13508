import type { FocusEvent } from 'react'
import type { QuoteRef } from '../../machines/quote/quote.select'
import { afterPress } from '../fields/afterPress'

/** What is not typed, but chosen at once. */
const chosen = ['radio', 'checkbox', 'button', 'submit']
const isTyped = (element: EventTarget | null) =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !chosen.includes(element.type) && element.getAttribute('role') !== 'combobox')

/** Tells the chart whether somebody types in a form, for the sake of what must not come in between. */
export function typing(quote: QuoteRef) {
  const leave = () => {
    if (quote.getSnapshot().status === 'active') quote.send({ type: 'field.left' })
  }
  return {
    entered: ({ target }: FocusEvent) => {
      if (isTyped(target)) quote.send({ type: 'field.entered' })
    },
    leaving: ({ target }: FocusEvent) => {
      if (!isTyped(target)) return
      afterPress(() => {
        leave()
        // by then the press has led into another field
        if (isTyped(document.activeElement)) quote.send({ type: 'field.entered' })
      })
    },
    /** a ref of the form: a field that goes with its form says nothing when it goes */
    left: () => () => queueMicrotask(leave),
  }
}

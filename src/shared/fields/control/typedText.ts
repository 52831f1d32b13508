import { useLayoutEffect, useState } from 'react'
import { afterPaint, type DelayedAction } from '../../browser/afterPaint'

/**
 * The text of a box while it is typed. A key redraws only its own box; the answer reaches its form and its chart right
 * after the paint, so that no rule and no price delays the text (decision 98). Whatever the customer does next finds it
 * there: a press, another key, a move of the focus or a step back in the browser's history hands it over first.
 * @param answered the text of the answer that the form has
 * @param answer hands typed text to the form; the newest one is called, which knows what has changed since the key
 * @returns the text on display, and the function that takes what is typed
 */
export function useTypedText(answered: string, answer: (typed: string) => void) {
  const [typed, setTyped] = useState<string | null>(null)
  const [box] = useState({ answer })
  useLayoutEffect(() => {
    box.answer = answer
  })
  const type = (text: string) => {
    delayed ??= listening()
    // another box's text would be replaced
    if (lastBox !== box) delayed.now()
    lastBox = box
    setTyped(text)
    delayed.soon(() => {
      box.answer(text)
      setTyped(null)
    })
  }
  return [typed ?? answered, type] as const
}

/** the box whose text waits, of all boxes on the page */
let lastBox: object | null = null
/** made with the first key: the page that the build renders has no window to listen to */
let delayed: DelayedAction | null = null

/** Hands over the text that waits for its paint, if any does. */
export const handOverText = () => delayed?.now()

/**
 * In the capture phase, so that no other listener comes first. Not at the event that changes a control: a redraw before
 * its own listener would take the change back.
 */
const acts = ['keydown', 'pointerdown', 'focusout', 'submit', 'popstate', 'visibilitychange', 'pagehide']

function listening(): DelayedAction {
  for (const act of acts) addEventListener(act, handOverText, true)
  return afterPaint(window)
}

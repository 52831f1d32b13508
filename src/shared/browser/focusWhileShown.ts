import { focusOnMount, isBefore } from './focus'

/*
 * Refs for what goes again while its page or dialog stays, such as a notice with the button that settles it. The focus in
 * it then goes to the heading above, or of its row: without that it would be lost to the document.
 */

/** Takes the focus and comes into view, as with `focusOnMount`. */
export const focusWhileShown = (element: HTMLElement | null) => {
  focusOnMount(element)
  return () => returnFocus(element)
}

/** Takes no focus when it appears. */
export const returnFocusAfter = (element: HTMLElement | null) => () => returnFocus(element)

function returnFocus(element: HTMLElement | null) {
  if (!element?.contains(document.activeElement)) return
  const around = element.closest('[role="dialog"]') ?? document
  const headings = [...around.querySelectorAll<HTMLElement>(':is(h1, h2, h3, th)[tabindex="-1"]')]
  focusOnMount(headings.findLast((heading) => isBefore(heading, element)) ?? null)
}

/**
 * A ref that focuses content that must be read out when it appears. It is one function for good: React calls a new one
 * on every render, and the focus would jump back each time. It is in a file of its own because the page frame needs it
 * without the forms.
 */
export const focusWithoutScroll = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/** A ref that focuses content that must be read out when it appears, and scrolls to it. */
export const focusOnMount = (element: HTMLElement | null) => {
  if (element && !element.hidden) element.focus()
}

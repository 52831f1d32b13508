/**
 * As a ref, for what must be read out the moment it comes. It is one function for good: React calls a new one on every
 * draw, and the focus would jump back each time. It stands here because the frame of the page needs it without the form.
 */
export const focusWithoutScroll = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/**
 * As a ref, for what must be read out the moment it comes. It is one function for good: React calls a new one on every
 * draw, and the focus would jump back each time.
 */
export const focusOnMount = (element: HTMLElement | null) => {
  if (element && !element.hidden) element.focus()
}

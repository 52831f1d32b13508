/**
 * A ref for the title of a page that has just opened, which is at the top anyway. It is one function for good: React
 * calls a new one on every render, and the focus would jump back each time. It is in a file of its own because the page
 * frame needs it without the forms.
 */
export const focusWithoutScroll = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/**
 * A ref for whatever answers an action inside a page: it takes the focus and comes into view. It scrolls only where its
 * top is outside the upper part of the window: at the lower edge a title would show without the form below it.
 */
export const focusInView = (element: HTMLElement | null) => {
  if (!element) return
  element.focus({ preventScroll: true })
  const { top } = element.getBoundingClientRect()
  if (top < 0 || top > window.innerHeight * lowestPart)
    element.scrollIntoView?.({ block: 'start', behavior: 'instant' })
}
const lowestPart = 0.6

/** A ref that focuses content that must be read out when it appears, and scrolls to it. */
export const focusOnMount = (element: HTMLElement | null) => {
  if (element && !element.hidden) element.focus()
}

/**
 * A ref for the search of a page: the key / leads to it and selects its text, so that the next key begins a new search.
 * Not while somebody writes, and not under a dialog.
 */
export const focusBySlash = (element: HTMLInputElement | null) => {
  if (!element) return
  const look = (event: KeyboardEvent) => {
    const isShortcut = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey
    if (!isShortcut || isWriting(event.target) || document.querySelector('[role=dialog], [role=alertdialog]')) return
    event.preventDefault()
    element.focus()
    element.select()
  }
  document.addEventListener('keydown', look)
  return () => document.removeEventListener('keydown', look)
}

const isWriting = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]') !== null

/*
 * One rule for all pages (decision 64): the answer to an action takes the focus, so that it is read out, and comes into
 * view. Before anybody acts on a page nothing scrolls: its title only takes the focus, and a reload stays where it was.
 *
 * Each ref is one function for good: React calls a new one on every render, and the focus would jump back each time.
 * They are in a file of their own because the page frame needs them without the forms.
 */

/** A ref for the answer to an action: a title, a result or a refusal. It takes the focus and comes into view. */
export const focusOnMount = (element: HTMLElement | null) => {
  if (!element || element.hidden) return
  element.focus({ preventScroll: true })
  if (hasActed()) bringIntoView(element)
}

/**
 * A ref for a notice that an answer causes. It comes into view, and the field above it keeps the focus. A notice that
 * opens with its page scrolls nothing.
 */
export const showBelowFocus = (element: HTMLElement | null) => {
  const answered = document.activeElement
  if (!element || !answered?.matches('input, select, textarea') || !isBefore(answered, element)) return
  if (hasActed()) bringIntoView(element)
}

/**
 * The first of these controls on the page takes the focus, and comes into view with the message above it, where it is
 * not in view already (decision 70). False where none can take it, such as a card field in a frame of its own.
 * @param ids of controls
 */
export function focusFirst(ids: readonly string[]): boolean {
  const controls = ids.flatMap((id) => document.getElementById(id) ?? [])
  const first = controls.reduce<HTMLElement | null>((top, next) => (top && isBefore(top, next) ? top : next), null)
  if (!first) return false
  isLeading = true
  first.focus({ preventScroll: true })
  isLeading = false
  if (document.activeElement !== first) return false
  const message = document.getElementById(`${first.id}-fault`)
  if (hasActed() && ![first, message].every(isWholeInView))
    first.scrollIntoView?.({ block: 'center', behavior: 'instant' })
  return true
}

let isLeading = false
/** Whether a refused form is moving the focus: nobody has begun to type in that field. */
export const isLedToFault = () => isLeading

export const isBefore = (one: Node, other: Node) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** In a frame as high as its page, only the embedding page knows what is in view. */
function isWholeInView(element: HTMLElement | null): boolean {
  if (!element) return true
  const { top, bottom } = element.getBoundingClientRect()
  const { first, last } = windowEdges()
  return window.parent === window && top >= first && bottom <= last
}

/** What bars at the edges of the window leave free. */
function windowEdges() {
  const page = getComputedStyle(document.documentElement)
  return {
    first: Number.parseFloat(page.scrollPaddingTop) || 0,
    last: window.innerHeight - (Number.parseFloat(page.scrollPaddingBottom) || 0),
  }
}

/** Whether anybody has pressed or typed on this page. A browser that cannot tell counts as yes. */
const hasActed = () => navigator.userActivation?.hasBeenActive ?? true

/**
 * Scrolls only if something is out of view. A title stands for what follows it, so it has to be in the upper half of the
 * window, and otherwise goes to its top; anything else has to be in the window as a whole.
 */
function bringIntoView(element: HTMLElement) {
  const { top, bottom, height } = element.getBoundingClientRect()
  const { first, last } = windowEdges()
  const isTitle = /^H[1-6]$/.test(element.tagName)
  const isSeen = top >= 0 && bottom <= last && (!isTitle || top <= window.innerHeight / 2)
  // in a frame as high as its page, only the embedding page knows what is in view
  if (isSeen && window.parent === window) return
  const isWhole = height <= last - first
  element.scrollIntoView?.({ block: isTitle || !isWhole ? 'start' : 'nearest', behavior: 'instant' })
}

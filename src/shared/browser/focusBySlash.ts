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

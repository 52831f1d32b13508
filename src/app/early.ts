import { last, unnamed } from '../../machines/customer/quote/quote.keys'
import { isTheme, themeKey } from '../shared/browser/theme'

/** The acts of a visitor before the program is there. */
export interface Early {
  /** the button that was pressed last */
  pressed: HTMLButtonElement | null
  /** whether an input method is in the middle of a word */
  isComposing: boolean
  /** stops the listening */
  readonly end: () => void
}

declare global {
  interface Window {
    early?: Early
  }
}

/**
 * Runs inside the head of the page that was built (tools/build/firstPage.ts), before anything is drawn. It hides the
 * first question from a visitor for whom another page opens, takes the chosen theme, and notes early acts.
 */
function begin({ document, location, parent }: Window): void {
  const { dataset } = document.documentElement
  // another page at this address has parts of its own
  if (!location.hash) for (const href of dataset['parts']?.split(' ') ?? []) preload(document, href)
  let isOther = location.hash !== '' || parent !== window
  try {
    const theme = localStorage.getItem(themeKey)
    if (isTheme(theme) && theme !== 'system') dataset['theme'] = theme
    isOther ||= [unnamed, last].some((key) => localStorage.getItem(key) !== null)
  } catch {
    // without storage nothing is stored
  }
  if (isOther) dataset['other'] = ''

  const ended = new AbortController()
  const early: Early = { pressed: null, isComposing: false, end: () => ended.abort() }
  const listen = <Name extends keyof DocumentEventMap>(name: Name, act: (event: DocumentEventMap[Name]) => void) =>
    document.addEventListener(name, act, { capture: true, signal: ended.signal })
  // Enter would load the page again
  listen('submit', (event) => event.preventDefault())
  listen('click', ({ target }) => {
    early.pressed = target instanceof Element ? target.closest('button') : null
  })
  listen('compositionstart', () => {
    early.isComposing = true
  })
  listen('compositionend', () => {
    early.isComposing = false
  })
  window.early = early
}

function preload(document: Document, href: string) {
  const link = document.createElement('link')
  document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: 'anonymous', href }))
}

begin(window)

import './lacking'
import { act, cleanup, configure } from '@testing-library/react'
import toast from 'react-hot-toast/headless'
import { afterAll, afterEach, vi } from 'vitest'
import { forgotQuotes, sessions } from '../../src/shared/frame/overlays'

// what is waited for comes at once; a machine that others use as well may still take its time
configure({ asyncUtilTimeout: 60_000 })

/** What an application hears of its page for as long as the page is there: here for its test. */
const heard = ['popstate', 'storage', 'pageshow', 'pagehide', 'pointerdown', 'keydown', 'wheel']
const deaf: (() => void)[] = []
const { addEventListener } = window
function listen(what: string, listener: EventListener, options?: boolean | AddEventListenerOptions) {
  addEventListener.call(window, what, listener, options)
  // what a module listens to for itself it hears as long as it is loaded
  if (heard.includes(what) && typeof options !== 'boolean')
    deaf.push(() => window.removeEventListener(what, listener, options))
}
window.addEventListener = listen as typeof addEventListener
afterAll(() => {
  window.addEventListener = addEventListener
})

const notHere = () => Promise.reject(new Error('the test does not say what is fetched'))

/** A way back that a test began is gone before the next one stands there: jsdom goes it in two turns, later. */
const goneBack = () => new Promise((resolve) => setTimeout(() => setTimeout(resolve)))

/** Many files share one page and what is loaded into it: each test leaves both as it found them. */
afterEach(async () => {
  act(() => toast.removeAll())
  cleanup()
  document.body.replaceChildren()
  for (const stop of deaf.splice(0)) stop()
  forgotQuotes.from(notHere, () => {})
  sessions.from(notHere)
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  await goneBack()
  window.history.replaceState(null, '', '/')
})

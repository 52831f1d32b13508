import './lacking'
import { act, cleanup, configure } from '@testing-library/react'
import * as React from 'react'
import toast from 'react-hot-toast/headless'
import { afterAll, afterEach, vi } from 'vitest'
import { handOverText } from '../../src/shared/fields/control/typedText'
import { forgotQuotes, sessions } from '../../src/shared/frame/overlays'
import { quickStyles } from './computedStyles'

quickStyles()

// waits end as soon as the content appears; a busy machine may take longer
configure({ asyncUtilTimeout: 60_000 })

/**
 * React's development build captures a stack for each of the first 10,000 elements a second, which is a fifth of the
 * time of a screen's test. No test reads these stacks; the warnings stay.
 */
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
  configurable: true,
})

/** Events that an application listens to for the lifetime of its page: here the lifetime of its test. */
const heard = ['popstate', 'storage', 'pageshow', 'pagehide', 'pointerdown', 'keydown', 'wheel']
const deaf: (() => void)[] = []
const { addEventListener } = window
function listen(what: string, listener: EventListener, options?: boolean | AddEventListenerOptions) {
  addEventListener.call(window, what, listener, options)
  // a module's own listeners stay as long as the module is loaded
  if (heard.includes(what) && typeof options !== 'boolean')
    deaf.push(() => window.removeEventListener(what, listener, options))
}
window.addEventListener = listen as typeof addEventListener
afterAll(() => {
  window.addEventListener = addEventListener
})

/** jsdom paints nothing. A person types slower than a browser paints, so each letter has its frame here. */
for (const kind of ['input', 'change']) window.addEventListener(kind, () => act(() => handOverText()))

/**
 * A reset reloads our modules and leaves packages loaded. Stripe's loader then gives every later file of this worker the
 * script of an earlier page, so a test makes a new value instead.
 */
vi.resetModules = () => {
  throw new Error('the files of a worker share their modules: make a new value instead')
}

const notHere = () => Promise.reject(new Error('the test does not say what is fetched'))

/** A back navigation of a test has to end before the next test: jsdom performs it two tasks later. */
const goneBack = () => new Promise((resolve) => setTimeout(() => setTimeout(resolve)))

/** Many files share one page and its loaded modules, so each test cleans up both. */
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

import '../styles/index.css'
import { StrictMode } from 'react'
import { makeClient } from '../../contract/client'
import { noAnswer } from '../../contract/problem'
import { fetchedOnce } from '../shared/browser/chunks'
import { isFramed } from '../shared/browser/device'
import { leading, startAddress } from '../shared/browser/route'
import { safeStorage } from '../shared/browser/storage'
import { theme } from '../shared/browser/theme'
import { whileIdle } from '../shared/browser/whileIdle'
import { forgotQuotes, sessions } from '../shared/frame/overlays'
import { showToast } from '../shared/ui/toasts'
import { App } from './App'
import { openPages } from './pages'
import type { PageDependencies } from './routes/dependencies'
import { isStaffs, pageAt, staffPages } from './routes/routes'
import { clearingIn, isBackNavigation, overwriteCleared } from './routes/sessionClearing'
import { draw } from './takeOver'

/** milliseconds: longer than the first page takes */
const firstPage = 3000

/** Starts the application at this window's address. */
function openApp() {
  const storage = safeStorage(window)
  theme.restore(storage, isFramed() ? new URLSearchParams(window.location.search).get('theme') : null)
  const address = startAddress(window)
  overwriteCleared(address, storage, isBackNavigation(window))
  let acting = () => 'staff'
  const dependencies: PageDependencies = {
    client: makeClient({ baseUrl: '/api', actingAs: () => (isStaffs(address.now()) ? acting() : null) }),
    address,
    storage,
    ownStorage: safeStorage(window, 'sessionStorage'),
    toast: showToast,
    actAs: (actingAs) => {
      acting = actingAs
    },
    // replaces the entry, so that back does not lead into the redirect again
    redirect: (to) => window.location.replace(leading.to(to)),
  }
  const pages = openPages(dependencies)
  if (isFramed()) {
    document.documentElement.dataset['framed'] = ''
    void import('./embeddedFrame').then(({ fillFrame }) => fillFrame(window))
  }
  forgotQuotes.from(
    fetchedOnce(
      () => import('./quoteFinder'),
      ({ startForgotQuote }) => startForgotQuote(dependencies.client, dependencies),
    ),
    () => showToast({ kind: 'error', text: noAnswer.message }),
  )
  sessions.from(
    fetchedOnce(
      () => import('./session'),
      ({ startSession }) => startSession(dependencies, pages),
    ),
  )
  // staff sign in, so their pages have no saved answers to clear
  if (!staffPages.includes(pageAt(address.now())))
    setTimeout(() => whileIdle(window, [sessions.begin]), clearingIn(address.now().search) ? 0 : firstPage)

  const app = (
    <StrictMode>
      <App pages={pages} address={address} />
    </StrictMode>
  )
  draw(document.getElementById('root')!, app, pages.quote, address)
}

const { dataset } = document.documentElement

/** The server sets the attribute where the inspector is enabled and this address requests it. */
function openInspected() {
  if ('inspect' in dataset) void import('./inspector').then(({ inspecting }) => inspecting(window, openApp), openApp)
  else openApp()
}

// the server sets the attribute where it sends traces
if ('trace' in dataset)
  void import('./traces').then(({ traceCalls }) => traceCalls(window)).then(openInspected, openInspected)
else openInspected()

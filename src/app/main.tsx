import '../styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { makeClient } from '../../contract/client'
import { noAnswer } from '../../contract/problem'
import { forgotQuotes } from '../shell/forgotQuote'
import { isFramed } from '../shell/framed'
import { sessions } from '../shell/session'
import { theme } from '../shell/theme'
import { showToast } from '../ui/toasts'
import { App } from './App'
import { leading, startAddress } from './address'
import { overwriteCleared, saysCleared, wasLedBack } from './cleared'
import { fetchedOnce } from './importing'
import { isStaffs, roomAt, staffRooms } from './room'
import { openRooms } from './rooms'
import { safeStorage } from './storage'
import type { World } from './world'

/** milliseconds: longer than the first page takes */
const firstPage = 3000

/** The application at this window's address. */
function openApp() {
  const storage = safeStorage(window)
  theme.restore(storage)
  const address = startAddress(window)
  overwriteCleared(address, storage, wasLedBack(window))
  let acting = () => 'staff'
  const world: World = {
    client: makeClient({ baseUrl: '/api', actingAs: () => (isStaffs(address.now()) ? acting() : null) }),
    address,
    storage,
    ownStorage: safeStorage(window, 'sessionStorage'),
    toast: showToast,
    actAs: (said) => {
      acting = said
    },
    // back leads on from there, and not into the redirect again
    redirect: (to) => window.location.replace(leading.to(to)),
  }
  const rooms = openRooms(world)
  if (isFramed()) void import('./frame').then(({ fillFrame }) => fillFrame(window))
  forgotQuotes.from(
    fetchedOnce(
      () => import('./forgotQuote'),
      ({ startForgotQuote }) => startForgotQuote(world.client),
    ),
    () => showToast({ kind: 'error', text: noAnswer.message }),
  )
  sessions.from(
    fetchedOnce(
      () => import('./session'),
      ({ startSession }) => startSession(world, rooms),
    ),
  )
  // staff sign in, and nothing of theirs is kept here
  if (!staffRooms.includes(roomAt(address.now())))
    setTimeout(sessions.begin, saysCleared(address.now().search) ? 0 : firstPage)

  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App rooms={rooms} address={address} />
    </StrictMode>,
  )
}

// the server says so where it has an inspector, and this address asks for it
if ('inspect' in document.documentElement.dataset)
  void import('./inspecting').then(({ inspecting }) => inspecting(window, openApp), openApp)
else openApp()

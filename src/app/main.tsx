import '../styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { makeClient } from '../../contract/client'
import { theme } from '../shell/theme'
import { showToast } from '../ui/toasts'
import { App } from './App'
import { startAddress } from './address'
import { openRooms } from './rooms'
import { safeStorage } from './storage'

const storage = safeStorage(window)
theme.restore(storage)
const address = startAddress(window)
const rooms = openRooms({
  client: makeClient({ baseUrl: '/api' }),
  address,
  storage,
  toast: showToast,
  redirect: (to) => window.location.assign(to),
})

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App rooms={rooms} address={address} />
  </StrictMode>,
)

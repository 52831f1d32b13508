import '../styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { makeClient } from '../../contract/client'
import { theme } from '../shell/theme'
import { showToast } from '../ui/toasts'
import { App } from './App'
import { startAddress } from './address'
import { openRooms } from './rooms'

theme.restore()
const address = startAddress(window)
const rooms = openRooms(
  { client: makeClient({ baseUrl: '/api' }), storage: window.localStorage, toast: showToast },
  address,
)

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App rooms={rooms} address={address} />
  </StrictMode>,
)

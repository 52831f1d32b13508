import { useSyncExternalStore } from 'react'
import { Navigate, Route, Router, Routes } from 'react-router-dom'
import { CustomerFrame } from '../shell/CustomerFrame'
import { forgotQuotes } from '../shell/forgotQuote'
import { LazyScreen } from '../shell/LazyScreen'
import { StaffFrame } from '../shell/StaffFrame'
import { sessions } from '../shell/session'
import { staffWrap } from '../shell/wrap'
import { lazily } from '../ui/lazily'
import { Toasts } from '../ui/toasts'
import { type Address, base } from './address'
import { type RoomName, roomAt, staffRooms } from './room'
import type { Rooms } from './rooms'

const NotFound = lazily(() => import('../screens/not-found/NotFound'))

/** The screens by their routes (specification section 2). Which room is open, the address says; here it is only drawn. */
export function App({ rooms, address }: { rooms: Rooms; address: Address }) {
  const location = useSyncExternalStore(address.follow, address.now)
  const SessionDialog = useSyncExternalStore(sessions.follow, sessions.now)
  const ForgotQuoteDialog = useSyncExternalStore(forgotQuotes.follow, forgotQuotes.now)
  // the page around a frame may have a footer of its own
  const isFooter = !location.search.includes('isFooter=false')
  const customers = (name: RoomName) => (
    <CustomerFrame isFooter={isFooter}>
      <LazyScreen key={name} chunk={rooms[name]} />
    </CustomerFrame>
  )
  const room = roomAt(location) ?? 'quote'
  const isStaffs = staffRooms.includes(room)
  const staff = (name: RoomName) => <LazyScreen key={name} chunk={rooms[name]} Frame={StaffFrame} wrap={staffWrap} />
  return (
    <Router basename={base} location={location} navigator={address.navigator}>
      <Routes>
        <Route
          path="/404"
          element={
            <CustomerFrame isFooter={isFooter}>
              <NotFound />
            </CustomerFrame>
          }
        />
        {isStaffs && <Route path="*" element={staff(room)} />}
        <Route path="/manage-policy" element={<Navigate to="/#manage-policy" replace />} />
        <Route path="*" element={customers(room)} />
      </Routes>
      <Toasts />
      {ForgotQuoteDialog && <ForgotQuoteDialog />}
      {SessionDialog && <SessionDialog />}
    </Router>
  )
}

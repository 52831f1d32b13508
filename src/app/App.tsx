import { useSyncExternalStore } from 'react'
import { Navigate, Route, Router, Routes } from 'react-router-dom'
import { NotFound } from '../screens/not-found/NotFound'
import { CustomerFrame } from '../shell/CustomerFrame'
import { LazyScreen } from '../shell/LazyScreen'
import { StaffFrame } from '../shell/StaffFrame'
import { staffWrap } from '../shell/wrap'
import { Toasts } from '../ui/toasts'
import { type Address, base } from './address'
import { type RoomName, roomAt } from './room'
import type { Rooms } from './rooms'

/** The screens by their routes (specification section 2). Which room is open, the address says; here it is only drawn. */
export function App({ rooms, address }: { rooms: Rooms; address: Address }) {
  const location = useSyncExternalStore(address.follow, address.now)
  const customers = (name: RoomName) => (
    <CustomerFrame>
      <LazyScreen key={name} chunk={rooms[name]} />
    </CustomerFrame>
  )
  return (
    <Router basename={base} location={location} navigator={address.navigator}>
      <Routes>
        <Route
          path="/404"
          element={
            <CustomerFrame>
              <NotFound />
            </CustomerFrame>
          }
        />
        <Route
          path="/admin/*"
          element={<LazyScreen key="admin" chunk={rooms.admin} Frame={StaffFrame} wrap={staffWrap} />}
        />
        <Route path="/usw/*" element={<LazyScreen key="usw" chunk={rooms.usw} Frame={StaffFrame} wrap={staffWrap} />} />
        <Route path="/manage-policy" element={<Navigate to="/#manage-policy" replace />} />
        <Route path="*" element={customers(roomAt(location) === 'policy' ? 'policy' : 'quote')} />
      </Routes>
      <Toasts />
    </Router>
  )
}

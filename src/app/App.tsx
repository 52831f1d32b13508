import { useSyncExternalStore } from 'react'
import { Navigate, Route, Router, Routes } from 'react-router-dom'
import { type Address, base } from '../shared/browser/route'
import { CustomerFrame } from '../shared/frame/CustomerFrame'
import { LazyScreen } from '../shared/frame/LazyScreen'
import { pageWrap, staffWrap } from '../shared/frame/layout'
import { forgotQuotes, sessions } from '../shared/frame/overlays'
import { StaffFrame } from '../shared/frame/StaffFrame'
import { Loading } from '../shared/ui/Busy'
import { lazily } from '../shared/ui/LazyPart'
import { Toasts } from '../shared/ui/toasts'
import type { Pages } from './pages'
import { type PageName, pageAt, staffPages } from './routes/routes'

const NotFound = lazily(
  () => import('../screens/notFound/NotFound'),
  <main id="main" tabIndex={-1} className={pageWrap}>
    <Loading text="Fetching..." />
  </main>,
)

/** Renders the screen of the current route (specification section 2). */
export function App({ pages, address }: { pages: Pages; address: Address }) {
  const location = useSyncExternalStore(address.follow, address.now, address.now)
  const SessionDialog = useSyncExternalStore(sessions.follow, sessions.now, sessions.now)
  const ForgotQuoteDialog = useSyncExternalStore(forgotQuotes.follow, forgotQuotes.now, forgotQuotes.now)
  // an embedding page may have a footer of its own
  const isFooter = !location.search.includes('isFooter=false')
  const customers = (name: PageName) => (
    <CustomerFrame isFooter={isFooter}>
      <LazyScreen key={name} chunk={pages[name]} />
    </CustomerFrame>
  )
  const page = pageAt(location) ?? 'quote'
  const isStaffs = staffPages.includes(page)
  const staff = (name: PageName) => <LazyScreen key={name} chunk={pages[name]} Frame={StaffFrame} wrap={staffWrap} />
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
        {isStaffs && <Route path="*" element={staff(page)} />}
        <Route path="/manage-policy" element={<Navigate to="/#manage-policy" replace />} />
        <Route path="*" element={customers(page)} />
      </Routes>
      <Toasts />
      {ForgotQuoteDialog && <ForgotQuoteDialog />}
      {SessionDialog && <SessionDialog />}
    </Router>
  )
}

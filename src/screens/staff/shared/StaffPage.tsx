import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { brand } from '../../../../domain/common/brand'
import {
  type StaffRef,
  selectIdle,
  selectOther,
  selectStaffBusy,
  selectStaffProblem,
  selectStaffView,
  selectUser,
  selectWorkCount,
  selectWorkCounter,
} from '../../../../machines/staff/shell/staff.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { staffWrap } from '../../../shared/frame/layout'
import { StaffFrame } from '../../../shared/frame/StaffFrame'
import { StaffMenu } from '../../../shared/frame/StaffMenu'
import { Busy } from '../../../shared/ui/Busy'
import { Actions, Button } from '../../../shared/ui/Button'
import { Enrollment } from './Enrollment'
import { IdleWarning } from './IdleWarning'
import { SignIn } from './SignIn'
import { StaffFooter } from './StaffFooter'

/** Shows the page to a signed-in user, and the sign-in form to anybody else. */
export function StaffPage({ staff, children }: { staff: StaffRef; children: ReactNode }) {
  const view = useSelector(staff, selectStaffView)
  const user = useSelector(staff, selectUser)
  const busy = useSelector(staff, selectStaffBusy)
  const waiting = useSelector(useSelector(staff, selectWorkCounter), selectWorkCount)
  const idle = useSelector(staff, selectIdle)
  const signOut = () => staff.send({ type: 'signOut.requested' })
  const views: Record<typeof view, ReactNode> = {
    checking: null,
    rechecking: null,
    timingOut: null,
    entering: null,
    enrolling: <Enrollment staff={staff} />,
    overtaken: <Overtaken staff={staff} />,
    unavailable: <Unavailable staff={staff} />,
    signedOut: <SignIn staff={staff} />,
    signedIn: children,
  }
  const menu = user && view === 'signedIn' && <StaffMenu user={user} waiting={waiting} onSignOut={signOut} />
  return (
    <StaffFrame menu={menu} foldFooter={(sections) => <StaffFooter>{sections}</StaffFooter>}>
      <main id="main" tabIndex={-1} className={staffWrap}>
        {views[view]}
      </main>
      <IdleWarning idle={idle} onSignOut={signOut} />
      {busy && <Busy text={busy} />}
    </StaffFrame>
  )
}

function Unavailable({ staff }: { staff: StaffRef }) {
  const problem = useSelector(staff, selectStaffProblem)
  return (
    <div className="grid justify-items-start gap-2 py-4">
      <title>{`Back office | ${brand.name}`}</title>
      <h1 tabIndex={-1} ref={focusOnMount} className="display text-h2">
        We cannot reach our records just now
      </h1>
      <p role="alert">{problem}</p>
      <Button tone="main" isDense onClick={() => staff.send({ type: 'session.retried' })}>
        Try again
      </Button>
    </div>
  )
}

/** The server refused an action because another account has signed in meanwhile. */
function Overtaken({ staff }: { staff: StaffRef }) {
  const other = useSelector(staff, selectOther)
  if (!other) return null
  return (
    <div className="grid max-w-(--measure) justify-items-start gap-2 py-4">
      <title>{`Back office | ${brand.name}`}</title>
      <h1 tabIndex={-1} ref={focusOnMount} className="display text-h2">
        You are signed in as {other.name} now
      </h1>
      <p>
        {other.email} signed in from another tab of this browser. Nothing was done from this tab in that name. Unsaved
        text in this tab stays here until its author signs in again.
      </p>
      <Actions className="max-sm:w-full">
        <Button tone="main" isDense onClick={() => staff.send({ type: 'session.declined' })}>
          Sign in again
        </Button>
        <Button isDense onClick={() => staff.send({ type: 'session.taken' })}>
          {' '}
          Continue as {other.name}
        </Button>
      </Actions>
    </div>
  )
}

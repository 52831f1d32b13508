import { useSelector } from '@xstate/react'
import { brand } from '../../../../domain/common/brand'
import { roleWords } from '../../../../domain/staff/accounts'
import {
  type AccountRef,
  selectAccount,
  selectAccountBusy,
  selectFactorsActor,
  selectIsPasswordChanged,
  selectManagesUsers,
  selectOwnSessionsActor,
  selectSignedInUser,
} from '../../../../machines/staff/account/account.select'
import type { StaffRef } from '../../../../machines/staff/shell/staff.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { Busy } from '../../../shared/ui/Busy'
import { Link } from '../../../shared/ui/Link'
import { FactorsPart } from '../shared/FactorsPart'
import { StaffPage } from '../shared/StaffPage'
import { OwnSessions } from './OwnSessions'
import { PasswordForm } from './PasswordForm'

/** The screen at `/admin/account`. */
export function AccountScreen({ staff }: { staff: StaffRef }) {
  return (
    <StaffPage staff={staff}>
      <Account staff={staff} />
    </StaffPage>
  )
}

function Account({ staff }: { staff: StaffRef }) {
  const account = useSelector(staff, selectAccount)
  return account ? <AccountPage account={account} /> : null
}

function AccountPage({ account }: { account: AccountRef }) {
  const { name, email, role } = useSelector(account, selectSignedInUser)
  const busy = useSelector(account, selectAccountBusy)
  const sessions = useSelector(account, selectOwnSessionsActor)
  const factors = useSelector(account, selectFactorsActor)
  const isChanged = useSelector(account, selectIsPasswordChanged)
  const managesUsers = useSelector(account, selectManagesUsers)
  const facts = [
    ['Name', name],
    ['Email', email],
    ['Role', roleWords[role]],
  ] as const
  return (
    <>
      <title>{`Your account | ${brand.name}`}</title>
      <h1 tabIndex={-1} ref={focusOnMount} className="display pt-4 pb-2 text-h2">
        Your account
      </h1>
      <dl className="grid max-w-(--measure) grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 border-t border-rule py-2">
        {facts.map(([term, words]) => (
          <div key={term} className="contents">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="[overflow-wrap:anywhere]">{words}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-(--measure) pb-3 text-ink-soft">
        {managesUsers ? (
          <>
            Change these under <Link to="/admin/users">Users</Link>.
          </>
        ) : (
          'An administrator changes these.'
        )}
      </p>
      <section className="max-w-52 border-t border-rule pt-2 pb-6">
        <h2 className="pb-1 text-h3 font-strong">Change your password</h2>
        {isChanged && (
          <p role="status" tabIndex={-1} ref={focusOnMount} className="pb-1 font-strong">
            Your password is changed. All other sessions with the old password are signed out.
          </p>
        )}
        {/* a new key clears the typed passwords after the change */}
        <PasswordForm key={isChanged ? 'changed' : 'asked'} account={account} />
      </section>
      {factors && (
        <section className="border-t border-rule pt-2 pb-6">
          <h2 className="pb-1 text-h3 font-strong">Second factors</h2>
          <FactorsPart factors={factors} />
        </section>
      )}
      {sessions && <OwnSessions sessions={sessions} />}
      {busy && <Busy text={busy} />}
    </>
  )
}

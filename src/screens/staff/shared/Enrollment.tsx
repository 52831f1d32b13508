import { useSelector } from '@xstate/react'
import { brand } from '../../../../domain/common/brand'
import { type StaffRef, selectEnrollment } from '../../../../machines/staff/shell/staff.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { LinkButton } from '../../../shared/ui/Button'
import { FactorsPart } from './FactorsPart'

/** All that a user sees whose role needs a second factor that is not there yet. */
export function Enrollment({ staff }: { staff: StaffRef }) {
  const factors = useSelector(staff, selectEnrollment)
  return (
    <div className="grid justify-items-start gap-2 py-4">
      <title>{`Set up a second factor | ${brand.name}`}</title>
      <h1 tabIndex={-1} ref={focusOnMount} className="display text-h2">
        Set up a second factor
      </h1>
      <p className="max-w-(--measure)">
        Your role needs one beside the password. It takes a minute, and then you can continue.
      </p>
      <h2 className="sr-only">Second factors</h2>
      {factors && <FactorsPart factors={factors} />}
      <LinkButton onClick={() => staff.send({ type: 'signOut.requested' })}>Sign out</LinkButton>
    </div>
  )
}

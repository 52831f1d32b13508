import { useSelector } from '@xstate/react'
import { type PolicyRef, selectStaffRecord } from '../../../machines/customer/policy/policy.select'
import { contactAddressOf } from '../../../machines/staff/shell/route.params'
import { base } from '../../shared/browser/route'

/** For staff who have opened a customer's link: the way to their own record. The link loads the page anew. */
export function StaffRecord({ policy }: { policy: PolicyRef }) {
  const record = useSelector(policy, selectStaffRecord)
  if (record === null) return null
  return (
    <p className="mb-2 max-w-(--measure) print:hidden">
      You are signed in as staff.{' '}
      <a href={`${base.replace(/\/$/, '')}${contactAddressOf(record)}`}>Open the staff record</a>
    </p>
  )
}

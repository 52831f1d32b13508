import type { WorkItemRow } from '../../../../contract/client'
import { contactAddressOf } from '../../../../machines/staff/shell/route.params'
import { Link } from '../../../shared/ui/Link'

/** The quote or policy of a request or task: its number and its insured. A rain request has none. */
export function ContactLink({ row: { contact_id, contact_number, insured_name, name } }: { row: WorkItemRow }) {
  if (contact_id === null) return null
  const insured = insured_name !== name ? insured_name : null
  return (
    <Link
      to={contactAddressOf(contact_id)}
      className="max-md:inline-flex max-md:min-h-(--size-target) max-md:items-center"
    >
      {[contact_number, insured].filter(Boolean).join(', ')}
    </Link>
  )
}

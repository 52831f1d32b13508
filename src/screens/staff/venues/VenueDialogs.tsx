import { useSelector } from '@xstate/react'
import {
  selectImport,
  selectInvitation,
  selectMerge,
  selectVerification,
  type VenuesRef,
} from '../../../../machines/staff/venues/venues.select'
import { ImportDialog } from './ImportDialog'
import { InviteDialog } from './InviteDialog'
import { MergeDialog } from './MergeDialog'
import { VerifyDialog } from './VerifyDialog'

/** The dialog that is open, or none. */
export function VenueDialogs({ venues }: { venues: VenuesRef }) {
  const importing = useSelector(venues, selectImport)
  const verification = useSelector(venues, selectVerification)
  const merge = useSelector(venues, selectMerge)
  const invitation = useSelector(venues, selectInvitation)
  if (importing) return <ImportDialog dialog={importing} />
  if (verification) return <VerifyDialog dialog={verification} />
  if (merge) return <MergeDialog dialog={merge} />
  return invitation ? <InviteDialog dialog={invitation} /> : null
}

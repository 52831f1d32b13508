import { useSelector } from '@xstate/react'
import type { PolicyLink } from '../../../machines/calls/policies'
import { type PolicyRef, selectPolicyLink, selectPolicyStatus } from '../../../machines/customer/policy/policy.select'
import {
  selectAsker,
  selectVenue,
  selectVenueLines,
  selectVenueResult,
  selectVenueView,
  type VenueRef,
} from '../../../machines/customer/venue/venue.select'
import { LinkButton } from '../../shared/ui/Button'
import { VenueLines, venueTitle } from './parts/VenueLines'

interface Props {
  readonly policy: PolicyRef
  /** the venue of the policy that a link opens; the same actor for the same link */
  readonly venueOf: (link: PolicyLink) => VenueRef
}

/** The requirements of the policy's venue, each met or not. A policy without a venue of the directory shows nothing. */
export function PolicyVenue({ policy, venueOf }: Props) {
  const link = useSelector(policy, selectPolicyLink)
  const status = useSelector(policy, selectPolicyStatus)
  // nothing can make a canceled policy meet them
  if (!link || status === 'cancelled') return null
  return <Requirements venue={venueOf(link)} canChange={status === 'ahead'} />
}

function Requirements({ venue, canChange }: { venue: VenueRef; canChange: boolean }) {
  const view = useSelector(venue, selectVenueView)
  const result = useSelector(venue, selectVenueResult)
  const match = useSelector(venue, selectVenue)
  const lines = useSelector(venue, selectVenueLines)
  const asker = useSelector(venue, selectAsker)
  if (view !== 'compared') return null
  return (
    <section className="mt-6">
      <h2 className="mb-2 text-h3 font-strong">{venueTitle(result, asker)}</h2>
      <p className="mb-1 max-w-(--measure) wrap-anywhere text-ink-soft">
        {match?.known_as}, {match?.city}.{' '}
        {canChange && result === 'lacking' && 'Change your policy below to meet the rest.'}
      </p>
      {result === 'outdated' && (
        <p role="status" className="mb-1">
          We could not compare your policy with them.{' '}
          <LinkButton onClick={() => venue.send({ type: 'check.retried' })}>Try again</LinkButton>
        </p>
      )}
      <VenueLines lines={lines} />
    </section>
  )
}

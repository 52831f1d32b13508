import { createActor } from 'xstate'
import type { Client } from '../../../contract/client'
import type { PolicyLink } from '../../../machines/calls/policies'
import { type PolicyRef, selectOpened } from '../../../machines/customer/policy/policy.select'
import type { VenueRef } from '../../../machines/customer/venue/venue.select'
import { inspection } from '../../shared/browser/inspection'
import { providedVenue } from './venueMachine'

/** The actor of the venue of each link's policy, which compares anew after each change of the policy. */
export function policyVenuesOf(client: Client, policy: PolicyRef): (link: PolicyLink) => VenueRef {
  const machine = providedVenue(client)
  const started = new Map<string, VenueRef>()
  return ({ contactId, token }) => {
    const known = started.get(token)
    if (known) return known
    const venue = createActor(machine, { ...inspection, input: { contactId, policyToken: token } })
    let version = selectOpened(policy.getSnapshot())?.policy.version
    policy.subscribe((snapshot) => {
      const now = selectOpened(snapshot)?.policy.version
      if (now !== version) venue.send({ type: 'answers.stored' })
      version = now
    })
    started.set(token, venue.start())
    return venue
  }
}

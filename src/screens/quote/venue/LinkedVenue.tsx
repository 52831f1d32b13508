import { useSelector } from '@xstate/react'
import { stepsOnPageOf, titleOf } from '../../../../domain/application'
import { selectStep } from '../../../../machines/customer/quote/quote.select'
import {
  type LinkedVenueRef,
  selectLinkedCode,
  selectLinkedVenue,
  selectLinkedVenueState,
} from '../../../../machines/customer/venue/linkedVenue.select'
import { LinkButton } from '../../../shared/ui/Button'
import { useQuote, useQuoteRef } from '../parts/QuoteProvider'
import { useQuoteTools } from '../parts/QuoteToolsProvider'

/** The venue whose link was followed. The questions about the venue show it by themselves. */
export default function LinkedVenue() {
  const { linkedVenueOf } = useQuoteTools()
  const venue = linkedVenueOf(useQuoteRef())
  const isAtVenue = useQuote((snapshot) => stepsOnPageOf(selectStep(snapshot)).includes('location'))
  return venue && !isAtVenue && <VenueNotice venue={venue} />
}

function VenueNotice({ venue }: { venue: LinkedVenueRef }) {
  const state = useSelector(venue, selectLinkedVenueState)
  const match = useSelector(venue, selectLinkedVenue)
  const code = useSelector(venue, selectLinkedCode)
  return (
    <p role="status" className="max-w-(--measure) pb-3 wrap-anywhere empty:hidden desk:pl-8 print:hidden">
      {state === 'known' && match && (
        <>
          <span className="font-strong">
            For an event at {match.known_as}, {match.city}, {match.state}.
          </span>{' '}
          We fill in its address and show what it requires at “{titleOf('location')}”.
        </>
      )}
      {state === 'unknown' && (
        <>
          <span className="font-strong">We know no venue with the code {code} of this link.</span> Ask the venue for its
          link, or find it by name at “{titleOf('location')}”.
        </>
      )}
      {state === 'unavailable' && (
        <>
          We could not look up the venue of this link.{' '}
          <LinkButton onClick={() => venue.send({ type: 'finding.retried' })}>Try again</LinkButton>
        </>
      )}
    </p>
  )
}

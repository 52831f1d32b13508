import { useSelector } from '@xstate/react'
import { selectContactId } from '../../../../machines/customer/quote/quote.select'
import {
  selectAsker,
  selectHasNoMatch,
  selectIsFinding,
  selectSearchProblem,
  selectVenue,
  selectVenueLines,
  selectVenueMatches,
  selectVenueResult,
  selectVenueSearch,
  selectVenueView,
  type VenueRef,
} from '../../../../machines/customer/venue/venue.select'
import { Fault } from '../../../shared/fields/control/FieldFrames'
import { Button, LinkButton } from '../../../shared/ui/Button'
import { VenueLines, venueTitle } from '../../policy/parts/VenueLines'
import { useQuote, useQuoteRef } from '../parts/QuoteProvider'
import { useQuoteTools } from '../parts/QuoteToolsProvider'

/** The venue of the directory, above the questions about the venue. Nothing shows before the quote is stored. */
export default function QuoteVenue() {
  const { venueOf } = useQuoteTools()
  const quote = useQuoteRef()
  const contactId = useQuote(selectContactId)
  const venue = contactId === null ? null : venueOf(quote, contactId)
  return venue && <VenuePart venue={venue} />
}

function VenuePart({ venue }: { venue: VenueRef }) {
  const view = useSelector(venue, selectVenueView)
  if (view === 'opening' || view === 'absent') return null
  return (
    <section className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-rule pt-2">
      {view === 'searching' && <VenueSearch venue={venue} />}
      {view === 'compared' && <VenueResult venue={venue} />}
      {view === 'unavailable' && (
        <p role="status">
          We could not load the list of venues.{' '}
          <LinkButton onClick={() => venue.send({ type: 'check.retried' })}>Try again</LinkButton>
        </p>
      )}
    </section>
  )
}

const field = 'venue-search'

/** It stands inside the form of the answers, so Enter searches and does not submit them. */
function VenueSearch({ venue }: { venue: VenueRef }) {
  const text = useSelector(venue, selectVenueSearch)
  const problem = useSelector(venue, selectSearchProblem)
  const isFinding = useSelector(venue, selectIsFinding)
  const search = () => venue.send({ type: 'search.submitted' })
  return (
    <search className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <label htmlFor={field} className="font-strong">
        Find your venue
      </label>
      <p id={`${field}-hint`} className="max-w-(--measure) text-ink-soft">
        By name, city or code. We then fill in its legal name and show what it requires. Not listed? Fill in the
        questions below.
      </p>
      {problem && (
        <div role="alert">
          <Fault id={field}>{problem}</Fault>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-1">
        <input
          id={field}
          type="search"
          autoComplete="off"
          maxLength={200}
          value={text}
          aria-describedby={`${field}-hint${problem ? ` ${field}-fault` : ''}`}
          aria-invalid={problem ? true : undefined}
          onChange={(event) => venue.send({ type: 'search.typed', text: event.target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            search()
          }}
          className="control w-52 max-w-full"
        />
        <Button onClick={search}>Search</Button>
      </div>
      {isFinding && <p role="status">Searching…</p>}
      <VenueMatches venue={venue} />
    </search>
  )
}

function VenueMatches({ venue }: { venue: VenueRef }) {
  const matches = useSelector(venue, selectVenueMatches)
  const hasNone = useSelector(venue, selectHasNoMatch)
  if (hasNone) return <p role="status">No venue matches. Try another word, or fill in the questions below.</p>
  if (matches.length === 0) return null
  return (
    <ul className="border-b border-rule">
      {matches.map(({ code, known_as, legal_name, city, state }) => (
        <li key={code} className="flex flex-wrap items-center justify-between gap-1 border-t border-rule py-1.25">
          <span className="min-w-0 wrap-anywhere">
            <span className="font-strong">{known_as}</span>, {city}, {state}
            <span className="block text-dense text-ink-soft">{legal_name}</span>
          </span>
          <Button aria-label={`Choose ${known_as}, ${city}`} onClick={() => venue.send({ type: 'venue.picked', code })}>
            Choose
          </Button>
        </li>
      ))}
    </ul>
  )
}

function VenueResult({ venue }: { venue: VenueRef }) {
  const match = useSelector(venue, selectVenue)
  const lines = useSelector(venue, selectVenueLines)
  const result = useSelector(venue, selectVenueResult)
  const asker = useSelector(venue, selectAsker)
  return (
    <>
      <h3 className="text-h3 font-strong">{venueTitle(result, asker)}</h3>
      <p className="max-w-(--measure) wrap-anywhere text-ink-soft">
        {match?.known_as}, {match?.city}.{' '}
        {match?.verified ? 'We checked this list with the venue.' : `The ${asker} wrote this list.`}
      </p>
      <p role="status" className="text-ink-soft empty:hidden">
        {result === 'refreshing' && 'Comparing your saved answers…'}
        {result === 'outdated' && 'We could not compare your answers with them.'}
      </p>
      <VenueLines lines={lines} onChange={(answers) => venue.send({ type: 'change.applied', answers })} />
      <p className="flex flex-wrap gap-x-3">
        {result === 'outdated' && (
          <LinkButton onClick={() => venue.send({ type: 'check.retried' })}>Try again</LinkButton>
        )}
        {asker === 'venue' && (
          <LinkButton onClick={() => venue.send({ type: 'venue.dropped' })}>Choose another venue</LinkButton>
        )}
      </p>
    </>
  )
}

import { useSelector } from '@xstate/react'
import { countOf } from '../../../../domain/common/formats'
import {
  selectHasNoVenue,
  selectIsSearching,
  selectMergeBusy,
  selectMergedRow,
  selectMergeMatches,
  selectMergeProblem,
  selectMergeSearch,
  selectMergeTotal,
  selectMergeView,
  type VenueMergeRef,
} from '../../../../machines/staff/venues/venueMerge.select'
import { Busy } from '../../../shared/ui/Busy'
import { Actions, Button, LinkButton } from '../../../shared/ui/Button'
import { Modal } from '../../../shared/ui/Modal'
import { FormProblem } from '../shared/SmallForm'
import { MergeComparison } from './MergeComparison'
import { statusWords } from './statusWords'
import { VenueUnavailable } from './VenueUnavailable'

interface Props {
  readonly dialog: VenueMergeRef
}

/** Merges a venue into another one, which is chosen and compared first. */
export function MergeDialog({ dialog }: Props) {
  const view = useSelector(dialog, selectMergeView)
  const busy = useSelector(dialog, selectMergeBusy)
  const { known_as } = useSelector(dialog, selectMergedRow)
  const problem = useSelector(dialog, selectMergeProblem)
  const close = () => dialog.send({ type: 'dialog.closed' })
  return (
    <>
      <Modal title={`Merge ${known_as} into another venue`} onClose={close}>
        {view === 'unavailable' && (
          <VenueUnavailable problem={problem} onRetry={() => dialog.send({ type: 'page.retried' })} onClose={close} />
        )}
        {view === 'choosing' && <Choosing dialog={dialog} />}
        {view === 'compared' && <MergeComparison dialog={dialog} />}
      </Modal>
      {busy && <Busy text={busy} />}
    </>
  )
}

const field = 'merge-search'

function Choosing({ dialog }: Props) {
  const { known_as } = useSelector(dialog, selectMergedRow)
  const search = useSelector(dialog, selectMergeSearch)
  const problem = useSelector(dialog, selectMergeProblem)
  return (
    <>
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            dialog.send({ type: 'search.submitted' })
          }}
          className="grid gap-0.5"
        >
          <label htmlFor={field} className="font-strong">
            Venue that remains
          </label>
          <p id={`${field}-hint`} className="text-ink-soft">
            Search for its name, city or code. {known_as} becomes part of it.
          </p>
          <div className="mt-0.5 flex flex-wrap items-center gap-1">
            <input
              id={field}
              type="search"
              autoComplete="off"
              maxLength={200}
              value={search}
              aria-describedby={`${field}-hint`}
              onChange={({ target }) => dialog.send({ type: 'search.typed', text: target.value })}
              className="control w-32 max-w-full grow"
            />
            <Button type="submit">Find</Button>
          </div>
        </form>
      </search>
      <FormProblem problem={problem} />
      <Matches dialog={dialog} />
      <Actions className="mt-2">
        <LinkButton onClick={() => dialog.send({ type: 'dialog.closed' })}>Cancel</LinkButton>
      </Actions>
    </>
  )
}

function Matches({ dialog }: Props) {
  const matches = useSelector(dialog, selectMergeMatches)
  const total = useSelector(dialog, selectMergeTotal)
  const isSearching = useSelector(dialog, selectIsSearching)
  const hasNone = useSelector(dialog, selectHasNoVenue)
  return (
    <>
      <p role="status" className="text-ink-soft empty:hidden">
        {isSearching && 'Searching …'}
        {hasNone && 'No other venue matches. Try another word.'}
        {!isSearching &&
          !hasNone &&
          total > matches.length &&
          `The first ${matches.length} of ${countOf(total)}. Add a word.`}
      </p>
      {matches.length > 0 && (
        <ul aria-label="Venues" aria-busy={isSearching} className="border-b border-rule">
          {matches.map((row) => (
            <li key={row.id} className="flex flex-wrap items-center justify-between gap-1 border-t border-rule py-1">
              <span className="min-w-0">
                <span className="font-strong">{row.known_as}</span>, {row.city}, {row.state}
                <span className="block text-dense text-ink-soft">
                  {row.legal_name}, {row.code}, {statusWords[row.status].toLowerCase()}
                </span>
              </span>
              <Button
                isDense
                aria-label={`Choose ${row.known_as}, ${row.code}`}
                onClick={() => dialog.send({ type: 'venue.picked', row })}
              >
                Choose
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

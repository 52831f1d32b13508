import { useSelector } from '@xstate/react'
import type { Venue } from '../../../../contract/client'
import { momentInWords } from '../../../../domain/common/clock'
import type { SheetAnswers } from '../../../../domain/venues/form'
import { noticeOwner, sheetNoticesInWords } from '../../../../domain/venues/notices'
import { sheetRows } from '../../../../domain/venues/words'
import {
  selectIsConfirming,
  selectIsSheetChanged,
  selectVenueToVerify,
  selectVerificationBusy,
  selectVerificationProblem,
  selectVerificationView,
  selectVerifiedRow,
  type VenueVerificationRef,
} from '../../../../machines/staff/venues/venueVerification.select'
import { Busy } from '../../../shared/ui/Busy'
import { Actions, Button, LinkButton } from '../../../shared/ui/Button'
import { Modal } from '../../../shared/ui/Modal'
import { FactList } from '../shared/AnswerList'
import { OtherStates } from '../shared/OtherStates'
import { FormProblem } from '../shared/SmallForm'
import { ChangedSheet } from './ChangedSheet'
import { VenueUnavailable } from './VenueUnavailable'

interface Props {
  readonly dialog: VenueVerificationRef
}

/** The requirements of a venue, which can be verified after a look at them. */
export function VerifyDialog({ dialog }: Props) {
  const view = useSelector(dialog, selectVerificationView)
  const busy = useSelector(dialog, selectVerificationBusy)
  const { known_as, status } = useSelector(dialog, selectVerifiedRow)
  const problem = useSelector(dialog, selectVerificationProblem)
  const close = () => dialog.send({ type: 'dialog.closed' })
  return (
    <>
      <Modal title={status === 'verified' ? `Requirements of ${known_as}` : `Verify ${known_as}`} onClose={close}>
        {view === 'unavailable' && (
          <VenueUnavailable problem={problem} onRetry={() => dialog.send({ type: 'page.retried' })} onClose={close} />
        )}
        {view === 'verified' && <VerifiedSheet dialog={dialog} />}
        {view === 'reading' && <Sheet dialog={dialog} />}
      </Modal>
      {busy && <Busy text={busy} />}
    </>
  )
}

/** The newest version of a sheet, and its author. */
function authorOf({ versions: [newest] }: Venue): string {
  if (!newest) return ''
  const when = momentInWords(newest.created)
  return newest.author === 'venue'
    ? `The venue wrote version ${newest.number} on ${when}.`
    : `${newest.author} imported version ${newest.number} on ${when}.`
}

/** A sheet to be read only: it is verified. */
function VerifiedSheet({ dialog }: Props) {
  const venue = useSelector(dialog, selectVenueToVerify)
  const { status } = useSelector(dialog, selectVerifiedRow)
  if (!venue) return null
  return (
    <>
      <p role="status">
        {status === 'verified' ? 'This list is verified.' : 'A colleague has verified this venue already.'}
      </p>
      <p className="text-ink-soft">{authorOf(venue)}</p>
      <SheetFacts venue={venue} />
      <Actions className="mt-2">
        <Button tone="main" onClick={() => dialog.send({ type: 'dialog.closed' })}>
          Close
        </Button>
      </Actions>
    </>
  )
}

const SheetFacts = ({ venue }: { venue: Venue }) => {
  const answers = venue.sheet as SheetAnswers
  return (
    <>
      <OtherStates
        notices={Object.entries(sheetNoticesInWords(answers)).map(([name, text]) => ({
          whose: noticeOwner(name),
          text,
        }))}
      />
      <FactList rows={sheetRows(answers).map(({ name, label, answer }) => [name, label, answer])} />
    </>
  )
}

function Sheet({ dialog }: Props) {
  const venue = useSelector(dialog, selectVenueToVerify)
  const isChanged = useSelector(dialog, selectIsSheetChanged)
  const isConfirming = useSelector(dialog, selectIsConfirming)
  const problem = useSelector(dialog, selectVerificationProblem)
  if (!venue) return null
  const close = () => dialog.send({ type: 'dialog.closed' })
  return (
    <>
      {isChanged && <ChangedSheet>Read it again before you verify it.</ChangedSheet>}
      <p className="text-ink-soft">{authorOf(venue)} Compare it with the venue’s own words.</p>
      <SheetFacts venue={venue} />
      <FormProblem problem={problem} />
      <Actions className="mt-2">
        <Button tone="main" onClick={() => dialog.send({ type: 'verification.requested' })}>
          Verify this list
        </Button>
        <LinkButton onClick={close}>Not now</LinkButton>
      </Actions>
      {isConfirming && (
        <Modal title={`Publish ${venue.row.known_as} as verified?`} onClose={close}>
          <p>
            Buyers then find this venue, and read that we checked its list with the venue. The history keeps your name.
          </p>
          <Actions className="mt-2">
            <Button tone="main" onClick={() => dialog.send({ type: 'verification.confirmed' })}>
              Verify and publish
            </Button>
            <LinkButton onClick={close}>Back to the list</LinkButton>
          </Actions>
        </Modal>
      )}
    </>
  )
}

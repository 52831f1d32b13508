import { shallowEqual, useSelector } from '@xstate/react'
import { momentInWords } from '../../../../domain/common/clock'
import { invitationFields } from '../../../../domain/venues/invitation'
import {
  selectInvitationAnswers,
  selectInvitationBusy,
  selectInvitationFaults,
  selectInvitationProblem,
  selectInvitationRejections,
  selectInvitationView,
  selectInvitedRow,
  selectIsLeavingInvitation,
  selectOpenLinks,
  type VenueInvitationRef,
} from '../../../../machines/staff/venues/venueInvitation.select'
import { Busy } from '../../../shared/ui/Busy'
import { Modal } from '../../../shared/ui/Modal'
import { zoneInWords } from '../shared/dates'
import { SmallForm } from '../shared/SmallForm'
import { AskToLeave } from '../shared/UnsavedDialog'
import { VenueUnavailable } from './VenueUnavailable'

interface Props {
  readonly dialog: VenueInvitationRef
}

/** Mails a venue the link to its own page. */
export function InviteDialog({ dialog }: Props) {
  const view = useSelector(dialog, selectInvitationView)
  const busy = useSelector(dialog, selectInvitationBusy)
  const { known_as } = useSelector(dialog, selectInvitedRow)
  const problem = useSelector(dialog, selectInvitationProblem)
  const close = () => dialog.send({ type: 'dialog.closed' })
  return (
    <>
      <Modal title={`Invite ${known_as}`} onClose={close}>
        {view === 'unavailable' && (
          <VenueUnavailable problem={problem} onRetry={() => dialog.send({ type: 'page.retried' })} onClose={close} />
        )}
        {view === 'writing' && <Invitation dialog={dialog} />}
      </Modal>
      {busy && <Busy text={busy} />}
    </>
  )
}

function Invitation({ dialog }: Props) {
  const answers = useSelector(dialog, selectInvitationAnswers)
  const faults = useSelector(dialog, selectInvitationFaults, shallowEqual)
  const rejections = useSelector(dialog, selectInvitationRejections)
  const problem = useSelector(dialog, selectInvitationProblem)
  const isLeaving = useSelector(dialog, selectIsLeavingInvitation)
  const close = () => dialog.send({ type: 'dialog.closed' })
  return (
    <>
      <p>
        We mail a link to a person at the venue. With it, anyone can describe and publish the venue’s requirements for
        180 days, so check the address.
      </p>
      <OpenLinks dialog={dialog} />
      <SmallForm
        fields={invitationFields}
        answers={{ ...answers }}
        faults={faults}
        rejections={rejections}
        problem={problem}
        submit="Send the link"
        leave="Cancel"
        onAnswer={(given) => dialog.send({ type: 'form.answered', answers: given })}
        onSubmit={() => dialog.send({ type: 'form.submitted' })}
        onLeave={close}
      />
      {isLeaving && <AskToLeave onLeave={() => dialog.send({ type: 'leaving.confirmed' })} onStay={close} />}
    </>
  )
}

/** The links that were mailed before and still open. */
function OpenLinks({ dialog }: Props) {
  const links = useSelector(dialog, selectOpenLinks)
  if (links.length === 0) return null
  return (
    <section aria-label="Sent before">
      <h3 className="font-strong">Sent before</h3>
      <ul>
        {links.map(({ name, email, created, expires }) => (
          <li key={created} className="border-t border-rule py-1">
            {name ? `${name}, ${email}` : email}
            <span className="block text-ink-soft">
              Sent {momentInWords(created)}. It opens the page until {momentInWords(expires)}.
            </span>
          </li>
        ))}
      </ul>
      <p className="text-note text-ink-soft">{zoneInWords} A new link does not end these.</p>
    </section>
  )
}

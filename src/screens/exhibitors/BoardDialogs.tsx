import { useSelector } from '@xstate/react'
import type { ExhibitorRow, ReminderCount } from '../../../contract/client'
import { capital, dayInWords, several } from '../../../domain/common/formats'
import {
  type ExhibitorBoardRef,
  selectExhibitorsProblem,
  selectImportDialog,
  selectInvitationDialog,
  selectReminderDialog,
  selectRemovalDialog,
  selectReviewDialog,
} from '../../../machines/customer/exhibitors/exhibitorBoard.select'
import { Actions, Button, LinkButton } from '../../shared/ui/Button'
import { Modal } from '../../shared/ui/Modal'
import { FormProblem } from '../staff/shared/SmallForm'
import { InviteListDialog } from './InviteListDialog'
import { InviteOneDialog } from './InviteOneDialog'
import { ReviewDialog } from './ReviewDialog'

interface Props {
  readonly board: ExhibitorBoardRef
}

/** The dialogs over the board. */
export function BoardDialogs({ board }: Props) {
  const importing = useSelector(board, selectImportDialog)
  const inviting = useSelector(board, selectInvitationDialog)
  const review = useSelector(board, selectReviewDialog)
  const count = useSelector(board, selectReminderDialog)
  const removed = useSelector(board, selectRemovalDialog)
  return (
    <>
      {importing && <InviteListDialog dialog={importing} />}
      {inviting && <InviteOneDialog dialog={inviting} />}
      {review && <ReviewDialog dialog={review} />}
      {count && <ReminderDialog board={board} count={count} />}
      {removed && <RemovalDialog board={board} row={removed} />}
    </>
  )
}

function ReminderDialog({ board, count }: Props & { readonly count: ReminderCount }) {
  const problem = useSelector(board, selectExhibitorsProblem)
  const { reminded, stopped, today } = count
  const close = () => board.send({ type: 'dialog.closed' })
  return (
    <Modal title="Send reminders?" onClose={close}>
      <p>
        {reminded === 0
          ? 'There is nobody to remind just now.'
          : `We remind ${several(reminded, 'exhibitor')} of their proof of insurance.`}
      </p>
      {today > 0 && (
        <p>
          {capital(several(today, 'exhibitor'))} {today === 1 ? 'was' : 'were'} emailed today and can be reminded
          tomorrow.
        </p>
      )}
      {stopped > 0 && <p>{capital(several(stopped, 'exhibitor'))} stopped the reminders.</p>}
      <FormProblem problem={problem} />
      <Actions className="mt-2">
        {reminded > 0 && (
          <Button tone="main" onClick={() => board.send({ type: 'reminders.confirmed' })}>
            Send {several(reminded, 'reminder')}
          </Button>
        )}
        <LinkButton onClick={close}>{reminded > 0 ? 'Cancel' : 'Close'}</LinkButton>
      </Actions>
    </Modal>
  )
}

/** How an order that waits for its payment goes on. */
function orderAfterRemoval({ organizer_pays, pay_by, invoice }: NonNullable<ExhibitorRow['order']>): string {
  if (!organizer_pays)
    return 'This exhibitor has ordered a policy and pays for it. The order stays open, and coverage is bound once it is paid.'
  if (invoice)
    return `This exhibitor has an order that you pay. The order stays on invoice ${invoice}, and you pay it with the others. To leave it out, cancel that invoice first.`
  return `This exhibitor has an order that you pay. The order stays on the page “Pay for your exhibitors”. If you do not pay it by ${dayInWords(pay_by)}, it ends.`
}

function RemovalDialog({ board, row }: Props & { readonly row: ExhibitorRow }) {
  const problem = useSelector(board, selectExhibitorsProblem)
  const close = () => board.send({ type: 'dialog.closed' })
  return (
    <Modal title={`Remove ${row.business}?`} onClose={close}>
      <p>
        It leaves this list, and its link no longer works. A policy that it has bought stays in force. To bring it back,
        invite it from a list again.
      </p>
      {row.order && <p>{orderAfterRemoval(row.order)}</p>}
      <FormProblem problem={problem} />
      <Actions className="mt-2">
        <Button tone="stop" onClick={() => board.send({ type: 'removal.confirmed' })}>
          Remove
        </Button>
        <LinkButton onClick={close}>Cancel</LinkButton>
      </Actions>
    </Modal>
  )
}

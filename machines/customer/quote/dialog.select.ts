import { isPassing, problemTypes } from '../../../contract/problem'
import { fieldAt } from '../../../domain/application/payload'
import { type Snapshot, selectDialog } from './quote.select'

/** Whether the open dialog is about a server that did not respond or failed, rather than one that refused. */
export const selectIsOutOfReach = ({ context: { problems } }: Snapshot) =>
  problems.dialog !== null && isPassing(problems.dialog)
/** Whether the open dialog is about a changed price. */
export const selectIsRepriced = (s: Snapshot) => s.context.problems.dialog?.type === problemTypes.priceChanged
/** Whether the open dialog is about staff whose role cannot work on quotes. */
export const selectIsSignedInAsStaff = (s: Snapshot) => s.context.problems.dialog?.type === problemTypes.signedInAsStaff
/** The processor's code for a declined card. */
export const selectDeclineCode = (s: Snapshot) => s.context.problems.dialog?.decline_code ?? null
/** Whether the open date dialog is about withheld coverage, rather than about a day in the past. */
export const selectIsShortNotice = (s: Snapshot) =>
  selectDialog(s) === 'eventDates' && s.context.problems.dialog?.is_underwriting_review === true
/** The first day of the open dialog. */
export const selectDialogDay = (s: Snapshot) =>
  Object.keys(s.context.problems.dialog?.errors ?? {})
    .map(fieldAt)
    .find(Boolean) ?? 'event_start_date'

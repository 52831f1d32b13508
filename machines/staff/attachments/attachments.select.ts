import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { filesFault } from '../../../domain/common/fileKinds'
import { sendingFields } from '../../../domain/policy/forms'
import { attachmentFiles } from '../../../domain/staff/attachments'
import { busyIn } from '../../kit/busy'
import type { StaffSnapshot } from '../shell/staff.select'
import type { attachmentsMachine } from './attachments.machine'
import { canDelete, letterFaultsIn, markedOf } from './attachments.setup'

export type AttachmentsRef = ActorRefFrom<typeof attachmentsMachine>
type Snapshot = SnapshotFrom<typeof attachmentsMachine>

/** The page while a user is signed in at `/admin/<contact id>/attachments`. */
export const selectAttachments = (s: StaffSnapshot) => s.children.page as AttachmentsRef | undefined

const nameOf = ({ value }: Snapshot) => (typeof value === 'string' ? value : Object.keys(value)[0]!)

export function selectFilesView(s: Snapshot): 'opening' | 'missing' | 'failed' | 'files' {
  const name = nameOf(s)
  return name === 'opening' || name === 'missing' || name === 'failed' ? name : 'files'
}
/** The dialog over the files. While a call is in flight, the dialog before it stays. */
export function selectFilesDialog(s: Snapshot): 'confirming' | 'writing' | null {
  const name = nameOf(s)
  if (name === 'confirming' || name === 'deleting') return 'confirming'
  return name === 'writing' || name === 'mailing' ? 'writing' : null
}
export function selectUpload(s: Snapshot): 'none' | 'choosing' | 'uploading' {
  const name = nameOf(s)
  return name === 'choosing' || name === 'uploading' ? name : 'none'
}
export const selectFilesContactId = (s: Snapshot) => s.context.contactId
export const selectListed = (s: Snapshot) => s.context.attachments
export const selectMarked = (s: Snapshot) => s.context.marked
/** Compare with `shallowEqual`. */
export const selectMarkedDocuments = (s: Snapshot) => markedOf(s.context)
export const selectCanDelete = (s: Snapshot) => canDelete(s.context)
export const selectChosen = (s: Snapshot) => s.context.chosen
export const selectPercent = (s: Snapshot) => s.context.percent
export const selectUploadFault = (s: Snapshot): string | null => {
  if (s.matches({ choosing: 'rejected' })) return filesFault(attachmentFiles, s.context.chosen)
  const { problem } = s.context
  return s.matches({ choosing: 'refused' }) && problem ? (problem.errors?.['files'] ?? problem.message) : null
}
export const selectFilesRejections = (s: Snapshot) => s.context.rejections
/** Whether the dialog asks before it discards the form. */
export const selectIsLeavingLetter = (s: Snapshot) => s.matches({ writing: 'leaving' })
export const selectLetterWords = (s: Snapshot) => s.context.letter
/** Faults after the first attempt. Compare with `shallowEqual`. */
export function selectLetterWrong(s: Snapshot): Readonly<Record<string, string>> {
  if (s.matches({ writing: 'rejected' })) return letterFaultsIn(s.context)
  return s.matches({ writing: 'refused' }) ? (s.context.problem?.errors ?? none) : none
}
const none: Readonly<Record<string, string>> = {}
/** Why the request failed, if no field is at fault. */
export const selectFilesProblem = (s: Snapshot) => {
  const { problem } = s.context
  const isAboutAField = s.matches({ writing: 'refused' }) && Object.keys(problem?.errors ?? {}).some(isField)
  return problem && !isAboutAField ? problem.message : null
}
const isField = (name: string) => name in sendingFields || name === 'documents'

/** The overlay's text while a state waits. */
export const selectFilesBusy = (s: Snapshot) => busyIn(s)

import { fromEvent, invokeCall } from '../../kit/call'
import { toProblem } from '../../kit/problem'
import { attachmentsSetup } from './attachments.setup'

/** The address names another contact: the drafts of this one are resumed with its files. */
const suspended = <const At extends 'choosing' | 'writing'>(at: At) =>
  [
    { guard: fromEvent('isSameContact') },
    { target: '#attachments.opening', actions: [{ type: 'saveDraft', params: { at } }, fromEvent('openAnother')] },
  ] as const

/** The chosen files before the upload. Faults show at once. */
export const choosing = attachmentsSetup.createStateConfig({
  initial: 'arriving',
  on: {
    'files.added': { target: '.arriving', actions: fromEvent('addFiles') },
    'file.removed': [
      { guard: 'isLastFile', target: 'reading', actions: 'clearFiles' },
      { target: '.arriving', actions: fromEvent('removeFile') },
    ],
    'upload.submitted': [
      { guard: 'isUploadSound', target: 'uploading', actions: fromEvent('beginUpload') },
      { target: '.rejected', actions: 'countRejection' },
    ],
    'upload.stopped': { target: 'reading', actions: 'clearFiles' },
    'address.opened': suspended('choosing'),
  },
  states: {
    arriving: { always: [{ guard: 'isUploadSound', target: 'editing' }, { target: 'rejected' }] },
    editing: {},
    rejected: {},
    // a file has disappeared, or its content does not match its name
    refused: { entry: 'countRejection', exit: 'clearProblem' },
  },
})

/** The upload takes as long as the connection needs. Leaving cancels it. */
export const uploading = attachmentsSetup.createStateConfig({
  tags: 'background',
  invoke: invokeCall('uploadDocuments', ({ context: { contactId, chosen, key }, self }) => ({
    contactId,
    files: chosen,
    key: key!,
    onProgress: (percent: number) => self.send({ type: 'upload.progressed', percent }),
  })),
  on: {
    'upload.progressed': { actions: fromEvent('setPercent') },
    'upload.stopped': 'choosing',
    'upload.saved': {
      target: 'reading',
      actions: [
        fromEvent('setDocuments'),
        'clearFiles',
        { type: 'toast', params: { text: 'Document(s) uploaded successfully!' } },
      ],
    },
    'upload.refused': toProblem('choosing.refused'),
    'address.opened': suspended('choosing'),
    'session.ended': { target: 'ended', actions: { type: 'saveDraft', params: { at: 'choosing' } } },
  },
})

/** Asks before deleting, which cannot be undone. */
export const confirming = attachmentsSetup.createStateConfig({
  tags: 'modal',
  initial: 'asking',
  on: { 'deletion.confirmed': 'deleting', 'dialog.closed': 'reading' },
  states: { asking: {}, refused: { exit: 'clearProblem' } },
})

export const deleting = attachmentsSetup.createStateConfig({
  meta: { busy: 'Processing...' },
  invoke: invokeCall('deleteDocuments', ({ context: { contactId, marked } }) => ({ contactId, documents: marked })),
  on: {
    'deletion.done': {
      target: 'reading',
      actions: [fromEvent('setDocuments'), { type: 'toast', params: { text: 'Document(s) deleted successfully!' } }],
    },
    'deletion.refused': toProblem('confirming.refused'),
  },
})

/** The specification's email-documents form (section 3). */
export const writing = attachmentsSetup.createStateConfig({
  tags: 'modal',
  initial: 'editing',
  on: {
    'letter.answered': { actions: fromEvent('setLetter') },
    'letter.submitted': [
      { guard: 'isLetterSound', target: 'mailing', actions: fromEvent('setKey') },
      { target: '.rejected' },
    ],
    'dialog.closed': [{ guard: 'isLetterWritten', target: '.leaving' }, { target: 'reading' }],
    'address.opened': suspended('writing'),
  },
  states: {
    editing: {},
    rejected: { entry: 'countRejection' },
    refused: { entry: 'countRejection', exit: 'clearProblem' },
    // asks first, because the form would be lost
    leaving: { on: { 'dialog.closed': 'editing', 'leaving.confirmed': '#attachments.reading' } },
  },
})

export const mailing = attachmentsSetup.createStateConfig({
  meta: { busy: 'Sending ...' },
  invoke: invokeCall('emailDocuments', ({ context: { contactId, marked, letter, key } }) => ({
    contactId,
    documents: marked,
    emails: letter.emails!,
    message: letter.message,
    key: key!,
  })),
  on: {
    'mailing.sent': {
      target: 'reading',
      actions: ['unmark', { type: 'toast', params: { text: 'Email sent successfully!' } }],
    },
    'mailing.refused': toProblem('writing.refused'),
    'address.opened': suspended('writing'),
    'session.ended': { target: 'ended', actions: { type: 'saveDraft', params: { at: 'writing' } } },
  },
})

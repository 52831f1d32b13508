import { fromEvent, invokeCall } from '../../kit/call'
import { toProblem } from '../../kit/problem'
import { attachmentsSetup } from './attachments.setup'

/** Another contact's files are opened: what is open of this one's is found again with them. */
const suspended = <const At extends 'choosing' | 'writing'>(at: At) =>
  [
    { guard: fromEvent('isSameContact') },
    { target: '#attachments.opening', actions: [{ type: 'storeDraft', params: { at } }, fromEvent('openAnother')] },
  ] as const

/** What is chosen, until it is sent. It goes nowhere by being chosen; what is wrong with it is said at once. */
export const choosing = attachmentsSetup.createStateConfig({
  initial: 'arriving',
  on: {
    'files.added': { target: '.arriving', actions: fromEvent('addFiles') },
    'file.removed': [
      { guard: 'isLastFile', target: 'reading', actions: 'dropFiles' },
      { target: '.arriving', actions: fromEvent('removeFile') },
    ],
    'upload.submitted': [
      { guard: 'isUploadSound', target: 'uploading', actions: fromEvent('beginUpload') },
      { target: '.rejected', actions: 'countRejection' },
    ],
    'upload.stopped': { target: 'reading', actions: 'dropFiles' },
    'address.opened': suspended('choosing'),
  },
  states: {
    arriving: { always: [{ guard: 'isUploadSound', target: 'editing' }, { target: 'rejected' }] },
    editing: {},
    rejected: {},
    // files are gone meanwhile, or not what their names say
    refused: { entry: 'countRejection', exit: 'clearProblem' },
  },
})

/** It takes as long as the line does, and is called off by leaving. */
export const uploading = attachmentsSetup.createStateConfig({
  tags: 'background',
  invoke: invokeCall('uploadDocuments', ({ context: { contactId, chosen, key }, self }) => ({
    contactId,
    files: chosen,
    key: key!,
    onProgress: (percent: number) => self.send({ type: 'upload.progressed', percent }),
  })),
  on: {
    'upload.progressed': { actions: fromEvent('keepPercent') },
    'upload.stopped': 'choosing',
    'upload.kept': {
      target: 'reading',
      actions: [
        fromEvent('setDocuments'),
        'dropFiles',
        { type: 'toast', params: { text: 'Document(s) uploaded successfully!' } },
      ],
    },
    'upload.refused': toProblem('choosing.refused'),
    'address.opened': suspended('choosing'),
    'session.ended': { target: 'ended', actions: { type: 'storeDraft', params: { at: 'choosing' } } },
  },
})

/** Asked before anything is deleted: there is no way back. */
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
    'letter.answered': { actions: fromEvent('keepLetter') },
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
    // asked first: what was written would be gone
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
    'session.ended': { target: 'ended', actions: { type: 'storeDraft', params: { at: 'writing' } } },
  },
})

import { fromEvent, invokeCall } from '../../kit/call'
import { toProblem } from '../../kit/problem'
import { choosing, confirming, deleting, mailing, uploading, writing } from './attachments.dialogs'
import { attachmentsSetup, blankContext } from './attachments.setup'

/** Returning to the list loads it again. */
const onAnotherContact = { 'address.opened': { target: 'opening', actions: fromEvent('openAnother') } } as const

/** The files of a contact at `/admin/<contact id>/attachments`: list, upload, email and delete them. */
export const attachmentsMachine = attachmentsSetup.createMachine({
  id: 'attachments',
  context: ({ input }) => blankContext(input.address, input.draft ?? {}),
  initial: 'opening',
  on: {
    // the contact's open dialog stays
    'address.opened': [
      { guard: fromEvent('isSameContact') },
      { target: '.opening', actions: fromEvent('openAnother') },
    ],
    'session.ended': '.ended',
  },
  states: {
    opening: {
      meta: { busy: 'Fetching Documents ...' },
      invoke: invokeCall('listAttachments', ({ context }) => ({ contactId: context.contactId })),
      on: {
        'page.loaded': [
          {
            guard: { type: 'hasDraftAt', params: { at: 'writing' } },
            target: 'writing',
            actions: [fromEvent('setAttachments'), 'resumeDraft'],
          },
          {
            guard: { type: 'hasDraftAt', params: { at: 'choosing' } },
            target: 'choosing',
            actions: [fromEvent('setAttachments'), 'resumeDraft'],
          },
          { target: 'reading', actions: fromEvent('setAttachments') },
        ],
        'page.missing': 'missing',
        'page.failed': toProblem('failed'),
      },
    },
    missing: { on: onAnotherContact },
    failed: { exit: 'clearProblem', on: { ...onAnotherContact, 'page.retried': 'opening' } },
    reading: {
      on: {
        ...onAnotherContact,
        'document.marked': { actions: fromEvent('setMarked') },
        'files.added': { target: 'choosing', actions: fromEvent('addFiles') },
        'deletion.begun': { guard: 'canDelete', target: 'confirming' },
        'letter.begun': { guard: 'isMarked', target: 'writing', actions: 'beginLetter' },
      },
    },
    choosing,
    uploading,
    confirming,
    deleting,
    writing,
    mailing,
    ended: { type: 'final' },
  },
  output: ({ context: { drafts } }) => ({ type: 'session.ended', draft: drafts }),
})

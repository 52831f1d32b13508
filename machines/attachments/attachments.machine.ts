import { choosing, confirming, deleting, mailing, uploading, writing } from './attachments.acts'
import { attachmentsSetup, blankContext } from './attachments.setup'

/** The files of a contact at `/admin/<contact id>/attachments`: what came with it, what is added, sent and deleted. */
export const attachmentsMachine = attachmentsSetup.createMachine({
  id: 'attachments',
  context: ({ input }) => blankContext(input.address),
  initial: 'opening',
  on: {
    'address.opened': { target: '.opening', actions: 'openAnother' },
    'session.ended': '.ended',
  },
  states: {
    opening: {
      meta: { busy: 'Fetching Documents ...' },
      invoke: {
        id: 'listAttachments',
        src: 'listAttachments',
        input: ({ context }) => ({ contactId: context.contactId }),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: {
        'attachments.listed': { target: 'reading', actions: 'keepListed' },
        'attachments.unknown': 'missing',
        'attachments.missed': 'failed',
      },
    },
    missing: {},
    failed: { entry: 'keepProblem', exit: 'dropProblem', on: { 'attachments.retried': 'opening' } },
    reading: {
      on: {
        'document.marked': { actions: 'keepMarked' },
        'files.added': { target: 'choosing', actions: 'addFiles' },
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
  output: { type: 'session.ended' },
})

import { assign, emit, setup } from 'xstate'
import type { ExhibitorPage } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import { filesFault } from '../../../domain/common/fileKinds'
import { certificateFile } from '../../../domain/exhibitors/forms'
import { type OutcomesOf, slot } from '../../calls/call'
import type { beginExhibitorQuote, getExhibitor, stopReminders, uploadCertificate } from '../../calls/exhibitors'
import { fromEvent, invokeCall } from '../../kit/call'
import { problemActions, toProblem } from '../../kit/problem'

interface ExhibitorContext {
  /** from the mailed link */
  readonly token: string
  readonly page: ExhibitorPage | null
  /** chosen last */
  readonly file: File | null
  /** why the file cannot be sent */
  readonly fault: string | null
  /** counts rejections: at each the message takes the focus again */
  readonly rejections: number
  readonly problem: Problem | null
}

const calls = {
  getExhibitor: slot<typeof getExhibitor>('getExhibitor'),
  beginExhibitorQuote: slot<typeof beginExhibitorQuote>('beginExhibitorQuote'),
  uploadCertificate: slot<typeof uploadCertificate>('uploadCertificate'),
  stopReminders: slot<typeof stopReminders>('stopReminders'),
}

type ExhibitorEvent =
  | OutcomesOf<typeof calls>
  /** the address has another link's token */
  | { type: 'address.followed'; token: string }
  | { type: 'page.retried' }
  | { type: 'purchase.begun' }
  | { type: 'file.chosen'; file: File }
  | { type: 'reminders.stopped' }

type Opened = { readonly page: ExhibitorPage }
const faultOf = (file: File) => filesFault(certificateFile, [file])

/** The page of an exhibitor: the organizer's requirements, and the two ways to meet them, buying and uploading. */
export const exhibitorMachine = setup({
  types: {} as {
    context: ExhibitorContext
    events: ExhibitorEvent
    emitted: { type: 'quote.opened'; id: string }
    input: { token: string }
    meta: { busy?: string }
  },
  actors: calls,
  guards: {
    isFile: (_, { file }: { readonly file: File }) => faultOf(file) === null,
    isAboutFile: (_, { problem }: { readonly problem: Problem }) => problem.errors?.['files'] !== undefined,
  },
  actions: {
    ...problemActions,
    setToken: assign((_, { token }: { readonly token: string }) => ({ token, page: null })),
    setPage: assign((_, { page }: Opened) => ({ page })),
    setFile: assign((_, { file }: { readonly file: File }) => ({ file, fault: faultOf(file) })),
    setFault: assign((_, { problem }: { readonly problem: Problem }) => ({ fault: problem.errors!['files']! })),
    clearFault: assign({ fault: null }),
    countRejection: assign({ rejections: ({ context }) => context.rejections + 1 }),
    emitQuote: emit((_, { id }: { readonly id: string }) => ({ type: 'quote.opened' as const, id })),
  },
}).createMachine({
  id: 'exhibitor',
  context: ({ input: { token } }) => ({ token, page: null, file: null, fault: null, rejections: 0, problem: null }),
  initial: 'opening',
  // a page that is opened again shows what has been bought meanwhile
  on: { 'address.followed': { target: '.opening', actions: fromEvent('setToken') } },
  states: {
    opening: {
      meta: { busy: 'Fetching...' },
      invoke: invokeCall('getExhibitor', ({ context: { token } }) => ({ token })),
      on: {
        'exhibitor.opened': { target: 'shown', actions: fromEvent('setPage') },
        'exhibitor.missing': 'missing',
        'exhibitor.failed': toProblem('unavailable'),
      },
    },
    missing: {},
    unavailable: { exit: 'clearProblem', on: { 'page.retried': 'opening' } },
    shown: {
      initial: 'reading',
      on: {
        'purchase.begun': 'beginning',
        'file.chosen': [
          { guard: fromEvent('isFile'), target: 'uploading', actions: fromEvent('setFile') },
          { target: '.rejected', reenter: true, actions: fromEvent('setFile') },
        ],
        'reminders.stopped': 'stopping',
      },
      states: {
        reading: {},
        // the organizer has the certificate now
        uploaded: {},
        // the file cannot be sent, and the message says why
        rejected: { entry: 'countRejection', exit: 'clearFault' },
        failed: { exit: 'clearProblem' },
      },
    },
    beginning: {
      meta: { busy: 'Processing...' },
      invoke: invokeCall('beginExhibitorQuote', ({ context: { token } }) => ({ token })),
      on: {
        'quote.begun': { target: 'shown', actions: fromEvent('emitQuote') },
        'request.failed': toProblem('shown.failed'),
      },
    },
    uploading: {
      meta: { busy: 'Sending ...' },
      invoke: invokeCall('uploadCertificate', ({ context: { token, file } }) => ({ token, file: file! })),
      on: {
        'certificate.uploaded': { target: 'shown.uploaded', actions: fromEvent('setPage') },
        'request.failed': [
          { guard: fromEvent('isAboutFile'), target: 'shown.rejected', actions: fromEvent('setFault') },
          toProblem('shown.failed'),
        ],
      },
    },
    stopping: {
      meta: { busy: 'Saving...' },
      invoke: invokeCall('stopReminders', ({ context: { token } }) => ({ token })),
      on: {
        'reminders.ended': { target: 'shown', actions: fromEvent('setPage') },
        'request.failed': toProblem('shown.failed'),
      },
    },
  },
})

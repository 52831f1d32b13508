import { assign, emit, setup } from 'xstate'
import type { OutcomesOf } from '../../calls/call'
import { fromEvent, invokeCall } from '../../kit/call'
import type { Recording } from './inspector.types'
import { readRecording } from './recording'

const calls = { readRecording }

interface RecordingContext {
  /** chosen last */
  readonly file: File | null
  /** why that file cannot be opened */
  readonly fault: string | null
  /** counts rejections: at each the message takes the focus again */
  readonly rejections: number
}

/** Opens a recording from a file, for the inspector. Only a file that is one leaves this chart. */
export const recordingMachine = setup({
  types: {} as {
    context: RecordingContext
    events: { type: 'file.chosen'; file: File } | OutcomesOf<typeof calls>
    meta: { readonly busy: string }
    emitted: { type: 'recording.opened'; recording: Recording }
  },
  actors: calls,
  actions: {
    setFile: assign((_, { file }: { readonly file: File }) => ({ file, fault: null })),
    setFault: assign(({ context }, { fault }: { readonly fault: string }) => ({
      fault,
      rejections: context.rejections + 1,
    })),
    emitOpened: emit((_, { recording }: { readonly recording: Recording }) => ({
      type: 'recording.opened' as const,
      recording,
    })),
  },
}).createMachine({
  id: 'recording',
  context: { file: null, fault: null, rejections: 0 },
  initial: 'idle',
  // a file that is chosen while another one is read takes its place
  on: { 'file.chosen': { target: '.reading', reenter: true, actions: fromEvent('setFile') } },
  states: {
    idle: {},
    reading: {
      meta: { busy: 'Reading the recording ...' },
      invoke: invokeCall('readRecording', ({ context }) => ({ file: context.file! })),
      on: {
        'file.read': { target: 'idle', actions: fromEvent('emitOpened') },
        'file.refused': { target: 'refused', actions: fromEvent('setFault') },
      },
    },
    refused: {},
  },
})

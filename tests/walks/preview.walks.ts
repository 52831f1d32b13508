import { expect } from 'vitest'
import { noAnswer } from '../../contract/problem'
import { previewMachine } from '../../machines/customer/quote/preview.machine'
import { walk } from './saying'

const requested = (kind: 'quote' | 'certificate') => ({ type: 'preview.requested', contactId: 'c1', kind }) as const

/** The walk of a preview, and its hand-written specification. */
export const previewWalk = walk({
  machine: previewMachine,
  starts: { shown: { input: undefined, begins: 'idle' } },
  cases: { 'preview.requested': [requested('quote'), requested('certificate')] },
  outputs: {
    previewDocument: [
      { type: 'preview.drawn', kind: 'quote', file: new Blob() },
      { type: 'preview.refused', problem: noAnswer },
    ],
  },
  reads: ({ order }) => order?.kind,
  transitions: {
    'preview.requested': () => 'fetching',
    'preview.drawn': () => 'idle',
    'preview.refused': () => 'refused',
  },
  expects: {
    idle: ({ context, waiting }) => expect([context.problem, waiting.size]).toEqual([null, 0]),
    fetching: ({ context, waiting }) => expect(waiting.get('previewDocument')!.input).toEqual(context.order),
    refused: ({ context }) => expect(context.problem).toEqual(noAnswer),
  },
  goals: ['idle'],
})

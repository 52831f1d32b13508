import { expect } from 'vitest'
import { noAnswer } from '../../contract/problem'
import { previewMachine } from '../../machines/customer/quote/preview.machine'
import { alert, button, calm, status } from './assertion'
import { walk } from './saying'

const requested = (kind: 'quote' | 'certificate') => ({ type: 'preview.requested', contactId: 'c1', kind }) as const

/** The walk of a preview, and its hand-written specification. */
export const previewWalk = walk({
  guarantees: 'A preview is fetched on request, and its failure shows until the next request.',
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
  states: {
    idle: {
      holds: ({ context, waiting }) => expect([context.problem, waiting.size]).toEqual([null, 0]),
      shows: [button(/^Download/), calm],
    },
    fetching: {
      holds: ({ context, waiting }) => expect(waiting.get('previewDocument')!.input).toEqual(context.order),
      shows: status('Fetching Documents ...'),
    },
    refused: {
      holds: ({ context }) => expect(context.problem).toEqual(noAnswer),
      shows: alert('Something went wrong'),
    },
  },
  goals: ['idle'],
})

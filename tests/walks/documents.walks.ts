import { expect } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import type { PolicyDocument } from '../../contract/client'
import { noAnswer } from '../../contract/problem'
import type { OutcomeOf } from '../../machines/calls/call'
import type { listDocuments } from '../../machines/calls/policies'
import { documentsMachine } from '../../machines/customer/policy/documents.machine'
import { busy, button, status } from './assertion'
import { walk } from './saying'

/** The walk of a policy’s documents, and its hand-written specification. */
const link = { contactId: 'c1', token: 't1' }
const certificate: PolicyDocument = {
  name: 'Certificate of insurance',
  kind: 'certificate',
  url: '/files/1',
  ready: true,
}
const receipt: PolicyDocument = { name: 'Sales receipt', kind: 'receipt', url: '/files/2', ready: true }
const allMade = [certificate, receipt]
const halfMade = [certificate, { ...receipt, ready: false }]
const looks = 7

const listings: OutcomeOf<typeof listDocuments>[] = [
  { type: 'documents.listed', documents: allMade },
  { type: 'documents.listed', documents: halfMade },
  { type: 'documents.listed', documents: [] },
  { type: 'documents.failed', problem: noAnswer },
]
const areReady = (documents: readonly PolicyDocument[]) => documents.length > 0 && documents.every((d) => d.ready)

const coming = status('New documents appear here as soon as they are ready.')
const preparing = ({ context: { documents } }: SnapshotFrom<typeof documentsMachine>) => [
  coming,
  documents.some(({ ready }) => !ready) ? 'Preparing …' : [],
]

export const documentsWalk = walk({
  guarantees: 'Documents are polled until every file is made, and a long wait ends in a message.',
  machine: documentsMachine.provide({ delays: { pause: 1000 } }),
  starts: {
    unknown: { input: { link }, begins: 'fetching' },
    known: { input: { link, documents: halfMade }, begins: 'waiting' },
    made: { input: { link, documents: allMade }, begins: 'ready' },
  },
  outputs: { listDocuments: listings },
  reads: ({ polls }) => polls,
  transitions: {
    'documents.listed': ({ from, event, context }) => {
      if (areReady(event.documents)) return 'ready'
      return from === 'fetching' || context.polls < looks ? 'waiting' : 'late'
    },
    'documents.failed': ({ from, context }) => (from === 'polling' && context.polls < looks ? 'waiting' : 'failed'),
    'documents.retried': ({ from }) => (from === 'late' || from === 'failed' ? 'fetching' : from),
    'after pause': () => 'polling',
  },
  states: {
    fetching: {
      holds: ({ waiting, context }) => {
        expect(waiting.get('listDocuments')!.input).toEqual(link)
        expect(context.polls).toBe(0)
      },
      shows: busy,
    },
    waiting: {
      holds: ({ waiting }) => expect(waiting.size).toBe(0),
      shows: preparing,
    },
    polling: {
      holds: ({ waiting }) => expect(waiting.get('listDocuments')!.input).toEqual(link),
      shows: preparing,
    },
    ready: {
      holds: ({ context }) => expect(areReady(context.documents)).toBe(true),
      shows: [status('All of them are ready.'), button(/^Open /)],
    },
    late: {
      holds: ({ context }) => expect(areReady(context.documents)).toBe(false),
      shows: status('They are taking longer than usual.'),
    },
    failed: {
      holds: ({ context }) => {
        expect(context.problem).toEqual(noAnswer)
        expect(context.documents).toEqual([])
      },
      shows: [status('The documents could not be loaded.'), button('Try again')],
    },
  },
  goals: ['ready'],
})

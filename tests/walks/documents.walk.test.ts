import { expect, test } from 'vitest'
import type { PolicyDocument } from '../../contract/client'
import { noAnswer } from '../../contract/problem'
import type { DocumentsFact } from '../../machines/calls/policy'
import { documentsMachine } from '../../machines/documents/documents.machine'
import { survey } from './walk'

const link = { contactId: 'c1', token: 't1' }
const certificate: PolicyDocument = {
  name: 'Certificate of insurance',
  kind: 'certificate',
  url: '/files/1',
  ready: true,
}
const receipt: PolicyDocument = { name: 'Sales receipt', kind: 'receipt', url: '/files/2', ready: true }
const made = [certificate, receipt]
const halfMade = [certificate, { ...receipt, ready: false }]
const looks = 7

const outcomes: DocumentsFact[] = [
  { type: 'documents.listed', documents: made },
  { type: 'documents.listed', documents: halfMade },
  { type: 'documents.listed', documents: [] },
  { type: 'documents.missed', problem: noAnswer },
]
const areReady = (documents: readonly PolicyDocument[]) => documents.length > 0 && documents.every((d) => d.ready)

test('the documents are asked for until every file is made, and whoever waits too long is told', async () => {
  const report = await survey({
    machine: documentsMachine.provide({ delays: { pause: 1000 } }),
    starts: {
      unknown: { input: { link }, begins: 'fetching' },
      known: { input: { link, documents: halfMade }, begins: 'waiting' },
      made: { input: { link, documents: made }, begins: 'ready' },
    },
    outputs: { listDocuments: outcomes },
    reads: ({ polls }) => polls,
    leads: {
      'documents.listed': ({ from, event, context }) => {
        if (areReady(event.documents)) return 'ready'
        return from === 'fetching' || context.polls < looks ? 'waiting' : 'late'
      },
      'documents.missed': ({ from, context }) => (from === 'polling' && context.polls < looks ? 'waiting' : 'failed'),
      'documents.retried': ({ from }) => (from === 'late' || from === 'failed' ? 'fetching' : from),
      'after pause': () => 'polling',
    },
    expects: {
      fetching: ({ waiting, context }) => {
        expect(waiting.get('listDocuments')!.input).toEqual(link)
        expect(context.polls).toBe(0)
      },
      waiting: ({ waiting }) => expect(waiting.size).toBe(0),
      polling: ({ waiting }) => expect(waiting.get('listDocuments')!.input).toEqual(link),
      ready: ({ context }) => expect(areReady(context.documents)).toBe(true),
      late: ({ context }) => expect(areReady(context.documents)).toBe(false),
      failed: ({ context }) => {
        expect(context.problem).toEqual(noAnswer)
        expect(context.documents).toEqual([])
      },
    },
    goals: ['ready'],
  })
  expect(report.gaps).toEqual([])
})

import { expect } from 'vitest'
import type { PolicyDocument } from '../../contract/client'
import { noAnswer } from '../../contract/problem'
import type { DocumentsFact, PolicyFact } from '../../machines/calls/policy'
import { documentsMachine } from '../../machines/documents/documents.machine'
import { linkIn } from '../../machines/policy/policy.link'
import { policyMachine } from '../../machines/policy/policy.machine'
import { openedPolicy } from './policy.cases'
import { walk } from './saying'

/** How the policy screen's charts are walked, and what was said of them by hand. */
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

const listings: DocumentsFact[] = [
  { type: 'documents.listed', documents: made },
  { type: 'documents.listed', documents: halfMade },
  { type: 'documents.listed', documents: [] },
  { type: 'documents.missed', problem: noAnswer },
]
const areReady = (documents: readonly PolicyDocument[]) => documents.length > 0 && documents.every((d) => d.ready)

export const documentsWalk = walk({
  machine: documentsMachine.provide({ delays: { pause: 1000 } }),
  starts: {
    unknown: { input: { link }, begins: 'fetching' },
    known: { input: { link, documents: halfMade }, begins: 'waiting' },
    made: { input: { link, documents: made }, begins: 'ready' },
  },
  outputs: { listDocuments: listings },
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

const signed = '#manage-policy?id=c1&token=t1'
const other = '#manage-policy?id=c2&token=t2'
const unsigned = '#manage-policy'

const openings: PolicyFact[] = [
  { type: 'policy.opened', opened: openedPolicy },
  { type: 'policy.closed', problem: { status: 401, message: 'This link has expired' } },
  { type: 'policy.missed', problem: noAnswer },
]

export const policyWalk = walk({
  machine: policyMachine,
  starts: {
    signed: { input: { address: signed }, begins: 'opening' },
    unsigned: { input: { address: unsigned }, begins: 'unlinked' },
  },
  cases: {
    'link.followed': [signed, other, unsigned].map((address) => ({ type: 'link.followed', address }) as const),
  },
  outputs: { getPolicy: openings },
  reads: ({ link }) => link,
  leads: {
    'link.followed': ({ from, event }) => {
      if (!linkIn(event.address)) return 'unlinked'
      return from === 'opening' ? 'opening, anew' : 'opening'
    },
    'policy.opened': () => 'open',
    'policy.closed': () => 'refused',
    'policy.missed': () => 'unavailable',
    'policy.retried': ({ from }) => (from === 'unavailable' ? 'opening' : from),
  },
  expects: {
    unlinked: ({ context, waiting }) => {
      expect(context.opened).toBeNull()
      expect(waiting.size).toBe(0)
    },
    opening: ({ context, waiting }) => {
      expect(waiting.get('getPolicy')!.input).toEqual(context.link)
      expect(context.opened).toBeNull()
    },
    open: ({ context, waiting }) =>
      expect(waiting.get('documents')!.input).toEqual({ link: context.link, documents: openedPolicy.documents }),
    refused: ({ context }) => expect(context.problem?.status).toBe(401),
    unavailable: ({ context }) => expect(context.problem).toEqual(noAnswer),
  },
  goals: ['open'],
})

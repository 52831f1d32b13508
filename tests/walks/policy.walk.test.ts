import { expect, test } from 'vitest'
import { noAnswer } from '../../contract/problem'
import type { PolicyFact } from '../../machines/calls/policy'
import { linkIn } from '../../machines/policy/policy.link'
import { policyMachine } from '../../machines/policy/policy.machine'
import { openedPolicy } from './policy.cases'
import { survey } from './walk'

const signed = '#manage-policy?id=c1&token=t1'
const other = '#manage-policy?id=c2&token=t2'
const unsigned = '#manage-policy'

const outcomes: PolicyFact[] = [
  { type: 'policy.opened', opened: openedPolicy },
  { type: 'policy.closed', problem: { status: 401, message: 'This link has expired' } },
  { type: 'policy.missed', problem: noAnswer },
]

test('a policy is opened by its signed link and by nothing else', async () => {
  const report = await survey({
    machine: policyMachine,
    starts: {
      signed: { input: { address: signed }, begins: 'opening' },
      unsigned: { input: { address: unsigned }, begins: 'unlinked' },
    },
    cases: {
      'link.followed': [signed, other, unsigned].map((address) => ({ type: 'link.followed', address }) as const),
    },
    outputs: { getPolicy: outcomes },
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
  expect(report.gaps).toEqual([])
})

test.each([
  ['/quote/#manage-policy?id=c1&token=t1', { contactId: 'c1', token: 't1' }],
  ['https://example.com/quote/#manage-policy?token=t1&id=c1', { contactId: 'c1', token: 't1' }],
  ['#manage-policy?id=c1&token=a%2Bb', { contactId: 'c1', token: 'a+b' }],
  ['#manage-policy', null],
  ['#manage-policy?id=c1', null],
  ['#manage-policy?id=&token=t1', null],
  ['#manage-policy-else?id=c1&token=t1', null],
  ['/quote/?id=c1&token=t1', null],
])('the link in %s', (address, link) => {
  expect(linkIn(address)).toEqual(link)
})

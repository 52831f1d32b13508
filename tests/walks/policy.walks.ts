import { expect } from 'vitest'
import type { OpenedPolicy } from '../../contract/client'
import { noAnswer } from '../../contract/problem'
import { blankAnswers } from '../../domain/application'
import type { OutcomeOf } from '../../machines/calls/call'
import type { getPolicy } from '../../machines/calls/policies'
import type { ChangeOutcome } from '../../machines/customer/policy/change.setup'
import { policyMachine } from '../../machines/customer/policy/policy.machine'
import { linkIn } from '../../machines/customer/policy/policy.route'
import { busy, button, dialog, either, heading, no, status } from './assertion'
import { madeChange, openedPolicy, worked } from './policy.cases'
import { photo, reported } from './policy.forms.walks'
import { walk } from './saying'

/** The walk of the policy page, and its hand-written specification. */
const signed = '#manage-policy?id=c1&token=t1'
const other = '#manage-policy?id=c2&token=t2'
const unsigned = '#manage-policy'

/** The paid amount exceeds the price, so a refund is due. */
const uneven = { ...openedPolicy, paid: openedPolicy.paid + 10.5 }
const isEven = ({ paid, policy }: OpenedPolicy) => paid === policy.customFields.amount_due
const pauses = 6

const openings: OutcomeOf<typeof getPolicy>[] = [
  { type: 'policy.opened', opened: openedPolicy },
  { type: 'policy.opened', opened: uneven },
  { type: 'policy.closed', problem: { status: 401, message: 'This link has expired' } },
  { type: 'policy.failed', problem: noAnswer },
]
const made = madeChange(21)
const refunding = madeChange(-10.5, uneven)
/** the outcomes of their tasks */
const drafts = {
  change: { ...blankAnswers, event_name: 'Half a name' },
  claim: { ...reported, files: [photo], lost: ['plan.pdf'] },
  message: { subject: 'The name', message: null },
  sending: { emails: 'barn@', message: null },
}
const paying = { key: 'k-1', attempt: 1, worked: worked.dearer, answers: { event_name: 'Half a name' } }
const changeEndings = [
  { type: 'change.made', made },
  { type: 'change.made', made: refunding },
  { type: 'change.left', draft: null },
  { type: 'policy.overtaken' },
] as const satisfies ChangeOutcome[]
const about = { subject: 'A change of my policy', message: 'Setup days: Nothing → 06/11/2027' }
const isRead = (leaf: string) =>
  leaf === 'open.reading' || leaf === 'open.refreshing' || leaf.startsWith('open.taskDone')
/** The chart polls for the refund until it has been made. */
const afterTask = (opened: OpenedPolicy, looks: number) =>
  isEven(opened) || looks === pauses ? 'open.taskDone.settled' : 'open.taskDone.fresh'
const begins =
  <To extends string>(to: To) =>
  <From extends string>({ from }: { from: From }): From | To =>
    isRead(from) ? to : from

const page = heading('What you can do')
const changed = status(/^Your policy is (changed|canceled)\./)

export const policyWalk = walk({
  guarantees: 'A policy opens only with its signed link, and one task at a time is open.',
  machine: policyMachine.provide({ delays: { moneyMoves: 300 } }),
  starts: {
    signed: { input: { address: signed, key: 'k' }, begins: 'opening' },
    unsigned: { input: { address: unsigned, key: 'k' }, begins: 'unlinked' },
    'paying for a change before a reload': {
      input: { address: signed, key: 'k', drafts: { paying } },
      begins: 'opening',
    },
  },
  cases: {
    'link.followed': [signed, other, unsigned].map((address) => ({ type: 'link.followed', address }) as const),
  },
  outputs: {
    getPolicy: openings,
    change: [...changeEndings, { type: 'change.left', draft: drafts.change }, { type: 'change.handedOver', about }],
    cancel: [...changeEndings, { type: 'change.handedOver', about }],
    claim: [
      { type: 'claim.reported' },
      { type: 'claim.left', draft: drafts.claim },
      { type: 'claim.handedOver', draft: drafts.claim, about },
    ],
    message: [{ type: 'message.left', draft: drafts.message }, { type: 'message.sent' }],
    sending: [{ type: 'sending.done' }, { type: 'sending.left', draft: drafts.sending }],
  },
  reads: ({ link, made, about, looks, opened, drafts: stored }) => [
    link,
    made !== null,
    Object.keys(about).length > 0,
    made && looks,
    opened && isEven(opened),
    Object.entries(stored).filter(([, draft]) => draft).length,
  ],
  transitions: {
    'link.followed': ({ from, event }) => {
      if (!linkIn(event.address)) return from === 'unlinked' ? 'unlinked, again' : 'unlinked'
      return from === 'opening' ? 'opening, again' : 'opening'
    },
    'policy.opened': ({ from, event, context }) => {
      if (from === 'open.taskDone.looking') return afterTask(event.opened, context.looks)
      return context.drafts.paying ? 'open.changing' : 'open.reading'
    },
    'policy.closed': () => 'refused',
    'policy.failed': ({ from, context }) => {
      if (from === 'opening') return 'unavailable'
      return from === 'open.taskDone.looking' ? afterTask(context.opened!, context.looks) : 'open.reading'
    },
    'after moneyMoves': () => 'open.taskDone.looking',
    'policy.retried': ({ from }) => (from === 'unavailable' ? 'opening' : from),
    'change.begun': begins('open.changing'),
    'cancel.begun': begins('open.cancelling'),
    'claim.begun': begins('open.claiming'),
    'message.begun': begins('open.writing'),
    'sending.begun': begins('open.sending'),
    'change.made': ({ event }) => afterTask(event.made.opened, 0),
    'task.laidAside': ({ from }) => from,
    'change.left': () => 'open.reading',
    'policy.overtaken': () => 'open.refreshing',
    'change.handedOver': () => 'open.writing',
    'claim.reported': () => 'open.refreshing',
    'claim.left': () => 'open.reading',
    'claim.handedOver': () => 'open.writing',
    'message.sent': () => 'open.refreshing',
    'message.left': () => 'open.reading',
    'sending.done': () => 'open.reading',
    'sending.left': () => 'open.reading',
  },
  states: {
    unlinked: {
      holds: ({ context, waiting }) => {
        expect(context.opened).toBeNull()
        expect([...waiting.keys()]).toEqual(['find'])
      },
      shows: heading('Use the link to open your policy'),
    },
    opening: {
      holds: ({ context, waiting }) => {
        expect(waiting.get('getPolicy')!.input).toEqual(context.link)
        expect(context.opened).toBeNull()
      },
      shows: busy,
    },
    'open.reading': {
      holds: ({ context, waiting }) => {
        expect(waiting.get('documents')!.input).toMatchObject({ link: context.link })
        expect([context.made, context.about]).toEqual([null, {}])
      },
      shows: [page, no(changed)],
    },
    'open.taskDone.fresh': {
      holds: ({ context, waiting }) => {
        expect([context.opened, context.made]).toEqual([uneven, refunding].map((one) => expect.objectContaining(one)))
        expect(waiting.get('documents')!.input).toEqual({ link: context.link, documents: refunding.opened.documents })
      },
      shows: changed,
    },
    'open.taskDone.looking': {
      holds: ({ context, waiting }) => {
        expect(waiting.get('getPolicy')!.input).toEqual(context.link)
        expect(context.made).toEqual(refunding)
      },
      shows: changed,
    },
    'open.taskDone.settled': {
      holds: ({ context }) => expect([made, refunding]).toContainEqual(context.made),
      shows: changed,
    },
    'open.changing': {
      holds: ({ context, waiting }) =>
        expect(waiting.get('change')!.input).toEqual({
          link: context.link,
          key: `k-${context.begun}`,
          opened: context.opened,
          draft: context.drafts.paying?.answers ?? context.drafts.change,
          ...(context.drafts.paying && { paying }),
        }),
      shows: ({ context }) =>
        heading(context.drafts.paying ? 'We do not know yet whether it is changed' : 'What do you want to change?'),
    },
    'open.cancelling': {
      holds: ({ context, waiting }) =>
        expect(waiting.get('cancel')!.input).toEqual({ link: context.link, key: `k-${context.begun}`, claims: [] }),
      shows: [page, either(status('Processing...'), dialog(/^Cancel policy/))],
    },
    'open.claiming': {
      holds: ({ context, waiting }) =>
        expect(waiting.get('claim')!.input).toEqual({
          link: context.link,
          bought: '11/20/2026',
          insured: { first: '06/12/2027', last: '06/12/2027' },
          rain: null,
          key: `k-${context.begun}`,
          policyNumber: 'MQE-0048153',
          today: '11/20/2026',
          ...(context.drafts.claim
            ? { known: reported, files: [photo], lost: ['plan.pdf'] }
            : {
                known: { name: 'Jordan Sample', email: 'jordan.sample@example.com', phone: '512-555-0142' },
                files: [],
                lost: [],
              }),
        }),
      shows: heading('Report a claim'),
    },
    'open.writing': {
      holds: ({ context, waiting }) =>
        expect(waiting.get('message')!.input).toEqual({
          link: context.link,
          key: `k-${context.begun}`,
          policyNumber: 'MQE-0048153',
          known: { ...context.drafts.message, ...context.about },
        }),
      shows: heading('Write to us'),
    },
    'open.sending': {
      holds: ({ context, waiting }) =>
        expect(waiting.get('sending')!.input).toEqual({
          link: context.link,
          documents: ['/api/files/sample-certificate-token'],
          known: context.drafts.sending ?? {},
        }),
      shows: heading('Send documents to others'),
    },
    'open.refreshing': {
      holds: ({ context, waiting }) => expect(waiting.get('getPolicy')!.input).toEqual(context.link),
      shows: page,
    },
    refused: {
      holds: ({ context, waiting }) => {
        expect(context.problem?.status).toBe(401)
        expect([...waiting.keys()]).toEqual(['find'])
      },
      shows: heading('This link does not open a policy'),
    },
    unavailable: {
      holds: ({ context }) => expect(context.problem).toEqual(noAnswer),
      shows: [heading('We cannot reach our records just now'), button('Try again')],
    },
  },
  goals: ['open.reading'],
})

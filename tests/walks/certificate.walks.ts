import { expect } from 'vitest'
import type { CertificateSubscription, CheckedCertificate } from '../../contract/client'
import { noAnswer, type Problem } from '../../contract/problem'
import { certificateMachine } from '../../machines/customer/certificate/certificate.machine'
import { followMachine } from '../../machines/customer/certificate/follow.machine'
import { selectFollowFaults } from '../../machines/customer/certificate/follow.select'
import { subscriptionMachine } from '../../machines/customer/certificate/subscription.machine'
import { alert, busy, button, calm, field, heading, status } from './assertion'
import { wasRejected } from './kit'
import { idle, inFlight, summaryOf, walk } from './saying'

/** The walk of the certificate page, and its hand-written specification. */
export const inForce: CheckedCertificate = {
  code: '7KQ4-XM92',
  kind: 'liability',
  policy_number: 'MQE-0048153',
  status: 'inForce',
  insured: { name: 'Jordan Sample', lines: ['12 Example Avenue, Suite 3', 'Austin, TX 78701'] },
  venue: { name: 'Sample Meadow Barn', lines: ['200 Example Road', 'Austin, TX 78701'] },
  additional_insureds: [
    { name: 'Sample Meadow Barn', lines: ['200 Example Road', 'Austin, TX 78701'], waiver: false, primary: false },
    { name: 'Example Catering', lines: [], waiver: true, primary: true },
  ],
  from: '06/12/2027',
  to: '06/13/2027',
  limits: [
    { label: 'Each occurrence', amount: '$1,000,000' },
    { label: 'General aggregate', amount: '$2,000,000' },
  ],
}
const isCode = (typed: string) => typed === inForce.code || typed === '2222-AAAA'

export const certificateWalk = walk({
  guarantees: 'A certificate’s code shows whether it is in force.',
  machine: certificateMachine,
  starts: {
    linked: { input: { code: '7kq4xm92' }, begins: 'checking' },
    bare: { input: { code: '' }, begins: 'asking' },
    mistyped: { input: { code: 'nothing' }, begins: 'rejected' },
  },
  cases: {
    'address.followed': ['7KQ4XM92', '2222-AAAA', ''].map((code) => ({ type: 'address.followed', code }) as const),
    'code.typed': [inForce.code, '7KQ4'].map((typed) => ({ type: 'code.typed', typed }) as const),
  },
  outputs: {
    getCertificate: [
      { type: 'certificate.found', certificate: inForce },
      { type: 'certificate.found', certificate: { ...inForce, status: 'replaced' } },
      { type: 'certificate.missing' },
      { type: 'certificate.failed', problem: noAnswer },
    ],
  },
  reads: ({ typed, code }) => [typed, code],
  transitions: {
    'address.followed': ({ from, event, context }) => {
      if (event.code === '') return 'asking'
      const isSame = event.code.replace('-', '') === context.code?.replace('-', '')
      if (isSame) return from
      return from === 'checking' ? 'checking, again' : 'checking'
    },
    'code.typed': ({ from }) => (from === 'rejected' ? 'asking' : from),
    'code.submitted': ({ from, context }) => {
      if (!isCode(context.typed) && context.typed !== '7kq4xm92' && context.typed !== '7KQ4XM92') return 'rejected'
      return from === 'checking' ? 'checking, again' : 'checking'
    },
    'certificate.found': ({ event }) => (event.certificate.status === 'inForce' ? 'valid' : 'over'),
    'certificate.missing': () => 'unknown',
    'certificate.failed': () => 'unreachable',
    'certificate.retried': ({ from }) => (from === 'unreachable' ? 'checking' : from),
  },
  states: {
    asking: { holds: idle, shows: [heading('Check a certificate'), field('Certificate code'), calm] },
    rejected: {
      holds: idle,
      shows: [heading('Check a certificate'), 'A code has eight letters and digits. Compare it with the document.'],
    },
    checking: {
      holds: (seen) => {
        expect(inFlight(seen)).toEqual(['getCertificate'])
        expect(seen.waiting.get('getCertificate')!.input).toBe(seen.context.code)
        expect(isCode(seen.context.code!)).toBe(true)
      },
      shows: busy,
    },
    valid: {
      holds: ({ context }) => expect(context.certificate).toEqual(inForce),
      shows: [
        heading('Genuine'),
        status('The certificate is genuine, and the coverage is in force'),
        button('Get updates'),
      ],
    },
    over: {
      holds: ({ context }) => expect(context.certificate).toEqual({ ...inForce, status: 'replaced' }),
      shows: [heading('Genuine, but no longer valid'), status('Ask for the new certificate')],
    },
    unknown: {
      holds: ({ context }) => expect([context.certificate, context.problem]).toEqual([null, null]),
      shows: [heading('No certificate has this code'), alert('7KQ4-XM92 is not one of our codes.')],
    },
    unreachable: {
      holds: ({ context }) => expect(context.problem).toEqual(noAnswer),
      shows: [alert('This does not mean that the certificate is invalid.'), button('Try again')],
    },
  },
  goals: ['valid', 'over'],
})

const address = 'barn@example.com'
const aboutEmail: Problem = { status: 429, message: 'Too many', errors: { email: 'Too many today' } }
const isWriting = (leaf: string) => leaf.startsWith('writing')

/** The walk of the form for updates, and its hand-written specification. */
export const followWalk = walk({
  guarantees: 'The holder of a certificate asks for updates by email.',
  machine: followMachine,
  starts: { visit: { input: { code: inForce.code }, begins: 'writing.editing' } },
  cases: {
    'form.answered': [
      { type: 'form.answered', answers: { email: address } },
      { type: 'form.answered', answers: { email: 'barn@' } },
    ],
  },
  outputs: {
    subscribeToCertificate: [
      { type: 'follow.accepted', email: address },
      { type: 'form.refused', problem: aboutEmail },
      { type: 'form.refused', problem: noAnswer },
    ],
  },
  reads: ({ answers }) => answers.email,
  transitions: {
    'form.answered': ({ from }) => from,
    'form.submitted': ({ from, context }) => {
      if (!isWriting(from)) return from
      return context.answers.email === address ? 'sending' : 'writing.rejected'
    },
    'follow.accepted': () => 'sent',
    'form.refused': ({ event }) => (event.problem.errors ? 'writing.rejected' : 'writing.failed'),
    'follow.restarted': ({ from }) => (from === 'sent' ? 'writing.editing' : from),
  },
  states: {
    'writing.editing': {
      holds: idle,
      shows: [heading('Get updates about this certificate'), field('Your email'), button('Get updates'), calm],
    },
    'writing.rejected': { holds: wasRejected, shows: (form) => summaryOf(selectFollowFaults(form)) },
    'writing.failed': {
      holds: ({ context }) => expect(context.refused?.problem).toEqual(noAnswer),
      shows: alert('There is no connection to our server. Your text is still here.'),
    },
    sending: {
      holds: ({ waiting }) =>
        expect(waiting.get('subscribeToCertificate')!.input).toEqual({ code: inForce.code, email: address }),
      shows: busy,
    },
    sent: {
      holds: ({ context }) => expect(context.sentTo).toBe(address),
      shows: [heading('Check your email'), `A link is on its way to ${address}.`, button('Use another address')],
    },
  },
  goals: ['sent'],
})

const subscribed = (status: CertificateSubscription['status']) =>
  ({ type: 'subscription.answered', subscription: { code: inForce.code, email: address, status } }) as const
const outcomes = [
  ...(['unconfirmed', 'active', 'ended', 'closed'] as const).map(subscribed),
  { type: 'subscription.missing' } as const,
  { type: 'subscription.failed', problem: noAnswer } as const,
]
interface Waiting {
  readonly waiting: ReadonlyMap<string, { readonly input: unknown }>
  readonly context: { readonly token: string }
}
const waitsFor = (call: string) => ({
  holds: (seen: Waiting) => {
    expect(inFlight(seen)).toEqual([call])
    expect(seen.waiting.get(call)!.input).toBe(seen.context.token)
  },
  shows: busy,
})

/** The walk of the page that a letter about a certificate leads to, and its hand-written specification. */
export const subscriptionWalk = walk({
  guarantees: 'The link of a letter about a certificate confirms the address, and ends the updates.',
  machine: subscriptionMachine,
  starts: { linked: { input: { token: 't1' }, begins: 'opening' } },
  cases: { 'address.followed': ['t1', 't2'].map((token) => ({ type: 'address.followed', token }) as const) },
  outputs: { getSubscription: outcomes, confirmSubscription: outcomes, endSubscription: outcomes },
  reads: ({ token, subscription, problem }) => [token, subscription?.status, problem === null],
  transitions: {
    'address.followed': ({ from, event, context }) => {
      if (event.token === context.token) return from
      return from === 'opening' ? 'opening, again' : 'opening'
    },
    'updates.confirmed': ({ from }) => (from === 'unconfirmed' || from === 'ended' ? 'confirming' : from),
    'updates.stopped': ({ from }) => (from === 'active' ? 'stopping' : from),
    'subscription.answered': ({ event }) => event.subscription.status,
    'subscription.missing': () => 'unknown',
    'subscription.failed': ({ from, context }) =>
      from === 'opening' ? 'unreachable' : (context.subscription?.status ?? 'closed'),
    'subscription.retried': ({ from }) => (from === 'unreachable' ? 'opening' : from),
  },
  states: {
    opening: waitsFor('getSubscription'),
    unconfirmed: { holds: idle, shows: [heading('Confirm your email address'), button('Confirm')] },
    confirming: waitsFor('confirmSubscription'),
    active: { holds: idle, shows: [heading('You get updates about this certificate'), button('Stop the updates')] },
    stopping: waitsFor('endSubscription'),
    ended: { holds: idle, shows: [heading('The updates have stopped'), button('Get updates again')] },
    closed: { holds: idle, shows: heading('The updates have ended') },
    unknown: { holds: idle, shows: heading('This link does not work') },
    unreachable: {
      holds: ({ context }) => expect(context.problem).toEqual(noAnswer),
      shows: [alert('Nothing has changed.'), button('Try again')],
    },
  },
  goals: ['active', 'ended', 'closed'],
})

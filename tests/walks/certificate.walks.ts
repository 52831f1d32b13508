import { expect } from 'vitest'
import type { CheckedCertificate } from '../../contract/client'
import { noAnswer } from '../../contract/problem'
import { certificateMachine } from '../../machines/customer/certificate/certificate.machine'
import { alert, busy, button, calm, field, heading, status } from './assertion'
import { idle, inFlight, walk } from './saying'

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
    'certificate.found': () => 'known',
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
    known: {
      holds: ({ context }) => expect(context.certificate).toEqual(inForce),
      shows: [heading('Genuine'), status('The certificate is genuine, and the coverage is in force')],
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
  goals: ['known'],
})

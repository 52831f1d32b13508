import { expect } from 'vitest'
import type { Factors } from '../../contract/client'
import { noAnswer, type Problem } from '../../contract/problem'
import type { OutcomeOf } from '../../machines/calls/call'
import type { addPasskey, listFactors, makeRecoveryCodes, removeFactor } from '../../machines/calls/factors'
import { factorsMachine } from '../../machines/staff/factors/factors.machine'
import { type Assertion, alert, busy, button, calm, dialog, field, gone, no, status } from './assertion'
import * as kit from './kit'
import { idle, inFlight, walk } from './saying'
import type { Seen } from './spec'
import { signedOutElsewhere } from './staff.cases'

/** The walk of the user’s second factors, and its hand-written specification. */
export const noFactors: Factors = { app_since: null, passkeys: [], recovery_codes: 0, is_required: false }
const phone = { id: 'k1', name: 'Sample phone', created: '2026-11-20T14:00:00.000Z', used: null }
export const someFactors: Factors = {
  app_since: '2026-11-20T14:00:00.000Z',
  passkeys: [phone, { ...phone, id: 'k2', name: 'Sample laptop', used: '2026-11-20T17:00:00.000Z' }],
  recovery_codes: 9,
  is_required: false,
}
export const factorListings: OutcomeOf<typeof listFactors>[] = [
  { type: 'page.loaded', data: someFactors },
  { type: 'page.loaded', data: noFactors },
  { type: 'page.failed', problem: noAnswer },
  signedOutElsewhere,
]
const secret = 'JBSWY3DPEHPK3PXP'
const prepared = { type: 'app.prepared', secret, uri: `otpauth://totp/Sample?secret=${secret}` } as const
export const newCodes = ['aaaaa-bbbbb-ccccc-ddddd-eeeee', 'fffff-ggggg-hhhhh-jjjjj-kkkkk']

const wrong = (fieldName: string, message: string): Problem => ({
  status: 422,
  message: 'Some answers need another look',
  errors: { [fieldName]: message },
})
const notMine = { type: 'factor.refused', problem: wrong('password', 'This is not your password') } as const
const wrongCode = { type: 'factor.refused', problem: wrong('code', 'This is not the code') } as const
const unanswered = { type: 'factor.refused', problem: noAnswer } as const
const made: OutcomeOf<typeof makeRecoveryCodes> = { type: 'codes.made', codes: newCodes }
const removals: OutcomeOf<typeof removeFactor>[] = [{ type: 'factor.removed' }, notMine, unanswered, signedOutElsewhere]
const additions: OutcomeOf<typeof addPasskey>[] = [
  { type: 'passkey.added' },
  made,
  notMine,
  unanswered,
  signedOutElsewhere,
]

const forms = ['beginning', 'scanning', 'remaking', 'removing', 'naming'] as const
type Form = (typeof forms)[number]
const formOf = (from: string) => forms.find((form) => from.startsWith(`${form}.`))
const isListed = (from: string) => from === 'shown' || from === 'changed'

/** The states of a form. @param submit its button @param call the call that sends it, with this input */
const formStates = (submit: string, call: string, input: object) => {
  const there: Assertion = button(submit)
  return {
    editing: { holds: idle, shows: [there, calm] },
    rejected: {
      holds: (seen: Seen<typeof factorsMachine>) => {
        idle(seen)
        expect(Object.keys(seen.context.faults).length).toBeGreaterThan(0)
        expect(seen.context.rejections).toBeGreaterThan(0)
      },
      shows: ({ context }: { context: Seen<typeof factorsMachine>['context'] }) => [
        there,
        alert(Object.values(context.faults)[0] ?? 'Enter your password'),
      ],
    },
    failed: {
      holds: ({ context }: Seen<typeof factorsMachine>) => expect(context.problem).toEqual(noAnswer),
      shows: [there, alert('There is no connection to our server.')],
    },
    sending: {
      holds: (seen: Seen<typeof factorsMachine>) => {
        expect(inFlight(seen)).toEqual([call])
        expect(seen.waiting.get(call)!.input).toEqual(input)
        // no context holds what proves the user
        expect(JSON.stringify(seen.context)).not.toContain('my word')
      },
      shows: [there, busy],
    },
  } as const
}
/** The codes are nowhere else, so the browser asks before it discards them. */
const showsCodes = (seen: Seen<typeof factorsMachine>) => {
  expect(inFlight(seen)).toEqual(['unloadQuestion'])
  expect([seen.context.codes, seen.context.secret]).toEqual([newCodes, null])
}
const word = 'my word'
const states = {
  beginning: formStates('Continue', 'beginAuthenticator', { password: word }),
  scanning: formStates('Finish', 'confirmAuthenticator', { code: word }),
  remaking: formStates('Make new codes', 'makeRecoveryCodes', { password: word }),
  removing: formStates('Remove', 'removeFactor', { password: word, factor: 'app' }),
  naming: formStates('Continue', 'addPasskey', { password: word, name: 'Sample phone' }),
}

export const factorsWalk = walk({
  guarantees: 'Users set up an authenticator app and passkeys, and remove them, with their password.',
  machine: factorsMachine,
  starts: {
    account: { input: { isRequired: false }, begins: 'loading' },
    'first sign-in': { input: { isRequired: true }, begins: 'loading' },
  },
  cases: {
    'removal.begun': [{ type: 'removal.begun', factor: 'app' }],
    'name.answered': [
      { type: 'name.answered', name: ' Sample phone ' },
      { type: 'name.answered', name: '' },
    ],
    'proof.submitted': [
      { type: 'proof.submitted', field: 'password', word },
      { type: 'proof.submitted', field: 'code', word },
      { type: 'proof.submitted', field: 'password', word: '' },
      { type: 'proof.submitted', field: 'code', word: ' ' },
    ],
  },
  outputs: {
    listFactors: factorListings,
    remaining: factorListings,
    beginAuthenticator: [prepared, notMine, unanswered, signedOutElsewhere],
    confirmAuthenticator: [made, wrongCode, unanswered, signedOutElsewhere],
    makeRecoveryCodes: [made, notMine, unanswered, signedOutElsewhere],
    removeFactor: removals,
    addPasskey: additions,
  },
  reads: ({ isRequired, data, name }) => [isRequired, data?.recovery_codes, name.trim() === ''],
  transitions: {
    'page.loaded': ({ from }) => (from === 'reading' ? 'changed' : 'shown'),
    'page.failed': () => 'failed',
    'page.retried': ({ from }) => (from === 'failed' ? 'loading' : from),
    'app.begun': ({ from }) => (isListed(from) ? 'beginning.editing' : from),
    'codes.begun': ({ from }) => (isListed(from) ? 'remaking.editing' : from),
    'passkey.begun': ({ from }) => (isListed(from) ? 'naming.editing' : from),
    'removal.begun': ({ from }) => (isListed(from) ? 'removing.editing' : from),
    'name.answered': ({ from }) => from,
    'proof.submitted': ({ from, event, context: { name } }) => {
      const form = formOf(from)
      if (!form || from.endsWith('.sending')) return from
      const isSound = event.word.trim() !== '' && (form !== 'naming' || name.trim() !== '')
      return `${form}.${isSound ? 'sending' : 'rejected'}`
    },
    'dialog.closed': ({ from }) => {
      // codes that cannot be shown again are not discarded by Escape or Back
      if (from === 'codes.showing') return 'codes.leaving'
      if (from === 'codes.leaving') return 'codes.showing'
      return formOf(from) && !from.endsWith('.sending') ? 'shown' : from
    },
    'factor.refused': ({ from, event }) =>
      `${formOf(from) as Form}.${event.problem.errors ? 'rejected' : 'failed'}` as const,
    'app.prepared': () => 'scanning.editing',
    'codes.made': () => 'codes.showing',
    'factor.removed': () => 'reading',
    'passkey.added': ({ context: { isRequired } }) => (isRequired ? 'enrolled' : 'reading'),
    'codes.noted': ({ from, context: { isRequired } }) => {
      if (!from.startsWith('codes.')) return from
      return isRequired ? 'enrolled' : 'reading'
    },
    'session.ended': () => 'ended',
  },
  states: {
    loading: { holds: (seen) => expect(inFlight(seen)).toEqual(['listFactors']), shows: status('Fetching...') },
    shown: {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.data).not.toBeNull()
      },
      shows: [button('Add a passkey'), calm, no(status(/Your second factors are changed/))],
    },
    failed: kit.failedList,
    'beginning.editing': states.beginning.editing,
    'beginning.rejected': states.beginning.rejected,
    'beginning.failed': states.beginning.failed,
    'beginning.sending': states.beginning.sending,
    'scanning.editing': {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.secret).toBe(secret)
      },
      shows: [dialog('Scan this code with your app'), field('Code that the app shows'), 'JBSW Y3DP EHPK 3PXP', calm],
    },
    'scanning.rejected': states.scanning.rejected,
    'scanning.failed': states.scanning.failed,
    'scanning.sending': states.scanning.sending,
    'remaking.editing': states.remaking.editing,
    'remaking.rejected': states.remaking.rejected,
    'remaking.failed': states.remaking.failed,
    'remaking.sending': states.remaking.sending,
    'removing.editing': states.removing.editing,
    'removing.rejected': states.removing.rejected,
    'removing.failed': states.removing.failed,
    'removing.sending': states.removing.sending,
    'naming.editing': { holds: idle, shows: [field('Name of the passkey'), calm] },
    'naming.rejected': states.naming.rejected,
    'naming.failed': states.naming.failed,
    'naming.sending': states.naming.sending,
    'codes.showing': {
      holds: showsCodes,
      shows: [dialog('Save your recovery codes'), newCodes[0]!, button('I have saved them')],
    },
    'codes.leaving': {
      holds: showsCodes,
      shows: [dialog('Have you saved your recovery codes?'), button('Look at them again')],
    },
    reading: { holds: (seen) => expect(inFlight(seen)).toEqual(['remaining']), shows: busy },
    changed: {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.codes).toBeNull()
      },
      shows: status('Your second factors are changed.'),
    },
    enrolled: { holds: ({ context }) => expect(context.isRequired).toBe(true), shows: gone },
    ended: { holds: idle, shows: gone },
  },
  goals: ['changed', 'enrolled', 'ended'],
})

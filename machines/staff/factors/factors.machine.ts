import { fromEvent, invokeCall } from '../../kit/call'
import { loading, pageStates } from '../../kit/page'
import { toProblem } from '../../kit/problem'
import { type FactorsOutput, factorsSetup, form, formOn, sending, wordIn } from './factors.setup'

const begins = {
  'app.begun': '#factors.beginning',
  'codes.begun': '#factors.remaking',
  'passkey.begun': '#factors.naming',
  'removal.begun': { target: '#factors.removing', actions: fromEvent('setFactor') },
} as const

const made = { target: '#factors.codes', actions: fromEvent('setCodes') } as const
/** With a new factor, the server has ended the other sessions. */
const added = { target: '#factors.codes', actions: [fromEvent('setCodes'), 'reportEndedSessions'] } as const

/**
 * The user's second factors: an authenticator app, passkeys and recovery codes. It is a part of the account page, and
 * the whole page while a required second factor is missing; there it ends once one is set up.
 */
export const factorsMachine = factorsSetup.createMachine({
  id: 'factors',
  context: ({ input: { isRequired } }) => ({
    isRequired,
    data: null,
    problem: null,
    faults: {},
    rejections: 0,
    secret: null,
    uri: null,
    codes: null,
    factor: null,
    name: '',
  }),
  initial: 'loading',
  on: { 'session.ended': '.ended' },
  states: {
    loading: loading(invokeCall('listFactors')),
    shown: { on: begins },
    failed: pageStates.failed,
    // the password allows a new app
    beginning: {
      initial: 'editing',
      on: formOn,
      states: {
        ...form,
        sending: sending(
          invokeCall('beginAuthenticator', ({ event }) => ({ password: wordIn(event) })),
          { 'app.prepared': { target: '#factors.scanning', actions: fromEvent('setSecret') } },
        ),
      },
    },
    // the app has the secret once it shows a right code
    scanning: {
      initial: 'editing',
      exit: 'clearSecret',
      on: formOn,
      states: {
        ...form,
        sending: sending(
          invokeCall('confirmAuthenticator', ({ event }) => ({ code: wordIn(event) })),
          { 'codes.made': added },
        ),
      },
    },
    remaking: {
      initial: 'editing',
      on: formOn,
      states: {
        ...form,
        sending: sending(
          invokeCall('makeRecoveryCodes', ({ event }) => ({ password: wordIn(event) })),
          { 'codes.made': made },
        ),
      },
    },
    removing: {
      initial: 'editing',
      on: formOn,
      states: {
        ...form,
        sending: sending(
          invokeCall('removeFactor', ({ context, event }) => ({ password: wordIn(event), factor: context.factor! })),
          { 'factor.removed': '#factors.reading' },
        ),
      },
    },
    // a new passkey, with the name by which its user knows it
    naming: {
      initial: 'editing',
      exit: 'clearName',
      on: {
        ...formOn,
        'name.answered': { actions: fromEvent('setName') },
        'proof.submitted': [
          { guard: fromEvent('isNamed'), target: '.sending' },
          { target: '.rejected', actions: fromEvent('setNameFaults') },
        ],
      },
      states: {
        ...form,
        sending: sending(
          invokeCall('addPasskey', ({ context, event }) => ({ password: wordIn(event), name: context.name.trim() })),
          {
            'codes.made': added,
            'passkey.added': [
              { guard: 'isRequired', target: '#factors.enrolled' },
              { target: '#factors.reading', actions: 'reportEndedSessions' },
            ],
          },
        ),
      },
    },
    // the codes are shown once: only a user who has saved them goes on
    codes: {
      tags: 'background',
      exit: 'clearCodes',
      initial: 'showing',
      invoke: { id: 'unloadQuestion', src: 'unloadQuestion' },
      on: { 'codes.noted': [{ guard: 'isRequired', target: 'enrolled' }, { target: 'reading' }] },
      states: {
        showing: { on: { 'dialog.closed': 'leaving' } },
        // Escape and Back ask first
        leaving: { on: { 'dialog.closed': 'showing' } },
      },
    },
    // the factors as they are now
    reading: {
      meta: { busy: 'Processing...' },
      invoke: invokeCall('listFactors', () => undefined, 'remaining'),
      on: { 'page.loaded': { target: 'changed', actions: fromEvent('setData') }, 'page.failed': toProblem('failed') },
    },
    changed: { on: begins },
    enrolled: { type: 'final', output: { type: 'factor.enrolled' } },
    ended: { ...pageStates.ended, output: { type: 'session.ended' } },
  },
  output: ({ event }) => event.output as FactorsOutput,
})

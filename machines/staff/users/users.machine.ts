import { fromEvent, invokeCall } from '../../kit/call'
import { saving, writing } from '../../kit/form'
import { loading, pageStates } from '../../kit/page'
import { toProblem } from '../../kit/problem'
import { usersQueryIn } from './users.route'
import { formOf, newUser, updatedUser, usersSetup } from './users.setup'

const saved = [
  { guard: fromEvent('hasPassword'), target: 'newPassword', actions: fromEvent('setPassword') },
  { target: 'closed', actions: fromEvent('announceSaved') },
] as const

/**
 * The page at `/admin/users`: the accounts of staff. Disabling an account, or changing its role or password, signs it
 * out.
 */
export const usersMachine = usersSetup.createMachine({
  id: 'users',
  context: ({ input: { user, address, draft = null } }) => ({
    user,
    query: usersQueryIn(address),
    data: null,
    ...formOf(null),
    draft,
    rejections: 0,
    refused: null,
    password: null,
    problem: null,
  }),
  initial: 'arriving',
  on: { 'address.opened': { actions: fromEvent('readAddress') }, 'session.ended': '.ended' },
  states: {
    arriving: {
      always: [
        { guard: 'isResuming', target: 'writing', actions: 'resumeDraft' },
        { guard: 'mayManage', target: 'closed' },
        { target: 'turnedAway' },
      ],
    },
    turnedAway: {},
    // no dialog is open. A dialog can open while the list loads; once it is closed, the list loads again
    closed: {
      initial: 'loading',
      on: {
        'address.opened': { target: '.loading', actions: fromEvent('readAddress') },
        'adding.begun': { target: 'writing', actions: { type: 'beginForm', params: { row: null } } },
        'editing.begun': { target: 'writing', actions: fromEvent('beginForm') },
        'status.begun': { target: 'confirming.status', actions: fromEvent('setUser') },
        'password.begun': { target: 'confirming.password', actions: fromEvent('setUser') },
        'factors.begun': { target: 'confirming.factors', actions: fromEvent('setUser') },
        'signOut.begun': { target: 'confirming.signOut', actions: fromEvent('setUser') },
      },
      states: {
        loading: loading(invokeCall('listUsers', ({ context }) => context.query)),
        shown: pageStates.shown,
        failed: pageStates.failed,
        // the list without the button that removed the second factors of a user
        relisting: loading(
          invokeCall('listUsers', ({ context }) => context.query, 'remaining'),
          { 'page.loaded': { target: 'withoutFactors', actions: fromEvent('setData') } },
        ),
        withoutFactors: {},
      },
    },
    writing: writing({
      submitted: [
        { guard: 'isNew', target: 'saving.adding', actions: fromEvent('setKey') },
        { target: 'saving.updating' },
      ],
      behind: '#users.closed',
    }),
    saving: {
      initial: 'adding',
      on: saving({ 'user.saved': saved, 'session.ended': { target: 'ended', actions: 'saveDraft' } }),
      states: {
        adding: { meta: { busy: 'Saving...' }, invoke: invokeCall('addUser', ({ context }) => newUser(context)) },
        updating: {
          meta: { busy: 'Saving...' },
          invoke: invokeCall('updateUser', ({ context }) => updatedUser(context)),
        },
      },
    },
    confirming: {
      initial: 'status',
      on: { 'dialog.closed': 'closed' },
      states: {
        status: { on: { 'change.confirmed': '#users.changing.status' } },
        password: { on: { 'change.confirmed': '#users.changing.password' } },
        factors: { on: { 'change.confirmed': '#users.changing.factors' } },
        signOut: { on: { 'change.confirmed': '#users.changing.signOut' } },
        refused: { exit: 'clearProblem' },
      },
    },
    changing: {
      initial: 'status',
      on: {
        'user.saved': saved,
        'save.refused': toProblem('confirming.refused'),
        'save.overtaken': toProblem('confirming.refused'),
      },
      states: {
        status: {
          meta: { busy: 'Saving...' },
          invoke: invokeCall('updateUser', ({ context: { about } }) => ({
            user: about!.id,
            version: about!.version,
            changes: { is_disabled: !about!.is_disabled },
          })),
        },
        password: {
          meta: { busy: 'Saving...' },
          invoke: invokeCall('updateUser', ({ context: { about } }) => ({
            user: about!.id,
            version: about!.version,
            changes: { new_password: true },
          })),
        },
        factors: {
          meta: { busy: 'Saving...' },
          invoke: invokeCall('removeFactors', ({ context: { about } }) => ({ user: about!.id })),
          on: { 'user.saved': '#users.closed.relisting' },
        },
        signOut: {
          meta: { busy: 'Saving...' },
          invoke: invokeCall('endUserSessions', ({ context: { about } }) => ({ user: about!.id })),
          on: { 'user.saved': { target: '#users.closed', actions: fromEvent('announceSignedOut') } },
        },
      },
    },
    // the password is shown once and cleared with the dialog
    newPassword: {
      tags: 'background',
      exit: 'clearPassword',
      initial: 'showing',
      invoke: { id: 'unloadQuestion', src: 'unloadQuestion' },
      on: { 'password.noted': 'closed' },
      states: {
        showing: { on: { 'dialog.closed': 'leaving' } },
        // asks first, because the password cannot be shown again
        leaving: { on: { 'dialog.closed': 'showing' } },
      },
    },
    ended: pageStates.ended,
  },
  output: ({ context: { draft } }) => ({ type: 'session.ended', draft }),
})

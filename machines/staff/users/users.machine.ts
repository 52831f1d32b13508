import { fromEvent, invokeCall } from '../../kit/call'
import { saving, writing } from './users.form'
import { usersQueryIn } from './users.route'
import { begun, usersSetup } from './users.setup'

/** The room at `/admin/users`: who can sign in. Whoever is closed out, or given another role or password, is signed out. */
export const usersMachine = usersSetup.createMachine({
  id: 'users',
  context: ({ input: { user, address, draft = null } }) => ({
    user,
    query: usersQueryIn(address),
    listed: null,
    ...begun(null),
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
        { guard: 'isResuming', target: 'writing', actions: 'resumeForm' },
        { guard: 'mayManage', target: 'closed' },
        { target: 'turnedAway' },
      ],
    },
    turnedAway: {},
    // no dialog is open. One opens however far the list is: once it is closed, the list is read anew
    closed: {
      initial: 'loading',
      on: {
        'address.opened': { target: '.loading', actions: fromEvent('readAddress') },
        'adding.begun': { target: 'writing', actions: 'beginUser' },
        'editing.begun': { target: 'writing', actions: 'beginUser' },
        'standing.begun': { target: 'confirming.standing', actions: 'keepUser' },
        'password.begun': { target: 'confirming.password', actions: 'keepUser' },
      },
      states: {
        loading: {
          tags: 'background',
          invoke: invokeCall('listUsers', ({ context }) => context.query),
          on: { 'users.listed': { target: 'reading', actions: fromEvent('keepListed') }, 'users.missed': 'failed' },
        },
        failed: { entry: 'keepProblem', exit: 'dropProblem', on: { 'list.retried': 'loading' } },
        reading: {},
      },
    },
    writing,
    saving,
    confirming: {
      initial: 'standing',
      on: { 'dialog.closed': 'closed' },
      states: {
        standing: { on: { 'change.confirmed': '#users.changing.standing' } },
        password: { on: { 'change.confirmed': '#users.changing.password' } },
        refused: { entry: 'keepProblem', exit: 'dropProblem' },
      },
    },
    changing: {
      initial: 'standing',
      on: {
        'user.saved': [
          { guard: 'hasPassword', target: 'told', actions: fromEvent('keepPassword') },
          { target: 'closed', actions: 'announceSaved' },
        ],
        'user.refused': 'confirming.refused',
        'user.overtaken': 'confirming.refused',
      },
      states: {
        standing: {
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
      },
    },
    // shown once: it is gone with the dialog
    told: {
      exit: 'dropPassword',
      initial: 'showing',
      on: { 'password.noted': 'closed' },
      states: {
        showing: { on: { 'dialog.closed': 'leaving' } },
        // asked first: nobody can look it up again
        leaving: { on: { 'dialog.closed': 'showing' } },
      },
    },
    ended: { type: 'final' },
  },
  output: ({ context: { draft } }) => ({ type: 'session.ended', draft }),
})

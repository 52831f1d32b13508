import { saving, writing } from './users.form'
import { usersQueryIn } from './users.place'
import { begun, usersSetup } from './users.setup'

/** The room at `/admin/users`: who can sign in. Whoever is closed out, or given another role or password, is signed out. */
export const usersMachine = usersSetup.createMachine({
  id: 'users',
  context: ({ input: { user, address, held = null } }) => ({
    user,
    query: usersQueryIn(address),
    listed: null,
    ...begun(null),
    held,
    rejections: 0,
    refused: null,
    password: null,
    problem: null,
  }),
  initial: 'arriving',
  on: { 'address.opened': { actions: 'readAddress' }, 'session.ended': '.ended' },
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
        'address.opened': { target: '.loading', actions: 'readAddress' },
        'adding.begun': { target: 'writing', actions: 'beginUser' },
        'editing.begun': { target: 'writing', actions: 'beginUser' },
        'standing.begun': { target: 'confirming.standing', actions: 'keepUser' },
        'password.begun': { target: 'confirming.password', actions: 'keepUser' },
      },
      states: {
        loading: {
          tags: 'background',
          invoke: {
            id: 'listUsers',
            src: 'listUsers',
            input: ({ context }) => context.query,
            onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
          },
          on: { 'users.listed': { target: 'reading', actions: 'keepListed' }, 'users.missed': 'failed' },
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
          { guard: 'hasPassword', target: 'told', actions: 'keepPassword' },
          { target: 'closed', actions: 'tellSaved' },
        ],
        'user.refused': 'confirming.refused',
        'user.overtaken': 'confirming.refused',
      },
      states: {
        standing: {
          meta: { busy: 'Saving...' },
          invoke: {
            id: 'updateUser',
            src: 'updateUser',
            input: ({ context: { about } }) => ({
              user: about!.id,
              version: about!.version,
              changes: { is_disabled: !about!.is_disabled },
            }),
            onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
          },
        },
        password: {
          meta: { busy: 'Saving...' },
          invoke: {
            id: 'updateUser',
            src: 'updateUser',
            input: ({ context: { about } }) => ({
              user: about!.id,
              version: about!.version,
              changes: { new_password: true },
            }),
            onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
          },
        },
      },
    },
    // shown once: it is gone with the dialog
    told: { exit: 'dropPassword', on: { 'dialog.closed': 'closed' } },
    ended: { type: 'final' },
  },
  output: ({ context: { held } }) => ({ type: 'session.ended', held }),
})

import { newUser, usersSetup, writtenChanges } from './users.setup'

/** A new account, or one that there is. */
export const writing = usersSetup.createStateConfig({
  initial: 'editing',
  on: {
    'form.answered': { actions: 'keepAnswers' },
    'form.submitted': [
      { guard: 'isUnsound', target: '.rejected', reenter: true },
      { guard: 'isNew', target: 'saving.adding', actions: 'seal' },
      { target: 'saving.updating' },
    ],
    'dialog.closed': [{ guard: 'isWritten', target: '.leaving' }, { target: 'closed' }],
  },
  states: {
    editing: {},
    rejected: { entry: 'countRejection' },
    failed: { entry: 'keepProblem', exit: 'dropProblem' },
    // asked first: what was written would be gone
    leaving: { on: { 'dialog.closed': 'editing', 'leaving.confirmed': '#users.closed' } },
  },
})

export const saving = usersSetup.createStateConfig({
  initial: 'adding',
  on: {
    'user.saved': [
      { guard: 'hasPassword', target: 'told', actions: 'keepPassword' },
      { target: 'closed', actions: 'tellSaved' },
    ],
    'user.refused': [
      { guard: 'isAboutAnswers', target: 'writing.rejected', actions: 'keepRefused' },
      { target: 'writing.failed' },
    ],
    'session.ended': { target: 'ended', actions: 'holdForm' },
  },
  states: {
    adding: {
      meta: { busy: 'Saving...' },
      invoke: {
        id: 'addUser',
        src: 'addUser',
        input: ({ context }) => newUser(context),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
    },
    updating: {
      meta: { busy: 'Saving...' },
      invoke: {
        id: 'updateUser',
        src: 'updateUser',
        input: ({ context }) => writtenChanges(context),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
    },
  },
})

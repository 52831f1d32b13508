import { fromEvent, invokeCall } from '../../kit/call'
import { newUser, usersSetup, writtenChanges } from './users.setup'

/** A new account, or one that there is. */
export const writing = usersSetup.createStateConfig({
  initial: 'editing',
  on: {
    'form.answered': { actions: fromEvent('keepAnswers') },
    'form.submitted': [
      { guard: 'isUnsound', target: '.rejected', reenter: true },
      { guard: 'isNew', target: 'saving.adding', actions: fromEvent('seal') },
      { target: 'saving.updating' },
    ],
    'dialog.closed': [{ guard: 'isWritten', target: '.leaving' }, { target: 'closed' }],
  },
  states: {
    editing: {},
    rejected: { entry: 'countRejection' },
    failed: { entry: 'keepProblem', exit: 'dropProblem' },
    // somebody has changed it meanwhile: what was typed stands beside what they made of it
    overtaken: {},
    // asked first: what was written would be gone
    leaving: { on: { 'dialog.closed': 'editing', 'leaving.confirmed': '#users.closed' } },
  },
})

export const saving = usersSetup.createStateConfig({
  initial: 'adding',
  on: {
    'user.saved': [
      { guard: 'hasPassword', target: 'told', actions: fromEvent('keepPassword') },
      { target: 'closed', actions: 'announceSaved' },
    ],
    'user.overtaken': { target: 'writing.overtaken', actions: fromEvent('takeNewest') },
    'user.refused': [
      { guard: fromEvent('isAboutAnswers'), target: 'writing.rejected', actions: fromEvent('keepRefused') },
      { target: 'writing.failed' },
    ],
    'session.ended': { target: 'ended', actions: 'storeDraft' },
  },
  states: {
    adding: {
      meta: { busy: 'Saving...' },
      invoke: invokeCall('addUser', ({ context }) => newUser(context)),
    },
    updating: {
      meta: { busy: 'Saving...' },
      invoke: invokeCall('updateUser', ({ context }) => writtenChanges(context)),
    },
  },
})

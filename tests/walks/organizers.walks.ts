import { expect } from 'vitest'
import { noAnswer } from '../../contract/problem'
import { eventFaults } from '../../domain/exhibitors/event'
import { organizerEventMachine } from '../../machines/customer/exhibitors/organizerEvent.machine'
import { alert, busy, button, calm, dialog, heading, status } from './assertion'
import * as cases from './exhibitors.cases'
import { wasRejected } from './kit'
import { address, gone, isForm, notReached, unreachable } from './mailedLink'
import { idle, walk } from './saying'
import { citiesOfForm } from './zipCodes.walks'

/* The walks of the pages of an organizer, and their hand-written specification. */

const { token } = cases

const renamed = 'Sample Winter Fair'
const eventForm = heading('Your event and the insurance that you require')

export const organizerEventWalk = walk({
  guarantees: 'An organizer describes its event and the insurance that it requires, with the link that it was mailed.',
  machine: organizerEventMachine,
  region: ['page'],
  starts: {
    link: { input: { token }, begins: 'opening' },
    'after a reload': { input: { token, draft: { event_name: renamed } }, begins: 'opening' },
  },
  reads: ({ answers, token: current, draft, page }) => [
    answers.event_name,
    answers.zip,
    current,
    draft,
    page?.event?.event_name,
  ],
  cases: {
    'form.answered': [
      { type: 'form.answered', answers: { event_name: renamed } },
      { type: 'form.answered', answers: { event_name: '' } },
    ],
    'address.followed': [
      { type: 'address.followed', token },
      { type: 'address.followed', token: 'U'.repeat(43) },
    ],
  },
  outputs: {
    getOrganizerEvent: [
      { type: 'event.opened', page: cases.eventPage },
      { type: 'event.opened', page: { ...cases.eventPage, event: null } },
      { type: 'event.missing', problem: { status: 404, message: 'There is no such link' } },
      { type: 'event.failed', problem: noAnswer },
    ],
    putOrganizerEvent: [
      { type: 'event.saved', page: { ...cases.eventPage, version: 4 } },
      { type: 'form.refused', problem: { status: 422, message: 'Look again', errors: { zip: 'No such ZIP code' } } },
      { type: 'form.refused', problem: noAnswer },
    ],
    replaceOrganizerLink: [
      { type: 'link.replaced', email: address },
      { type: 'replacement.failed', problem: noAnswer },
    ],
  },
  transitions: {
    'event.opened': ({ context: { draft }, event }) => {
      const isDifferent = (event.page.event?.event_name ?? null) !== (draft?.event_name || null)
      return draft && isDifferent ? 'writing.resumed' : 'writing.editing'
    },
    'event.missing': () => 'missing',
    'event.failed': () => 'unavailable',
    'event.saved': () => 'saved',
    'event.reopened': ({ from }) => {
      if (from === 'saved') return 'writing.editing'
      return from === 'unavailable' || isForm(from) ? 'opening' : from
    },
    'replacement.begun': ({ from, context }) => (isForm(from) && context.page?.event ? 'writing.replacing' : from),
    'replacement.confirmed': ({ from }) => (from === 'writing.replacing' ? 'mailing' : from),
    'replacement.failed': () => 'writing.unreplaced',
    'link.replaced': () => 'replaced',
    'dialog.closed': ({ from }) => (from === 'writing.replacing' ? 'writing.editing' : from),
    'form.answered': ({ from }) => from,
    'form.submitted': ({ from, context }) => {
      if (!isForm(from)) return from
      return Object.keys(eventFaults(context.answers, null)).length === 0 ? 'saving' : 'writing.rejected'
    },
    'form.refused': ({ event }) => (event.problem.errors ? 'writing.rejected' : 'writing.failed'),
    'address.followed': ({ event, from, context }) => {
      if (event.token === context.token) return from
      return from === 'opening' ? 'opening, again' : 'opening'
    },
  },
  states: {
    opening: {
      holds: ({ waiting, context }) =>
        expect(waiting.get('getOrganizerEvent')!.input).toEqual({ token: context.token }),
      shows: busy,
    },
    missing: gone,
    unavailable: unreachable,
    'writing.editing': { holds: idle, shows: [eventForm, calm] },
    // the stored changes are in the form, over the event as it is now
    'writing.resumed': { holds: idle, shows: [eventForm, status('Your unsaved changes are back')] },
    'writing.rejected': { holds: wasRejected, shows: [eventForm, alert(/./)] },
    'writing.failed': { holds: notReached, shows: [eventForm, button('Load the newest event and keep my changes')] },
    'writing.replacing': { holds: idle, shows: dialog('Replace your link?') },
    'writing.unreplaced': {
      holds: ({ context }) => expect(context.problem).toEqual(noAnswer),
      shows: [eventForm, alert('Something went wrong')],
    },
    saving: {
      holds: ({ waiting, context }) =>
        expect(waiting.get('putOrganizerEvent')!.input).toEqual({
          token: context.token,
          answers: context.answers,
          version: context.page!.version,
        }),
      shows: busy,
    },
    saved: { holds: idle, shows: heading('Your event is saved') },
    mailing: {
      holds: ({ waiting, context }) =>
        expect(waiting.get('replaceOrganizerLink')!.input).toEqual({ token: context.token }),
      shows: busy,
    },
    replaced: {
      holds: ({ context }) => expect(context.sentTo).toBe(address),
      shows: heading('Check your email'),
    },
  },
  goals: ['saved', 'replaced'],
})

export const organizerEventCitiesWalk = walk({
  ...citiesOfForm,
  machine: organizerEventMachine,
  starts: { link: { input: { token }, begins: 'idle' } },
})

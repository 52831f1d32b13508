import { expect } from 'vitest'
import { noAnswer } from '../../contract/problem'
import { exhibitorMachine } from '../../machines/customer/exhibitors/exhibitor.machine'
import { registrationMachine } from '../../machines/customer/exhibitors/registration.machine'
import { selectRegistrationFaults } from '../../machines/customer/exhibitors/registration.select'
import { alert, busy, button, calm, field, heading, status } from './assertion'
import * as cases from './exhibitors.cases'
import { wasRejected } from './kit'
import { aboutEmail, gone, isForm, lost, notReached, unreachable } from './mailedLink'
import { idle, summaryOf, walk } from './saying'

/* The walks of the pages of an exhibitor, and their hand-written specification. */

const { token, row } = cases

const { pdf, program } = cases
const refusal = { type: 'request.failed', problem: noAnswer } as const
const isShown = (from: string) => from.startsWith('shown.')

export const exhibitorWalk = walk({
  guarantees: 'An exhibitor sees what the organizer requires, and buys a policy or uploads a certificate.',
  machine: exhibitorMachine,
  starts: { link: { input: { token }, begins: 'opening' } },
  cases: {
    'file.chosen': [
      { type: 'file.chosen', file: pdf },
      { type: 'file.chosen', file: program },
    ],
    'address.followed': [{ type: 'address.followed', token }],
  },
  outputs: {
    getExhibitor: [
      { type: 'exhibitor.opened', page: cases.exhibitorPage },
      { type: 'exhibitor.missing', problem: { status: 404, message: 'There is no such link' } },
      { type: 'exhibitor.failed', problem: noAnswer },
    ],
    beginExhibitorQuote: [{ type: 'quote.begun', id: 'q1' }, refusal],
    uploadCertificate: [
      { type: 'certificate.uploaded', page: cases.inState('awaiting', { certificate: cases.certificate }) },
      {
        type: 'request.failed',
        problem: { status: 422, message: 'Look again', errors: { files: 'It has a virus in it' } },
      },
      refusal,
    ],
    stopReminders: [{ type: 'reminders.ended', page: cases.inState('notBegun', { reminders_stopped: true }) }, refusal],
  },
  reads: ({ page }) => [page?.state, page?.reminders_stopped],
  transitions: {
    'address.followed': ({ from }) => (from === 'opening' ? 'opening, again' : 'opening'),
    'exhibitor.opened': () => 'shown.reading',
    'exhibitor.missing': () => 'missing',
    'exhibitor.failed': () => 'unavailable',
    'page.retried': ({ from }) => (from === 'unavailable' ? 'opening' : from),
    'purchase.begun': ({ from }) => (isShown(from) ? 'beginning' : from),
    'quote.begun': () => 'shown.reading',
    'file.chosen': ({ from, event }) => {
      if (!isShown(from)) return from
      return event.file === pdf ? 'uploading' : 'shown.rejected'
    },
    'certificate.uploaded': () => 'shown.uploaded',
    'reminders.stopped': ({ from }) => (isShown(from) ? 'stopping' : from),
    'reminders.ended': () => 'shown.reading',
    'request.failed': ({ from, event }) =>
      from === 'uploading' && event.problem.errors ? 'shown.rejected' : 'shown.failed',
  },
  states: {
    opening: {
      holds: ({ waiting }) => expect(waiting.get('getExhibitor')!.input).toEqual({ token }),
      shows: busy,
    },
    missing: gone,
    unavailable: unreachable,
    'shown.reading': {
      holds: idle,
      shows: [heading('Proof of insurance for Sample Craft Fair'), calm, field(/^Certificate/)],
    },
    'shown.uploaded': { holds: idle, shows: status('Your certificate is sent.') },
    'shown.rejected': {
      holds: ({ context }) => {
        expect(context.fault).not.toBeNull()
        expect(context.rejections).toBeGreaterThan(0)
      },
      shows: alert(/is not a PDF|has a virus/),
    },
    'shown.failed': {
      holds: ({ context }) => expect(context.problem).toEqual(noAnswer),
      shows: alert('There is no connection to our server.'),
    },
    beginning: {
      holds: ({ waiting }) => expect(waiting.get('beginExhibitorQuote')!.input).toEqual({ token }),
      shows: busy,
    },
    uploading: {
      holds: ({ waiting }) => expect(waiting.get('uploadCertificate')!.input).toEqual({ token, file: pdf }),
      shows: busy,
    },
    stopping: {
      holds: ({ waiting }) => expect(waiting.get('stopReminders')!.input).toEqual({ token }),
      shows: busy,
    },
  },
  goals: ['shown.reading', 'shown.uploaded'],
})

const business = { business: 'Sample Pottery', email: row.email }

export const registrationWalk = walk({
  guarantees: 'An exhibitor that is on no list registers itself and is mailed its own link.',
  machine: registrationMachine,
  starts: { link: { input: { code: 'K7QX4M' }, begins: 'opening' } },
  cases: {
    'form.answered': [
      { type: 'form.answered', answers: business },
      { type: 'form.answered', answers: { email: 'pat@' } },
    ],
  },
  outputs: {
    getExhibitorEvent: [
      { type: 'event.opened', event: cases.fair },
      { type: 'event.missing', problem: { status: 404, message: 'There is no such event' } },
      { type: 'event.failed', problem: noAnswer },
    ],
    registerExhibitor: [
      { type: 'link.sent', email: row.email },
      { type: 'form.refused', problem: aboutEmail },
      { type: 'form.refused', problem: noAnswer },
    ],
  },
  reads: ({ answers }) => [answers.business, answers.email],
  transitions: {
    'event.opened': () => 'writing.editing',
    'event.missing': () => 'missing',
    'event.failed': () => 'unavailable',
    'page.retried': ({ from }) => (from === 'unavailable' ? 'opening' : from),
    'form.answered': ({ from }) => from,
    'form.submitted': ({ from, context }) => {
      if (!isForm(from)) return from
      const { business: name, email } = context.answers
      return name === business.business && email === business.email ? 'sending' : 'writing.rejected'
    },
    'link.sent': () => 'sent',
    'form.refused': ({ event }) => (event.problem.errors ? 'writing.rejected' : 'writing.failed'),
    'registration.restarted': ({ from }) => (from === 'sent' ? 'writing.editing' : from),
  },
  states: {
    opening: {
      holds: ({ waiting }) => expect(waiting.get('getExhibitorEvent')!.input).toEqual({ code: 'K7QX4M' }),
      shows: busy,
    },
    missing: gone,
    unavailable: unreachable,
    'writing.editing': {
      holds: idle,
      shows: [heading('Exhibit at Sample Craft Fair'), button('Send me my link'), calm],
    },
    'writing.rejected': { holds: wasRejected, shows: (form) => summaryOf(selectRegistrationFaults(form)) },
    'writing.failed': { holds: notReached, shows: lost },
    sending: {
      holds: ({ waiting }) =>
        expect(waiting.get('registerExhibitor')!.input).toEqual({
          code: 'K7QX4M',
          answers: { ...business, contact: null, booth: null },
        }),
      shows: busy,
    },
    sent: {
      holds: ({ context }) => expect(context.sentTo).toBe(row.email),
      shows: [heading('Check your email'), button('Register another business')],
    },
  },
  goals: ['sent', 'missing'],
})

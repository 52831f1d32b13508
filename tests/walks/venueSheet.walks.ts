import { expect } from 'vitest'
import type { VenueSheet } from '../../contract/client'
import { noAnswer } from '../../contract/problem'
import { answersOf, sheetFaults } from '../../domain/venues/form'
import { venueSheetMachine } from '../../machines/customer/venue/venueSheet.machine'
import { publishedSheets } from '../domain/venues/sheets'
import { alert, busy, button, calm, heading, status } from './assertion'
import * as kit from './kit'
import { inFlight, walk } from './saying'
import { citiesOfForm } from './zipCodes.walks'

/** The walk of the page behind a venue's mailed link, and its hand-written specification. */
const token = 'T'.repeat(43)
const sheet: VenueSheet = {
  code: 'K7QX4M',
  version: 3,
  verified: false,
  sheet: answersOf(publishedSheets[0]!.sheet) as VenueSheet['sheet'],
}
const renamed = 'Sample Hall LLC'
const form = heading('Your insurance requirements')
const isSound = ({ answers }: { answers: never }) => Object.keys(sheetFaults(answers)).length === 0

export const venueSheetWalk = walk({
  guarantees: 'A venue describes its requirements with the link that it was mailed.',
  machine: venueSheetMachine,
  region: ['page'],
  starts: {
    link: { input: { token }, begins: 'opening' },
    'after a reload': { input: { token, draft: { legal_name: renamed } }, begins: 'opening' },
  },
  reads: ({ answers, token: current, draft, sheet: opened }) => [
    answers.legal_name,
    current,
    draft,
    opened?.sheet.legal_name,
  ],
  cases: {
    'form.answered': [
      { type: 'form.answered', answers: { legal_name: renamed } },
      { type: 'form.answered', answers: { legal_name: '' } },
    ],
    'address.followed': [
      { type: 'address.followed', token },
      { type: 'address.followed', token: 'U'.repeat(43) },
    ],
  },
  outputs: {
    getVenueSheet: [
      { type: 'sheet.opened', sheet },
      // a colleague has saved the same change
      { type: 'sheet.opened', sheet: { ...sheet, version: 4, sheet: { ...sheet.sheet, legal_name: renamed } } },
      { type: 'sheet.missing', problem: { status: 404, message: 'There is no such link' } },
      { type: 'sheet.failed', problem: noAnswer },
    ],
    putVenueSheet: [
      { type: 'sheet.saved', sheet: { ...sheet, version: 4 } },
      { type: 'form.refused', problem: { status: 422, message: 'Look again', errors: { zip: 'No such ZIP code' } } },
      { type: 'form.refused', problem: noAnswer },
    ],
  },
  transitions: {
    'sheet.opened': ({ context, event }) =>
      context.draft && event.sheet.sheet.legal_name !== context.draft.legal_name
        ? 'writing.resumed'
        : 'writing.editing',
    'sheet.missing': () => 'missing',
    'sheet.failed': () => 'unavailable',
    'sheet.saved': () => 'saved',
    'sheet.reopened': ({ from }) => {
      if (from === 'saved') return 'writing.editing'
      return from === 'unavailable' || from.startsWith('writing.') ? 'opening' : from
    },
    'changes.discarded': ({ from, context }) =>
      from.startsWith('writing.') && context.answers.legal_name !== context.sheet!.sheet.legal_name
        ? 'writing.discarding'
        : from,
    'dialog.closed': ({ from }) => (from === 'writing.discarding' ? 'writing.editing' : from),
    'leaving.confirmed': ({ from }) => (from === 'writing.discarding' ? 'opening' : from),
    'form.answered': ({ from }) => from,
    'form.submitted': ({ from, context }) => {
      if (!from.startsWith('writing.')) return from
      return isSound(context as never) ? 'saving' : 'writing.rejected'
    },
    'form.refused': ({ event }) => (event.problem.errors ? 'writing.rejected' : 'writing.failed'),
    'address.followed': ({ event, from, context }) => {
      if (event.token === context.token) return from
      return from === 'opening' ? 'opening, again' : 'opening'
    },
  },
  states: {
    opening: {
      holds: ({ waiting, context }) => expect(waiting.get('getVenueSheet')!.input).toEqual({ token: context.token }),
      shows: busy,
    },
    missing: { holds: (seen) => expect(inFlight(seen)).toEqual([]), shows: heading('This link does not open a venue') },
    unavailable: {
      holds: ({ context }) => expect(context.problem).toEqual(noAnswer),
      shows: [heading('We cannot reach our records just now'), button('Try again')],
    },
    'writing.editing': { holds: (seen) => expect(inFlight(seen)).toEqual([]), shows: [form, calm] },
    'writing.rejected': {
      holds: ({ context }) => expect(context.rejections).toBeGreaterThan(0),
      shows: [form, alert(/ZIP code|Legal name/)],
    },
    'writing.failed': {
      holds: ({ context }) => expect(context.refused?.problem).toEqual(noAnswer),
      shows: [form, button('Load the newest list and keep my changes')],
    },
    // the stored changes are in the form, over the list as it is now
    'writing.resumed': {
      holds: ({ context }) => {
        expect(context.answers.legal_name).not.toBe(context.sheet!.sheet.legal_name)
        expect(context.draft).toBeNull()
      },
      shows: [form, status('Your unsaved changes are back'), button('Discard my changes')],
    },
    'writing.discarding': { holds: (seen) => expect(inFlight(seen)).toEqual([]), shows: kit.leavingForm },
    saving: {
      holds: ({ waiting, context }) =>
        expect(waiting.get('putVenueSheet')!.input).toEqual({
          token: context.token,
          answers: context.answers,
          version: context.sheet!.version,
        }),
      shows: busy,
    },
    saved: {
      holds: ({ context }) => expect(context.sheet!.version).toBe(4),
      shows: heading('Your requirements are saved'),
    },
  },
  goals: ['saved'],
})

/** The form without an address, in which a ZIP code is typed. */
export const unaddressed = { ...sheet, sheet: { ...sheet.sheet, zip: null, city: null, state: null } }

export const venueSheetCitiesWalk = walk({
  ...citiesOfForm,
  machine: venueSheetMachine,
  starts: { link: { input: { token }, begins: 'idle' } },
})

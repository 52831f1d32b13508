import { expect } from 'vitest'
import { noAnswer } from '../../contract/problem'
import { certificateReviewMachine } from '../../machines/customer/exhibitors/certificateReview.machine'
import { selectReturnFaults } from '../../machines/customer/exhibitors/certificateReview.select'
import { addedBy, exhibitorImportMachine } from '../../machines/customer/exhibitors/exhibitorImport.machine'
import { alert, busy, button, calm, dialog, field, heading, status } from './assertion'
import * as cases from './exhibitors.cases'
import { wasRejected } from './kit'
import { isForm, notReached } from './mailedLink'
import { idle, summaryOf, walk } from './saying'

/* The walks of the dialogs over the board of an organizer, and their hand-written specification. */

const { token, csv, listFile, noList, waiting: reviewed } = cases

const importRefusals = [
  {
    type: 'import.refused',
    problem: { status: 422, message: 'Look again', errors: { csv: 'The file has no exhibitor' } },
  },
  { type: 'import.refused', problem: noAnswer },
] as const

const partOf = ({ previewed }: { readonly previewed: unknown }) => (previewed ? 'previewed' : 'choosing')
const stillPreviewed = heading(/Two exhibitors will be invited|This file has nobody to invite/)

export const exhibitorImportWalk = walk({
  guarantees: 'Exhibitors are invited from a file, after a preview of each line and a confirmation.',
  machine: exhibitorImportMachine,
  starts: { dialog: { input: { token }, begins: 'choosing.editing' } },
  cases: {
    'file.chosen': [
      { type: 'file.chosen', file: listFile },
      { type: 'file.chosen', file: noList },
    ],
  },
  outputs: {
    readImport: [
      { type: 'file.read', csv },
      { type: 'file.refused', fault: '“exhibitors.csv” is empty.' },
    ],
    preview: [
      { type: 'import.previewed', data: cases.previews.sound },
      { type: 'import.previewed', data: cases.previews.nothing },
      ...importRefusals,
    ],
    importExhibitors: [{ type: 'import.applied', data: cases.invited }, ...importRefusals],
  },
  reads: ({ data, previewed }) => [previewed !== null, data && addedBy(data) > 0],
  transitions: {
    'file.chosen': ({ from, event }) => {
      if (!from.startsWith('choosing') && !from.startsWith('previewed')) return from
      if (event.file === listFile) return 'reading'
      return from.startsWith('choosing') ? 'choosing.rejected' : 'previewed.rejected'
    },
    'file.read': () => 'previewing',
    'file.refused': ({ context }) => `${partOf(context)}.rejected`,
    'import.previewed': ({ event }) =>
      event.data === cases.previews.nothing ? 'previewed.nothing' : 'previewed.sound',
    'import.refused': ({ from, event, context }) => {
      if (from === 'importing') return 'previewed.failed'
      if (event.problem.errors) return `${partOf(context)}.rejected`
      return context.previewed ? 'previewed.unchecked' : 'choosing.failed'
    },
    'import.retried': ({ from }) =>
      from === 'choosing.failed' || from === 'previewed.unchecked' ? 'previewing' : from,
    'import.confirmed': ({ from, context: { data } }) => {
      const isStill = from === 'previewed.rejected' || from === 'previewed.unchecked'
      const can = from === 'previewed.sound' || from === 'previewed.failed' || (isStill && addedBy(data!) > 0)
      return can ? 'importing' : from
    },
    'import.applied': () => 'imported',
    'import.restarted': ({ from }) => (from === 'imported' ? 'choosing.editing' : from),
    'dialog.closed': ({ from }) =>
      from.startsWith('choosing') || from.startsWith('previewed') || from === 'imported' ? 'over' : from,
  },
  states: {
    'choosing.editing': { holds: idle, shows: [field(/^CSV file/), calm] },
    'choosing.rejected': {
      holds: ({ context }) => {
        expect(context.fault).not.toBeNull()
        expect(context.rejections).toBeGreaterThan(0)
      },
      shows: [field(/^CSV file/), alert(/is empty|is not a CSV file|has no exhibitor/)],
    },
    // the file is still there
    'choosing.failed': {
      holds: ({ context }) => {
        expect(context.problem).toEqual(noAnswer)
        expect(context.csv).toBe(csv)
      },
      shows: [alert('The file could not be checked.'), button('Try again')],
    },
    reading: {
      holds: ({ waiting }) => expect(waiting.get('readImport')!.input).toEqual({ file: listFile }),
      shows: busy,
    },
    previewing: {
      holds: ({ waiting }) => expect(waiting.get('preview')!.input).toEqual({ token, csv, apply: false }),
      shows: busy,
    },
    'previewed.sound': {
      holds: idle,
      shows: [
        heading('Two exhibitors will be invited, and three lines are skipped'),
        button('Invite two exhibitors'),
        'Enter a valid email address',
        calm,
      ],
    },
    'previewed.nothing': { holds: idle, shows: heading('This file has nobody to invite') },
    'previewed.failed': {
      holds: ({ context }) => expect(context.csv).toBe(csv),
      shows: [alert('Try again: nobody is invited twice.'), button('Invite two exhibitors')],
    },
    // the preview from before is still there
    'previewed.rejected': {
      holds: ({ context }) => {
        expect(context.fault).not.toBeNull()
        expect(context.previewed).toEqual({ file: listFile, csv })
      },
      shows: [
        stillPreviewed,
        field(/^Choose another file/),
        alert(/is empty|is not a CSV file|has no exhibitor/),
        alert('The preview above is of the earlier file, exhibitors.csv.'),
      ],
    },
    'previewed.unchecked': {
      holds: ({ context }) => {
        expect(context.problem).toEqual(noAnswer)
        expect(context.previewed).toEqual({ file: listFile, csv })
      },
      shows: [
        stillPreviewed,
        alert('The other file could not be checked.'),
        alert('The preview above is of the earlier file, exhibitors.csv.'),
        button('Try again'),
      ],
    },
    importing: {
      holds: ({ waiting }) => expect(waiting.get('importExhibitors')!.input).toEqual({ token, csv, apply: true }),
      shows: busy,
    },
    imported: {
      holds: ({ context }) => expect(context.data!.invited).toBe(1),
      shows: [status('One invitation on the way'), button('Show my exhibitors')],
    },
    over: { holds: idle, shows: calm },
  },
  goals: ['imported', 'over'],
})

const reason = 'It does not name us.'
const decision = { token, exhibitor: reviewed.id, certificate: cases.certificate.id }
const decidedOutputs = [
  { type: 'certificate.decided', row: { ...reviewed, state: 'accepted' } },
  { type: 'form.refused', problem: noAnswer },
] as const

export const certificateReviewWalk = walk({
  guarantees:
    'An organizer reads a certificate with the requirements beside it, and accepts it or returns it with a reason.',
  machine: certificateReviewMachine,
  starts: {
    dialog: {
      input: { token, row: reviewed, requirements: cases.listed.requirements },
      begins: 'reading.comparing',
    },
  },
  cases: {
    'form.answered': [
      { type: 'form.answered', answers: { reason } },
      { type: 'form.answered', answers: { reason: '' } },
    ],
  },
  outputs: {
    accept: decidedOutputs,
    decideCertificate: [
      ...decidedOutputs,
      {
        type: 'form.refused',
        problem: { status: 422, message: 'Look again', errors: { reason: 'Say what is missing' } },
      },
    ],
  },
  reads: ({ answers }) => answers.reason,
  transitions: {
    'certificate.accepted': ({ from }) => (from.startsWith('reading.') ? 'accepting' : from),
    'return.begun': ({ from }) => (from.startsWith('reading.') ? 'writing.editing' : from),
    'dialog.closed': ({ from }) => {
      if (isForm(from)) return 'reading.comparing'
      return from.startsWith('reading.') ? 'over' : from
    },
    'certificate.decided': ({ from }) => (from === 'accepting' ? 'accepted' : 'returned'),
    'form.answered': ({ from }) => from,
    'form.submitted': ({ from, context }) => {
      if (!isForm(from)) return from
      return context.answers.reason === reason ? 'returning' : 'writing.rejected'
    },
    'form.refused': ({ from, event }) => {
      if (from === 'accepting') return 'reading.failed'
      return event.problem.errors ? 'writing.rejected' : 'writing.failed'
    },
  },
  states: {
    'reading.comparing': {
      holds: idle,
      shows: [dialog('Certificate of Sample Toys'), button('Accept'), '$1,000,000 each occurrence', calm],
    },
    'reading.failed': { holds: notReached, shows: [button('Accept'), alert('There is no connection')] },
    accepting: {
      holds: ({ waiting }) =>
        expect(waiting.get('accept')!.input).toEqual({ ...decision, accepted: true, reason: null }),
      shows: busy,
    },
    'writing.editing': { holds: idle, shows: [button('Return the certificate'), calm] },
    'writing.rejected': { holds: wasRejected, shows: (form) => summaryOf(selectReturnFaults(form)) },
    'writing.failed': { holds: notReached, shows: [button('Return the certificate'), alert('There is no connection')] },
    returning: {
      holds: ({ waiting }) =>
        expect(waiting.get('decideCertificate')!.input).toEqual({ ...decision, accepted: false, reason }),
      shows: busy,
    },
    accepted: { holds: idle, shows: calm },
    returned: { holds: idle, shows: calm },
    over: { holds: idle, shows: calm },
  },
  goals: ['accepted', 'returned', 'over'],
})

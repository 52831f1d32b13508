import { expect } from 'vitest'
import { attachmentsMachine } from '../../machines/staff/attachments/attachments.machine'
import { canDelete, letterFaultsIn } from '../../machines/staff/attachments/attachments.setup'
import { alert, busy, button, calm, dialog, field, heading, noDialog } from './assertion'
import {
  attachments,
  attachmentsListings,
  deletions,
  mailings,
  notTaken,
  photo,
  plan,
  uploads,
  wrong,
} from './files.cases'
import * as kit from './kit'
import { idle, walk } from './saying'
import { rep } from './staff.cases'

const address = '/admin/c1/attachments'
const other = '/admin/c2/attachments'
const file = new File(['%PDF-'], 'plan.pdf')
const nothing = new File([], 'nothing.pdf')
const emails = 'venue@example.com'

const draft = {
  at: 'writing',
  marked: [photo.id],
  chosen: [],
  letter: { emails: attachments.email, message: 'The plan' },
  key: 'k2',
} as const
const upload = { ...draft, at: 'choosing', marked: [], chosen: [file], key: 'k1' } as const

const one = dialog('Email one file')

export const attachmentsWalk = walk({
  guarantees: 'Files are listed, uploaded, emailed and deleted, and a deletion asks first.',
  machine: attachmentsMachine,
  starts: {
    rep: { input: { user: rep, address }, begins: 'opening' },
    back: { input: { user: rep, address, draft: { c1: draft } }, begins: 'opening' },
    'back to an upload': { input: { user: rep, address, draft: { c1: upload } }, begins: 'opening' },
  },
  cases: {
    'address.opened': [address, other].map((each) => ({ type: 'address.opened', address: each }) as const),
    'document.marked': [[], [plan.id], [plan.id, photo.id]].map((ids) => ({ type: 'document.marked', ids }) as const),
    // the paths compare events as JSON, in which all files are equal
    'files.added': [[file], [nothing, file]].map((files) => ({ type: 'files.added', files }) as const),
    'file.removed': [{ type: 'file.removed', index: 0 }],
    'upload.submitted': [{ type: 'upload.submitted', key: 'k1' }],
    'upload.progressed': [{ type: 'upload.progressed', percent: 40 }],
    'letter.answered': [null, emails].map((each) => ({ type: 'letter.answered', answers: { emails: each } }) as const),
    'letter.submitted': [{ type: 'letter.submitted', key: 'k2' }],
  },
  outputs: {
    listAttachments: attachmentsListings,
    uploadDocuments: uploads,
    deleteDocuments: deletions,
    emailDocuments: mailings,
  },
  // at most three files: more make no new situation
  reads: ({ contactId, marked, chosen, letter, attachments: listed, drafts }) => [
    contactId,
    drafts[contactId]?.at,
    marked,
    Math.min(chosen.length, 2),
    chosen.some(({ size }) => size === 0),
    letter.emails,
    letter.message !== null,
    listed?.documents.length,
  ],
  transitions: {
    'address.opened': ({ from, event, context }) => {
      // the contact's open dialog stays
      const isHere = event.address === `/admin/${context.contactId}/attachments`
      if (from === 'ended' || (isHere && !['reading', 'missing', 'failed'].includes(from))) return from
      return from === 'opening' ? 'opening, again' : 'opening'
    },
    'page.loaded': ({ context: { drafts, contactId } }) => {
      const { [contactId]: left } = drafts
      if (!left) return 'reading'
      if (left.at === 'writing') return 'writing.editing'
      return areSound(left.chosen) ? 'choosing.editing' : 'choosing.rejected'
    },
    'page.missing': () => 'missing',
    'page.failed': () => 'failed',
    'page.retried': ({ from }) => (from === 'failed' ? 'opening' : from),
    'files.added': ({ from, context, event }) => {
      if (from !== 'reading' && !from.startsWith('choosing')) return from
      return areSound([...context.chosen, ...event.files]) ? 'choosing.editing' : 'choosing.rejected'
    },
    'file.removed': ({ from, context }) => {
      if (!from.startsWith('choosing')) return from
      if (context.chosen.length <= 1) return 'reading'
      return areSound(context.chosen.slice(1)) ? 'choosing.editing' : 'choosing.rejected'
    },
    'upload.submitted': ({ from, context }) => {
      if (!from.startsWith('choosing')) return from
      return areSound(context.chosen) ? 'uploading' : 'choosing.rejected'
    },
    'upload.stopped': ({ from }) => {
      if (from === 'uploading') return 'choosing.editing'
      return from.startsWith('choosing') ? 'reading' : from
    },
    'upload.saved': () => 'reading',
    'upload.refused': () => 'choosing.refused',
    'deletion.begun': ({ from, context }) => (from === 'reading' && canDelete(context) ? 'confirming.asking' : from),
    'deletion.confirmed': ({ from }) => (from.startsWith('confirming') ? 'deleting' : from),
    'deletion.done': () => 'reading',
    'deletion.refused': () => 'confirming.refused',
    'letter.begun': ({ from, context }) =>
      from === 'reading' && attachments.documents.some(({ id }) => context.marked.includes(id)) && isListed(context)
        ? 'writing.editing'
        : from,
    'document.marked': ({ from }) => from,
    'upload.progressed': ({ from }) => from,
    'letter.answered': ({ from }) => from,
    'letter.submitted': ({ from, context }) => {
      if (!from.startsWith('writing')) return from
      return Object.keys(letterFaultsIn(context)).length === 0 ? 'mailing' : 'writing.rejected'
    },
    'mailing.sent': () => 'reading',
    'mailing.refused': () => 'writing.refused',
    'dialog.closed': ({ from, context: { letter } }) => {
      if (from === 'writing.leaving') return 'writing.editing'
      const isAsBegun = letter.emails === attachments.email && letter.message === null
      if (from.startsWith('writing') && !isAsBegun) return 'writing.leaving'
      return from.startsWith('writing') || from.startsWith('confirming') ? 'reading' : from
    },
    'leaving.confirmed': ({ from }) => (from === 'writing.leaving' ? 'reading' : from),
    'session.ended': () => 'ended',
  },
  states: {
    opening: {
      holds: ({ waiting, context }) => {
        expect(waiting.get('listAttachments')!.input).toEqual({ contactId: context.contactId })
        expect(context).toMatchObject({ attachments: null, marked: [], chosen: [] })
      },
      shows: busy,
    },
    missing: kit.missing,
    failed: kit.failedPage,
    reading: {
      holds: (seen) => {
        idle(seen)
        expect(seen.context).toMatchObject({ chosen: [], problem: null, attachments: { email: attachments.email } })
      },
      shows: [heading('Attachments'), field('Upload files'), noDialog],
    },
    'choosing.editing': {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.chosen.length).toBeGreaterThan(0)
        expect(areSound(seen.context.chosen)).toBe(true)
      },
      shows: [button('Remove plan.pdf'), calm],
    },
    'choosing.rejected': {
      holds: ({ context }) => expect(areSound(context.chosen)).toBe(false),
      shows: alert('“nothing.pdf” is empty'),
    },
    'choosing.refused': {
      holds: ({ context }) => expect(context.problem).toEqual(notTaken),
      shows: alert('“fun.gif” is not a PDF.'),
    },
    uploading: {
      holds: ({ waiting, context }) => {
        const { chosen: files } = context
        expect(waiting.get('uploadDocuments')!.input).toMatchObject({ contactId: context.contactId, files, key: 'k1' })
      },
      shows: ['Uploading two files: 0%', button('Stop the upload')],
    },
    'confirming.asking': {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.marked).toEqual([plan.id])
      },
      shows: [dialog('Delete one file?'), calm],
    },
    'confirming.refused': {
      holds: ({ context }) => expect(context.problem).toEqual(wrong),
      shows: [dialog('Delete one file?'), alert('Some answers need another look')],
    },
    deleting: {
      holds: ({ waiting, context: { contactId } }) =>
        expect(waiting.get('deleteDocuments')!.input).toEqual({ contactId, documents: [plan.id] }),
      shows: busy,
    },
    'writing.editing': {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.marked.length).toBeGreaterThan(0)
        expect(seen.context.drafts).not.toHaveProperty(seen.context.contactId)
      },
      shows: [one, calm],
    },
    'writing.leaving': kit.leaving,
    'writing.rejected': {
      holds: kit.wasRejected,
      // the error may have been corrected meanwhile
      shows: [one, button('Send')],
    },
    'writing.refused': {
      holds: ({ context }) => expect(context.problem).toEqual(wrong),
      shows: [one, alert('One of these files was removed.')],
    },
    mailing: {
      holds: ({ waiting, context: { contactId, marked, letter } }) =>
        expect(waiting.get('emailDocuments')!.input).toEqual({
          contactId,
          documents: marked,
          ...letter,
          key: 'k2',
        }),
      shows: busy,
    },
    ended: kit.ended,
  },
  goals: ['reading', 'ended'],
})

const areSound = (files: readonly File[]) => files.length <= 10 && files.every(({ size }) => size > 0)

const isListed = ({ attachments: listed, marked }: Parameters<typeof canDelete>[0]) =>
  listed?.documents.some(({ id }) => marked.includes(id)) ?? false

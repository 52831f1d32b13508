import { expect } from 'vitest'
import type { StaffUser } from '../../contract/client'
import { noAnswer } from '../../contract/problem'
import { signaturesMachine } from '../../machines/staff/signatures/signatures.machine'
import { alert, busy, button, calm, dialog, field, noDialog, status } from './assertion'
import {
  picture,
  signature,
  signatureChanges,
  signatureDeletions,
  signatureKeepings,
  signatureSince,
  signaturesListings,
} from './files.cases'
import * as kit from './kit'
import { idle, inFlight, walk } from './saying'
import { rep, underwriter } from './staff.cases'

const address = '/admin/signatures'
export const admin: StaffUser = { id: 'u3', name: 'admin.one', email: 'admin.one@example.com', role: 'admin' }
const file = new File(['jpeg'], 'photo.jpg', { type: 'image/jpeg' })

const stored = { about: null, answers: { name: null, isDefault: false, picture }, key: 'k1' }

const signatureForm = dialog('Add a signature')

export const signaturesWalk = walk({
  guarantees: 'Signatures are added, changed and deleted by the roles that may sign.',
  machine: signaturesMachine,
  starts: {
    rep: { input: { user: rep, address }, begins: 'opening' },
    admin: { input: { user: admin, address }, begins: 'opening' },
    underwriter: { input: { user: underwriter, address }, begins: 'barred' },
    back: { input: { user: rep, address, draft: stored }, begins: 'opening' },
    'back with less': { input: { user: underwriter, address, draft: stored }, begins: 'barred' },
  },
  cases: {
    'address.opened': [{ type: 'address.opened', address }],
    'signature.begun': [null, signature].map((row) => ({ type: 'signature.begun', row }) as const),
    'signature.answered': [null, 'Robin Sample'].map(
      (name) => ({ type: 'signature.answered', answers: { name } }) as const,
    ),
    'picture.chosen': [{ type: 'picture.chosen', file }],
    'signature.submitted': [{ type: 'signature.submitted', key: 'k1' }],
    'deletion.begun': [{ type: 'deletion.begun', row: signature }],
  },
  outputs: {
    listSignatures: signaturesListings,
    createSignature: signatureKeepings,
    updateSignature: signatureChanges,
    deleteSignature: signatureDeletions,
    drawPicture: [{ type: 'picture.drawn', picture }, { type: 'picture.unreadable' }],
  },
  reads: ({ user, about, answers: { name, picture: drawn }, draft: form }) => [
    user.role,
    about?.version,
    name,
    drawn !== null,
    form,
  ],
  transitions: {
    'page.loaded': ({ context }) => (context.draft ? 'editing.writing' : 'reading'),
    'page.failed': () => 'failed',
    'page.retried': ({ from }) => (from === 'failed' ? 'opening' : from),
    'signature.begun': ({ from }) => (from === 'reading' ? 'editing.writing' : from),
    'signature.answered': ({ from }) => from,
    'picture.chosen': ({ from }) => {
      if (from === 'editing.drawing') return 'editing.drawing, again'
      return from.startsWith('editing') ? 'editing.drawing' : from
    },
    'picture.drawn': () => 'editing.writing',
    'picture.unreadable': () => 'editing.unreadable',
    'signature.submitted': ({ from, context: { about, answers } }) => {
      if (!from.startsWith('editing') || from === 'editing.drawing') return from
      if (!answers.name || !(about || answers.picture)) return 'editing.rejected'
      return about ? 'saving.updating' : 'saving.creating'
    },
    'signature.saved': () => 'reading',
    'save.refused': ({ from }) => (from === 'deleting' ? 'confirming.refused' : 'editing.refused'),
    'save.overtaken': ({ from }) => (from === 'deleting' ? 'confirming.refused' : 'editing.overtaken'),
    'deletion.begun': ({ from }) => (from === 'reading' ? 'confirming.asking' : from),
    'deletion.confirmed': ({ from }) => (from.startsWith('confirming') ? 'deleting' : from),
    'deletion.done': () => 'reading',
    'dialog.closed': ({ from, context: { about, answers } }) => {
      if (from === 'editing.leaving') return 'editing.writing'
      const isAsBegun = answers.name === (about?.name ?? null) && answers.picture === null
      if (from.startsWith('editing') && !isAsBegun) return 'editing.leaving'
      return from.startsWith('editing') || from.startsWith('confirming') ? 'reading' : from
    },
    'leaving.confirmed': ({ from }) => (from === 'editing.leaving' ? 'reading' : from),
    'session.ended': () => 'ended',
  },
  states: {
    barred: { holds: idle, shows: 'Only representatives and administrators have signatures.' },
    opening: { holds: (seen) => expect(inFlight(seen)).toEqual(['listSignatures']), shows: status('Fetching...') },
    failed: kit.failedList,
    reading: {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.problem).toBeNull()
      },
      shows: [button('Change Robin Sample'), noDialog],
    },
    'editing.writing': { holds: idle, shows: [signatureForm, calm] },
    'editing.leaving': kit.leaving,
    'editing.drawing': {
      holds: ({ waiting }) => expect(waiting.get('drawPicture')!.input).toEqual({ file }),
      shows: [signatureForm, status('Reading the picture ...')],
    },
    'editing.unreadable': {
      holds: kit.wasRejected,
      shows: alert('This picture could not be read.'),
    },
    'editing.rejected': { holds: kit.wasRejected, shows: field('Name') },
    // the form stays, beside the row that another user changed
    'editing.overtaken': {
      holds: ({ context: { about } }) => expect(about).toEqual(signatureSince),
      shows: [dialog('Change the signature of Robin S. Sample'), alert('Somebody else has changed this')],
    },
    'editing.refused': {
      holds: ({ context }) => expect(context.problem).toEqual(noAnswer),
      shows: [signatureForm, alert('Something went wrong')],
    },
    'saving.creating': {
      holds: ({ waiting, context }) =>
        expect(waiting.get('createSignature')!.input).toEqual({
          name: 'Robin Sample',
          file: picture.file,
          key: 'k1',
          ...defaultOf(context.user),
        }),
      shows: busy,
    },
    'saving.updating': {
      holds: ({ waiting, context: { user, answers, about } }) =>
        expect(waiting.get('updateSignature')!.input).toEqual({
          id: signature.id,
          version: about!.version,
          name: answers.name,
          ...(answers.picture && { file: picture.file }),
          ...defaultOf(user),
        }),
      shows: busy,
    },
    'confirming.asking': {
      holds: (seen) => {
        idle(seen)
        expect([signature, signatureSince]).toContainEqual(seen.context.about)
      },
      shows: [dialog('Delete the signature of Robin Sample?'), calm],
    },
    'confirming.refused': {
      holds: ({ context }) => expect(context.problem).not.toBeNull(),
      shows: alert('Somebody else has changed this meanwhile.'),
    },
    // and once the user has seen the change, the row as changed
    deleting: {
      holds: ({ waiting, context: { about } }) =>
        expect(waiting.get('deleteSignature')!.input).toEqual({ id: signature.id, version: about!.version }),
      shows: busy,
    },
    ended: kit.ended,
  },
  goals: ['reading', 'ended', 'barred'],
})

/** A rep does not set it. */
const defaultOf = ({ role }: StaffUser) => (role === 'admin' ? { isDefault: false } : {})

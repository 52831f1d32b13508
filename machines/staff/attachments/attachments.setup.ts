import { assign, emit, setup } from 'xstate'
import type { AttachedDocument, Attachments } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import { faultsIn } from '../../../domain/application/apart'
import { filesFault } from '../../../domain/common/fileKinds'
import { sendingFields } from '../../../domain/policy/forms'
import { attachmentFiles, mailedFault } from '../../../domain/staff/attachments'
import type { deleteDocuments, emailDocuments, listAttachments, uploadDocuments } from '../../calls/attachments'
import { type OutcomesOf, slot } from '../../calls/call'
import { type Drafts, draftsByContact } from '../../kit/draft'
import { isWritten } from '../../kit/form'
import type { PageEmitted, PageInput, PageOutput } from '../../kit/page'
import { problemActions } from '../../kit/problem'
import { contactIdIn } from '../shell/route.params'

export type LetterWords = { readonly [Name in keyof typeof sendingFields]: string | null }

interface FilesForm {
  /** ids of the selected files */
  readonly marked: readonly string[]
  /** files to upload */
  readonly chosen: readonly File[]
  readonly letter: LetterWords
  /** the Idempotency-Key of the current upload or letter, once it was sent; a changed one has another */
  readonly key: string | null
}

type FilesAt = 'choosing' | 'writing'

/** Resumed as soon as the contact's files are loaded. */
export interface FilesDraft extends FilesForm {
  readonly at: FilesAt
}

export interface AttachmentsContext extends FilesForm {
  readonly contactId: string
  /** loaded last */
  readonly attachments: Attachments | null
  /** upload progress in percent, from 0 to 100 */
  readonly percent: number
  readonly drafts: Drafts<FilesDraft>
  /** counts rejections: at each the summary takes the focus again */
  readonly rejections: number
  readonly problem: Problem | null
}

const calls = {
  listAttachments: slot<typeof listAttachments>('listAttachments'),
  uploadDocuments: slot<typeof uploadDocuments>('uploadDocuments'),
  deleteDocuments: slot<typeof deleteDocuments>('deleteDocuments'),
  emailDocuments: slot<typeof emailDocuments>('emailDocuments'),
}

export type AttachmentsEvent =
  | OutcomesOf<typeof calls>
  | { type: 'address.opened'; address: string }
  | { type: 'page.retried' }
  | { type: 'document.marked'; ids: readonly string[] }
  | { type: 'files.added'; files: readonly File[] }
  | { type: 'file.removed'; index: number }
  | { type: 'upload.submitted'; key: string }
  | { type: 'upload.progressed'; percent: number }
  | { type: 'upload.stopped' }
  | { type: 'deletion.begun' }
  | { type: 'deletion.confirmed' }
  | { type: 'letter.begun' }
  | { type: 'letter.answered'; answers: Partial<LetterWords> }
  | { type: 'letter.submitted'; key: string }
  | { type: 'dialog.closed' }
  | { type: 'leaving.confirmed' }

type Marked = Pick<AttachmentsContext, 'attachments' | 'marked'>

export const markedOf = ({ attachments, marked }: Marked): readonly AttachedDocument[] =>
  attachments?.documents.filter(({ id }) => marked.includes(id)) ?? []

/** Only files that staff uploaded, and only by users whom the server allows. */
export const canDelete = (context: Marked) => {
  const all = markedOf(context)
  return all.length > 0 && all.every(({ can_delete }) => can_delete)
}

/** Faults of the letter, by field. The files to send are selected in the list. */
export const letterFaultsIn = (context: AttachmentsContext): Readonly<Record<string, string>> => {
  const files = mailedFault(markedOf(context))
  return { ...(files && { documents: files }), ...faultsIn(sendingFields, context.letter) }
}

const blankLetter: LetterWords = { emails: null, message: null }

const begunLetter = ({ attachments }: Pick<AttachmentsContext, 'attachments'>): LetterWords => ({
  ...blankLetter,
  emails: attachments?.email ?? null,
})

export const blankContext = (address: string, drafts: Drafts<FilesDraft>): AttachmentsContext => ({
  contactId: contactIdIn(address),
  attachments: null,
  marked: [],
  chosen: [],
  percent: 0,
  letter: blankLetter,
  key: null,
  drafts,
  rejections: 0,
  problem: null,
})

const withDocuments = ({ attachments }: AttachmentsContext, documents: readonly AttachedDocument[]) =>
  attachments && { ...attachments, documents: [...documents] }

const kept = draftsByContact<FilesAt, FilesForm, AttachmentsContext>(
  ({ contactId }) => contactId,
  ({ marked, chosen, letter, key }) => ({ marked, chosen, letter, key }),
)
export const { draftsIn } = kept

/** Whether the letter differs from the one that the dialog began with. */
export const isLetterWritten = (context: AttachmentsContext) => isWritten(begunLetter(context), context.letter)

export const attachmentsSetup = setup({
  types: {} as {
    context: AttachmentsContext
    events: AttachmentsEvent
    input: PageInput<Drafts<FilesDraft>>
    output: PageOutput<Drafts<FilesDraft>>
    emitted: PageEmitted
    meta: { busy?: string }
    tags: 'background' | 'modal'
  },
  actors: calls,
  guards: {
    isLastFile: ({ context }) => context.chosen.length <= 1,
    isUploadSound: ({ context }) => filesFault(attachmentFiles, context.chosen) === null,
    canDelete: ({ context }) => canDelete(context),
    isMarked: ({ context }) => markedOf(context).length > 0,
    isLetterWritten: ({ context }) => isLetterWritten(context),
    isSameContact: ({ context }, { address }: { readonly address: string }) =>
      contactIdIn(address) === context.contactId,
    ...kept.guards,
    isLetterSound: ({ context }) => Object.keys(letterFaultsIn(context)).length === 0,
  },
  actions: {
    openAnother: assign(({ context }, { address }: { readonly address: string }) =>
      blankContext(address, context.drafts),
    ),
    ...kept.actions,
    setAttachments: assign((_, { data }: { readonly data: Attachments }) => ({ attachments: data, marked: [] })),
    setDocuments: assign(({ context }, { documents }: { readonly documents: readonly AttachedDocument[] }) => ({
      attachments: withDocuments(context, documents),
      marked: [],
    })),
    setMarked: assign((_, event: Extract<AttachmentsEvent, { type: 'document.marked' }>) => ({ marked: event.ids })),
    addFiles: assign(({ context: { chosen } }, event: Extract<AttachmentsEvent, { type: 'files.added' }>) => ({
      chosen: [...chosen, ...event.files],
      key: null,
    })),
    removeFile: assign(({ context: { chosen } }, event: Extract<AttachmentsEvent, { type: 'file.removed' }>) => ({
      chosen: chosen.toSpliced(event.index, 1),
      key: null,
    })),
    clearFiles: assign({ chosen: [], key: null }),
    setPercent: assign((_, { percent }: { readonly percent: AttachmentsContext['percent'] }) => ({ percent })),
    beginUpload: assign(({ context }, { key }: { readonly key: string }) => ({ key: context.key ?? key, percent: 0 })),
    beginLetter: assign(({ context }) => ({ letter: begunLetter(context), key: null })),
    setLetter: assign(
      ({ context: { letter } }, { answers }: { readonly answers: Partial<AttachmentsContext['letter']> }) => ({
        letter: { ...letter, ...answers },
        key: null,
      }),
    ),
    setKey: assign(({ context }, { key }: { readonly key: string }) => ({ key: context.key ?? key })),
    unmark: assign({ marked: [] }),
    countRejection: assign({ rejections: ({ context }) => context.rejections + 1 }),
    ...problemActions,
    toast: emit((_, { text }: { text: string }) => ({ type: 'toast', kind: 'success', text }) as const),
  },
})

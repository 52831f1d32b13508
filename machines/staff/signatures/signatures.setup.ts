import { assign, emit, setup } from 'xstate'
import type { RepsSignature } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import { faultsIn } from '../../../domain/application/apart'
import { may } from '../../../domain/staff/permissions'
import { signatureFields } from '../../../domain/staff/signatures'
import { type OutcomesOf, slot } from '../../calls/call'
import type {
  createSignature,
  DrawnPicture,
  deleteSignature,
  drawPicture,
  listSignatures,
  updateSignature,
} from '../../calls/signatures'
import { isWritten } from '../../kit/form'
import type { PageEmitted, PageInput, PageOutput } from '../../kit/page'
import { problemActions } from '../../kit/problem'

/** The form's answers. */
interface SignatureAnswers {
  readonly name: string | null
  readonly isDefault: boolean
  /** null for the stored picture, if there is one */
  readonly picture: DrawnPicture | null
}

export interface SignatureForm {
  /** the signature to change or delete; null for a new one */
  readonly about: RepsSignature | null
  readonly answers: SignatureAnswers
  /** the Idempotency-Key of the current new signature, once it was sent; a changed one has another */
  readonly key: string | null
}

export interface SignaturesContext extends SignatureForm {
  readonly user: PageInput['user']
  readonly rows: readonly RepsSignature[]
  /** the file to draw */
  readonly file: File | null
  /** the draft from when the session ended, for the same user */
  readonly draft: SignatureForm | null
  /** counts rejections: at each the summary takes the focus again */
  readonly rejections: number
  readonly problem: Problem | null
}

const calls = {
  listSignatures: slot<typeof listSignatures>('listSignatures'),
  createSignature: slot<typeof createSignature>('createSignature'),
  updateSignature: slot<typeof updateSignature>('updateSignature'),
  deleteSignature: slot<typeof deleteSignature>('deleteSignature'),
  drawPicture: slot<typeof drawPicture>('drawPicture'),
}

export type SignaturesEvent =
  | OutcomesOf<typeof calls>
  | { type: 'address.opened'; address: string }
  | { type: 'page.retried' }
  | { type: 'signature.begun'; row: RepsSignature | null }
  | { type: 'signature.answered'; answers: Partial<Omit<SignatureAnswers, 'picture'>> }
  | { type: 'picture.chosen'; file: File }
  | { type: 'signature.submitted'; key: string }
  | { type: 'deletion.begun'; row: RepsSignature }
  | { type: 'deletion.confirmed' }
  | { type: 'dialog.closed' }
  | { type: 'leaving.confirmed' }

/** Faults by field. */
export const signatureFaultsIn = ({
  about,
  answers: { name, picture },
}: Pick<SignaturesContext, 'about' | 'answers'>): Readonly<Record<string, string>> => ({
  ...faultsIn(signatureFields, { name }),
  ...(!about && !picture && { file: 'Choose a picture of the signature' }),
})

/** The roles that choose the default signature (openapi.yaml, createSignature). */
export const mayChooseDefault = ({ user }: Pick<SignaturesContext, 'user'>) => may(user, 'signatures.manage')
/** An underwriter has no signatures. */
const maySign = ({ user }: Pick<SignaturesContext, 'user'>) => may(user, 'signatures.use')

/** The call's input, without fields that the user may not set. */
export const inputOf = ({ user, answers: { name, isDefault, picture } }: SignaturesContext) => ({
  name: name!,
  ...(picture && { file: picture.file }),
  ...(mayChooseDefault({ user }) && { isDefault }),
})

/** A form's initial content. */
export const begun = (about: RepsSignature | null): SignatureForm => ({
  about,
  answers: { name: about?.name ?? null, isDefault: about?.is_default ?? false, picture: null },
  key: null,
})

const without = (rows: readonly RepsSignature[], gone: readonly RepsSignature[]) =>
  rows.filter(({ id }) => !gone.some((each) => each.id === id))

export const isFormWritten = ({ about, answers }: SignatureForm) => isWritten(begun(about).answers, answers)

export const signaturesSetup = setup({
  types: {} as {
    context: SignaturesContext
    events: SignaturesEvent
    input: PageInput<SignatureForm>
    output: PageOutput<SignatureForm>
    emitted: PageEmitted
    meta: { busy?: string }
    tags: 'background' | 'modal'
  },
  actors: calls,
  guards: {
    maySign: ({ context }) => maySign(context),
    isResuming: ({ context: { draft } }) => draft !== null,
    isWritten: ({ context }) => isFormWritten(context),
    isUnsound: ({ context }) => Object.keys(signatureFaultsIn(context)).length > 0,
    isNew: ({ context }) => context.about === null,
  },
  actions: {
    setRows: assign((_, { rows }: { readonly rows: readonly RepsSignature[] }) => ({ rows })),
    setLoaded: assign((_, { data }: { readonly data: readonly RepsSignature[] }) => ({ rows: data })),
    removeRow: assign(({ context: { rows } }, event: Extract<SignaturesEvent, { type: 'deletion.done' }>) => ({
      rows: without(rows, event.rows),
    })),
    setNewest: assign(({ context: { rows } }, event: Extract<SignaturesEvent, { type: 'save.overtaken' }>) => ({
      about: event.newest,
      rows: rows.map((row) => (row.id === event.newest.id ? event.newest : row)),
    })),
    begin: assign((_, event: Extract<SignaturesEvent, { type: 'signature.begun' }>) => begun(event.row)),
    saveDraft: assign(({ context: { about, answers, key } }) => ({ draft: { about, answers, key } })),
    resumeDraft: assign(({ context: { draft } }) => ({ ...draft, draft: null })),
    beginDeletion: assign((_, event: Extract<SignaturesEvent, { type: 'deletion.begun' }>) => ({ about: event.row })),
    setAnswers: assign(
      (
        { context: { answers } },
        { answers: changes }: { readonly answers: Partial<SignaturesContext['answers']> },
      ) => ({ answers: { ...answers, ...changes }, key: null }),
    ),
    setFile: assign((_, { file }: { readonly file: SignaturesContext['file'] }) => ({ file })),
    setPicture: assign(({ context: { answers } }, event: Extract<SignaturesEvent, { type: 'picture.drawn' }>) => ({
      answers: { ...answers, picture: event.picture },
      key: null,
    })),
    setKey: assign(({ context }, { key }: { readonly key: string }) => ({ key: context.key ?? key })),
    countRejection: assign({ rejections: ({ context }) => context.rejections + 1 }),
    ...problemActions,
    toast: emit((_, { text }: { readonly text: string }) => ({ type: 'toast', kind: 'success', text }) as const),
  },
})

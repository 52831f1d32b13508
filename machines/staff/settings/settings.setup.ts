import { assign, emit, setup } from 'xstate'
import type { Reference } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import {
  answersOfRow,
  blankRow,
  type Doing,
  everywhereTitle,
  faultsOfRows,
  listTitles,
  type RowAnswers,
  rowFaults,
  rowsOf,
  type SettingsList,
} from '../../../domain/staff/settings'
import { slot } from '../../calls/call'
import type {
  addRows,
  DeletingFact,
  deleteRow,
  ExportFact,
  exportProspects,
  ListFact,
  ListPage,
  ListRow,
  ReferenceFact,
  readList,
  readReference,
  updateRow,
  WritingFact,
} from '../../calls/settings'
import { isWritten, type PageEmitted, type PageInput, type PageOutput } from '../shell/page'
import { type SettingsRoute, settingsRouteIn } from './settings.route'

interface RowForm {
  /** the row that is changed or deleted, or was last; null while new ones are written */
  readonly about: ListRow | null
  readonly answers: RowAnswers
  /** the Idempotency-Key of these answers, once they were tried: other answers have another */
  readonly key: string | null
}
/** And of which list it is. */
interface RowDraft extends RowForm {
  readonly list: SettingsRoute['list']
}

export interface ListEditorContext extends RowForm {
  readonly user: PageInput['user']
  readonly route: SettingsRoute
  /** the page that was last read; it stays in sight while it is read anew */
  readonly listed: ListPage | null
  readonly reference: Reference | null
  /** the form that was on its way when the session ended: found again by the same person */
  readonly draft: RowDraft | null
  /** how often one was told that something is wrong: each time the summary takes the focus anew */
  readonly rejections: number
  /** what the server found wrong, with the answers that it was sent */
  readonly refused: { readonly answers: RowAnswers; readonly faults: Readonly<Record<string, string>> } | null
  readonly problem: Problem | null
}

export type ListEditorEvent =
  | ListFact
  | ReferenceFact
  | WritingFact
  | DeletingFact
  | ExportFact
  | { type: 'address.opened'; address: string }
  | { type: 'list.retried' }
  | { type: 'adding.begun' }
  | { type: 'editing.begun'; row: ListRow }
  | { type: 'form.answered'; answers: Partial<RowAnswers> }
  /** each attempt brings a key that nobody has had before */
  | { type: 'form.submitted'; key: string }
  | { type: 'deleting.begun'; row: ListRow }
  | { type: 'deletion.confirmed' }
  | { type: 'export.requested' }
  | { type: 'dialog.closed' }
  | { type: 'leaving.confirmed' }

export const doingOf = ({ about }: Pick<ListEditorContext, 'about'>): Doing => (about ? 'edit' : 'add')
/** The list that is open. Nothing is written at the reference. */
export const listOf = ({ route: { list } }: Pick<ListEditorContext, 'route'>): SettingsList => {
  if (list === 'reference') throw new Error('the reference is no list')
  return list
}
/** Whether new customers are left out of every mailing. */
export const isEverywhere = (context: Pick<ListEditorContext, 'route' | 'about' | 'answers'>) =>
  doingOf(context) === 'add' && listOf(context) !== 'policy-fee-adjustment' && context.answers.scope === 'all'
export const writtenRows = (context: Pick<ListEditorContext, 'route' | 'about' | 'answers'>) =>
  rowsOf(listOf(context), doingOf(context), context.answers)

const doneWords = { 'rows.added': 'added', 'row.updated': 'updated', 'row.deleted': 'deleted' } as const

/** The specification's toasts, to the letter (section 8). */
function doneInWords(context: ListEditorContext, type: ListEditorEvent['type']): string {
  const isAll = type === 'rows.added' && isEverywhere(context)
  const title = isAll ? everywhereTitle : listTitles[listOf(context)]
  return `${title} ${doneWords[type as keyof typeof doneWords]} successfully!`
}

/** What a form begins with. */
const beginningOf = (about: ListRow | null): RowAnswers => (about ? answersOfRow(about) : blankRow)
export const begun = (about: ListRow | null): RowForm => ({ about, answers: beginningOf(about), key: null })

export const listEditorSetup = setup({
  types: {} as {
    context: ListEditorContext
    events: ListEditorEvent
    input: PageInput<RowDraft>
    output: PageOutput<RowDraft>
    emitted: PageEmitted
    meta: { busy?: string }
    tags: 'background'
  },
  actors: {
    readList: slot<typeof readList>('readList'),
    readReference: slot<typeof readReference>('readReference'),
    addRows: slot<typeof addRows>('addRows'),
    updateRow: slot<typeof updateRow>('updateRow'),
    deleteRow: slot<typeof deleteRow>('deleteRow'),
    exportProspects: slot<typeof exportProspects>('exportProspects'),
  },
  guards: {
    isReference: ({ context }) => context.route.list === 'reference',
    // openapi.yaml: the lists are the administrators'
    mayEdit: ({ context }) => context.user.role === 'admin',
    isResuming: ({ context: { user, draft } }) => user.role === 'admin' && draft !== null,
    isAnotherList: ({ context, event }) =>
      event.type === 'address.opened' && settingsRouteIn(event.address).list !== context.route.list,
    isWritten: ({ context: { about, answers } }) => isWritten(beginningOf(about), answers),
    isUnsound: ({ context }) => Object.keys(rowFaults(listOf(context), doingOf(context), context.answers)).length > 0,
    isNew: ({ context }) => context.about === null,
    isAboutAnswers: (_: unknown, { problem }: { readonly problem: Problem }) => problem.errors !== undefined,
  },
  actions: {
    readAddress: assign(({ context }, { address }: { readonly address: string }) => {
      const route = settingsRouteIn(address)
      // another list's rows are not to be seen under this one's name
      return { route, ...(route.list !== context.route.list && { listed: null }) }
    }),
    keepListed: assign((_, { listed }: { readonly listed: ListEditorContext['listed'] }) => ({ listed })),
    keepReference: assign((_, { reference }: { readonly reference: ListEditorContext['reference'] }) => ({
      reference,
    })),
    beginRow: assign(({ event }) => ({
      ...begun(event.type === 'editing.begun' ? event.row : null),
      refused: null,
    })),
    storeDraft: assign(({ context: { route, about, answers, key } }) => ({
      draft: { list: route.list, about, answers, key },
    })),
    resumeForm: assign(({ context: { draft } }) => ({
      ...(draft && { about: draft.about, answers: draft.answers, key: draft.key }),
      draft: null,
    })),
    keepRow: assign((_, event: Extract<ListEditorEvent, { type: 'deleting.begun' }>) => ({ about: event.row })),
    keepAnswers: assign(({ context }, { answers }: { readonly answers: Partial<ListEditorContext['answers']> }) => ({
      answers: { ...context.answers, ...answers },
      key: null,
    })),
    seal: assign(({ context }, { key }: { readonly key: string }) => ({ key: context.key ?? key })),
    takeNewest: assign((_, event: Extract<ListEditorEvent, { type: 'row.overtaken' }>) => ({ about: event.newest })),
    countRejection: assign({ rejections: ({ context }) => context.rejections + 1 }),
    keepRefused: assign(({ context }, event: Extract<ListEditorEvent, { type: 'rows.refused' }>) => ({
      refused: {
        answers: context.answers,
        faults: faultsOfRows(event.problem.errors ?? {}, writtenRows(context)),
      },
    })),
    keepProblem: assign(({ event }) => ('problem' in event ? { problem: event.problem } : {})),
    dropProblem: assign({ problem: null }),
    announceDone: emit(
      ({ context, event }): PageEmitted => ({
        type: 'toast',
        kind: 'success',
        text: doneInWords(context, event.type),
      }),
    ),
    announceProblem: emit(
      ({ event }): PageEmitted => ({
        type: 'toast',
        kind: 'error',
        text: 'problem' in event ? event.problem.message : '',
      }),
    ),
  },
})

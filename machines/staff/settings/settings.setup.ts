import { assign, emit, setup } from 'xstate'
import type { Reference } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import { may } from '../../../domain/staff/permissions'
import {
  allMailingsTitle,
  answersOfRow,
  blankRow,
  type RowAction,
  type RowAnswers,
  rowFaults,
  rowsOf,
  type SettingsList,
  settings,
} from '../../../domain/staff/settings'
import { type OutcomesOf, slot } from '../../calls/call'
import type {
  addRows,
  deleteRow,
  exportProspects,
  ListPage,
  ListRow,
  readList,
  readReference,
  updateRow,
} from '../../calls/settings'
import { type Form, type FormContext, type FormEvent, formActions, formGuards, isWritten } from '../../kit/form'
import { type PageEmitted, type PageEvent, type PageInput, type PageTypes, pageActions, success } from '../../kit/page'
import { type SettingsRoute, settingsRouteIn } from './settings.route'

type RowForm = Form<ListRow, RowAnswers>
/** With its list. */
export interface RowDraft extends RowForm {
  readonly list: SettingsRoute['list']
}

export interface ListEditorContext extends FormContext<ListRow, RowAnswers, RowDraft> {
  readonly user: PageInput['user']
  readonly route: SettingsRoute
  /** loaded last; it stays in sight while the list loads again */
  readonly data: ListPage | null
  readonly reference: Reference | null
}

const calls = {
  readList: slot<typeof readList>('readList'),
  readReference: slot<typeof readReference>('readReference'),
  addRows: slot<typeof addRows>('addRows'),
  updateRow: slot<typeof updateRow>('updateRow'),
  deleteRow: slot<typeof deleteRow>('deleteRow'),
  exportProspects: slot<typeof exportProspects>('exportProspects'),
}

export type ListEditorEvent =
  | PageEvent
  | OutcomesOf<typeof calls>
  | FormEvent<RowAnswers>
  | { type: 'adding.begun' }
  | { type: 'editing.begun'; row: ListRow }
  | { type: 'deleting.begun'; row: ListRow }
  | { type: 'deletion.confirmed' }
  | { type: 'export.requested' }

export const doingOf = ({ about }: Pick<ListEditorContext, 'about'>): RowAction => (about ? 'edit' : 'add')
/** The open list. The configuration is read only. */
export const listOf = ({ route: { list } }: Pick<ListEditorContext, 'route'>): SettingsList => {
  if (list === 'reference') throw new Error('the reference is no list')
  return list
}
/** Whether new customers are left out of every mailing. */
export const isEverywhere = (context: Pick<ListEditorContext, 'route' | 'about' | 'answers'>) =>
  doingOf(context) === 'add' && settings[listOf(context)].hasAllMailings && context.answers.scope === 'all'
export const writtenRows = (context: Pick<ListEditorContext, 'route' | 'about' | 'answers'>) =>
  rowsOf(listOf(context), doingOf(context), context.answers)

/** The specification's exact toasts (section 8). */
function toastOf(context: ListEditorContext, done: 'added' | 'updated' | 'deleted'): string {
  const title = done === 'added' && isEverywhere(context) ? allMailingsTitle : settings[listOf(context)].toast
  return `${title} ${done} successfully!`
}

/** A form's initial answers. */
const answersOf = (about: ListRow | null): RowAnswers => (about ? answersOfRow(about) : blankRow)
export const formOf = (about: ListRow | null): RowForm => ({ about, answers: answersOf(about), key: null })

export const isRowWritten = ({ about, answers }: ListEditorContext) => isWritten(answersOf(about), answers)

export const listEditorSetup = setup({
  types: {} as PageTypes<ListEditorContext, ListEditorEvent, RowDraft>,
  actors: calls,
  guards: {
    ...formGuards,
    isReference: ({ context }) => context.route.list === 'reference',
    // openapi.yaml: only an admin may change the lists
    mayEdit: ({ context }) => may(context.user, 'settings.manage'),
    // a form of one list never shows in another, and stays until its list is opened
    isResuming: ({ context: { user, draft, route } }) => may(user, 'settings.manage') && draft?.list === route.list,
    isAnotherList: ({ context }, { address }: { readonly address: string }) =>
      settingsRouteIn(address).list !== context.route.list,
    isWritten: ({ context }) => isRowWritten(context),
    isUnsound: ({ context }) => Object.keys(rowFaults(listOf(context), doingOf(context), context.answers)).length > 0,
  },
  actions: {
    ...pageActions,
    ...formActions,
    readAddress: assign(({ context }, { address }: { readonly address: string }) => {
      const route = settingsRouteIn(address)
      // the rows of one list never show under another's title
      return { route, data: route.list === context.route.list ? context.data : null }
    }),
    setReference: assign((_, { reference }: { readonly reference: Reference }) => ({ reference })),
    beginForm: assign((_, { row }: { readonly row: ListRow | null }) => ({ ...formOf(row), refused: null })),
    setRow: assign((_, { row }: { readonly row: ListRow }) => ({ about: row })),
    saveDraft: assign(({ context: { route, about, answers, key } }) => ({
      draft: { list: route.list, about, answers, key },
    })),
    resumeDraft: assign(({ context: { draft } }) => {
      const { list: _, ...form } = draft!
      return { ...form, draft: null }
    }),
    announceDone: emit(({ context }, { done }: { readonly done: 'added' | 'updated' | 'deleted' }) =>
      success(toastOf(context, done)),
    ),
    announceProblem: emit(
      (_, { problem }: { readonly problem: Problem }): PageEmitted => ({
        type: 'toast',
        kind: 'error',
        text: problem.message,
      }),
    ),
  },
})

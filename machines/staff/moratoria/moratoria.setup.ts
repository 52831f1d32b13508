import { assign, emit, setup } from 'xstate'
import type { MoratoriumPage, MoratoriumRow } from '../../../contract/client'
import { blankMoratorium, type MoratoriumAnswers, moratoriumAnswerFaults } from '../../../domain/staff/moratoria'
import { may } from '../../../domain/staff/permissions'
import { type OutcomesOf, slot } from '../../calls/call'
import type { addMoratorium, liftMoratorium, listMoratoria, MoratoriaQuery } from '../../calls/moratoria'
import { type Form, type FormContext, type FormEvent, formActions, formGuards, isWritten } from '../../kit/form'
import { type PageContext, type PageEvent, type PageInput, type PageTypes, pageActions, success } from '../../kit/page'
import { moratoriaQueryIn } from './moratoria.route'

/** `about` is the moratorium to lift; a form is always a new one. */
export interface MoratoriaContext
  extends PageContext<MoratoriaQuery, MoratoriumPage>,
    FormContext<MoratoriumRow, MoratoriumAnswers> {
  readonly user: PageInput['user']
}

const calls = {
  listMoratoria: slot<typeof listMoratoria>('listMoratoria'),
  addMoratorium: slot<typeof addMoratorium>('addMoratorium'),
  liftMoratorium: slot<typeof liftMoratorium>('liftMoratorium'),
}

export type MoratoriaEvent =
  | PageEvent
  | OutcomesOf<typeof calls>
  | FormEvent<MoratoriumAnswers>
  | { type: 'adding.begun' }
  | { type: 'lifting.begun'; row: MoratoriumRow }
  | { type: 'lifting.confirmed' }

export type MoratoriumDraft = Form<MoratoriumRow, MoratoriumAnswers>
export const blankForm: MoratoriumDraft = { about: null, answers: blankMoratorium, key: null }

export const isFormWritten = ({ answers }: MoratoriaContext) => isWritten(blankMoratorium, answers)

export const moratoriaSetup = setup({
  types: {} as PageTypes<MoratoriaContext, MoratoriaEvent, MoratoriumDraft>,
  actors: calls,
  guards: {
    ...formGuards,
    // openapi.yaml: only some roles may set a moratorium
    mayManage: ({ context }) => may(context.user, 'moratoria.manage'),
    isResuming: ({ context: { user, draft } }) => may(user, 'moratoria.manage') && draft !== null,
    isUnsound: ({ context: { answers } }) => Object.keys(moratoriumAnswerFaults(answers)).length > 0,
    isWritten: ({ context }) => isFormWritten(context),
  },
  actions: {
    ...pageActions,
    ...formActions,
    readAddress: assign((_, { address }: { readonly address: string }) => ({ query: moratoriaQueryIn(address) })),
    beginForm: assign({ ...blankForm, refused: null }),
    setRow: assign((_, { row }: { readonly row: MoratoriumRow }) => ({ about: row })),
    announceSaved: emit((_, { row }: { readonly row: MoratoriumRow }) =>
      success(row.lifted ? 'The moratorium is lifted.' : 'The moratorium is set.'),
    ),
  },
})

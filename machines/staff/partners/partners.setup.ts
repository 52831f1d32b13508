import { assign, emit, setup } from 'xstate'
import type { PartnersPage } from '../../../contract/client'
import { may } from '../../../domain/staff/permissions'
import { type OutcomesOf, slot } from '../../calls/call'
import type {
  addPartnerKey,
  addWebhookEndpoint,
  enableWebhookEndpoint,
  listPartners,
  PartnersQuery,
  removeWebhookEndpoint,
  replayWebhookDelivery,
  replayWebhookEndpoint,
  revokePartnerKey,
  rotatePartnerKey,
  rotateWebhookSecret,
  updateWebhookEndpoint,
} from '../../calls/partners'
import type { unloadQuestion } from '../../calls/staffWindow'
import { type Form, type FormContext, type FormEvent, formActions, formGuards, isWritten } from '../../kit/form'
import { type PageContext, type PageEvent, type PageInput, type PageTypes, pageActions, success } from '../../kit/page'
import { partnersQueryIn } from './partners.route'
import {
  type ActTask,
  blankAnswersOf,
  type FormTask,
  isForm,
  type PartnerTask,
  type TaskAnswers,
  taskFaults,
} from './partners.tasks'

export interface PartnersContext
  extends PageContext<PartnersQuery, PartnersPage>,
    FormContext<PartnerTask, TaskAnswers> {
  readonly user: PageInput['user']
  /** a key or a signing secret, while it is shown */
  readonly secret: string | null
}

const calls = {
  listPartners: slot<typeof listPartners>('listPartners'),
  addPartnerKey: slot<typeof addPartnerKey>('addPartnerKey'),
  rotatePartnerKey: slot<typeof rotatePartnerKey>('rotatePartnerKey'),
  revokePartnerKey: slot<typeof revokePartnerKey>('revokePartnerKey'),
  addWebhookEndpoint: slot<typeof addWebhookEndpoint>('addWebhookEndpoint'),
  updateWebhookEndpoint: slot<typeof updateWebhookEndpoint>('updateWebhookEndpoint'),
  rotateWebhookSecret: slot<typeof rotateWebhookSecret>('rotateWebhookSecret'),
  enableWebhookEndpoint: slot<typeof enableWebhookEndpoint>('enableWebhookEndpoint'),
  removeWebhookEndpoint: slot<typeof removeWebhookEndpoint>('removeWebhookEndpoint'),
  replayWebhookEndpoint: slot<typeof replayWebhookEndpoint>('replayWebhookEndpoint'),
  replayWebhookDelivery: slot<typeof replayWebhookDelivery>('replayWebhookDelivery'),
}

export type PartnersEvent =
  | PageEvent
  | OutcomesOf<typeof calls>
  | FormEvent<TaskAnswers>
  | { type: 'form.begun'; task: FormTask }
  | { type: 'act.begun'; task: ActTask }
  | { type: 'act.confirmed' }
  | { type: 'secret.noted' }

export type PartnerDraft = Form<PartnerTask, TaskAnswers>
export const noForm: PartnerDraft = { about: null, answers: {}, key: null }

/** Whether closing the form would lose an answer of one of its questions. */
export function isFormWritten({ about, answers }: PartnersContext): boolean {
  if (!isForm(about)) return false
  const blank = blankAnswersOf(about)
  return isWritten(blank, Object.fromEntries(Object.keys(blank).map((name) => [name, answers[name] ?? null])))
}

export const partnersSetup = setup({
  types: {} as PageTypes<PartnersContext, PartnersEvent, PartnerDraft>,
  actors: { ...calls, unloadQuestion: slot<typeof unloadQuestion>('unloadQuestion') },
  guards: {
    ...formGuards,
    // openapi.yaml: only an admin may manage keys and endpoints
    mayManage: ({ context }) => may(context.user, 'partners.manage'),
    isResuming: ({ context: { user, draft } }) => may(user, 'partners.manage') && draft !== null,
    isUnsound: ({ context: { about, answers } }) => isForm(about) && Object.keys(taskFaults(about, answers)).length > 0,
    isWritten: ({ context }) => isFormWritten(context),
    isAbout: ({ context: { about } }, { kind }: { readonly kind: PartnerTask['kind'] }) => about?.kind === kind,
    isTask: (_, { task, kind }: { readonly task: PartnerTask; readonly kind: PartnerTask['kind'] }) =>
      task.kind === kind,
  },
  actions: {
    ...pageActions,
    ...formActions,
    readAddress: assign((_, { address }: { readonly address: string }) => ({ query: partnersQueryIn(address) })),
    beginForm: assign((_, { task }: { readonly task: FormTask }) => ({
      about: task,
      answers: blankAnswersOf(task),
      key: null,
      refused: null,
    })),
    setTask: assign((_, { task }: { readonly task: ActTask }) => ({ about: task })),
    setSecret: assign((_, { secret }: { readonly secret: string }) => ({ secret })),
    clearSecret: assign({ secret: null }),
    announceChange: emit(({ context: { about } }) => success(changeWords[about!.kind] ?? 'Saved.')),
    announceReplay: emit((_, { replayed }: { readonly replayed: number }) =>
      success(replayed === 1 ? 'One event is sent again.' : `${replayed} events are sent again.`),
    ),
  },
})

const changeWords: { readonly [Kind in PartnerTask['kind']]?: string } = {
  change: 'The endpoint is changed.',
  revocation: 'The key is revoked.',
  enabling: 'The endpoint is enabled.',
  removal: 'The endpoint is removed.',
}

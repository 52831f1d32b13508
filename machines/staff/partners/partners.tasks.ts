import type { PartnerKey, WebhookDelivery, WebhookEndpoint } from '../../../contract/client'
import { faultsIn } from '../../../domain/application/apart'
import type { Fields } from '../../../domain/application/fields/field'
import type { CalendarDate } from '../../../domain/common/dates'
import {
  blankEndpoint,
  blankKey,
  type EndpointAnswers,
  type EndpointChangeAnswers,
  endpointAnswerFaults,
  endpointAnswersOf,
  endpointChange,
  endpointChangeFaults,
  endpointChangeFields,
  endpointFields,
  endpointForm,
  type KeyAnswers,
  keyAnswerFaults,
  keyFields,
  keyForm,
  replayFaults,
  replayFields,
  rotationFaults,
  rotationFields,
  usualRotation,
} from '../../../domain/staff/partners'

/** The subject of a dialog: a partner, one of its keys or endpoints, or a delivery. */
export type FormTask =
  | { readonly kind: 'key'; readonly slug: string; readonly name: string }
  | { readonly kind: 'endpoint'; readonly slug: string; readonly name: string }
  | { readonly kind: 'rotation'; readonly key: PartnerKey; readonly today: CalendarDate }
  | { readonly kind: 'change'; readonly endpoint: WebhookEndpoint }
  | { readonly kind: 'replay'; readonly endpoint: WebhookEndpoint }
export type ActTask =
  | { readonly kind: 'revocation'; readonly key: PartnerKey }
  | { readonly kind: 'secret'; readonly endpoint: WebhookEndpoint }
  | { readonly kind: 'enabling'; readonly endpoint: WebhookEndpoint }
  | { readonly kind: 'removal'; readonly endpoint: WebhookEndpoint }
  | { readonly kind: 'delivery'; readonly delivery: WebhookDelivery }
export type PartnerTask = FormTask | ActTask

/** The answers of a form, by question. */
export type TaskAnswers = Readonly<Record<string, string | null>>

export const isForm = (task: PartnerTask | null): task is FormTask =>
  task !== null && ['key', 'endpoint', 'change', 'rotation', 'replay'].includes(task.kind)

/** The answers that a form begins with. */
export function blankAnswersOf(task: FormTask): TaskAnswers {
  if (task.kind === 'key') return { ...blankKey }
  if (task.kind === 'endpoint') return { ...blankEndpoint }
  if (task.kind === 'change') return { ...endpointAnswersOf(task.endpoint) }
  return task.kind === 'rotation' ? { ...usualRotation(task.today) } : { since: null }
}

export const fieldsOf = ({ kind }: FormTask): Fields =>
  ({
    key: keyFields,
    endpoint: endpointFields,
    change: endpointChangeFields,
    rotation: rotationFields,
    replay: replayFields,
  })[kind]

const textIn = (answers: TaskAnswers, name: string) => answers[name] ?? ''

/** The errors that a browser can notice, by question. */
export function taskFaults(task: FormTask, answers: TaskAnswers): Readonly<Record<string, string>> {
  if (task.kind === 'key') return keyAnswerFaults(answers as unknown as KeyAnswers)
  if (task.kind === 'endpoint') return endpointAnswerFaults(answers as unknown as EndpointAnswers)
  if (task.kind === 'change') return endpointChangeFaults(answers as unknown as EndpointChangeAnswers)
  const own =
    task.kind === 'rotation'
      ? rotationFaults({ until: textIn(answers, 'until') }, task.today)
      : replayFaults({ since: textIn(answers, 'since') })
  return { ...own, ...faultsIn(fieldsOf(task), { ...answers }) }
}

/** The forms as their calls send them. */
export const keyFormIn = (answers: TaskAnswers) => keyForm(answers as unknown as KeyAnswers)
export const endpointFormIn = (answers: TaskAnswers) => endpointForm(answers as unknown as EndpointAnswers)
export const endpointChangeIn = (answers: TaskAnswers) => endpointChange(answers as unknown as EndpointChangeAnswers)
export const untilIn = (answers: TaskAnswers) => textIn(answers, 'until')
export const sinceIn = (answers: TaskAnswers) => textIn(answers, 'since')

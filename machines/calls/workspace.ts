import type { PendingApproval } from '../../contract/client'
import { type Problem, problemTypes } from '../../contract/problem'
import type { components } from '../../contract/schema.gen'
import type { StaffClient } from '../../contract/staff'
import { isPending, staffCall } from './call'

type Schemas = components['schemas']

/** The refund of a cancellation, in dollars. */
export interface Returns {
  /** by the rule of decision 49 */
  readonly refund: number
  /** the most that can be refunded */
  readonly most: number
  readonly kept: number
  /** the organizer that paid for the policy and gets the refund; null where the customer paid */
  readonly payee: string | null
}

interface Of {
  readonly id: string
}
/** Refused with 412 if the contact has another version. */
interface Versioned extends Of {
  readonly version: number
}
/** Done once under its key. */
interface Once {
  readonly key: string
}

/**
 * Each task ends in one of these. `outdated`: another user has changed the contact since it was loaded (412).
 * `suspended`: a moratorium stops it now.
 */
const done = {
  answered: () => ({ type: 'task.done' }) as const,
  refused: ({ status, type }: Problem) => {
    if (status === 412) return 'task.outdated' as const
    return type === problemTypes.suspended ? ('task.suspended' as const) : ('task.refused' as const)
  },
}

/** The same for a task that a second person may have to approve: then nothing was done. */
const doneOrWaiting = {
  answered: (answer: object): { type: 'task.done' } | { type: 'task.waits'; pending: PendingApproval } =>
    isPending(answer) ? { type: 'task.waits', pending: answer } : { type: 'task.done' },
  refused: done.refused,
}

export const previewCancelPolicy = (client: StaffClient) =>
  staffCall(({ id }: Of, signal) => client.previewCancelPolicy(id, signal), {
    answered: (returns): { type: 'returns.shown'; returns: Returns } => ({ type: 'returns.shown', returns }),
    refused: 'returns.failed',
  })

export const getDescriptionOfOperations = (client: StaffClient) =>
  staffCall(({ id }: Of, signal) => client.getDescriptionOfOperations(id, signal), {
    answered: (words) => ({ type: 'words.read', words }),
    refused: 'words.failed',
  })

export interface DecisionParams extends Versioned {
  readonly status: 'approved' | 'declined' | 'referred'
  readonly reason: string | null
}
export const markQuoteApproved = (client: StaffClient) =>
  staffCall(
    ({ id, version, ...body }: DecisionParams, signal) => client.markQuoteApproved(id, body, version, signal),
    doneOrWaiting,
  )

export interface CancellingPolicy extends Versioned, Once {
  readonly reason: string | null
  /** dollars; null for the amount by rule */
  readonly refund: number | null
}
export const cancelPolicy = (client: StaffClient) =>
  staffCall(
    ({ id, key, version, ...body }: CancellingPolicy, signal) =>
      client.cancelPolicy(id, { status: 'cancelled', ...body }, key, version, signal),
    doneOrWaiting,
  )

export interface Generating extends Versioned, Once {
  readonly words: Schemas['CertificateWords']
}
export const generateCoiSel = (client: StaffClient) =>
  staffCall(
    ({ id, key, words, version }: Generating, signal) => client.generateCoiSel(id, words, key, version, signal),
    done,
  )

export interface Mailing extends Of {
  readonly emails: string
}
export const sendPurchaseLinkByStaff = (client: StaffClient) =>
  staffCall(({ id, emails }: Mailing, signal) => client.sendPurchaseLink(id, { emails }, signal), done)
export const sendManagePolicy = (client: StaffClient) =>
  staffCall(({ id, emails }: Mailing, signal) => client.sendManagePolicy(id, { emails }, signal), done)

export interface Prospecting extends Of {
  readonly note: string | null
}
export const addPropspect = (client: StaffClient) =>
  staffCall((body: Prospecting, signal) => client.addPropspect(body, signal), done)

export interface HandingOver extends Of {
  /** where the decision is sent */
  readonly email: string
  readonly message: string | null
}
export const handOver = (client: StaffClient) =>
  staffCall(({ id, ...body }: HandingOver, signal) => client.submitForReview(id, body, signal), done)

export interface ChangingOrder extends Versioned {
  readonly act: 'resend' | 'extend' | 'withdraw'
  readonly emails?: string
  /** the new last day to pay */
  readonly pay_by?: string
  readonly reason?: string | null
}
export const changeOrder = (client: StaffClient) =>
  staffCall(({ id, version, ...body }: ChangingOrder, signal) => client.changeOrder(id, body, version, signal), done)

export interface RecordParams extends Versioned {
  /** a field that is left out stays as it is */
  readonly record: {
    readonly notes?: string | null
    readonly contract_number?: string | null
    readonly broker_partnership_quote?: Schemas['YesNo']
    readonly record_owner?: string | null
    readonly note?: string | null
    readonly task_day?: string | null
  }
}
export const updateRecord = (client: StaffClient) =>
  staffCall(({ id, record, version }: RecordParams, signal) => client.updateRecord(id, record, version, signal), done)

export interface FeeParams extends Versioned {
  /** dollars, in place of the policy fee; null for the usual fee */
  readonly fee: number | null
}
/** Sets a representative's fee (decision 53) by saving no answers. */
export const changeFee = (client: StaffClient) =>
  staffCall(async ({ id, fee, version }: FeeParams, signal) => {
    const body = { saveFromAdmin: true, pricing_detail: { fee_changed_by_rep: fee } }
    const result = await client.patchContact(id, body, version, signal)
    return result.ok ? result : { ...result, problem: named(result.problem) }
  }, done)

/** The server names the field by its path in the payload; the form has it without the path. */
const named = ({ errors, ...problem }: Problem): Problem => {
  const { 'pricing_detail.fee_changed_by_rep': fee } = errors ?? {}
  return fee === undefined
    ? { ...problem, ...(errors && { errors }) }
    : { ...problem, errors: { fee_changed_by_rep: fee } }
}

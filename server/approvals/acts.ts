import type { Authorize } from '../authority/authorize'
import { type Booked, bookedAnswer } from '../billing/confirmation'
import { enterExternalTransaction } from '../billing/externalTransaction'
import type { TransactionRequest } from '../billing/idempotentTransaction'
import { credit } from '../billing/invoice'
import { makeRefund } from '../billing/refund'
import { quoteLink } from '../contacts/links'
import type { ApprovalTerms } from '../platform/db/schema'
import type { Services } from '../platform/services/services'
import { cancelByStaff } from '../policies/changes/staffCancellation'
import { contactOf } from '../quotes/contactDto'
import { decide } from '../underwriting/decision'

/** An act, for the first time or for the second person. */
export interface Acting {
  readonly contactId: string
  readonly form: Readonly<Record<string, unknown>>
  readonly key: string
  /** email address of the requester */
  readonly actor: string
  /** from If-Match; a second person’s word is for the facts, and not for a version */
  readonly version?: string | undefined
  /** without it, the authority of one person */
  readonly authorize?: Authorize
  readonly isPreview?: boolean
}

const transaction =
  (call: string, enter: (services: Services, request: TransactionRequest) => Promise<Booked>) =>
  async (services: Services, { contactId: id, ...acting }: Acting) => {
    const { body } = bookedAnswer(services, await enter(services, { ...acting, id, call }))
    return body
  }

const elsewhere = (kind: 'issue-refund' | 'credit-memo') =>
  transaction('enterAccountingTransaction', (services, request) => enterExternalTransaction(services, request, kind))

interface CancellationForm {
  readonly reason: string | null
  readonly refund: number | null
}
interface ApprovalForm {
  readonly reason: string | null
  readonly terms: ApprovalTerms | null | undefined
  readonly maySetTerms: boolean
}

/**
 * The functions behind the calls that may need a second person. An approval runs the same function again, so that it
 * checks and works out everything anew.
 */
export const acts = {
  issueRefund: transaction('issueRefund', makeRefund),
  createCreditMemo: transaction('createCreditMemo', credit),
  'enterAccountingTransaction issue-refund': elsewhere('issue-refund'),
  'enterAccountingTransaction credit-memo': elsewhere('credit-memo'),
  cancelPolicy: (services: Services, { contactId: id, form, isPreview: _, ...acting }: Acting) =>
    cancelByStaff(services, { ...(form as unknown as CancellationForm), ...acting, id, version: acting.version }),
  markQuoteApproved: async (services: Services, { contactId: id, form, actor, version, authorize }: Acting) => {
    const given = form as unknown as ApprovalForm
    const saved = await decide(services, {
      ...given,
      id,
      version,
      status: 'approved',
      actor,
      ...(authorize && { authorize }),
    })
    return { contact: contactOf(saved), link: quoteLink(services.config, saved.id) }
  },
} as const satisfies Readonly<Record<string, (services: Services, acting: Acting) => Promise<unknown>>>

export type ApprovalCall = keyof typeof acts
export type ActAnswer<Call extends ApprovalCall> = Awaited<ReturnType<(typeof acts)[Call]>>

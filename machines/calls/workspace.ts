import type { Problem } from '../../contract/problem'
import type { components } from '../../contract/schema.gen'
import type { StaffClient } from '../../contract/staff'
import { call } from './call'
import type { SessionOver } from './staff'

type Schemas = components['schemas']
type CertificateWords = Schemas['CertificateWordsRead']

/** What canceling would give back. Dollars. */
export interface Returns {
  /** by the rule of decision 49 */
  readonly refund: number
  /** all that was paid and is still here */
  readonly most: number
  readonly kept: number
}

export type ReturnsFact =
  | { type: 'returns.shown'; returns: Returns }
  | { type: 'returns.missed'; problem: Problem }
  | SessionOver

export type WordsFact =
  | { type: 'words.read'; words: CertificateWords }
  | { type: 'words.missed'; problem: Problem }
  | SessionOver

/** Every act ends in one of these. `outdated`: somebody else has changed the contact since it was read (412). */
export type TaskFact =
  | { type: 'task.done' }
  | { type: 'task.refused'; problem: Problem }
  | { type: 'task.outdated'; problem: Problem }
  | SessionOver

interface Of {
  readonly id: string
}
/** Refused with 412 where the contact has another version by now. */
interface Versioned extends Of {
  readonly version: number
}
/** Done once under its key. */
interface Once {
  readonly key: string
}

const isSignedOut = (problem: Problem) => problem.status === 401

const refused = (problem: Problem): TaskFact => {
  if (isSignedOut(problem)) return { type: 'session.ended' }
  return { type: problem.status === 412 ? 'task.outdated' : 'task.refused', problem }
}
const done = { answered: (): TaskFact => ({ type: 'task.done' }), refused }

export const previewCancelPolicy = (client: StaffClient) =>
  call(({ id }: Of, signal) => client.previewCancelPolicy(id, signal), {
    answered: (returns): ReturnsFact => ({ type: 'returns.shown', returns }),
    refused: (problem): ReturnsFact =>
      isSignedOut(problem) ? { type: 'session.ended' } : { type: 'returns.missed', problem },
  })

export const getDescriptionOfOperations = (client: StaffClient) =>
  call(({ id }: Of, signal) => client.getDescriptionOfOperations(id, signal), {
    answered: (words): WordsFact => ({ type: 'words.read', words }),
    refused: (problem): WordsFact =>
      isSignedOut(problem) ? { type: 'session.ended' } : { type: 'words.missed', problem },
  })

export interface Judging extends Versioned {
  readonly status: 'approved' | 'declined' | 'referred'
  readonly reason: string | null
}
export const markQuoteApproved = (client: StaffClient) =>
  call(({ id, version, ...body }: Judging, signal) => client.markQuoteApproved(id, body, version, signal), done)

export interface CancellingPolicy extends Versioned, Once {
  readonly reason: string | null
  /** dollars; null: by the rule */
  readonly refund: number | null
}
export const cancelPolicy = (client: StaffClient) =>
  call(
    ({ id, key, version, ...body }: CancellingPolicy, signal) =>
      client.cancelPolicy(id, { status: 'cancelled', ...body }, key, version, signal),
    done,
  )

export interface Generating extends Versioned, Once {
  readonly words: Schemas['CertificateWords']
}
export const generateCoiSel = (client: StaffClient) =>
  call(
    ({ id, key, words, version }: Generating, signal) => client.generateCoiSel(id, words, key, version, signal),
    done,
  )

export interface Mailing extends Of {
  readonly emails: string
}
export const sendPurchaseLinkByStaff = (client: StaffClient) =>
  call(({ id, emails }: Mailing, signal) => client.sendPurchaseLink(id, emails, signal), done)
export const sendManagePolicy = (client: StaffClient) =>
  call(({ id, emails }: Mailing, signal) => client.sendManagePolicy(id, emails, signal), done)

export interface Prospecting extends Of {
  readonly note: string | null
}
export const addPropspect = (client: StaffClient) =>
  call((body: Prospecting, signal) => client.addPropspect(body, signal), done)

export interface Recording extends Versioned {
  /** what is left out stays as it is */
  readonly record: {
    readonly notes?: string | null
    readonly contract_number?: string | null
    readonly broker_partnership_quote?: Schemas['YesNo']
    readonly record_owner?: string | null
  }
}
export const updateRecord = (client: StaffClient) =>
  call(({ id, record, version }: Recording, signal) => client.updateRecord(id, record, version, signal), done)

export interface Feeing extends Versioned {
  /** dollars, in place of the policy fee; null: the usual one */
  readonly fee: number | null
}
/** The fee that a representative sets (decision 53): a save of no answers. */
export const changeFee = (client: StaffClient) =>
  call(
    ({ id, fee, version }: Feeing, signal) =>
      client.patchContact(id, { saveFromAdmin: true, pricing_detail: { fee_changed_by_rep: fee } }, signal, version),
    {
      answered: done.answered,
      refused: (problem): TaskFact => refused(named(problem)),
    },
  )

/** The server names the answer within its payload. */
const named = ({ errors, ...problem }: Problem): Problem => {
  const { 'pricing_detail.fee_changed_by_rep': fee } = errors ?? {}
  return fee === undefined
    ? { ...problem, ...(errors && { errors }) }
    : { ...problem, errors: { fee_changed_by_rep: fee } }
}

import type {
  ClaimReport,
  Client,
  ContactRow,
  OpenedPolicy,
  PolicyCalls,
  PolicyDocument,
  ReceivedClaim,
} from '../../contract/client'
import type { Problem } from '../../contract/problem'
import { call } from './call'

/** The signed part of a manage-policy link: whose policy, and what opens it (decision 54). */
export interface PolicyLink {
  readonly contactId: string
  readonly token: string
}

/** `closed`: the link does not open this policy, or no longer. `missed`: nobody knows, so it may be tried again. */
export type PolicyFact =
  | { type: 'policy.opened'; opened: OpenedPolicy }
  | { type: 'policy.closed'; problem: Problem }
  | { type: 'policy.missed'; problem: Problem }

export type DocumentsFact =
  | { type: 'documents.listed'; documents: readonly PolicyDocument[] }
  | { type: 'documents.missed'; problem: Problem }

/** What a wrong, expired or revoked link is answered with; an address that is no id at all is 400. */
const closing = [400, 401, 404]

export const getPolicy = (client: Client) =>
  call((input: PolicyLink, signal) => client.getPolicy(input.contactId, input.token, signal), {
    answered: (opened): PolicyFact => ({ type: 'policy.opened', opened }),
    refused: (problem): PolicyFact => ({
      type: closing.includes(problem.status) ? 'policy.closed' : 'policy.missed',
      problem,
    }),
  })

export const listDocuments = (client: Client) =>
  call((input: PolicyLink, signal) => client.listDocuments(input.contactId, input.token, signal), {
    answered: (documents): DocumentsFact => ({ type: 'documents.listed', documents }),
    refused: (problem): DocumentsFact => ({ type: 'documents.missed', problem }),
  })

/** A person reads it: nothing is decided here. */
export type ClaimFact = { type: 'claim.received'; claim: ReceivedClaim } | { type: 'form.refused'; problem: Problem }

/** What is sent once only, under a key of its own. */
interface Once {
  readonly link: PolicyLink
  readonly idempotencyKey: string
}

export const submitAClaim = (client: PolicyCalls) =>
  call(
    ({ link, idempotencyKey, report }: Once & { report: ClaimReport }, signal) =>
      client.submitAClaim(link.token, report, idempotencyKey, signal),
    {
      answered: (claim): ClaimFact => ({ type: 'claim.received', claim }),
      refused: (problem): ClaimFact => ({ type: 'form.refused', problem }),
    },
  )

export type MessageFact = { type: 'message.received'; reply: string } | { type: 'form.refused'; problem: Problem }

interface PolicyMessage {
  readonly policy_number: string
  readonly subject: string
  readonly message: string
}

export const sendUsEmail = (client: PolicyCalls) =>
  call(
    ({ link, idempotencyKey, message }: Once & { message: PolicyMessage }, signal) =>
      client.sendUsEmail(link.token, message, idempotencyKey, signal),
    {
      answered: ({ message }): MessageFact => ({ type: 'message.received', reply: message }),
      refused: (problem): MessageFact => ({ type: 'form.refused', problem }),
    },
  )

export type DocumentsSentFact = { type: 'documents.sent' } | { type: 'form.refused'; problem: Problem }

interface SentDocuments {
  /** with semicolons between them */
  readonly emails: string
  /** their addresses, as they were listed */
  readonly documents: readonly string[]
  readonly message: string | null
}

export const sendDocuments = (client: Client) =>
  call(
    ({ link, sent: { documents, ...words } }: { link: PolicyLink; sent: SentDocuments }, signal) =>
      client.sendDocuments(link.contactId, link.token, { ...words, documents: [...documents] }, signal),
    {
      answered: (): DocumentsSentFact => ({ type: 'documents.sent' }),
      refused: (problem): DocumentsSentFact => ({ type: 'form.refused', problem }),
    },
  )

/** `told`: what may be told. The public hears a sentence, whatever there is; staff are shown the policies (decision 38). */
export type PolicyLookupFact =
  | { type: 'policies.told'; policies: readonly ContactRow[]; message: string | null }
  | { type: 'form.refused'; problem: Problem }

interface SoughtPolicies {
  readonly email: string
  readonly zip: string
  readonly number: string | null
}

export const findPolicies = (client: PolicyCalls) =>
  call(
    ({ email, zip, number }: SoughtPolicies, signal) =>
      number === null ? client.findPolicies(email, zip, signal) : client.findPolicy(email, zip, number, signal),
    {
      answered: ({ policies, message }): PolicyLookupFact => ({ type: 'policies.told', policies, message }),
      refused: (problem): PolicyLookupFact => ({ type: 'form.refused', problem }),
    },
  )

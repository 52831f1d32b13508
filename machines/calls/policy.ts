import type { Client, OpenedPolicy, PolicyDocument } from '../../contract/client'
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

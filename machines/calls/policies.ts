import type { ClaimReport, Client, ContactRow, PolicyCalls, PolicyDocument } from '../../contract/client'
import { customerCall } from './call'

/** The signed part of a manage-policy link: the policy, and the token that opens it (decision 54). */
export interface PolicyLink {
  readonly contactId: string
  readonly token: string
}

/** The statuses for a wrong, expired or revoked link. A malformed id is answered with 400. */
const closed = [400, 401, 404]

/** `closed`: the link does not open this policy, or no longer does. `failed`: no answer came, so it can be tried again. */
export const getPolicy = (client: Client) =>
  customerCall((input: PolicyLink, signal) => client.getPolicy(input.contactId, input.token, signal), {
    answered: (opened) => ({ type: 'policy.opened', opened }),
    refused: ({ status }) => (closed.includes(status) ? 'policy.closed' : 'policy.failed'),
  })

export const listDocuments = (client: Client) =>
  customerCall((input: PolicyLink, signal) => client.listDocuments(input.contactId, input.token, signal), {
    answered: (documents): { type: 'documents.listed'; documents: readonly PolicyDocument[] } => ({
      type: 'documents.listed',
      documents,
    }),
    refused: 'documents.failed',
  })

/** A request that the server carries out once under its key. */
interface Once {
  readonly link: PolicyLink
  readonly idempotencyKey: string
}

export const submitAClaim = (client: PolicyCalls) =>
  customerCall(
    ({ link, idempotencyKey, report }: Once & { report: ClaimReport }, signal) =>
      client.submitAClaim(link.token, report, idempotencyKey, signal),
    { answered: (claim) => ({ type: 'claim.received', claim }), refused: 'form.refused' },
  )

interface PolicyMessage {
  readonly policy_number: string
  readonly subject: string
  readonly message: string
}

export const sendUsEmail = (client: PolicyCalls) =>
  customerCall(
    ({ link, idempotencyKey, message }: Once & { message: PolicyMessage }, signal) =>
      client.sendUsEmail(link.token, message, idempotencyKey, signal),
    { answered: ({ message }) => ({ type: 'message.received', reply: message }), refused: 'form.refused' },
  )

interface SentDocuments {
  /** separated by semicolons */
  readonly emails: string
  /** their URLs, as listed */
  readonly documents: readonly string[]
  readonly message: string | null
}

export const sendDocuments = (client: Client) =>
  customerCall(
    ({ link, sent: { documents, ...words } }: { link: PolicyLink; sent: SentDocuments }, signal) =>
      client.sendDocuments(link.contactId, link.token, { ...words, documents: [...documents] }, signal),
    { answered: () => ({ type: 'documents.sent' }), refused: 'form.refused' },
  )

interface PolicyQuery {
  readonly email: string
  readonly zip: string
  readonly number: string | null
}

/** The public gets the same message whether or not there is a policy; staff get the policies (decision 38). */
export const findPolicies = (client: PolicyCalls) =>
  customerCall(
    ({ email, zip, number }: PolicyQuery, signal) =>
      number === null ? client.findPolicies(email, zip, signal) : client.findPolicy(email, zip, number, signal),
    {
      answered: ({ policies, message }): PolicyMatches => ({ type: 'policies.answered', policies, message }),
      refused: 'form.refused',
    },
  )
type PolicyMatches = { type: 'policies.answered'; policies: readonly ContactRow[]; message: string | null }

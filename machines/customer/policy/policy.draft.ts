import {
  any,
  array,
  create,
  type Infer,
  literal,
  mask,
  nullable,
  number,
  object,
  optional,
  record,
  string,
} from 'superstruct'
import { claimFields, messageFields, sendingFields } from '../../../domain/policy/forms'
import { knownAnswers } from '../quote/model/quote.answers'
import { differing, insuredAnswers } from './change.setup'
import { type PolicyRef, selectDrafts } from './policy.select'
import type { Drafts } from './policy.setup'

const Words = record(string(), nullable(string()))

/**
 * The drafts of a policy's tasks that survive a reload. They never hold card data, since no chart does; of a file they
 * hold only the name, so that it can be chosen again.
 */
const StoredDraft = object({
  version: literal(1),
  contactId: string(),
  /** marks the entries of the browser's history that belong to this visit */
  visit: string(),
  /** milliseconds since 1970 */
  at: number(),
  change: optional(record(string(), any())),
  paying: optional(object({ key: string(), attempt: number(), worked: any(), answers: record(string(), any()) })),
  claim: optional(object({ words: Words, files: array(string()) })),
  message: optional(Words),
  sending: optional(Words),
})
type StoredDraft = Infer<typeof StoredDraft>

/** Null without a policy. */
export function toStoredDraft(
  policy: ReturnType<PolicyRef['getSnapshot']>,
  visit: string,
  at: number,
): StoredDraft | null {
  const { link, opened } = policy.context
  if (!link) return null
  const { change, paying, claim, message, sending } = selectDrafts(policy)
  const { files = [], lost = [], ...words } = claim ?? {}
  return {
    version: 1,
    contactId: link.contactId,
    visit,
    at,
    ...(change && { change: opened ? differing(insuredAnswers(opened), change) : change }),
    ...(paying && { paying }),
    ...(claim && { claim: { words, files: [...lost, ...files.map(({ name }) => name)] } }),
    ...(message && { message }),
    ...(sending && { sending }),
  }
}

/**
 * The draft of documents that are emailed from the page of the purchase. A reload leads to the policy's page, which then
 * has the text.
 */
export const sharingDraft = (
  contactId: string,
  visit: string,
  at: number,
  sending: Readonly<Record<string, string | null>> | null,
): StoredDraft => ({ version: 1, contactId, visit, at, ...(sending && { sending }) })

/** @returns null if it belongs to another policy, cannot be read, or is older than `since`, when drafts were cleared */
export function fromStoredDraft(
  text: string | null,
  contactId: string,
  since: number,
): { visit: string; drafts: Drafts } | null {
  const stored = read(text)
  if (stored === null || stored.contactId !== contactId || stored.at < since) return null
  const { visit, change, paying, claim, message, sending } = stored
  const drafts = {
    ...(change && { change: knownAnswers(change) }),
    ...(paying && { paying: { ...paying, worked: paying.worked, answers: knownAnswers(paying.answers) } }),
    ...(claim && { claim: { ...wordsFor(claimFields, claim.words), files: [], lost: claim.files } }),
    ...(message && { message: wordsFor(messageFields, message) }),
    ...(sending && { sending: wordsFor(sendingFields, sending) }),
  }
  return { visit, drafts }
}

const wordsFor = <Name extends string>(fields: Readonly<Record<Name, unknown>>, stored: Infer<typeof Words>) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, stored[name] ?? null])) as Record<Name, string | null>

function read(text: string | null): StoredDraft | null {
  try {
    return create(mask(JSON.parse(text ?? 'null'), StoredDraft), StoredDraft)
  } catch {
    return null
  }
}

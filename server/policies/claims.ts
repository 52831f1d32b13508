import { randomBytes } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { OpenedPolicy } from '../../contract/client'
import type { ClaimWords } from '../../domain/policy/claim'
import { audit } from '../platform/audit/audit'
import type { Db } from '../platform/db/database'
import type { ClaimTable, StoredFile } from '../platform/db/policyTables'
import { mailDue } from '../platform/mail/limits'
import { queueLetters } from '../platform/mail/queue'
import { actorOf, type Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { addWorkItem } from '../workItems/workItem'
import type { Policy } from './policy'

export type Claim = Selectable<ClaimTable>

export const claimUnder = (db: Db, keyHash: string): Promise<Claim | undefined> =>
  db.q.selectFrom('claim').selectAll().where('idempotency_key', '=', keyHash).executeTakeFirst()

/** The claims for the policy page, oldest first. */
export async function claimsOf(db: Db, contactId: string): Promise<OpenedPolicy['claims']> {
  const claims = await db.q
    .selectFrom('claim')
    .select(['claim_number', 'created', 'date'])
    .where('contact_id', '=', contactId)
    .orderBy('claim_number')
    .execute()
  return claims.map(({ claim_number, created, date }) => ({ claim_number, received: created.toISOString(), date }))
}

export interface Report {
  readonly policy: Policy
  readonly words: ClaimWords
  /** already in the file store */
  readonly files: readonly StoredFile[]
  readonly keyHash: string
  readonly requestHash: string
  readonly caller: Caller
}

/** Stores a claim and queues mail to us and to the reporter. Returns undefined where the key is taken. */
export const addClaim = ({ db, jobs, now }: Services, report: Report): Promise<Claim | undefined> =>
  db.tx(async () => {
    const { policy, words, files, keyHash, requestHash, caller } = report
    const { contact_id: contactId } = policy
    const recipients = [words.email]
    const claim = await db.q
      .insertInto('claim')
      .values({
        id: randomBytes(16).toString('base64url'),
        claim_number: await nextNumber(db),
        contact_id: contactId,
        policy_number: policy.policy_number,
        idempotency_key: keyHash,
        request_hash: requestHash,
        ...words,
        phone: words.phone || null,
        files: JSON.stringify(files),
        created: now(),
      })
      .onConflict((taken) => taken.column('idempotency_key').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!claim) return undefined
    const { id, claim_number, name, email, created } = claim
    await addWorkItem(db, {
      id,
      kind: 'claim',
      contact_id: contactId,
      subject: `Claim ${claim_number}`,
      name,
      email,
      at: created,
    })
    const due = await mailDue(db, caller, { contactId, recipients })
    await queueLetters({ jobs }, { kind: 'claim', contactId, claimId: claim.id }, `mail:claim:${claim.id}`, due)
    await audit(db, {
      actor: actorOf(caller),
      entity: 'contact',
      entityId: contactId,
      action: 'claim.received',
      after: { claim_number: claim.claim_number, files: files.map(({ name, bytes }) => ({ name, bytes })), recipients },
    })
    return claim
  })

/** C- and six digits. A failed transaction leaves a gap. */
async function nextNumber(db: Db): Promise<string> {
  const { number } = await db.q
    .selectNoFrom(sql<number>`nextval('claim_number')`.as('number'))
    .executeTakeFirstOrThrow()
  return `C-${String(number).padStart(6, '0')}`
}

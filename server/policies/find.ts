import { randomUUID } from 'node:crypto'
import { type SqlBool, sql } from 'kysely'
import type { ContactRow } from '../../contract/client'
import { messages } from '../../domain/common/messages'
import type { Contact } from '../contacts/contact'
import { audit } from '../platform/audit/audit'
import type { Db } from '../platform/db/database'
import { storedAddressIn } from '../platform/mail/addresses'
import { checkLimits } from '../platform/mail/limits'
import { wrongAnswers } from '../platform/problems/problem'
import { actorOf, type Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { rowOf } from '../quotes/contactDto'

const maxMatches = 50

export interface PolicySearch {
  readonly email: string
  /** of the insured; only the first five digits are compared */
  readonly zip: string
  readonly number?: string | undefined
}

/** Policies by contact point email and the insured's ZIP code, newest first. */
export const policiesOf = ({ q }: Db, { email, zip, number }: PolicySearch): Promise<Contact[]> =>
  q
    .selectFrom('contact')
    .innerJoin('policy', 'policy.contact_id', 'contact.id')
    .selectAll('contact')
    .where(sql<SqlBool>`lower(${contactPoint}) = ${email.toLowerCase()}`)
    .where(sql<SqlBool>`left(policy.answers ->> 'insured_zip', 5) = ${zip.slice(0, 5)}`)
    .$if(number !== undefined, (query) => query.where('policy.policy_number', '=', number!.trim().toUpperCase()))
    .orderBy('policy.created', 'desc')
    .orderBy('contact.id')
    .limit(maxMatches)
    .execute()

/** The producer, if one acts for the insured (specification section 6). */
const contactPoint = sql<string>`case when policy.answers ->> 'insurance_producer' = 'True'
  then policy.answers ->> 'producer_email' else policy.answers ->> 'insured_email' end`

interface PolicyLookup {
  /** an email address */
  readonly a: string
  /** the insured's ZIP code */
  readonly b: string
  /** a policy number */
  readonly c?: string
}

/**
 * Finds the policies of an email address (decision 38). For the public, the job that mails the links does the lookup,
 * so that neither the response nor its timing reveals whether there are any.
 * @throws Problem 422 that names `a` or `b`, 429
 */
export async function lookUpPolicies(services: Services, lookup: PolicyLookup, caller: Caller) {
  const sought = readSought(lookup)
  if (caller.kind === 'staff') {
    const query = await policiesOf(services.db, sought)
    return { policies: query.map(rowOf) as ContactRow[], message: null }
  }
  await mailLinks(services, sought, caller)
  return { policies: [], message: 'If we know this address, the links to its policies are on their way to it.' }
}

function readSought({ a, b, c }: PolicyLookup): PolicySearch {
  const email = storedAddressIn(a)
  const zip = b.trim()
  const isZip = /^\d{5}(-\d{4})?$/.test(zip)
  if (email && isZip) return { email, zip, ...(c !== undefined && { number: c }) }
  throw wrongAnswers({ ...(!email && { a: messages.email('Email') }), ...(!isZip && { b: messages.zip('ZIP code') }) })
}

const mailLinks = ({ db, jobs }: Services, sought: PolicySearch, caller: Caller): Promise<void> =>
  db.tx(async () => {
    const recipients = [sought.email]
    const due = await checkLimits(db, caller, { contactId: null, recipients, field: 'a' })
    await jobs.enqueue('mail', { kind: 'policiesFound', ...sought, occasion: randomUUID() }, undefined, due)
    await audit(db, {
      actor: actorOf(caller),
      entity: 'address',
      entityId: sought.email.toLowerCase(),
      action: 'policies.sought',
      after: { recipients },
    })
  })

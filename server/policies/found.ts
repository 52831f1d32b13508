import { type SqlBool, sql } from 'kysely'
import type { Db } from '../db/database'
import type { Contact } from '../payments/rows'

const mostFound = 50

export interface SoughtPolicy {
  readonly email: string
  /** the insured's; of nine digits the first five are looked at */
  readonly zip: string
  readonly number?: string | undefined
}

/** The contacts of the policies whose contact point is an address, and whose insured has a ZIP code, the newest first. */
export const policiesOf = ({ q }: Db, { email, zip, number }: SoughtPolicy): Promise<Contact[]> =>
  q
    .selectFrom('contact')
    .innerJoin('policy', 'policy.contact_id', 'contact.id')
    .selectAll('contact')
    .where(sql<SqlBool>`lower(${contactPoint}) = ${email.toLowerCase()}`)
    .where(sql<SqlBool>`left(policy.answers ->> 'insured_zip', 5) = ${zip.slice(0, 5)}`)
    .$if(number !== undefined, (found) => found.where('policy.policy_number', '=', number!.trim().toUpperCase()))
    .orderBy('policy.created', 'desc')
    .orderBy('contact.id')
    .limit(mostFound)
    .execute()

/** The producer where one acts for the insured (specification section 6). */
const contactPoint = sql<string>`case when policy.answers ->> 'insurance_producer' = 'True'
  then policy.answers ->> 'producer_email' else policy.answers ->> 'insured_email' end`

import { brand } from '../../domain/common/brand'
import type { Config } from '../platform/config/config'
import type { Db } from '../platform/db/database'

/** Each address once; one that stands twice is what it is first. */
export function eachOnce<As extends string>(
  all: readonly { readonly to: string | null | undefined; readonly as: As }[],
): { readonly to: string; readonly as: As }[] {
  const seen = new Set<string>()
  return all.flatMap(({ to, as }) => {
    const known = to?.trim().toLowerCase()
    if (!to || !known || seen.has(known)) return []
    seen.add(known)
    return [{ to, as }]
  })
}

/** Whom letters of these kinds about a contact have reached, oldest first. */
export async function reached(db: Db, contactId: string, kinds: readonly string[]): Promise<string[]> {
  const rows = await db.q
    .selectFrom('mail_log')
    .select('recipient')
    .where('contact_id', '=', contactId)
    .where('kind', 'in', kinds)
    .where('state', '=', 'sent')
    .orderBy('id')
    .execute()
  return [...new Set(rows.map(({ recipient }) => recipient))]
}

/** What a certificate reaches its holders with: whoever holds one is told when it is another, or none any more. */
export const holderKinds = ['certificate', 'certificateSent', 'certificateChanged'] as const
/** What a policy reaches with whom it is sold to, and the insured. */
export const ownerKinds = ['purchase', 'policyChanged'] as const

/** Where staff are told of what needs them; our own address while nothing else is set. */
export const staffAddress = ({ mail }: Pick<Config, 'mail'>): string => mail.staff ?? brand.email

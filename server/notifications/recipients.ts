import { brand } from '../../domain/common/brand'
import type { Config } from '../platform/config/config'
import type { Db } from '../platform/db/database'

/** Removes duplicate addresses; the first role wins. */
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

/** The recipients of earlier letters of these kinds about a contact, oldest first. */
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

/** The letters that carry a certificate. Their recipients learn when it is replaced or no longer valid. */
export const certificateLetterKinds = ['certificate', 'certificateSent', 'certificateChanged'] as const
/** The letters that carry a policy to its buyer and the insured. */
export const policyLetterKinds = ['purchase', 'policyChanged'] as const

/** The address for staff notifications; our own address by default. */
export const staffAddress = ({ mail }: Pick<Config, 'mail'>): string => mail.staff ?? brand.email

/** The staff's page of a request. */
export const requestLink = ({ baseUrl }: Pick<Config, 'baseUrl'>, id: string): string =>
  `${baseUrl}/quote/admin/requests/${id}`

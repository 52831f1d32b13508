import type { StaffUser } from '../../../contract/client'
import { audit } from '../../platform/audit/audit'
import type { Db } from '../../platform/db/database'
import { normalEmail } from '../../platform/mail/addresses'
import { lockAccount } from '../accounts'
import { type Claims, SignInRefused } from './provider'

/**
 * The open account of a signed-in user. The first sign-in links it by its email address, which the provider must have
 * verified; later ones follow the link, so that a new address at the provider opens no other account. Accounts are
 * never made here. Runs in a transaction.
 * @throws SignInRefused
 */
export async function accountOf(db: Db, claims: Claims, now: Date): Promise<Pick<StaffUser, 'id' | 'email'>> {
  const { issuer, subject } = claims
  const linked = await db.q
    .selectFrom('staff_identity')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  const account = await lockAccount(db, linked?.user_id ?? (await matchOf(db, claims)))
  if (!account || account.disabled) throw new SignInRefused('unknown')
  if (!linked) await link(db, claims, { userId: account.id, email: account.email, now })
  return account
}

/** The id of the account with the verified address. */
async function matchOf(db: Db, { email, isVerified }: Claims): Promise<string> {
  if (email === null || !isVerified) throw new SignInRefused('unverified')
  const account = await db.q
    .selectFrom('staff_user')
    .select('id')
    .where('email', '=', normalEmail(email))
    .executeTakeFirst()
  if (!account) throw new SignInRefused('unknown')
  return account.id
}

interface Linking {
  readonly userId: string
  readonly email: string
  readonly now: Date
}

/** An account has one identity of a provider: another one with its address would be another person. */
async function link(db: Db, { issuer, subject }: Claims, { userId, email, now }: Linking): Promise<void> {
  const added = await db.q
    .insertInto('staff_identity')
    .values({ issuer, subject, user_id: userId, created: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  if (!added) throw new SignInRefused('unknown')
  await audit(db, {
    actor: email,
    entity: 'staff_user',
    entityId: userId,
    action: 'identity.linked',
    after: { issuer },
  })
}

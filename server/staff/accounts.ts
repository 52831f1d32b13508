import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { StaffUser } from '../../contract/client'
import { audit } from '../platform/audit/audit'
import type { Config } from '../platform/config/config'
import type { Db } from '../platform/db/database'
import { normalEmail } from '../platform/mail/addresses'
import { type Cost, hashPassword, randomPassword } from './passwords'

export interface NewAccount {
  readonly name: string
  readonly email: string
  readonly role: StaffUser['role']
  readonly password: string
  /** when the password was given to the user, who has to replace it at the first sign-in */
  readonly given?: Date
  /** cost of the password hash; tests that create many accounts lower it */
  readonly cost?: Cost
  /** the admin who adds the account */
  readonly actor?: string
}

/** @returns the new id; null where the address already has an account, which stays unchanged */
export async function addAccount(
  db: Db,
  { password, given, cost, actor = 'system', ...account }: NewAccount,
): Promise<string | null> {
  const id = randomUUID()
  const row = {
    ...account,
    id,
    email: normalEmail(account.email),
    password_hash: await hashPassword(password, cost),
    password_given: given ?? null,
  }
  return db.tx(async () => {
    const added = await db.q
      .insertInto('staff_user')
      .values(row)
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) return null
    const { name, email, role } = row
    await audit(db, {
      actor,
      entity: 'staff_user',
      entityId: id,
      action: 'account.added',
      after: { name, email, role },
    })
    return id
  })
}

/** Locks an account until the transaction ends. */
export const lockAccount = (db: Db, id: string) =>
  db.q.selectFrom('staff_user').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Stores a password that its user has chosen, and ends the links with which another could be chosen. */
export async function storeOwnPassword(
  db: Db,
  { id, email }: Pick<StaffUser, 'id' | 'email'>,
  { hash, now }: { readonly hash: string; readonly now: Date },
): Promise<void> {
  await db.q
    .updateTable('staff_user')
    .set({ password_hash: hash, password_given: null, edited: now })
    .where('id', '=', id)
    .execute()
  await endResetsOf(db, id)
  await audit(db, { actor: email, entity: 'staff_user', entityId: id, action: 'password.changed' })
}

/** Ends the mailed links for a new password. */
export async function endResetsOf(db: Db, userId: string): Promise<void> {
  await db.q.deleteFrom('password_reset').where('user_id', '=', userId).execute()
}

/** One account per role, with addresses that cannot receive mail. */
const starters = [
  { name: 'Sample representative', email: 'rep@marquee.example.com', role: 'rep' },
  { name: 'Sample underwriter', email: 'underwriter@marquee.example.com', role: 'underwriter' },
  { name: 'Sample accountant', email: 'accountant@marquee.example.com', role: 'accountant' },
  { name: 'Sample administrator', email: 'admin@marquee.example.com', role: 'admin' },
] as const

/** Whether an address is the one of a sample account. */
export const isStarter = (email: string): boolean => starters.some((starter) => starter.email === email)

/**
 * Creates the first accounts of an empty database: the configured administrator, or, without a database URL and a
 * configured administrator, one account per role. Their passwords are stored in the data folder for its owner.
 * @returns the new accounts, to be shown once
 */
export async function makeFirstAccounts(db: Db, config: Config): Promise<readonly NewAccount[]> {
  if (config.firstAdmin) {
    await addAccount(db, { name: 'Administrator', role: 'admin', ...config.firstAdmin })
    return []
  }
  const anybody = await db.q.selectFrom('staff_user').select('id').limit(1).executeTakeFirst()
  if (anybody || config.databaseUrl) return []
  const accounts = starters.map((account) => ({ ...account, password: randomPassword(), given: new Date() }))
  // the file comes first: a crash in between leaves a file to overwrite, and never a lost password
  const lines = accounts.map(({ email, password, role }) => `${role}\t${email}\t${password}\n`)
  await writeFile(path.join(config.dataFolder, 'staff-accounts.txt'), lines.join(''), { mode: 0o600 })
  await db.tx(async () => {
    for (const account of accounts) await addAccount(db, account)
  })
  return accounts
}

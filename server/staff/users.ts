import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { StaffUser, UserRow } from '../../contract/client'
import { looksLikeCardNumber } from '../../domain/common/cardNumber'
import { isEmail } from '../../domain/common/email'
import { messages } from '../../domain/common/messages'
import { hasPermission, permissions } from '../../domain/staff/permissions'
import { audit } from '../platform/audit/audit'
import type { Db } from '../platform/db/database'
import { containing } from '../platform/db/patterns'
import type { Database } from '../platform/db/schema'
import { onceUnder } from '../platform/idempotency/once'
import { normalEmail } from '../platform/mail/addresses'
import { notFound, Problem, wrongAnswers } from '../platform/problems/problem'
import { assertRowVersion } from '../platform/problems/version'
import type { Services } from '../platform/services/services'
import { addAccount, endResetsOf } from './accounts'
import { queueSignInChanged } from './factors/notice'
import { forgiveGuesses } from './guesses'
import { hashPassword, randomPassword } from './passwords'
import { endSessionsOf } from './sessions'

type Role = StaffUser['role']
type Account = Selectable<Database['staff_user']>

interface UserQuery {
  /** part of a name or of an address */
  readonly search?: string
  readonly sort?: 'name' | 'email' | 'role' | 'created'
  readonly direction?: 'asc' | 'desc'
  readonly page?: number
  readonly size?: number
}

/** Open and closed accounts. */
export async function searchUsers(db: Db, query: UserQuery) {
  const { search = '', sort = 'name', direction = 'asc', page = 1, size = 50 } = query
  const pattern = containing(search.trim())
  const matches = db.q
    .selectFrom('staff_user')
    .where((e) => e.or([e('name', 'ilike', pattern), e('email', 'ilike', pattern)]))
  const { total } = await matches.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await withLastSeen(matches)
    .orderBy(sort, direction)
    .orderBy('email')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows: rows.map(userRow), total, page, size }
}

/** Expired sessions are deleted, so the last sign-in comes from the audit log. */
const withLastSeen = (users: SelectQueryBuilder<Database, 'staff_user', object>) =>
  users.select(['id', 'name', 'email', 'role', 'version', 'created', 'disabled']).select([
    sql<Date | null>`(
      select max(at) from audit
      where entity = 'staff_session' and entity_id = staff_user.id and action = 'session.begun'
    )`.as('last_seen'),
    sql<boolean>`(
      exists (select from staff_authenticator where user_id = staff_user.id and secret is not null)
      or exists (select from staff_passkey where user_id = staff_user.id)
    )`.as('has_second_factor'),
  ])

type Seen = Pick<Account, 'id' | 'name' | 'email' | 'role' | 'version' | 'created' | 'disabled'> & {
  readonly last_seen: Date | null
  readonly has_second_factor: boolean
}

const userRow = ({ disabled, created, last_seen, ...row }: Seen): UserRow => ({
  ...row,
  is_disabled: disabled !== null,
  created: created.toISOString(),
  last_seen: last_seen?.toISOString() ?? null,
})

/** The account as the page of accounts lists it. @throws for an unknown one */
export const userRowOf = async (db: Db, id: string): Promise<UserRow> =>
  userRow(await withLastSeen(db.q.selectFrom('staff_user').where('id', '=', id)).executeTakeFirstOrThrow())

interface Adding {
  readonly name: string
  readonly email: string
  readonly role: Role
  /** the caller's Idempotency-Key */
  readonly key: string
  readonly actor: string
}

/** Adds an account; its password is returned only once. @throws Problem 422 by field */
export async function addUser({ db, now }: Pick<Services, 'db' | 'now'>, { key, actor, ...form }: Adding) {
  const account = { ...form, name: form.name.trim(), email: normalEmail(form.email), actor }
  const errors = {
    ...nameFault(account.name),
    ...(!isEmail(account.email) && { email: 'This is not an email address' }),
  }
  if (Object.keys(errors).length > 0) throw wrongAnswers(errors)
  return whileLocked(db, () =>
    onceUnder(db, { key, request: form, actor, at: now() }, async () => {
      const password = randomPassword()
      const id = await addAccount(db, { ...account, password, given: now() })
      if (!id)
        throw wrongAnswers({
          email: 'An account with this address exists already. It may be deactivated: check the list',
        })
      return { user: await userRowOf(db, id), password }
    }),
  )
}

function nameFault(name: string): { readonly name?: string } {
  if (name === '') return { name: 'Needs a name' }
  return looksLikeCardNumber(name) ? { name: messages.noCardNumber('Name') } : {}
}

interface Changes {
  readonly name?: string
  readonly role?: Role
  readonly is_disabled?: boolean
  /** replaces the password with a random one */
  readonly new_password?: boolean
}

interface Changing {
  readonly changes: Changes
  /** from If-Match */
  readonly version: string | undefined
  readonly actor: string
}

/**
 * Changes an account. Closing it, or changing its role or password, signs it out everywhere.
 * @returns the new password, if one was requested
 * @throws Problem 404, 412, 422 by field, 409 where no administrator would be left
 */
export async function updateUser(
  services: Pick<Services, 'db' | 'now' | 'config' | 'jobs' | 'newId'>,
  id: string,
  { changes, version, actor }: Changing,
) {
  const { db, now } = services
  const name = changes.name?.trim()
  const errors = name === undefined ? {} : nameFault(name)
  if (Object.keys(errors).length > 0) throw wrongAnswers(errors)
  const password = changes.new_password ? randomPassword() : null
  const hash = password && (await hashPassword(password))
  const updated = await whileLocked(db, async () => {
    const before = await db.q.selectFrom('staff_user').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!before) throw notFound('account')
    assertRowVersion(await userRowOf(db, id), version)
    const after = {
      name: name ?? before.name,
      role: changes.role ?? before.role,
      disabled: disabledThen(before, changes, now()),
    }
    if (manages(before) && !manages(after) && !(await isManagedByOthers(db, id))) {
      throw new Problem(409, 'This is the last administrator who can sign in. Make another one first.')
    }
    await db.q
      .updateTable('staff_user')
      .set({
        ...after,
        ...(hash && { password_hash: hash, password_given: now() }),
        version: before.version + 1,
        edited: now(),
      })
      .where('id', '=', id)
      .execute()
    await note(db, actor, before, after)
    if (hash) {
      await endResetsOf(db, id)
      await audit(db, { actor, entity: 'staff_user', entityId: id, action: 'password.changed' })
      await queueSignInChanged(services, id, 'passwordGiven')
    }
    const isOther = after.role !== before.role || (after.disabled === null) !== (before.disabled === null)
    if (hash || isOther) await endSessionsOf(db, id, now())
    return { user: await userRowOf(db, id), password }
  })
  if (password) await forgiveGuesses(services, updated.user.email)
  return updated
}

type AccountFacts = Pick<Account, 'name' | 'role' | 'disabled'>

function disabledThen({ disabled }: Account, { is_disabled = disabled !== null }: Changes, now: Date): Date | null {
  return is_disabled ? (disabled ?? now) : null
}

const manages = ({ role, disabled }: Pick<AccountFacts, 'role' | 'disabled'>) =>
  hasPermission(role, 'users.manage') && disabled === null

async function isManagedByOthers(db: Db, id: string): Promise<boolean> {
  const others = db.q.selectFrom('staff_user').select('id').where('id', '!=', id)
  const other = await others
    .where('role', 'in', permissions['users.manage'])
    .where('disabled', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

async function note(db: Db, actor: string, before: Account, after: AccountFacts): Promise<void> {
  const auditFacts = ({ name, role, disabled }: AccountFacts) => ({
    name,
    role,
    disabled: disabled?.toISOString() ?? null,
  })
  if (JSON.stringify(auditFacts(before)) === JSON.stringify(auditFacts(after))) return
  const isSame = (before.disabled === null) === (after.disabled === null)
  await audit(db, {
    actor,
    entity: 'staff_user',
    entityId: before.id,
    action: isSame ? 'account.changed' : after.disabled ? 'account.closed' : 'account.opened',
    before: auditFacts(before),
    after: auditFacts(after),
  })
}

/**
 * Runs changes one after the other, so that the last administrator cannot be removed twice, and no address gets two
 * accounts.
 */
const whileLocked = <R>(db: Db, work: () => Promise<R>): Promise<R> =>
  db.tx(async () => {
    await sql`select pg_advisory_xact_lock(hashtext('staff_user'))`.execute(db.q)
    return work()
  })

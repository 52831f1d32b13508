import type { Db } from '../platform/db/database'
import { normalEmail } from '../platform/mail/addresses'
import { wrongAnswers } from '../platform/problems/problem'

/**
 * The address of an active account of staff, as the account has it.
 * @param field of the request, for the error
 * @throws Problem 422 that names the field
 */
export async function activeAccount({ q }: Db, email: string, field: string): Promise<string> {
  const user = await q
    .selectFrom('staff_user')
    .select('email')
    .where('email', '=', normalEmail(email))
    .where('disabled', 'is', null)
    .executeTakeFirst()
  if (!user) throw wrongAnswers({ [field]: 'Nobody of our staff has this email address' })
  return user.email
}

/** Everybody who can own work, by name. */
export const activeAccounts = ({ q }: Db): Promise<{ name: string; email: string }[]> =>
  q
    .selectFrom('staff_user')
    .select(['name', 'email'])
    .where('disabled', 'is', null)
    .orderBy('name')
    .orderBy('email')
    .execute()

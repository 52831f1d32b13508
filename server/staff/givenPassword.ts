import type { Selectable } from 'kysely'
import type { Database } from '../platform/db/schema'
import { Problem, wrongAnswers } from '../platform/problems/problem'
import { isStarter } from './accounts'
import { assertAcceptable } from './newPassword'
import { hashPassword } from './passwords'

/** days for which a password that was given to a user can be replaced by one of the user's own */
const days = 7

type Account = Pick<Selectable<Database['staff_user']>, 'id' | 'name' | 'email' | 'password_given'>

interface Replacing {
  readonly given: string
  readonly chosen: string | undefined
  readonly now: Date
}

/**
 * Replaces a given password. Only a caller who knows it learns that it was given.
 * @returns the hash of the chosen password; null if the account's password is the user's own
 * @throws Problem 403 if the given password has ended, 422 at `new_password`
 */
export async function chosenInstead(account: Account, { given, chosen, now }: Replacing): Promise<string | null> {
  const { id, email, password_given } = account
  if (!password_given) return null
  if (hasEnded(password_given, now) && !isStarter(email)) throw ended().as('signIn.refused', id)
  if (chosen === undefined) throw chooseOwn()
  assertAcceptable(chosen, given, account)
  return hashPassword(chosen)
}

/** The sample accounts have no end, because nobody can mail them a link. */
const hasEnded = (since: Date, now: Date) => now.getTime() >= since.getTime() + days * 24 * 60 * 60_000

const ended = () =>
  new Problem(
    403,
    `This password was given to you more than ${days} days ago and no longer works. Choose one with “Forgot your password?”, or ask an administrator for another.`,
  )

const chooseOwn = () =>
  wrongAnswers({ new_password: 'Choose a password of your own. The one that you were given works only once' })

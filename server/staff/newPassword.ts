import { leastPassword } from '../../domain/staff/accounts'
import { wrongAnswers } from '../platform/problems/problem'
import { isBreached } from './breached'

/** minimum of different characters; fewer are guessable at any length */
const fewestKinds = 3

/**
 * Checks a password that a user has chosen.
 * @param old the password that it replaces
 * @param user the owner, whose name and address anyone can guess
 * @throws Problem 422 at `new_password`
 */
export function assertAcceptable(chosen: string, old: string | null, user: Owner): void {
  const fault = faultOf(chosen, old) ?? (isOwnName(chosen, user) ? 'Needs to be no name or address of yours' : null)
  if (fault) throw wrongAnswers({ new_password: fault })
}

interface Owner {
  readonly name: string
  readonly email: string
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const isOwnName = (chosen: string, { name, email }: Owner) =>
  [name, email, email.split('@')[0]!].some((own) => lettersOf(own) === lettersOf(chosen))

function faultOf(chosen: string, old: string | null): string | null {
  if (chosen.length < leastPassword) return `Needs ${leastPassword} characters or more`
  if (new Set(chosen.trim()).size < fewestKinds) return 'Needs more than one or two characters over and over'
  if (chosen === old) return 'Needs to be another one than you have now'
  if (isBreached(chosen)) return 'Was leaked from another website, so anyone can guess it. Choose another one'
  return null
}

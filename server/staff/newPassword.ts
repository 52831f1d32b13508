import { leastPassword } from '../../domain/staff/accounts'
import { wrongAnswers } from '../platform/problems/problem'
import { isBreached } from './breached'

/** minimum of different characters; fewer are guessable at any length */
const fewestKinds = 3

/**
 * Checks a password that a user has chosen.
 * @param old the password that it replaces
 * @throws Problem 422 at `new_password`
 */
export function assertAcceptable(chosen: string, old: string | null): void {
  const fault = faultOf(chosen, old)
  if (fault) throw wrongAnswers({ new_password: fault })
}

function faultOf(chosen: string, old: string | null): string | null {
  if (chosen.length < leastPassword) return `Needs ${leastPassword} characters or more`
  if (new Set(chosen.trim()).size < fewestKinds) return 'Needs more than one or two characters over and over'
  if (chosen === old) return 'Needs to be another one than you have now'
  if (isBreached(chosen)) return 'Was leaked from another website, so anyone can guess it. Choose another one'
  return null
}

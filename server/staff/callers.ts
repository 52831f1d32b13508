import { createHash } from 'node:crypto'
import type { Caller } from '../handler'
import type { Services } from '../services'
import { sessionOf } from './sessions'

/**
 * @param token of the session's cookie; an unknown or expired one is as good as none
 * @param address the network's, from which the call came
 */
export async function callerOf({ db, now }: Services, token: string | undefined, address: string): Promise<Caller> {
  const session = token === undefined ? null : await sessionOf(db, token, now())
  return session ? { kind: 'staff', ...session } : { kind: 'public', from: nameOf(address) }
}

const nameOf = (address: string) => createHash('sha256').update(address).digest('base64url').slice(0, 22)

import type { Caller } from '../handler'
import type { Services } from '../services'
import { sessionOf } from './sessions'

const publicCaller: Caller = { kind: 'public' }

/** @param token of the cookie `hcc_token`; an unknown or expired one is as good as none */
export async function callerOf({ db, now }: Services, token: string | undefined): Promise<Caller> {
  const session = token === undefined ? null : await sessionOf(db, token, now())
  return session ? { kind: 'staff', ...session } : publicCaller
}
